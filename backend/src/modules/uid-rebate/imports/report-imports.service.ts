import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { isDatabaseAway, runInTransaction } from '../../../platform/database/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../../platform/http/index.js';
import type { ScratchFile } from '../../../platform/scratch-disk/index.js';
import { TableFiles } from '../../../platform/table-files/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ImportMapping as SavedMapping } from '../entities/import-mapping.entity.js';
import { ReportImportPiece } from '../entities/report-import-piece.entity.js';
import { ReportImport } from '../entities/report-import.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { ImportPreviews, type ImportPreview } from './import-previews.service.js';
import type { ImportMapping } from './report-import.rules.js';
import { ReportWriter, type UndoEffect } from '../reports/report-writer.service.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';

/** Result of an upload: a preview to commit, or the missing columns. */
export interface UploadResult {
  /** Null if columns are missing: nothing was stored. */
  readonly id: string | null;
  readonly exchange: Exchange;
  readonly mapping: ImportMapping;
  readonly preview: ImportPreview;
}

/** Report files uploaded by administrators: preview, commit, undo. */
@Injectable()
export class ReportImports {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly exchanges: Exchanges,
    private readonly previews: ImportPreviews,
    private readonly writer: ReportWriter,
    private readonly tables: TableFiles,
  ) {}

  /**
   * Reads a file and stores it for a commit; changes no report row. Without a mapping it uses the saved one of the
   * exchange if it fits, else a guess. Throws `tableFile.*`, `platform.busy` and `uidRebate.unknownExchange`.
   */
  async upload(
    actor: Actor,
    input: {
      exchangeName: string;
      fileName: string;
      content: AsyncIterable<Buffer> | Iterable<Buffer>;
      /** Size limit of the route, if below that of the reader. */
      maxBytes?: number;
      mapping?: ImportMapping;
    },
  ): Promise<UploadResult> {
    const exchange = await this.exchanges.getExchange(input.exchangeName);
    const saved = await this.findMapping(exchange.id);
    return this.tables.receive(
      input.content,
      async (file) => {
        const { mapping, preview } = await this.previews.read(exchange, file, input.mapping, saved);
        if (preview.missingFields.length > 0) return { id: null, exchange, mapping, preview };
        const kept = { exchangeId: exchange.id, fileName: input.fileName, createdBy: actor.id };
        const id = await runInTransaction(this.dataSource, (tx) => this.keep(tx, file, { ...kept, mapping, preview }));
        return { id, exchange, mapping, preview };
      },
      input.maxBytes,
    );
  }

  /**
   * Writes the valid rows of a previewed file by difference: the same file again writes nothing. Saves the mapping for
   * its exchange. Throws `uidRebate.importNotFound`, `…importNotOpen` and `…importEmpty`.
   */
  async commit(actor: Actor, id: string): Promise<ReportImport> {
    const { exchangeId, mapping } = await this.getImport(id);
    const exchange = await this.exchanges.getExchange(exchangeId);
    return this.tables.receive(this.contentOf(id), (file) =>
      this.previews.withRowsOf(exchange, file, mapping as unknown as ImportMapping, ({ batches, uids }) =>
        runInTransaction(this.dataSource, async (tx) => {
          const now = this.clock.now();
          await this.lockOpen(tx, id, 'previewed');
          const { batchId, counts } = await this.writer.write(tx, {
            exchange,
            source: 'import',
            simulated: false,
            fetchedAt: now,
            batches,
            uids,
            completeDays: [],
            unreadUids: new Set(),
          });
          if (Object.values(counts).every((count) => count === 0)) throw UidRebateErrors.importEmpty();
          await tx.update(
            ReportImport,
            { id },
            { status: 'committed', batchId, counts, committedBy: actor.id, committedAt: now },
          );
          await tx.upsert(SavedMapping, { exchangeId, mapping: mapping as object, savedBy: actor.id, savedAt: now }, [
            'exchangeId',
          ]);
          await this.audit.record(
            tx,
            actor,
            'report-import.committed',
            { type: 'report-import', id },
            { after: { exchangeId, counts } },
          );
          return tx.findOneByOrFail(ReportImport, { id });
        }),
      ),
    );
  }

  /** Undoes a committed file: restores its rows. Returns the number of restored rows. */
  async undo(actor: Actor, id: string): Promise<{ reportImport: ReportImport; rows: number }> {
    return runInTransaction(this.dataSource, async (tx) => {
      const { batchId, exchangeId } = await this.lockOpen(tx, id, 'committed');
      if (batchId === null) throw UidRebateErrors.importNotOpen();
      const rows = await this.writer.undo(tx, exchangeId, batchId);
      await tx.update(ReportImport, { id }, { status: 'undone', undoneBy: actor.id, undoneAt: this.clock.now() });
      const after = { exchangeId, rows };
      await this.audit.record(tx, actor, 'report-import.undone', { type: 'report-import', id }, { after });
      return { reportImport: await tx.findOneByOrFail(ReportImport, { id }), rows };
    });
  }

  /** What undoing a file would change now; null unless it is committed, and if a large one takes too long. */
  async findUndo({ status, batchId, exchangeId }: ReportImport): Promise<UndoEffect | null> {
    if (status !== 'committed' || batchId === null) return null;
    return this.writer.planUndo(this.dataSource.manager, exchangeId, batchId).catch((error: unknown) => {
      if (isDatabaseAway(error)) return null;
      throw error;
    });
  }

  /** Uploaded files, newest first by their time-ordered ids. */
  async list({ exchangeId, ...page }: PageQuery & { exchangeId?: string }): Promise<Page<ReportImport>> {
    return newestPage(this.dataSource.manager, ReportImport, { exchangeId }, page);
  }

  /** Throws `uidRebate.importNotFound`. */
  async getImport(id: string, em: EntityManager = this.dataSource.manager): Promise<ReportImport> {
    const found = await em.findOneBy(ReportImport, { id });
    if (!found) throw UidRebateErrors.importNotFound();
    return found;
  }

  /** Mapping of the last committed file of the exchange. */
  async findMapping(exchangeId: string): Promise<ImportMapping | null> {
    const saved = await this.dataSource.manager.findOneBy(SavedMapping, { exchangeId });
    return saved && (saved.mapping as unknown as ImportMapping);
  }

  private async keep(
    tx: EntityManager,
    file: ScratchFile,
    values: { exchangeId: string; fileName: string; mapping: object; preview: object; createdBy: string },
  ): Promise<string> {
    const hash = createHash('sha256');
    for await (const piece of file.pieces()) hash.update(piece);
    const inserted = await tx.insert(ReportImport, {
      ...values,
      status: 'previewed',
      fileHash: hash.digest(),
      createdAt: this.clock.now(),
    });
    const [row] = inserted.raw as { id: string }[];
    if (!row) throw new Error('the import was not written');
    let number = 0;
    for await (const content of file.pieces())
      await tx.insert(ReportImportPiece, { importId: row.id, number: number++, content });
    return row.id;
  }

  /** The uploaded file in chunks. */
  private async *contentOf(importId: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const piece = await this.dataSource.manager.findOneBy(ReportImportPiece, { importId, number });
      if (!piece) return;
      yield piece.content;
    }
  }

  private async lockOpen(tx: EntityManager, id: string, status: 'previewed' | 'committed'): Promise<ReportImport> {
    const found = await tx.findOne(ReportImport, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw UidRebateErrors.importNotFound();
    if (found.status !== status) throw UidRebateErrors.importNotOpen();
    return found;
  }
}
