/** The push services of the browsers; a name that begins with a dot stands for all below it. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether messages may be sent to an address that a browser gave: only to the push services of the browsers, or to the
 * simulator's.
 */
export function isPushEndpoint(endpoint: string, simulatorUrl: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (simulatorUrl !== null && origin === new URL(simulatorUrl).origin && pathname.startsWith('/push/')) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service));
}
