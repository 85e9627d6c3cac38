"""Small plots as SVG, and the page around them: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tabularium.arena.shares import Share

WIDE, ROW, LABEL = 640, 26, 190
LETTER = 7  # the width of one, about
STYLE = """
:root{color-scheme:light dark;--ink:#2b211a;--paper:#faf5ea;--line:#cdbfa6;--red:#8e2a1f;--gold:#b8892b}
@media (prefers-color-scheme:dark){:root{--ink:#efe6d6;--paper:#1d1814;--line:#54483a;--red:#e0705f;--gold:#e0b65a}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper)}
body{max-width:44rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600}table{border-collapse:collapse;margin:.5rem 0 1.5rem}
td,th{padding:.2rem .7rem;border-bottom:1px solid var(--line);text-align:right}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto;display:block;margin:.5rem 0 1.5rem}
svg text{fill:var(--ink);font:13px Georgia,serif}.axis{stroke:var(--line)}.mark{fill:var(--red);stroke:var(--red)}
.bar{fill:var(--gold)}.note{opacity:.75;font-size:.9rem}
"""


def page(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>\n'
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    cells = "".join(f"<th>{escape(str(cell))}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"


def share_plot(rows: Sequence[tuple[str, Share]], bar: float = 0.0) -> str:
    """Estimates with their 95 % intervals on one scale from 0 to 100 %."""
    tall = ROW * (len(rows) + 1)
    across = WIDE - LABEL - 60

    def x(value: float) -> float:
        return LABEL + across * value

    parts = [grid_line(x(at), tall, f"{round(100 * at)} %") for at in (0.0, 0.25, 0.5, 0.75, 1.0)]
    if bar:
        parts.append(f'<line class="mark" x1="{x(bar):.1f}" x2="{x(bar):.1f}" y1="0" y2="{tall - ROW}"/>')
    for i, (label, share) in enumerate(rows):
        y = ROW * i + ROW / 2
        parts.append(f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(short(label))}</text>')
        parts.append(f'<line class="mark" x1="{x(share.low):.1f}" x2="{x(share.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="mark" cx="{x(share.value):.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{WIDE - 52}" y="{y + 4}">{round(100 * share.value)} %</text>')
    return svg(tall, parts)


def grid_line(x: float, tall: float, label: str) -> str:
    return (
        f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{tall - ROW}"/>'
        f'<text x="{x:.1f}" y="{tall - 8}" text-anchor="middle">{label}</text>'
    )


def bar_plot(rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar for each row: label, length, and what is written behind it."""
    tall = ROW * len(rows) + 6
    most = max((value for _, value, _ in rows), default=1.0) or 1.0
    across = WIDE - LABEL - 20 - LETTER * max((len(written) for _, _, written in rows), default=0)
    parts = []
    for i, (label, value, written) in enumerate(rows):
        y = ROW * i + 4
        length = across * value / most
        parts.append(f'<text x="{LABEL - 10}" y="{y + 15}" text-anchor="end">{escape(short(label))}</text>')
        parts.append(f'<rect class="bar" x="{LABEL}" y="{y}" width="{length:.1f}" height="{ROW - 8}"/>')
        parts.append(f'<text x="{LABEL + length + 8:.1f}" y="{y + 15}">{escape(written)}</text>')
    return svg(tall, parts)


def histogram(values: Sequence[float], bins: int = 16) -> str:
    """How often values fall where."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    tall, base = 150.0, 120.0
    step = (WIDE - 40) / bins
    parts = [f'<line class="axis" x1="20" x2="{WIDE - 20}" y1="{base}" y2="{base}"/>']
    for i, count in enumerate(counts):
        height = (base - 10) * count / max(counts)
        x = 20 + step * i
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{base - height:.1f}" width="{step - 2:.1f}" height="{height:.1f}"/>'
        )
    for at in (low, (low + high) / 2, high):
        x = 20 + (WIDE - 40) * ((at - low) / (high - low) if high > low else 0.5)
        parts.append(f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{at:.0f}</text>')
    return svg(tall, parts)


def curves(lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Chances over a game, one line for each."""
    colours = ("#8e2a1f", "#b8892b", "#3d6b6b", "#5b4a8a", "#6b7a2f")
    tall = 220.0
    parts = []
    for i, (label, values) in enumerate(lines):
        step = (WIDE - 40) / max(1, len(values) - 1)
        points = " ".join(f"{20 + step * n:.1f},{190 - 170 * value:.1f}" for n, value in enumerate(values))
        colour = colours[i % len(colours)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{20 + 120 * i}" y="200" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{38 + 120 * i}" y="211">{escape(label)}</text>')
    return svg(tall, parts)


def short(label: str) -> str:
    """As much of a label as there is room for."""
    most = LABEL // LETTER
    return label if len(label) <= most else f"{label[: most - 1]}…"


def svg(tall: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img">{"".join(parts)}</svg>'
