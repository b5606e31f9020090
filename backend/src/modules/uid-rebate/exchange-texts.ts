import type { Language } from '../../platform/errors/index.js';
import { Exchange } from './entities/exchange.entity.js';
import { say } from './uid-rebate.messages.js';

/** When, from which amount and where an exchange itself credits a member's rebate. */
export interface RebateCredit {
  readonly when: string;
  /** USDT, 0 where there is no minimum. */
  readonly minimumUsdt: string;
  readonly where: string;
}

/** The same in the reader's language. */
export function rebateCreditOf(exchange: Exchange, language: Language): RebateCredit {
  const { rebateMinimumUsdt: minimumUsdt } = exchange;
  return language === 'ko'
    ? { when: exchange.rebateWhenKo, minimumUsdt, where: exchange.rebateWhereKo }
    : { when: exchange.rebateWhenEn, minimumUsdt, where: exchange.rebateWhereEn };
}

/** The same for mails, whose reader's language is known when they are delivered. */
export function rebateCreditInBoth(exchange: Exchange): Record<'rebateWhen' | 'rebateWhere', Record<Language, string>> {
  return {
    rebateWhen: { ko: exchange.rebateWhenKo, en: exchange.rebateWhenEn },
    rebateWhere: { ko: exchange.rebateWhereKo, en: exchange.rebateWhereEn },
  };
}

/** What an exchange's KYC rule means for somebody who changes accounts; null when nothing is known. */
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
