import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { ScratchFile } from '../../../platform/scratch-disk/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { TableFiles } from '../../../platform/table-files/index.js';
import { JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';
import type { ReadBatch, ReadingOptions } from './fills.mapper.js';
import { FORMATS, OTHER_FILES, USUAL_TITLES } from './formats.messages.js';
import { type Columns, fileWith, formatOf } from './formats.rules.js';
import { filesToTake } from './import.messages.js';
import {
  formatOfMapping,
  guessMapping,
  type HistoryMapping,
  missingFields,
  type NeededField,
} from './mapping.rules.js';
import { isZone, zoneIn } from './zones.rules.js';

/** Runs in the reading worker: compiled beside this file or, in tests, as source. */
const READER = new URL(`./fills.mapper${import.meta.url.slice(-3)}`, import.meta.url).href;
const PROPOSED_ZONE = 'Asia/Seoul';

/** Who told the zone of times that name none. */
export type ZoneSource = 'file' | 'exchange' | 'member' | 'proposed';

/** What a file is, before its rows. */
export interface HistoryHead {
  /** Id of the format; null for a file of no known one. */
  readonly format: string | null;
  readonly exchange: string | null;
  readonly headers: readonly string[];
  readonly columns: Columns;
  /** Titles whose cells are not read. */
  readonly unread: readonly string[];
  readonly mapping: HistoryMapping | null;
  readonly missing: readonly NeededField[];
  readonly zone: string;
  readonly zoneFrom: ZoneSource;
}

export interface HistoryFile {
  readonly fileName: string;
  readonly zone: string | null;
  readonly mapping: HistoryMapping | null;
}

/** Identifies files with these titles. */
export const titlesId = (headers: readonly string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(headers)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Reads trade histories in the worker of table files. */
@Injectable()
export class HistoryReader {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly tables: TableFiles,
  ) {}

  /**
   * Reads a file while `use` runs. `savedFor` looks up the mapping of earlier files with these titles. Without all needed columns there
   * are no batches. Throws `tableFile.*`, `journal.importOtherFile`, `journal.importTooManyRows` and `platform.busy`.
   */
  async read<T>(
    file: ScratchFile,
    history: HistoryFile,
    savedFor: (titles: string) => Promise<HistoryMapping | null>,
    use: (head: HistoryHead, batches: AsyncIterable<ReadBatch>) => Promise<T>,
  ): Promise<T> {
    const now = this.clock.now();
    const most = await this.settings.get(JournalSettings.importRows, now);
    return this.tables.read(file, async ({ headers, notes, mapped }) => {
      const known = formatOf(headers, FORMATS);
      if (!known) refuseOtherFile(headers);
      const mapping = known
        ? null
        : (history.mapping ?? (await savedFor(titlesId(headers))) ?? guessMapping(headers, USUAL_TITLES));
      const { format, columns } = known ?? formatOfMapping(mapping ?? guessMapping(headers, USUAL_TITLES));
      const zone = zoneOf(history, [...headers, ...notes, history.fileName], format.zone);
      const missing = mapping ? missingFields(headers, mapping) : [];
      const used = new Set(Object.values(columns));
      const head: HistoryHead = {
        format: known ? format.id : null,
        exchange: known ? format.exchange : (mapping?.exchange ?? null),
        headers,
        columns,
        unread: headers.filter((title) => !used.has(title)),
        mapping,
        missing,
        ...zone,
      };
      const options: ReadingOptions = { format, columns, zone: zone.zone, now: now.toISOString() };
      const batches = missing.length > 0 ? nothing() : bounded(mapped<ReadBatch>({ module: READER, options }), most);
      return use(head, batches);
    });
  }
}

function refuseOtherFile(headers: readonly string[]): void {
  const other = fileWith(headers, OTHER_FILES);
  if (!other) return;
  throw JournalErrors.importOtherFile({ take: filesToTake[other] });
}

function zoneOf(
  { zone }: HistoryFile,
  texts: readonly string[],
  usual: string | null,
): Pick<HistoryHead, 'zone' | 'zoneFrom'> {
  const told = texts.map(zoneIn).find((found) => found !== null && isZone(found));
  if (told !== undefined && told !== null) return { zone: told, zoneFrom: 'file' };
  if (usual !== null) return { zone: usual, zoneFrom: 'exchange' };
  return zone === null ? { zone: PROPOSED_ZONE, zoneFrom: 'proposed' } : { zone, zoneFrom: 'member' };
}

async function* nothing(): AsyncGenerator<ReadBatch> {
  // Without all columns no row can be read.
}

async function* bounded(batches: AsyncIterable<ReadBatch>, most: number): AsyncGenerator<ReadBatch> {
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.fills.length + batch.problems.length + batch.skipped + batch.repeated;
    if (rows > most) throw JournalErrors.importTooManyRows({ most });
    yield batch;
  }
}
