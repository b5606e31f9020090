import { Format, Line } from '../../../platform/http/index.js';

/** What a browser's subscription says. */
export class PutPushDto {
  /** Address at the browser's push service. @example "https://fcm.googleapis.com/fcm/send/abc" */
  @Line({ max: 1_000 })
  endpoint: string;
  /** Public key of the browser: 65 bytes in base64url. */
  @Format(/^[A-Za-z0-9_-]{87}$/)
  p256dh: string;
  /** Secret of the subscription: 16 bytes in base64url. */
  @Format(/^[A-Za-z0-9_-]{22}$/)
  auth: string;
}

/** Whether alerts are pushed to a browser. */
export class PushStateDto {
  /** Public key of this installation, base64url; the `applicationServerKey` of a subscription. */
  publicKey: string;
  /** Whether alerts are pushed to the browser of this session. */
  isOn: boolean;
}
