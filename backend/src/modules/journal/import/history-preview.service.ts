import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { giveWay, patiently } from '../../../platform/database/index.js';
import type { Fill, RowProblem } from './fill.js';
import type { ReadBatch, ReadFill } from './fills.mapper.js';
import type { HistoryHead } from './history-reader.service.js';

/** A row as it was understood. */
export interface PreviewRow extends Pick<Fill, 'book' | 'at' | 'kind' | 'side' | 'lane' | 'price' | 'quantity'> {
  readonly line: number;
  readonly quote: string;
  readonly result: string | null;
  readonly fee: string | null;
  readonly feeCoin: string | null;
  readonly isNew: boolean;
}

/** Effect of a file before it is confirmed. */
export interface HistoryPreview extends HistoryHead {
  readonly counts: {
    readonly new: number;
    /** Known already, or twice in the file. */
    readonly duplicate: number;
    readonly bad: number;
    /** No trades: transfers, deposits, orders of which nothing was executed. */
    readonly skipped: number;
  };
  /** ISO instants of the first and last row; null without rows. */
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  /** The first rows that are new, and that are known. */
  readonly rows: readonly PreviewRow[];
  /** The first of them; `counts.bad` counts all. */
  readonly problems: readonly RowProblem[];
}

const SAMPLES = 5;
const MAX_PROBLEMS = 100;
/** A batch of the reading worker, so that no statement keeps a processor, or its parameters this thread, for long. */
const ROWS_PER_QUERY = 250;

/** Tells what a trade history would add. Writes nothing. */
@Injectable()
export class HistoryPreviews {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async of(
    userId: string,
    head: HistoryHead,
    batches: AsyncIterable<ReadBatch>,
    signal: AbortSignal,
  ): Promise<HistoryPreview> {
    const counts = { new: 0, duplicate: 0, bad: 0, skipped: 0 };
    const problems: RowProblem[] = [];
    const samples: Record<'new' | 'known', PreviewRow[]> = { new: [], known: [] };
    let firstAt: string | null = null;
    let lastAt: string | null = null;
    for await (const { fills, ...rest } of inPieces(batches)) {
      counts.bad += rest.problems.length;
      counts.skipped += rest.skipped;
      counts.duplicate += rest.repeated;
      problems.push(...rest.problems.slice(0, MAX_PROBLEMS - problems.length));
      signal.throwIfAborted();
      await giveWay(this.dataSource);
      const known = await patiently(this.dataSource, signal, (tx) => knownOf(tx, userId, fills));
      counts.duplicate += known.size;
      counts.new += fills.length - known.size;
      for (const { line, fill } of fills) {
        const isNew = !known.has(fill.id);
        const of = samples[isNew ? 'new' : 'known'];
        if (of.length < SAMPLES) of.push(sampleOf(line, fill, isNew));
        if (firstAt === null || fill.at < firstAt) firstAt = fill.at;
        if (lastAt === null || fill.at > lastAt) lastAt = fill.at;
      }
    }
    return { ...head, counts, firstAt, lastAt, rows: [...samples.new, ...samples.known], problems };
  }
}

async function knownOf(tx: EntityManager, userId: string, fills: readonly ReadFill[]): Promise<Set<string>> {
  const rows: { id: string }[] = await tx.query(
    `SELECT id FROM journal_fills WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    [userId, fills.map(({ fill }) => fill.id)],
  );
  return new Set(rows.map(({ id }) => id));
}

function sampleOf(line: number, fill: Fill, isNew: boolean): PreviewRow {
  const { book, at, kind, side, lane, price, quantity, quote, result, fee, feeCoin } = fill;
  return { line, book, at, kind, side, lane, price, quantity, quote, result, fee, feeCoin, isNew };
}

/** The same batches, put together until one is worth a statement. */
export async function* inPieces(batches: AsyncIterable<ReadBatch>): AsyncGenerator<ReadBatch> {
  let piece: ReadBatch = NOTHING;
  for await (const batch of batches) {
    piece = {
      fills: [...piece.fills, ...batch.fills],
      problems: [...piece.problems, ...batch.problems],
      skipped: piece.skipped + batch.skipped,
      repeated: piece.repeated + batch.repeated,
    };
    if (piece.fills.length + piece.problems.length < ROWS_PER_QUERY) continue;
    yield piece;
    piece = NOTHING;
  }
  yield piece;
}
const NOTHING: ReadBatch = { fills: [], problems: [], skipped: 0, repeated: 0 };
