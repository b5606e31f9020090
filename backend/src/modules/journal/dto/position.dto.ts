import { Choice } from '../../../platform/http/index.js';
import type { JournalPosition } from '../entities/journal-position.entity.js';
import { TRADE_TYPES, type TradeType } from '../entities/journal-trade.entity.js';
import { countsContracts, namesOfBook } from '../import/fill.js';
import { exact } from '../journal.rules.js';

const MARKETS = ['spot', 'futures'] as const;

/** A position that the imported trade histories leave open. */
export class PositionDto {
  /** Its id. */
  id: string;
  /** Where it is. @example "Binance" */
  exchange: string;
  /** Coins that are held, or a future. */
  @Choice(MARKETS, { name: 'PositionMarket' })
  market: (typeof MARKETS)[number];
  /** Coin and quote. @example "BTC-USDT" */
  symbol: string;
  /** Which way it is. */
  @Choice(TRADE_TYPES, { name: 'TradeType' })
  type: TradeType;
  /** What is held: coins, or contracts. @example "0.05" */
  quantity: string;
  /** Whether the quantity is in contracts, whose size in coins the exchange's file does not tell. */
  isInContracts: boolean;
  /** What was paid for what is held, by unit, in the quote: of coins first in, first out; of futures by average cost. @example "91250.5" */
  entryPrice: string;
  /** What fees took so far, in the quote. @example "2.28" */
  fee: string;
  /** What funding gave so far, in the quote, negative when paid. @example "-0.12" */
  funding: string;
  /** When it was opened. @example "2026-11-19T01:02:03.000Z" */
  openedAt: string;
  /** Time of the last imported row of its symbol: what happened since is not known. @example "2026-11-19T04:05:06.000Z" */
  knownUntil: string;

  static from({ id, book, type, quantity, entryPrice, ...position }: JournalPosition): PositionDto {
    const { exchange, market, symbol } = namesOfBook(book);
    return {
      id,
      exchange,
      market,
      symbol,
      type,
      quantity: exact(quantity),
      isInContracts: countsContracts({ exchange, market }),
      entryPrice: exact(entryPrice),
      fee: exact(position.fee),
      funding: exact(position.funding),
      openedAt: position.openedAt.toISOString(),
      knownUntil: position.knownUntil.toISOString(),
    };
  }
}
