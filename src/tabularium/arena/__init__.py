"""Many games at once: benchmarks, fuzzing, studies."""
