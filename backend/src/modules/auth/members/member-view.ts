import type { Language } from '../../../platform/errors/index.js';

/** What other modules may know of a member. */
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
  /** Until when no payback may be asked for, because the password was reset; null when it was not, or long ago. */
  readonly payoutsLockedUntil: Date | null;
  readonly twoFactorEnabledAt: Date | null;
  /** When the account was closed; name and address are gone then. */
  readonly closedAt: Date | null;
}
