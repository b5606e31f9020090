import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { VISIBLE_TEXT } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import type { MemberView } from '../members/member-view.js';
import { tidy } from './text.js';

/** A member's own account. */
export class MemberDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "hana@example.com" */
  email: string;
  /** @example "김하나" */
  name: string;
  /** Whether the member decides requests. @example false */
  isAdmin: boolean;
  /** @example "hana_charts" */
  tradingviewId: string | null;
  /** When the member registered. @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** Language of mails and messages. @example "ko" */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;
  /** Whether the e-mail address is confirmed. @example false */
  emailConfirmed: boolean;
  /** Whether login asks for a code of the authenticator app. @example false */
  twoFactorEnabled: boolean;
  /** Until when no payback can be asked for after a password reset. @example null */
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
  /** New TradingView ID; null deletes it. @example "hana_charts" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.tradingviewId })
  @MaxLength(50, { message: fieldTexts.tradingviewId })
  @IsString()
  @ValidateIf(({ tradingviewId }: UpdateMemberDto) => tradingviewId !== undefined && tradingviewId !== null)
  @Transform(tidy)
  tradingviewId?: string | null;

  /** Language of mails and messages. @example "en" */
  @IsIn(LANGUAGES)
  @ValidateIf(({ language }: UpdateMemberDto) => language !== undefined)
  language?: Language;
}
