import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, seoulDay } from '../../../platform/clock/index.js';
import { patiently } from '../../../platform/database/index.js';
import { Members } from '../../auth/index.js';
import { JournalDays, type OpenDay } from '../journal-days.service.js';
import { quotient } from '../journal.rules.js';
import { JournalPictures } from '../pictures/journal-pictures.service.js';
import { countsContracts, type Fill, namesOfBook } from './fill.js';
import type { OpenPosition, Remainder, RoundTrip } from './round-trip.js';
import { RoundTrips } from './round-trips.rules.js';

/** Fills read, and trips written, by a statement. */
const PIECE = 250;
/** Fills grouped, and trips prepared, before requests have a turn: a millisecond or so of exact decimals. */
const TURN = 25;

/**
 * In which order the fills of a book happened: by time and number; in one instant, what realised a result comes last. A result counts
 * that any of the files tells.
 */
const FILLS = `
  WITH counted AS (
    SELECT array_agg(id) AS files FROM journal_imports WHERE user_id = $1 AND status IN ('writing', 'done')
  ), fills AS (
    SELECT fill.*, coalesce(fill.result, (
      SELECT (told.value ->> 'result')::numeric FROM jsonb_each(fill.others) AS told
      WHERE told.key::uuid = ANY (counted.files) AND told.value ->> 'result' IS NOT NULL ORDER BY told.key LIMIT 1)) AS realised
    FROM counted, journal_fills AS fill WHERE fill.user_id = $1 AND fill.book = $2 AND fill.imports && counted.files
  )
  SELECT id, book, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, kind, side, lane, price::text AS price,
    quantity::text AS quantity, quote, realised::text AS result, fee::text AS fee, fee_coin AS "feeCoin", order_id AS "orderId",
    trade_id AS "tradeId"
  FROM fills ORDER BY at, kind <> 'trade', length(trade_id), trade_id, coalesce(realised, 0) <> 0, side, id`;

const WRITE = `
  INSERT INTO journal_trades (user_id, id, day, symbol, type, entry_price, exit_price, quantity, leverage, exchange, profit_loss,
    profit_loss_percent, created_at, book, build, opened_at, closed_at, fee, funding, other_fees, fills, is_incomplete)
  SELECT $1, t.id, t.day, t.symbol, t.type, t."entryPrice", t."exitPrice", t.quantity, 1, t.exchange, t.result,
    t.percent, $2, $3, $4, t."openedAt", t."closedAt", t.fee, t.funding, t."otherFees", t.fills, t."isIncomplete"
  FROM jsonb_to_recordset($5::jsonb) AS t(id uuid, day date, symbol text, type text, "entryPrice" numeric, "exitPrice" numeric,
    quantity numeric, exchange text, result numeric, percent numeric, "openedAt" timestamptz, "closedAt" timestamptz,
    fee numeric, funding numeric, "otherFees" jsonb, fills int, "isIncomplete" boolean)
  ON CONFLICT (user_id, id) DO UPDATE SET (day, type, entry_price, exit_price, quantity, profit_loss, profit_loss_percent, build,
    opened_at, closed_at, fee, funding, other_fees, fills, is_incomplete) = ROW (excluded.day, excluded.type, excluded.entry_price,
    excluded.exit_price, excluded.quantity, excluded.profit_loss, excluded.profit_loss_percent, excluded.build, excluded.opened_at,
    excluded.closed_at, excluded.fee, excluded.funding, excluded.other_fees, excluded.fills, excluded.is_incomplete)`;

const WRITE_POSITIONS = `
  INSERT INTO journal_positions (user_id, id, book, type, quantity, entry_price, fee, funding, opened_at, known_until)
  SELECT $1, p.id, $2, p.type, p.quantity, p."entryPrice", p.fee, p.funding, p."openedAt", $3
  FROM jsonb_to_recordset($4::jsonb) AS p(id uuid, type text, quantity numeric, "entryPrice" numeric, fee numeric,
    funding numeric, "openedAt" timestamptz)`;

/** What became of a book. */
export interface BookOutcome extends Remainder {
  readonly trips: number;
}

interface Build {
  readonly userId: string;
  readonly book: string;
  readonly id: string;
  readonly today: OpenDay;
}

/** Round trips of members' imported fills, as trades of the journal. */
@Injectable()
export class JournalBooks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly days: JournalDays,
    private readonly pictures: JournalPictures,
  ) {}

  /**
   * Computes the trades of one book anew from the rows of the files that count, and does `afterwards` in the same transaction. A trade that
   * begins with the same row as before keeps its id, its note and its pictures. Builds of one member come one after the other, by the row of the import.
   */
  async rebuild(
    { userId, id: importId }: { readonly userId: string; readonly id: string },
    book: string,
    signal: AbortSignal,
    afterwards: (tx: EntityManager) => Promise<void>,
  ): Promise<BookOutcome> {
    const today = await this.days.open(seoulDay(this.clock.now()), 'date');
    return patiently(this.dataSource, signal, async (tx) => {
      await this.members.lockOpenMember(tx, userId);
      await tx.query(`SELECT FROM journal_imports WHERE user_id = $1 AND id = $2 FOR UPDATE`, [userId, importId]);
      const build = { userId, book, id: randomUUID(), today };
      const names = namesOfBook(book);
      const trips = new RoundTrips(names.market, countsContracts(names));
      let written = 0;
      let waiting: RoundTrip[] = [];
      let until = '';
      for await (const fills of fillsOf(tx, userId, book)) {
        await byTurns(fills, (fill) => waiting.push(...trips.add(fill)));
        until = fills.at(-1)?.at ?? until;
        signal.throwIfAborted();
        if (waiting.length < PIECE) continue;
        written += await this.write(tx, build, waiting);
        waiting = [];
      }
      const { trips: last, positions, remainder } = trips.end();
      written += await this.write(tx, build, [...waiting, ...last]);
      await this.writePositions(tx, { userId, book, until }, positions);
      await tx.query(`DELETE FROM journal_trades WHERE user_id = $1 AND book = $2 AND build <> $3`, [
        userId,
        book,
        build.id,
      ]);
      await this.pictures.followTrades(tx, userId);
      await afterwards(tx);
      return { trips: written, ...remainder };
    });
  }

  private async write(tx: EntityManager, { userId, book, id, today }: Build, trips: RoundTrip[]): Promise<number> {
    if (trips.length === 0) return 0;
    const { exchange, symbol } = namesOfBook(book);
    const dayOf = ({ closedAt }: RoundTrip) => seoulDay(new Date(closedAt));
    const days = [...new Set(trips.map(dayOf))].sort();
    await this.days.beginAll(tx, userId, days, today);
    const rates = await this.days.ratesOf(tx, userId, days);
    const rows: object[] = [];
    await byTurns(trips, (trip) => {
      const day = dayOf(trip);
      const rate = symbol.split('-')[1] === 'KRW' ? rates.get(day) : undefined;
      const inUsdt = (amount: string) => (rate === undefined ? amount : quotient(amount, rate));
      rows.push({
        ...trip,
        id: idOf(trip),
        day,
        symbol,
        exchange,
        entryPrice: inUsdt(trip.entryPrice),
        exitPrice: inUsdt(trip.exitPrice),
        result: inUsdt(trip.result),
        fee: inUsdt(trip.fee),
        funding: inUsdt(trip.funding),
        otherFees: Object.keys(trip.otherFees).length === 0 ? null : trip.otherFees,
      });
    });
    await tx.query(WRITE, [userId, this.clock.now(), book, id, JSON.stringify(rows)]);
    return rows.length;
  }

  private async writePositions(
    tx: EntityManager,
    { userId, book, until }: { userId: string; book: string; until: string },
    positions: readonly OpenPosition[],
  ): Promise<void> {
    await tx.query(`DELETE FROM journal_positions WHERE user_id = $1 AND book = $2`, [userId, book]);
    if (positions.length === 0) return;
    const rows = positions.map((position) => ({ ...position, id: idOf(position) }));
    await tx.query(WRITE_POSITIONS, [userId, book, until, JSON.stringify(rows)]);
  }
}

/** Does an act for each item; requests that come meanwhile are answered in between. */
async function byTurns<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % TURN === 0) await turn();
    act(item);
  }
}

/** Reads by a cursor: a book may have every row of a member. */
async function* fillsOf(tx: EntityManager, userId: string, book: string): AsyncGenerator<Fill[]> {
  await tx.query(`DECLARE fills NO SCROLL CURSOR FOR ${FILLS}`, [userId, book]);
  for (let isMore = true; isMore;) {
    const fills: Fill[] = await tx.query(`FETCH ${PIECE} FROM fills`);
    yield fills;
    isMore = fills.length === PIECE;
  }
  await tx.query(`CLOSE fills`);
}

/** From the id of the first fill; a fill that ended one trip and began another is marked in its version digit. */
function idOf({ first }: Pick<RoundTrip, 'first'>): string {
  const [fill = '', mark] = first.split(' ');
  const digit = { flip: '9', close: 'a', crumbs: 'b' }[mark ?? ''];
  return digit === undefined ? fill : `${fill.slice(0, 19)}${digit}${fill.slice(20)}`;
}
