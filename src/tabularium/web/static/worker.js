// The service worker: shows a notice that the server pushed, and opens its page when it is touched. It keeps nothing.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/static/icon.png", data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
    return open ? open.focus() : self.clients.openWindow(url.href);
  }));
});
