/* Shows what is pushed, and opens the site when it is pressed. It does nothing else: no page is served or kept by it. */
/* global self */
const PAGE = '/crypto-insights';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title = 'Lance', body = '', tag, lang } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === PAGE);
      return open ? open.focus() : self.clients.openWindow(PAGE);
    }),
  );
});
