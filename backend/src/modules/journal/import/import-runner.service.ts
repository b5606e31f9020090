import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { giveWay, patiently, runInTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { ScratchFile } from '../../../platform/scratch-disk/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { TableFiles } from '../../../platform/table-files/index.js';
import { Members } from '../../auth/index.js';
import { JournalImportMapping } from '../entities/journal-import-mapping.entity.js';
import { JournalImportPiece } from '../entities/journal-import-piece.entity.js';
import { JournalImport } from '../entities/journal-import.entity.js';
import { JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';
import { JournalConnections } from '../sync/journal-connections.service.js';
import type { ReadFill } from './fills.mapper.js';
import { HistoryPreviews, type HistoryPreview, inPieces } from './history-preview.service.js';
import { HistoryReader } from './history-reader.service.js';
import { refuseFull } from './journal-imports.service.js';
import { inflated } from './import-pieces.js';
import { JournalBooks } from './journal-books.service.js';
import type { HistoryMapping } from './mapping.rules.js';

/** Attempts without progress: what broke off so often at one place is given up. */
const MOST_ATTEMPTS = 3;
/** Rows that a statement of an undoing deletes or changes. */
const CHANGED_AT_ONCE = 5_000;
/** Share of the progress that writing the rows has; grouping them has the rest. */
const WRITING_PERCENT = 70;

const WRITE = `
  INSERT INTO journal_fills AS known (user_id, id, imports, book, at, kind, side, lane, price, quantity, quote, result, fee, fee_coin, order_id,
    trade_id)
  SELECT $1, f.id, ARRAY[$2::uuid], f.book, f.at, f.kind, f.side, f.lane, f.price, f.quantity, f.quote, f.result, f.fee, f."feeCoin",
    f."orderId", f."tradeId"
  FROM jsonb_to_recordset($3::jsonb) AS f(id uuid, book text, at timestamptz, kind text, side text, lane text, price numeric,
    quantity numeric, quote text, result numeric, fee numeric, "feeCoin" text, "orderId" text, "tradeId" text)
  ON CONFLICT (user_id, id) DO UPDATE SET imports = array_append(known.imports, $2::uuid),
    others = CASE WHEN (known.at, known.side, known.lane, known.price, known.quantity, known.result, known.fee, known.fee_coin,
        known.order_id) IS DISTINCT FROM (excluded.at, excluded.side, excluded.lane, excluded.price, excluded.quantity,
        excluded.result, excluded.fee, excluded.fee_coin, excluded.order_id)
      THEN coalesce(known.others, '{}') || jsonb_build_object($2::uuid::text, to_jsonb(excluded) - ARRAY['user_id', 'imports', 'others'])
      ELSE known.others END
    WHERE NOT known.imports @> ARRAY[$2::uuid]`;

/** Of rows that only this file tells as they stand, what the next one tells takes the place. */
const HAND_ON = `
  UPDATE journal_fills AS known SET (at, side, lane, price, quantity, result, fee, fee_coin, order_id, others) = (
    SELECT told.at, told.side, told.lane, told.price, told.quantity, told.result, told.fee, told.fee_coin, told.order_id,
      nullif(known.others - heir.key, '{}')
    FROM jsonb_each(known.others) AS heir, jsonb_to_record(heir.value) AS told(at timestamptz, side text, lane text, price numeric,
      quantity numeric, result numeric, fee numeric, fee_coin text, order_id text)
    ORDER BY heir.key LIMIT 1)
  WHERE user_id = $1 AND imports @> ARRAY[$2::uuid] AND others IS NOT NULL AND NOT others ? $2::uuid::text
    AND NOT EXISTS (SELECT FROM unnest(imports) AS file WHERE file <> $2::uuid AND NOT others ? file::text)`;

const COUNT = `SELECT count(*)::int AS rows FROM journal_fills WHERE user_id = $1 AND imports = ARRAY[$2::uuid]`;

const BOOKS = `SELECT DISTINCT book FROM journal_fills WHERE user_id = $1 AND imports @> ARRAY[$2::uuid] ORDER BY book`;

/** Rows of this file alone. */
const DELETE = `
  DELETE FROM journal_fills WHERE user_id = $1 AND id IN (
    SELECT id FROM journal_fills WHERE user_id = $1 AND imports = ARRAY[$2::uuid] LIMIT $3)`;

/** Rows that other files have, too. */
const RELEASE = `
  UPDATE journal_fills SET imports = array_remove(imports, $2::uuid), others = nullif(others - $2::uuid::text, '{}')
  WHERE user_id = $1 AND id IN (SELECT id FROM journal_fills WHERE user_id = $1 AND imports @> ARRAY[$2::uuid] LIMIT $3)`;

/** Does what the status of an import asks for. Each act can be repeated from its beginning. */
@Injectable()
export class ImportRunner {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly tables: TableFiles,
    private readonly reader: HistoryReader,
    private readonly previews: HistoryPreviews,
    private readonly books: JournalBooks,
    private readonly settings: Settings,
    private readonly connections: JournalConnections,
  ) {}

  /** Throws when the attempt broke off and is to be repeated. */
  async run(userId: string, id: string, signal: AbortSignal): Promise<void> {
    const found = await this.begin(userId, id);
    if (!found) return;
    try {
      if (found.attempts > MOST_ATTEMPTS && found.status !== 'undoing') throw JournalErrors.importBroken();
      if (found.status === 'reading') await this.preview(found, signal);
      else if (found.status === 'writing') await this.write(found, signal);
      else await this.undo(found, signal);
    } catch (error) {
      if (
        signal.aborted ||
        !(error instanceof DomainError) ||
        (error.kind === 'unavailable' && found.attempts <= MOST_ATTEMPTS)
      )
        throw error;
      await this.fail(found, error, signal);
    }
  }

  private async begin(userId: string, id: string): Promise<JournalImport | null> {
    await this.dataSource.query(
      `UPDATE journal_imports SET attempts = attempts + 1
       WHERE user_id = $1 AND id = $2 AND status IN ('reading', 'writing', 'undoing')`,
      [userId, id],
    );
    const found = await this.dataSource.manager.findOneBy(JournalImport, { userId, id });
    return found && ['reading', 'writing', 'undoing'].includes(found.status) ? found : null;
  }

  private async preview(found: JournalImport, signal: AbortSignal): Promise<void> {
    const preview = await this.withFile(found, (file) =>
      this.reader.read(
        file,
        historyOf(found),
        (titles) => this.savedMapping(found.userId, titles),
        (head, batches) => this.previews.of(found.userId, head, batches, signal),
      ),
    );
    signal.throwIfAborted();
    if (found.connectionId === null) await this.end(found, { status: 'previewed', preview: { ...preview } });
    else await this.writeSynced(found, preview, signal);
  }

  /** The member has agreed to what a connected exchange brings. What brings nothing leaves no trace. */
  private async writeSynced(found: JournalImport, preview: HistoryPreview, signal: AbortSignal): Promise<void> {
    const { userId, id } = found;
    const { manager } = this.dataSource;
    if (preview.counts.new === 0) {
      await manager.delete(JournalImport, { userId, id });
      return;
    }
    const most = await this.settings.get(JournalSettings.mostFills, this.clock.now());
    await refuseFull(manager, userId, preview.counts.new, most);
    const writing = { status: 'writing', preview: { ...preview } } as const;
    await manager.update(JournalImport, { userId, id }, writing as object);
    await this.write({ ...found, ...writing }, signal);
  }

  private async write(found: JournalImport, signal: AbortSignal): Promise<void> {
    const { userId, id } = found;
    const { counts } = found.preview as unknown as HistoryPreview;
    const total = Math.max(1, counts.new + counts.duplicate);
    await this.withFile(found, (file) =>
      this.reader.read(
        file,
        historyOf(found),
        () => Promise.resolve(null),
        async (_head, batches) => {
          let rows = 0;
          for await (const { fills } of inPieces(batches)) {
            signal.throwIfAborted();
            await giveWay(this.dataSource);
            rows += fills.length;
            const progress = Math.min(WRITING_PERCENT, Math.floor((rows / total) * WRITING_PERCENT));
            await patiently(this.dataSource, signal, async (tx) => {
              await this.writeFills(tx, found, fills);
              await tell(tx, found, progress);
            });
          }
        },
      ),
    );
    const outcome = await this.rebuildBooks(found, WRITING_PERCENT, signal);
    const [written] = await patiently(this.dataSource, signal, (tx) =>
      tx.query<{ rows: number }[]>(COUNT, [userId, id]),
    );
    await this.end(found, { status: 'done', outcome: { rows: written?.rows ?? 0, ...outcome } });
  }

  /** The rows stay until the books are built without them: an attempt that breaks off can be repeated. */
  private async undo(found: JournalImport, signal: AbortSignal): Promise<void> {
    const { userId, id } = found;
    await patiently(this.dataSource, signal, (tx) => tx.query(HAND_ON, [userId, id]));
    await this.rebuildBooks(found, 0, signal);
    for (const statement of [DELETE, RELEASE])
      for (let isMore = true; isMore;) {
        signal.throwIfAborted();
        await giveWay(this.dataSource);
        const [, changed] = await patiently(this.dataSource, signal, (tx) =>
          tx.query<[unknown, number]>(statement, [userId, id, CHANGED_AT_ONCE]),
        );
        isMore = changed === CHANGED_AT_ONCE;
      }
    await this.end(found, { status: found.failure === null ? 'undone' : 'failed' });
  }

  private async rebuildBooks(found: JournalImport, from: number, signal: AbortSignal) {
    const { userId, id } = found;
    const books = await patiently(this.dataSource, signal, (tx) => tx.query<{ book: string }[]>(BOOKS, [userId, id]));
    const sums = { trips: 0, open: 0, unmatched: 0, unassigned: 0 };
    for (const [number, { book }] of books.entries()) {
      signal.throwIfAborted();
      await giveWay(this.dataSource);
      const progress = from + Math.floor(((number + 1) / books.length) * (100 - from));
      const outcome = await this.books.rebuild(found, book, signal, (tx) => tell(tx, found, progress));
      for (const name of ['trips', 'open', 'unmatched', 'unassigned'] as const) sums[name] += outcome[name];
    }
    return sums;
  }

  private async writeFills(
    tx: EntityManager,
    { userId, id }: JournalImport,
    fills: readonly ReadFill[],
  ): Promise<void> {
    if (fills.length === 0) return;
    await this.members.lockOpenMember(tx, userId);
    await tx.query(WRITE, [userId, id, JSON.stringify(fills.map(({ fill }) => fill))]);
  }

  /** A file that cannot be written goes on as an undoing, which takes back what has been written of it. */
  private async fail({ userId, id }: JournalImport, error: DomainError, signal: AbortSignal): Promise<void> {
    // What a connected exchange brought is written by the attempt that read it.
    const found = await this.dataSource.manager.findOneBy(JournalImport, { userId, id });
    if (!found) return;
    // Its connection counts as read until then: without a pause, the next sync would leave these rows out.
    if (found.connectionId !== null) await this.connections.pause(this.dataSource.manager, userId, found.connectionId);
    const failure = { ko: error.messageIn('ko'), en: error.messageIn('en') };
    if (found.status === 'reading') return this.end(found, { status: 'failed', failure });
    if (found.status !== 'writing') throw error;
    const undoing = { status: 'undoing', failure, attempts: 0, progress: 0 } as const;
    await this.dataSource.manager.update(JournalImport, { userId, id }, undoing);
    await this.undo({ ...found, ...undoing }, signal);
  }

  /**
   * Its file is not needed any more once it is in the books or given up. Nothing is ended that another attempt has ended meanwhile: it may
   * be in another state by the member's will.
   */
  private async end(
    { userId, id, status }: JournalImport,
    end: Partial<Pick<JournalImport, 'status' | 'outcome' | 'failure'>> & { preview?: object },
  ): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const ended = { ...end, progress: 100, changedAt: this.clock.now() };
      const { affected } = await tx.update(JournalImport, { userId, id, status }, ended);
      if (affected === 1 && end.status !== 'previewed') await tx.delete(JournalImportPiece, { userId, importId: id });
    });
  }

  private async savedMapping(userId: string, id: string): Promise<HistoryMapping | null> {
    const saved = await this.dataSource.manager.findOneBy(JournalImportMapping, { userId, id });
    return saved && (saved.mapping as unknown as HistoryMapping);
  }

  private withFile<T>({ userId, id }: JournalImport, use: (file: ScratchFile) => Promise<T>): Promise<T> {
    return this.tables.receive(this.contentOf(userId, id), use);
  }

  private async *contentOf(userId: string, importId: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const piece = await this.dataSource.manager.findOneBy(JournalImportPiece, { userId, importId, number });
      if (!piece) return;
      yield inflated(piece);
    }
  }
}

/** Never less than an attempt before has told; what gets further has its attempts again. */
async function tell(tx: EntityManager, { userId, id }: JournalImport, progress: number): Promise<void> {
  await tx.query(
    `UPDATE journal_imports SET progress = $3, attempts = 1 WHERE user_id = $1 AND id = $2 AND progress < $3`,
    [userId, id, progress],
  );
}

const historyOf = ({ fileName, zone, mapping }: JournalImport) => ({
  fileName,
  zone,
  mapping: mapping as unknown as HistoryMapping | null,
});
