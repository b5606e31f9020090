import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../../platform/http/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { TableFiles } from '../../../platform/table-files/index.js';
import { Members } from '../../auth/index.js';
import { JournalFill } from '../entities/journal-fill.entity.js';
import { JournalImportMapping } from '../entities/journal-import-mapping.entity.js';
import { JournalImportPiece } from '../entities/journal-import-piece.entity.js';
import { JournalImport, type JournalImportStatus } from '../entities/journal-import.entity.js';
import { atField, JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';
import type { HistoryPreview } from './history-preview.service.js';
import { titlesId } from './history-reader.service.js';
import { deflated } from './import-pieces.js';
import { ImportWork } from './import-work.js';
import { type HistoryMapping, missingFields } from './mapping.rules.js';
import { FEES_FORMAT, JournalConnections } from '../sync/journal-connections.service.js';
import type { SyncedExchange } from '../sync/sync-task.js';
import { isZone } from './zones.rules.js';

const MIB = 2 ** 20;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;
const UNDER_WAY = ['reading', 'writing', 'undoing'] as const satisfies readonly JournalImportStatus[];
/** What a member has not confirmed; the next file takes its place. */
const UNCONFIRMED = ['previewed', 'failed'] as const satisfies readonly JournalImportStatus[];

/** Throws `journal.importFull`. */
export async function refuseFull(em: EntityManager, userId: string, added: number, most: number): Promise<void> {
  if ((await em.countBy(JournalFill, { userId })) + added > most) throw JournalErrors.importFull({ most });
}

/** Trade histories of members: uploaded, previewed, confirmed, undone. One of a member is under way at a time, in a job. */
@Injectable()
export class JournalImports {
  /** Members whose files this replica is receiving: each has room on its disk for one. */
  private readonly receiving = new Set<string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly settings: Settings,
    private readonly tables: TableFiles,
    private readonly queues: Queues,
    private readonly connections: JournalConnections,
  ) {}

  /**
   * Keeps a file and has it read for a preview. A file that was not confirmed before gives way to it. Throws `tableFile.tooLarge`,
   * `journal.importUnderWay` and `platform.busy`.
   */
  async upload({ id: userId }: Actor, fileName: string, content: AsyncIterable<Buffer>): Promise<JournalImport> {
    return this.receive({ userId, fileName, connectionId: null }, content);
  }

  /** Keeps what was read from a connected exchange and has it written without a preview. Throws as `upload`. */
  receiveSynced(
    userId: string,
    connectionId: string,
    exchange: string,
    content: AsyncIterable<Buffer>,
  ): Promise<JournalImport> {
    return this.receive({ userId, fileName: exchange, connectionId }, content);
  }

  private async receive(
    file: Pick<JournalImport, 'userId' | 'fileName' | 'connectionId'>,
    content: AsyncIterable<Buffer>,
  ): Promise<JournalImport> {
    const { userId } = file;
    if (this.receiving.has(userId)) throw JournalErrors.importUnderWay();
    this.receiving.add(userId);
    try {
      // Before anything is read of it.
      await this.refuseUnderWay(this.dataSource.manager, userId);
      return await this.keep(file, content);
    } finally {
      this.receiving.delete(userId);
    }
  }

  private async keep(
    file: Pick<JournalImport, 'userId' | 'fileName' | 'connectionId'>,
    content: AsyncIterable<Buffer>,
  ): Promise<JournalImport> {
    const { userId } = file;
    const megabytes = await this.settings.get(JournalSettings.importMegabytes, this.clock.now());
    return this.tables.receive(
      content,
      (kept) =>
        runInTransaction(this.dataSource, async (tx) => {
          await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
          await this.refuseUnderWay(tx, userId);
          if (file.connectionId === null)
            await tx.delete(JournalImport, { userId, status: In([...UNCONFIRMED]), connectionId: IsNull() });
          const now = this.clock.now();
          const row = { ...file, status: 'reading', createdAt: now, changedAt: now } as const;
          const { id } = await tx.save(tx.create(JournalImport, row));
          let number = 0;
          for await (const piece of kept.pieces())
            await tx.insert(JournalImportPiece, { userId, importId: id, number: number++, ...(await deflated(piece)) });
          return this.begin(tx, userId, id, 'reading');
        }),
      megabytes * MIB,
    );
  }

  /** Has a previewed file read once more: in this zone, by this mapping. Throws `journal.zoneUnknown` and as `confirm`. */
  async readAgain(
    { id: userId }: Actor,
    id: string,
    { zone, mapping }: { readonly zone?: string; readonly mapping?: HistoryMapping },
  ): Promise<JournalImport> {
    if (zone !== undefined && !isZone(zone)) throw atField('zone', JournalErrors.zoneUnknown, {});
    return runInTransaction(this.dataSource, async (tx) => {
      await this.lock(tx, userId, id, ['previewed']);
      const told = {
        ...(zone === undefined ? {} : { zone }),
        ...(mapping === undefined ? {} : { mapping: { ...mapping } }),
      };
      if (Object.keys(told).length > 0) await tx.update(JournalImport, { userId, id }, told);
      return this.begin(tx, userId, id, 'reading');
    });
  }

  /**
   * Has the rows of a previewed file written, and remembers the mapping. Throws `journal.importNotFound`, `importNotOpen`, `importUnderWay`,
   * `importEmpty`, `importFull`, `mappingIncomplete`.
   */
  async confirm({ id: userId }: Actor, id: string): Promise<JournalImport> {
    const now = this.clock.now();
    const most = await this.settings.get(JournalSettings.mostFills, now);
    return runInTransaction(this.dataSource, async (tx) => {
      const found = await this.lock(tx, userId, id, ['previewed']);
      const preview = found.preview as unknown as HistoryPreview;
      if (preview.missing.length > 0) throw JournalErrors.mappingIncomplete();
      if (preview.counts.new === 0) throw JournalErrors.importEmpty();
      await refuseFull(tx, userId, preview.counts.new, most);
      if (preview.format === FEES_FORMAT && (await this.isSynced(tx, userId, preview.exchange)))
        throw JournalErrors.importFeesSynced();
      if (preview.mapping && missingFields(preview.headers, preview.mapping).length === 0)
        await tx.upsert(
          JournalImportMapping,
          { userId, id: titlesId(preview.headers), mapping: { ...preview.mapping }, savedAt: now },
          ['userId', 'id'],
        );
      // What was shown is what is written, although another mapping may be saved meanwhile.
      await tx.update(
        JournalImport,
        { userId, id },
        { zone: preview.zone, ...(preview.mapping ? { mapping: { ...preview.mapping } } : {}) },
      );
      return this.begin(tx, userId, id, 'writing');
    });
  }

  /**
   * Has a written file taken back: the books become as if it had not come. What was read from an exchange is not read again until the
   * member wants it. Throws `journal.importNotFound`, `importNotOpen`, `importUnderWay`.
   */
  async undo({ id: userId }: Actor, id: string): Promise<JournalImport> {
    return runInTransaction(this.dataSource, async (tx) => {
      const { connectionId } = await this.lock(tx, userId, id, ['done']);
      if (connectionId !== null) await this.connections.pause(tx, userId, connectionId);
      return this.begin(tx, userId, id, 'undoing');
    });
  }

  /** Removes a file that is not in the books from the history. Throws `journal.importNotFound`, `importNotOpen`. */
  async remove({ id: userId }: Actor, id: string): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      await this.lock(tx, userId, id, [...UNCONFIRMED, 'undone']);
      await tx.delete(JournalImport, { userId, id });
    });
  }

  /** Newest first. */
  list(userId: string, page: PageQuery): Promise<Page<JournalImport>> {
    return newestPage(this.dataSource.manager, JournalImport, { userId }, page);
  }

  /** Throws `journal.importNotFound`. */
  async get(userId: string, id: string): Promise<JournalImport> {
    const found = await this.dataSource.manager.findOneBy(JournalImport, { userId, id });
    if (!found) throw JournalErrors.importNotFound();
    return found;
  }

  /** Removes files that were not confirmed for a week; returns how many. */
  async deleteOld(tx: EntityManager): Promise<number> {
    const before = new Date(this.clock.millis() - KEPT_DAYS * DAY_MS);
    const { affected } = await tx.delete(JournalImport, {
      status: In([...UNCONFIRMED]),
      changedAt: LessThan(before),
    });
    return affected ?? 0;
  }

  /** Whether an exchange is connected, or was and left rows in the books. */
  private async isSynced(tx: EntityManager, userId: string, exchange: string | null): Promise<boolean> {
    if (exchange === null) return false;
    if (await this.connections.has(tx, userId, exchange as SyncedExchange)) return true;
    return tx.existsBy(JournalImport, { userId, fileName: exchange, connectionId: Not(IsNull()), status: 'done' });
  }

  private async begin(
    tx: EntityManager,
    userId: string,
    id: string,
    status: (typeof UNDER_WAY)[number],
  ): Promise<JournalImport> {
    await tx.update(
      JournalImport,
      { userId, id },
      { status, progress: 0, attempts: 0, failure: null, changedAt: this.clock.now() },
    );
    await this.queues.send(tx, ImportWork, { userId, id }, id);
    return tx.findOneByOrFail(JournalImport, { userId, id });
  }

  /** Throws `journal.importUnderWay`. */
  async refuseUnderWay(tx: EntityManager, userId: string): Promise<void> {
    if (await tx.existsBy(JournalImport, { userId, status: In([...UNDER_WAY]) })) throw JournalErrors.importUnderWay();
  }

  private async lock(
    tx: EntityManager,
    userId: string,
    id: string,
    open: readonly JournalImportStatus[],
  ): Promise<JournalImport> {
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const found = await tx.findOne(JournalImport, { where: { userId, id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw JournalErrors.importNotFound();
    await this.refuseUnderWay(tx, userId);
    if (!open.includes(found.status)) throw JournalErrors.importNotOpen();
    return found;
  }
}
