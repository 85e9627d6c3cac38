// The clocks of a table run while one looks. Without this script they show what was left when the page was made.
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-runs-out]")) {
    const left = Math.max(0, Math.floor((Number(clock.dataset.runsOut) - Date.now()) / 1000));
    clock.querySelector(".left").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", left < 30);
  }
}, 500);
