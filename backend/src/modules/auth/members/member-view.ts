import type { Language } from '../../../platform/errors/index.js';

/** Member data visible to other modules. */
export interface MemberView {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly tradingviewId: string | null;
  readonly emailConfirmedAt: Date | null;
  /** No payback before this time because the password was reset; null without such a wait. */
  readonly payoutsLockedUntil: Date | null;
  readonly twoFactorEnabledAt: Date | null;
  /** When the account was closed; name and address are removed then. */
  readonly closedAt: Date | null;
}
