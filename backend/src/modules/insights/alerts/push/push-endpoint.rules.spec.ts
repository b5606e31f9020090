import { isPushEndpoint } from './push-endpoint.rules.js';

const SIMULATOR = 'http://127.0.0.1:4100';

describe('an address for pushes', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    `${SIMULATOR}/push/abc`,
  ])('is %s', (endpoint) => expect(isPushEndpoint(endpoint, SIMULATOR)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://evilnotify.windows.com/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1/push/abc',
    'http://127.0.0.1:4100/control/faults',
    'http://127.0.0.1:4101/push/abc',
    'javascript:alert(1)',
    'no address',
  ])('is not %s', (endpoint) => expect(isPushEndpoint(endpoint, SIMULATOR)).toBe(false));

  it('is not the simulator’s without a simulator', () => {
    expect(isPushEndpoint(`${SIMULATOR}/push/abc`, null)).toBe(false);
  });
});
