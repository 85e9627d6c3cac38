// A page that waits for something on another device: it is loaded again when it would say something else.
const EVERY = 2000; // milliseconds
const waits = (page) => page.querySelector("#main")?.dataset.waits;

setInterval(async () => {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok && answer?.status !== 404) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (waits(page) !== waits(document)) location.assign(location.pathname);
}, EVERY);
