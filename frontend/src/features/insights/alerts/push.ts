import type { PutPushDto } from '@/shared/api/generated/schemas';

const WORKER = '/push-worker.js';

/** Whether this browser can be told anything while the page is closed. */
export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the person has decided about notifications of this site. */
export const pushPermission = (): NotificationPermission => Notification.permission;

/** Asks for permission, where that is open, and subscribes; undefined if it was not given. Throws what the browser throws. */
export async function subscribe(applicationServerKey: string): Promise<PutPushDto | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  // Somebody may have subscribed here under another key.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return wireOf(subscription);
}

/** This browser's subscription, if it has one and may show something. */
export async function subscribed(): Promise<PutPushDto | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? wireOf(subscription) : undefined;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function wireOf(subscription: PushSubscription): PutPushDto {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
