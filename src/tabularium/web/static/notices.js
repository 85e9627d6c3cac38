// My notices: fills in the time zone; asks the browser for an address to push to, and sends it with the form.
const card = document.querySelector("#push") ?? document.createElement("p");
const show = (name) => { for (const one of card.querySelectorAll("[data-push]")) one.hidden = one.dataset.push !== name; };
const isApple = /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
const form = card.querySelector("form");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
for (const one of document.querySelectorAll("[name=zone]")) if (["", "UTC"].includes(one.value)) one.value = zone;

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

if (!form) show(""); // this server pushes nothing
else if (!("serviceWorker" in navigator && "PushManager" in window)) show(isApple ? "ios" : "none");
else if (Notification.permission === "denied") show("denied");
else {
  show("");
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const worker = await navigator.serviceWorker.register("/worker.js");
      await navigator.serviceWorker.ready;
      const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(card.dataset.key) });
      form.elements.subscription.value = JSON.stringify(found);
      form.submit();
    } catch {
      show(Notification.permission === "denied" ? "denied" : "none");
    }
  });
}
