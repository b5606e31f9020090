import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '../../platform/errors/index.js';
import { rebateCreditOf, type RebateCredit } from './exchange-texts.js';
import { Exchanges, isOffered } from './exchanges.service.js';

/** What texts of the site may say about an exchange, and to whom. */
export interface QuotableExchange {
  readonly id: string;
  readonly name: string;
  /** Share of the fee that goes back now, 0 to 1. */
  readonly rebateRate: string;
  /** Hours to wait between two accounts with KYC; null where only the note says something. */
  readonly kycWaitHours: number | null;
  /** What operators have written about KYC there. */
  readonly kycNote: Readonly<Record<Language, string | null>>;
  /** When, from which amount and where the exchange credits rebates. */
  readonly rebateCredit: Readonly<Record<Language, RebateCredit>>;
  /** Languages to whose readers it is on offer; none while it is switched off. */
  readonly offeredTo: readonly Language[];
}

/** Tells other modules about exchanges what anybody may know, and which of them nobody may be told of. */
@Injectable()
export class QuotableExchanges {
  constructor(private readonly exchanges: Exchanges) {}

  /** All exchanges in the order of their cards, those that are not on offer included: one statement. */
  async list(): Promise<QuotableExchange[]> {
    return (await this.exchanges.listExchanges()).map(({ exchange, rebateRate }) => ({
      id: exchange.id,
      name: exchange.name,
      rebateRate,
      kycWaitHours: exchange.kycWaitHours,
      kycNote: { ko: exchange.kycNoteKo, en: exchange.kycNoteEn },
      rebateCredit: { ko: rebateCreditOf(exchange, 'ko'), en: rebateCreditOf(exchange, 'en') },
      offeredTo: LANGUAGES.filter((language) => isOffered(exchange, language)),
    }));
  }
}
