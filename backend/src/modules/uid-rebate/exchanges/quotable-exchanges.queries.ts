import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { rebateCreditOf, type RebateCredit } from './exchange-texts.js';
import { Exchanges, isOffered } from './exchanges.service.js';

/** Public facts about an exchange, and who may see them. */
export interface QuotableExchange {
  readonly id: string;
  readonly name: string;
  /** Current share of the fee paid back, 0 to 1. */
  readonly rebateRate: string;
  /** Waiting time in hours between two accounts with KYC; null if only the note explains it. */
  readonly kycWaitHours: number | null;
  /** KYC note by operators. */
  readonly kycNote: Readonly<Record<Language, string | null>>;
  /** When, from which amount and where the exchange credits rebates. */
  readonly rebateCredit: Readonly<Record<Language, RebateCredit>>;
  /** Languages it is offered in; none while it is inactive. */
  readonly offeredTo: readonly Language[];
}

/** Public facts about exchanges for texts of other modules. */
@Injectable()
export class QuotableExchanges {
  constructor(private readonly exchanges: Exchanges) {}

  /** All exchanges in display order, including those not on offer, in one statement. */
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
