import type { Language } from '../../platform/errors/index.js';

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
}
