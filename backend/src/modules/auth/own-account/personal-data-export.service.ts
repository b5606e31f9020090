import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { Audit } from '../../../platform/audit/index.js';
import { Clock, seoulDay } from '../../../platform/clock/index.js';
import { csvText, inPieces, type CsvCell } from '../../../platform/csv/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { LANGUAGES, PlatformErrors, type Language } from '../../../platform/errors/index.js';
import type { Caller, SessionUser } from '../../../platform/http/index.js';
import { ScratchDisk, type ScratchFile } from '../../../platform/scratch-disk/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { dataExportLimits } from '../auth.rules.js';
import { readmeTexts } from './personal-data.messages.js';

/** Owner of the data, and the language of its texts. */
export interface PersonalDataOwner {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** One table of a data download. */
export interface PersonalTable<Column extends string = string> {
  /** File name and field in the JSON document, in kebab-case. */
  readonly name: string;
  /** Description for the readme. */
  readonly about: Readonly<Record<Language, string>>;
  readonly columns: readonly Column[];
  /** Files beside the table, which name themselves in its rows. Each is read when it is written, and written once. */
  files?(em: EntityManager, owner: PersonalDataOwner): Promise<readonly PersonalFile[]>;
  /** Reads the rows in pages, oldest first: a member may have a million. Only `columns` of a row are written. */
  rows(em: EntityManager, owner: PersonalDataOwner): AsyncIterable<Readonly<Record<Column, CsvCell>>>;
}

/** A file of a data download, compressed already. */
export interface PersonalFile {
  /** Path in the download. */
  readonly name: string;
  read(): Promise<Buffer>;
}

/** Writing a file holds a connection: limits concurrent writers. */
const PARALLEL = 2;
const QUEUED = 4;
const LONGEST_WRITE_MS = 2 * 60_000;
/** Base time limit for a download plus time by size: slower readers than 64 KiB/s are disconnected. */
const LONGEST_SEND_MS = 2 * 60_000;
const SLOWEST_BYTES_PER_MS = 65.536;
const BOM = '\uFEFF';

/** Data download of a member; each module contributes its tables. */
@Injectable()
export class PersonalDataExport {
  private readonly tables = new Map<string, PersonalTable>();
  private readonly turns = bulkhead(PARALLEL, QUEUED);
  /** Members this replica is serving now. */
  private readonly served = new Map<string, symbol>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly attempts: Attempts,
    private readonly disk: ScratchDisk,
  ) {}

  /** Adds a table to every data download; modules call it once at start. */
  contribute<Column extends string>(table: PersonalTable<Column>): void {
    if (this.tables.has(table.name)) throw new Error(`the table ${table.name} is contributed twice`);
    this.tables.set(table.name, table);
  }

  /**
   * Writes the download to a temporary file from one consistent snapshot and sends it after the transaction, so that a
   * slow reader only holds the file. One at a time per member and replica. Throws `auth.tooManyAttempts`, and
   * `platform.busy` when too many run or the disk is full, before anything is sent.
   */
  async send(member: SessionUser, caller: Caller, response: Response): Promise<void> {
    if (this.served.has(member.id)) throw PlatformErrors.busy();
    const turn = Symbol('a download');
    this.served.set(member.id, turn);
    const free = (): void => {
      if (this.served.get(member.id) === turn) this.served.delete(member.id);
    };
    const limits = dataExportLimits(member.id);
    try {
      await this.attempts.take(limits);
      await this.serve(member, caller, response, free);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      await this.attempts.giveBack(limits);
      throw PlatformErrors.busy({}, { cause: error });
    } finally {
      free();
    }
  }

  private async serve(member: SessionUser, caller: Caller, response: Response, free: () => void): Promise<void> {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const file = await this.disk.open();
    try {
      const exportedAt = this.clock.now();
      await this.turns.execute(() => this.write(file, { member, caller, exportedAt, left: left.signal }));
      response.attachment(`lance-data-${seoulDay(exportedAt)}.zip`).type('application/zip');
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-length', file.size);
      const longest = LONGEST_SEND_MS + Math.ceil(file.size / SLOWEST_BYTES_PER_MS);
      await pipeline(file.read(free), response, { signal: AbortSignal.timeout(longest) });
    } catch (error) {
      // The client has left or reads too slowly: nothing more can be reported. The size shows it that the file is
      // incomplete.
      if (!left.signal.aborted && !response.destroyed) throw error;
    } finally {
      await file.close();
    }
  }

  private async write(
    file: ScratchFile,
    request: { member: SessionUser; caller: Caller; exportedAt: Date; left: AbortSignal },
  ): Promise<void> {
    const { member, caller, exportedAt, left } = request;
    left.throwIfAborted();
    await runInTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, { id: member.id, caller }, 'member.data-downloaded', { type: 'member', id: member.id }),
    );
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, left, AbortSignal.timeout(LONGEST_WRITE_MS)]);
    try {
      await this.dataSource.transaction('REPEATABLE READ', async (em) => {
        await em.query('SET TRANSACTION READ ONLY');
        await file.write(await this.zip(em, member, exportedAt, signal));
      });
    } finally {
      over.abort();
    }
  }

  /** The ZIP file as a stream. */
  private async zip(em: EntityManager, member: SessionUser, exportedAt: Date, signal: AbortSignal): Promise<Readable> {
    const tables = [...this.tables.values()];
    const files: PersonalFile[] = [];
    for (const table of tables) files.push(...((await table.files?.(em, member)) ?? []));
    const zip = new ZipFile();
    const output = addAbortSignal(signal, zip.outputStream as Readable);
    zip.on('error', (error: Error) => output.destroy(error));
    const add = (name: string, content: () => AsyncIterable<string | Buffer>, compress = true): void =>
      zip.addReadStreamLazy(name, { mtime: exportedAt, compress }, (use) => {
        const file = addAbortSignal(signal, Readable.from(content(), { objectMode: false }));
        // Without this handler an error would leave the stream open for ever.
        file.on('error', (error) => output.destroy(error));
        use(null, file);
      });
    zip.addBuffer(Buffer.from(readmeOf(tables, exportedAt)), 'README.txt', { mtime: exportedAt });
    add('data.json', () => jsonOf(tables, em, member, exportedAt));
    for (const table of tables) add(`${table.name}.csv`, () => csvOf(table, em, member));
    for (const file of files) add(file.name, () => contentOf(file), false);
    zip.end();
    return output;
  }
}

async function* contentOf(file: PersonalFile): AsyncGenerator<Buffer> {
  yield await file.read();
}

function csvOf(table: PersonalTable, em: EntityManager, owner: PersonalDataOwner): AsyncIterable<string> {
  return csvText({
    titles: table.columns,
    rows: table.rows(em, owner),
    cellsOf: (row) => table.columns.map((column) => row[column] ?? null),
  });
}

async function* jsonOf(
  tables: readonly PersonalTable[],
  em: EntityManager,
  { id, email, name, language }: SessionUser,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield `{"member":${JSON.stringify({ id, email, name })},"exportedAt":${JSON.stringify(exportedAt)},"tables":{`;
  for (const [place, table] of tables.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(table.name)}:[`;
    let separator = '\n';
    for await (const piece of inPieces(table.rows(em, { id, email, language }))) {
      yield separator + piece.map((row) => JSON.stringify(row, [...table.columns])).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}

function readmeOf(tables: readonly PersonalTable[], exportedAt: Date): string {
  const sections = LANGUAGES.map((language) => {
    const { title, exportedAt: madeAt, intro, tables: files } = readmeTexts[language];
    const list = tables.map(({ name, about }) => `- ${name}.csv: ${about[language]}`);
    return [title, '', `${madeAt}: ${exportedAt.toISOString()}`, '', ...intro, '', `${files}:`, ...list].join('\r\n');
  });
  return `${BOM}${sections.join('\r\n\r\n----\r\n\r\n')}\r\n`;
}
