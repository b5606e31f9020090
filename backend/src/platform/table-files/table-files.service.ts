import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { ScratchDisk, type ScratchFile } from '../scratch-disk/index.js';
import { withBulkhead } from '../bulkhead/index.js';
import type { RowMapping } from './reading/protocol.js';
import type { TableHead, TableRow } from './reading/table.js';
import { TableFileErrors } from './table-files.errors.js';
import { TableReader, type ReaderLimits } from './table-reader.js';

const MIB = 2 ** 20;
/** Maximum size of an uploaded file. */
export const MAX_FILE_BYTES = 64 * MIB;
/** Files that this replica reads at the same time, and how many more may wait. */
const MAX_WORKERS = 2;
const MAX_WAITING = 8;
const MAX_WORKER_MEGABYTES = 96;
const MAX_READING_MS = 60_000;

/** A table file that is being read. */
export interface OpenTable extends TableHead {
  /** All data rows, once, in batches of some hundred, read on demand. */
  readonly rows: AsyncIterable<readonly TableRow[]>;
  /** The same, converted by a mapper in the worker, so that unneeded data never reaches the service. */
  readonly mapped: <Batch>(mapping: RowMapping) => AsyncIterable<Batch>;
}

/** Reads uploaded CSV and XLSX files in worker threads, which isolate the service from their content. */
@Injectable()
export class TableFiles {
  private readonly bulkhead = bulkhead(MAX_WORKERS, MAX_WAITING);
  private readonly limits: ReaderLimits = { megabytes: MAX_WORKER_MEGABYTES, milliseconds: MAX_READING_MS };

  constructor(private readonly disk: ScratchDisk) {}

  /**
   * Writes an upload to the disk and passes it to `use`; deletes it afterwards. Throws `tableFile.tooLarge`, and
   * `platform.busy` if the disk has no room.
   */
  async receive<T>(
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    use: (file: ScratchFile) => Promise<T>,
    maxBytes = MAX_FILE_BYTES,
  ): Promise<T> {
    const file = await this.disk.open();
    try {
      await file.write(bounded(content, maxBytes));
      return await use(file);
    } finally {
      await file.close();
    }
  }

  /**
   * Reads a file, CSV or XLSX by its content and not by its name, while `use` runs; stops when that returns. Throws
   * `tableFile.*` for an unreadable file and `platform.busy` if too many files are waiting.
   */
  async read<T>(file: ScratchFile, use: (table: OpenTable) => Promise<T>): Promise<T> {
    return withBulkhead(this.bulkhead, async () => {
      const reader = new TableReader(file.descriptor, this.limits);
      try {
        const mapped = <Batch>(mapping?: RowMapping) => batchesOf(reader, mapping) as AsyncIterable<Batch>;
        return await use({ ...(await reader.head()), rows: mapped(), mapped });
      } finally {
        await reader.stop();
      }
    });
  }
}

/** The worker prepares the next batch while one is used. */
async function* batchesOf(reader: TableReader, mapping?: RowMapping): AsyncGenerator<unknown> {
  for (let coming = reader.next(mapping); ;) {
    const next = await coming;
    if (!next) return;
    coming = reader.next(mapping);
    // Not requested if the consumer stops early.
    coming.catch(() => undefined);
    yield next.batch;
  }
}

async function* bounded(content: AsyncIterable<Buffer> | Iterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > maxBytes) throw TableFileErrors.tooLarge({ megabytes: Math.floor(maxBytes / MIB) });
    yield piece;
  }
}
