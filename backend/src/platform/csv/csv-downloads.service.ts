import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { PlatformErrors } from '../errors/index.js';
import { csvText, type CsvTable } from './csv-text.js';

/** Files that one member may be reading at a time, for each replica. */
const AT_ONCE = 2;
/** Whoever takes nothing for so long is cut off. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * A file that is written while it is read. Each page of its rows is a query of its own: a slow reader holds no connection.
 */
export interface CsvFile<Row> extends CsvTable<Row> {
  /** With its ending. */
  readonly name: string;
}

/** Sends tables of any length as files. */
@Injectable()
export class CsvDownloads {
  private readonly reading = new Map<string, number>();

  /**
   * Sends a file to a member. What goes wrong before the first row is told as any refusal; later the answer breaks off, so
   * that half a file is not taken for a whole one. Throws `platform.busy` while the member is reading too many already.
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
  response.attachment(name).type('text/csv; charset=utf-8').setHeader('cache-control', 'no-store');
  response.setTimeout(LONGEST_PAUSE_MS, () => response.destroy());
  try {
    await pipeline(csvText({ ...table, rows: all() }), response);
  } catch (error) {
    // Who has left, or takes nothing, is told nothing more.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
