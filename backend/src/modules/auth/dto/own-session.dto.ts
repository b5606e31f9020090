import { Choice } from '../../../platform/http/index.js';

export const DEVICES = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** One browser in which the member is signed in. */
export class OwnSessionDto {
  /** Its id. */
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** When it began. */
  createdAt: string;
  /** Its last request, exact to a minute. */
  lastSeenAt: string;
  /** When it ends if it is not used. */
  expiresAt: string;
  /** Address of the login. */
  ip: string;
  /** Name of the browser; null when it does not say. @example "Chrome" */
  browser: string | null;
  /** Operating system; null when the browser does not say. @example "macOS" */
  os: string | null;
  /** Sort of device. */
  @Choice(DEVICES, { name: 'Device' })
  device: Device;
}

/** How many sessions have ended. */
export class EndedSessionsDto {
  /** How many. */
  ended: number;
}
