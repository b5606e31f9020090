import { ApiProperty } from '@nestjs/swagger';

export const DEVICES = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** One browser in which the member is signed in. */
export class OwnSessionDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** Whether it is the one that asks. @example true */
  current: boolean;
  /** When it began. @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** Its last request, exact to a minute. @example "2026-11-21T01:12:00.000Z" */
  lastSeenAt: string;
  /** When it ends if it is not used. @example "2026-11-28T01:12:00.000Z" */
  expiresAt: string;
  /** Address of the login. @example "203.0.113.7" */
  ip: string;
  /** Name of the browser; null when it does not say. @example "Chrome" */
  browser: string | null;
  /** Operating system; null when the browser does not say. @example "macOS" */
  os: string | null;
  /** @example "desktop" */
  @ApiProperty({ enum: DEVICES, enumName: 'Device' })
  device: Device;
}

/** How many sessions have ended. */
export class EndedSessionsDto {
  /** @example 2 */
  ended: number;
}
