import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PlatformErrors } from '../errors/index.js';
import { csvText, type CsvTable } from './csv-text.js';
import { workbookOf, XLSX_TYPE } from './workbook.js';

/** Concurrent downloads per member and replica. */
const AT_ONCE = 2;
/** Clients that read nothing for this long are disconnected. */
const LONGEST_PAUSE_MS = 60_000;

/** A file generated while it is sent. Each page of rows is a separate query, so a slow reader holds no connection. */
export interface CsvFile<Row> extends CsvTable<Row> {
  /** With extension, which says what it is: `.csv` or `.xlsx`. */
  readonly name: string;
}

export type TableFormat = keyof typeof MEDIA_TYPES;

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
} as const;

/** Streams tables of any length as files. */
@Injectable()
export class CsvDownloads {
  private readonly reading = new Map<string, number>();

  /**
   * Sends a file to a member. An error before the first row is a normal error response; later the connection is aborted,
   * so that a partial file is not mistaken for a complete one. Throws `platform.busy` when the member has too many
   * downloads.
   */
  async send<Row>(readerId: string, file: CsvFile<Row>, response: Response): Promise<void> {
    const others = this.reading.get(readerId) ?? 0;
    if (others >= AT_ONCE) throw PlatformErrors.busy();
    this.reading.set(readerId, others + 1);
    try {
      await sendFile(file, response);
    } finally {
      const left = (this.reading.get(readerId) ?? 1) - 1;
      if (left > 0) this.reading.set(readerId, left);
      else this.reading.delete(readerId);
    }
  }
}

async function sendFile<Row>({ name, ...table }: CsvFile<Row>, response: Response): Promise<void> {
  const rows = table.rows[Symbol.asyncIterator]();
  const first = await rows.next();
  async function* all(): AsyncGenerator<Row> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rows };
  }
  const format = name.endsWith('.xlsx') ? 'xlsx' : 'csv';
  response.attachment(name).type(MEDIA_TYPES[format]).setHeader('cache-control', 'no-store');
  response.setTimeout(LONGEST_PAUSE_MS, () => response.destroy());
  try {
    const whole = { ...table, rows: all() };
    await (format === 'xlsx' ? pipeline(workbookOf(whole), response) : pipeline(csvText(whole), response));
  } catch (error) {
    // The client has left or stopped reading: nothing more can be reported.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
