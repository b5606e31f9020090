import { OmitType, PartialType } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Clearable,
  Id,
  Integer,
  Line,
  Note,
  Optional,
  SeoulDay,
  Words,
} from '../../../platform/http/index.js';
import { TRADE_TYPES, type JournalTrade, type TradeType } from '../entities/journal-trade.entity.js';
import { fieldTexts } from '../journal.messages.js';
import { exact, rMultiple } from '../journal.rules.js';
import { CoinFeesDto } from './coin-fees.dto.js';

const PRICE = /^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/;
const QUANTITY = /^(?=.*[1-9])\d{1,15}(\.\d{1,18})?$/;
const LEVERAGE = /^([1-9]\d{0,2}|1000)$/;
const RESULT = /^-?\d{1,30}(\.\d{1,18})?$/;
const SYMBOL = /^[\p{L}\p{N}]+([\s/_:-]+[\p{L}\p{N}]+)*$/u;

/** A trade to write down. Its result is computed by the service. */
export class CreateTradeDto {
  /** Coin and quote; `btc/usdt`, `BTC_USDT` and `BTCUSDT` become `BTC-USDT`. @example "BTC-USDT" */
  @Line({ max: 30, message: fieldTexts.symbol, also: [SYMBOL, fieldTexts.symbol] })
  symbol: string;
  /** Which way it was. */
  @Choice(TRADE_TYPES, { name: 'TradeType', message: fieldTexts.type })
  type: TradeType;
  /** In USDT; number or decimal string. @example "91250.5" */
  @Amount(PRICE, fieldTexts.entryPrice)
  entryPrice: string;
  /** In USDT; number or decimal string. @example "92100" */
  @Amount(PRICE, fieldTexts.exitPrice)
  exitPrice: string;
  /** In coins; number or decimal string. @example "0.05" */
  @Amount(QUANTITY, fieldTexts.quantity)
  quantity: string;
  /** 1 to 1,000; 1 without it. @example 10 */
  @Optional()
  @Amount(LEVERAGE, fieldTexts.leverage)
  leverage?: string;
  /** Binance without it. @example "Binance" */
  @Optional()
  @Line({ max: 40, message: fieldTexts.exchange })
  exchange?: string;
  /** Ignored: the service computes it. @example "42.48" */
  @Optional()
  @Amount(RESULT, fieldTexts.amount)
  profitLoss?: string;
  /** Ignored: the service computes it. @example "0.93" */
  @Optional()
  @Amount(RESULT, fieldTexts.amount)
  profitLossPercent?: string;
  /** The member's words; blank or null removes it. */
  @Clearable()
  @Note({ max: 1000, message: fieldTexts.tradeNote })
  note?: string | null;
  /** The member's words for what it has in common with others, without duplicates. @example ["돌파", "뉴스"] */
  @Optional()
  @Words({ most: 10, message: fieldTexts.tags, of: { min: 1, max: 30, message: fieldTexts.tags } })
  tags?: string[];
  /** Why it was entered; blank or null removes it. @example "전고점 돌파" */
  @Clearable()
  @Line({ max: 60, message: fieldTexts.setup })
  setup?: string | null;
  /** What went wrong; blank or null removes it. @example "손절이 늦음" */
  @Clearable()
  @Line({ max: 60, message: fieldTexts.mistake })
  mistake?: string | null;
  /** How the member felt, from 1 (bad) to 5 (good); null removes it. @example 4 */
  @Clearable()
  @Integer({ min: 1, max: 5, message: fieldTexts.grade })
  mood?: number | null;
  /** How well it was done, from 1 to 5, whatever it brought; null removes it. @example 5 */
  @Clearable()
  @Integer({ min: 1, max: 5, message: fieldTexts.grade })
  rating?: number | null;
  /**
   * Where a loss was to end, in USDT, below the entry of a long and above that of a short; number or decimal string; blank or null
   * removes it. @example "90800"
   */
  @Clearable()
  @Amount(PRICE, fieldTexts.stopPrice)
  stopPrice?: string | null;
  /** Day of closing (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. @example "2026-11-20" */
  @SeoulDay()
  tradeDate: string;
  /** A trade deleted within the last day, which this one is again: its pictures come back with it. @example "019d1c6e-5c4e-7c7a-9a3e-0a1b2c3d4e5f" */
  @Optional()
  @Id()
  restores?: string;
}

/** What changes of a trade. */
export class UpdateTradeDto extends PartialType(OmitType(CreateTradeDto, ['restores']), {
  skipNullProperties: false,
}) {}

/** A trade. */
export class TradeDto {
  /** Its id. */
  id: string;
  /** Coin and quote. */
  symbol: string;
  /** Which way it was. */
  @Choice(TRADE_TYPES, { name: 'TradeType' })
  type: TradeType;
  /** In USDT. */
  entryPrice: string;
  /** In USDT. */
  exitPrice: string;
  /** In coins. */
  quantity: string;
  /** 1 to 1,000. */
  leverage: number;
  /** Where it was made. */
  exchange: string;
  /** Result in USDT: of a typed trade rounded to 2 decimals, of an imported one what the exchange realised, without fees and funding. */
  profitLoss: string;
  /** Result in percent of the margin (of the entry for an imported trade), rounded to 2 decimals. */
  profitLossPercent: string;
  /** The member's words. */
  note: string | null;
  /** The member's words for what it has in common with others. @example ["돌파", "뉴스"] */
  tags: string[];
  /** Why it was entered. @example "전고점 돌파" */
  setup: string | null;
  /** What went wrong. @example "손절이 늦음" */
  mistake: string | null;
  /** How the member felt, 1 to 5. @example 4 */
  mood: number | null;
  /** How well it was done, 1 to 5. @example 5 */
  rating: number | null;
  /** Where a loss was to end, in USDT. @example "90800" */
  stopPrice: string | null;
  /**
   * Result ÷ what would have been lost at the stop, 8 decimals: a trade that ends at its stop has −1. Null without a stop, where an import has moved
   * the entry past it, and where the quantity is in contracts of unknown size. @example "1.5"
   */
  rMultiple: string | null;
  /** Day of closing (Asia/Seoul). */
  tradeDate: string;
  /** Whether it was imported: then only note, review and stop can be changed. */
  isImported: boolean;
  /** What fees took, in USDT. @example "0.85" */
  fee: string;
  /** What fees took in other coins, whose worth is not known: it is in no sum. */
  otherFees: CoinFeesDto[];
  /** What funding gave in USDT, negative when paid. @example "-0.12" */
  funding: string;
  /** When it was opened; null for a typed trade. @example "2026-11-19T01:02:03.000Z" */
  openedAt: string | null;
  /** When it was closed; null for a typed trade. @example "2026-11-19T04:05:06.000Z" */
  closedAt: string | null;
  /** It was opened before the first imported row: its entry follows from what the exchange realised. */
  isIncomplete: boolean;

  static from(trade: JournalTrade): TradeDto {
    const { id, symbol, type, leverage, exchange, note, day, tags, setup, mistake, mood, rating } = trade;
    return {
      id,
      symbol,
      type,
      entryPrice: exact(trade.entryPrice),
      exitPrice: exact(trade.exitPrice),
      quantity: exact(trade.quantity),
      leverage,
      exchange,
      profitLoss: exact(trade.profitLoss),
      profitLossPercent: exact(trade.profitLossPercent),
      note,
      ...{ tags, setup, mistake, mood, rating },
      stopPrice: trade.stopPrice === null ? null : exact(trade.stopPrice),
      rMultiple: rMultiple(trade),
      tradeDate: day,
      isImported: trade.book !== null,
      fee: exact(trade.fee),
      otherFees: otherFeesOf(trade),
      funding: exact(trade.funding),
      openedAt: trade.openedAt?.toISOString() ?? null,
      closedAt: trade.closedAt?.toISOString() ?? null,
      isIncomplete: trade.isIncomplete,
    };
  }
}

/** Fees in coins whose worth is not known. */
export const otherFeesOf = ({ otherFees }: JournalTrade): CoinFeesDto[] =>
  Object.entries(otherFees ?? {})
    .map(([coin, amount]) => ({ coin, amount: exact(amount) }))
    .filter(({ amount }) => amount !== '0');
