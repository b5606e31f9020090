import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { Choice, Line, MayBeMissing, Nullable } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import type { MemberView } from '../members/member-view.js';

/** A member's own account. */
export class MemberDto {
  /** Its id. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** TradingView ID; null without one. */
  tradingviewId: string | null;
  /** When the member registered. */
  createdAt: string;
  /** Language of mails and messages. */
  @Choice(LANGUAGES, { name: 'Language' })
  language: Language;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
  /** Until when no payback can be asked for after a password reset. */
  payoutsLockedUntil: string | null;

  static from(member: MemberView): MemberDto {
    const { id, email, name, isAdmin, tradingviewId, createdAt, language } = member;
    const { emailConfirmedAt, twoFactorEnabledAt, payoutsLockedUntil } = member;
    return {
      id,
      email,
      name,
      isAdmin,
      tradingviewId,
      createdAt: createdAt.toISOString(),
      language,
      emailConfirmed: emailConfirmedAt !== null,
      twoFactorEnabled: twoFactorEnabledAt !== null,
      payoutsLockedUntil: payoutsLockedUntil?.toISOString() ?? null,
    };
  }
}

/** What members change about themselves; a missing field stays as it is. */
export class UpdateMemberDto {
  /** New TradingView ID; null deletes it. */
  @Nullable()
  @Line({ max: 50, message: fieldTexts.tradingviewId })
  tradingviewId?: string | null;
  /** Language of mails and messages. */
  @MayBeMissing()
  @Choice(LANGUAGES)
  language?: Language;
}
