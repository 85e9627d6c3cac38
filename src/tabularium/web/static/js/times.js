// Moments to come, in the time of this device and as what is left of it. Without this script they stand there in UTC.
const MINUTE = 60_000, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

function left(time, until) {
  const rest = until - Date.now();
  const [unit, size] = rest >= 2 * DAY ? ["days", DAY] : rest >= HOUR ? ["hours", HOUR] : ["minutes", MINUTE];
  return time.dataset[unit].replace("#", Math.max(0, Math.floor(rest / size)));
}

function tell() {
  const lang = document.documentElement.lang;
  for (const time of document.querySelectorAll("time.until")) {
    const until = Number(time.getAttribute("datetime"));
    const local = new Date(until).toLocaleString(lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
    const said = `${local} (${left(time, until)})`;
    if (time.textContent !== said) time.textContent = said;
  }
}

tell();
setInterval(tell, MINUTE / 2);
const main = document.querySelector("#main.table");
if (main) new MutationObserver(() => tell()).observe(main, { childList: true, subtree: true });
