import type { Language } from '../../../platform/errors/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import { say } from '../uid-rebate.messages.js';

/** When, from which amount and where an exchange credits rebates. */
export interface RebateCredit {
  readonly when: string;
  /** USDT; 0 without a minimum. */
  readonly minimumUsdt: string;
  readonly where: string;
}

/** In the reader's language. */
export function rebateCreditOf(exchange: Exchange, language: Language): RebateCredit {
  const { rebateMinimumUsdt: minimumUsdt } = exchange;
  return language === 'ko'
    ? { when: exchange.rebateWhenKo, minimumUsdt, where: exchange.rebateWhereKo }
    : { when: exchange.rebateWhenEn, minimumUsdt, where: exchange.rebateWhereEn };
}

/** In both languages, for mails: the reader's language is resolved at delivery. */
export function rebateCreditInBoth(exchange: Exchange): Record<'rebateWhen' | 'rebateWhere', Record<Language, string>> {
  return {
    rebateWhen: { ko: exchange.rebateWhenKo, en: exchange.rebateWhenEn },
    rebateWhere: { ko: exchange.rebateWhereKo, en: exchange.rebateWhereEn },
  };
}

/** Explains an exchange's KYC rule to members who switch accounts; null if nothing is known. */
export function kycNoteOf(exchange: Exchange, language: Language): string | null {
  const note = language === 'ko' ? exchange.kycNoteKo : exchange.kycNoteEn;
  if (note) return note;
  const hours = exchange.kycWaitHours;
  if (hours === null) return null;
  if (hours === 0) return say(language, 'kycNotNeeded');
  return hours % 24 === 0 && hours > 24
    ? say(language, 'kycWaitDays', { days: hours / 24 })
    : say(language, 'kycWaitHours', { hours });
}
