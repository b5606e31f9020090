import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import { Audit } from '../../platform/audit/index.js';
import { Clock, seoulDay } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { LANGUAGES, PlatformErrors, type Language } from '../../platform/errors/index.js';
import type { Caller, SessionUser } from '../../platform/http/index.js';
import { logger } from '../../platform/logging/index.js';
import { Attempts } from './attempts.service.js';
import { dataExportLimits } from './auth.rules.js';
import { readmeTexts } from './personal-data.messages.js';
import { csvCell, type PersonalCell } from './personal-data.rules.js';

/** Whose data is read, and the language of the sentences in it. */
export interface PersonalDataOwner {
  readonly id: string;
  readonly language: Language;
}

/** One table of a member's download. */
export interface PersonalTable<Column extends string = string> {
  /** Name of the file and of the field in the JSON document, in kebab-case. */
  readonly name: string;
  /** What it is, for the readme. */
  readonly about: Readonly<Record<Language, string>>;
  readonly columns: readonly Column[];
  /** Reads the rows in pages, oldest first: a member may have a million of them. */
  rows(em: EntityManager, owner: PersonalDataOwner): AsyncIterable<Readonly<Record<Column, PersonalCell>>>;
}

/** Each download holds a connection and reads as fast as its client does: few at once, and none for ever. */
const PARALLEL = 2;
const QUEUED = 4;
const LONGEST_MS = 10 * 60_000;
/** How long one page of rows may wait for a slow client. */
const STALLED = `SET LOCAL idle_in_transaction_session_timeout = '60s'`;
/** Rows in one piece of text: pieces of a row each would cost more than the rows. */
const PIECE = 200;
const BOM = '\uFEFF';

/** Everything that is kept about a member; each module contributes its tables. */
@Injectable()
export class PersonalData {
  private readonly tables = new Map<string, PersonalTable>();
  private readonly turns = bulkhead(PARALLEL, QUEUED);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly attempts: Attempts,
  ) {}

  /** Adds a table to every member's download; called once by its module at start. */
  contribute<Column extends string>(table: PersonalTable<Column>): void {
    if (this.tables.has(table.name)) throw new Error(`the table ${table.name} is contributed twice`);
    this.tables.set(table.name, table);
  }

  /**
   * Sends the download as it is read, all tables as of one moment. When it fails in the middle the connection is cut, so
   * that no half of it looks whole. Throws `auth.tooManyAttempts` and `platform.busy`, before anything is sent.
   */
  async send(member: SessionUser, caller: Caller, response: Response): Promise<void> {
    await this.attempts.take(dataExportLimits(member.id));
    try {
      await this.turns.execute(() => this.stream(member, caller, response));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      await this.attempts.giveBack(dataExportLimits(member.id));
      throw PlatformErrors.busy({}, { cause: error });
    }
  }

  private async stream(member: SessionUser, caller: Caller, response: Response): Promise<void> {
    if (response.destroyed) return;
    const exportedAt = this.clock.now();
    await runInTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, {
        actorId: member.id,
        action: 'member.data-downloaded',
        target: { type: 'member', id: member.id },
        caller,
      }),
    );
    try {
      await this.dataSource.transaction('REPEATABLE READ', async (em) => {
        await em.query('SET TRANSACTION READ ONLY');
        await em.query(STALLED);
        response.attachment(`lance-data-${seoulDay(exportedAt)}.zip`).type('application/zip');
        response.setHeader('cache-control', 'no-store');
        await this.zip(em, member, exportedAt, response);
      });
    } catch (error) {
      if (!response.headersSent && !response.destroyed) throw error;
      // The connection is cut already; who has left the page is no fault of anybody.
      if (!isClientGone(error)) logger.error({ err: error, member: member.id }, 'data download broke off');
    }
  }

  private async zip(em: EntityManager, member: SessionUser, exportedAt: Date, response: Response): Promise<void> {
    const tables = [...this.tables.values()];
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS)]);
    const zip = new ZipFile();
    const output = addAbortSignal(signal, zip.outputStream as Readable);
    zip.on('error', (error: Error) => output.destroy(error));
    const add = (name: string, text: () => AsyncIterable<string>): void =>
      zip.addReadStreamLazy(name, { mtime: exportedAt }, (use) => {
        const file = addAbortSignal(signal, Readable.from(text(), { objectMode: false }));
        // Nobody else looks at it: without this the download would stop, and not break off.
        file.on('error', (error) => output.destroy(error));
        use(null, file);
      });
    zip.addBuffer(Buffer.from(readmeOf(tables, exportedAt)), 'README.txt', { mtime: exportedAt });
    add('data.json', () => jsonOf(tables, em, member, exportedAt));
    for (const table of tables) add(`${table.name}.csv`, () => csvOf(table, em, member));
    zip.end();
    try {
      await pipeline(output, response);
    } catch (error) {
      // An answer that has only begun ends like one that broke off.
      if (!response.closed) {
        response.destroy();
        await once(response, 'close');
      }
      throw error;
    } finally {
      over.abort();
    }
  }
}

function isClientGone(error: unknown): boolean {
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(String((error as { code?: unknown }).code));
}

/** The rows of a table in pieces. */
async function* piecesOf(
  table: PersonalTable,
  em: EntityManager,
  owner: PersonalDataOwner,
): AsyncGenerator<Readonly<Record<string, PersonalCell>>[]> {
  let piece: Readonly<Record<string, PersonalCell>>[] = [];
  for await (const row of table.rows(em, owner)) {
    piece.push(row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

async function* csvOf(table: PersonalTable, em: EntityManager, owner: PersonalDataOwner): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly string[])[]): string => stringify([...rows], { record_delimiter: '\r\n' });
  yield BOM + lines([table.columns]);
  for await (const piece of piecesOf(table, em, owner))
    yield lines(piece.map((row) => table.columns.map((column) => csvCell(row[column] ?? null))));
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
    for await (const piece of piecesOf(table, em, { id, language })) {
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
