import { createWriteStream, mkdtempSync, openAsBlob, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { ZipFile } from 'yazl';
import { grouped, seconds, timed, type BenchContext, type BenchRow } from './bench.js';
import {
  call,
  registerMember,
  startWatchedService,
  stopServers,
  waits,
  watchMemory,
  type BenchMember,
  type Server,
} from './servers.js';

const TITLES = ['UID', 'Date', 'Product', 'Volume', 'Fee', 'Commission'];
const LINES_AT_A_TIME = 500;
const MAX_JSON_BYTES = 10e6;

interface Preview {
  readonly id: string;
  readonly counts?: { readonly new: number };
}

interface FileShape {
  readonly format: 'csv' | 'xlsx';
  readonly rows: number;
  readonly columns: number;
}

/** Of every file others, so that all of its rows are new. */
interface File extends FileShape {
  readonly firstUid: number;
}

const FILES: readonly FileShape[] = [
  { format: 'csv', rows: 100_000, columns: 24 },
  { format: 'xlsx', rows: 100_000, columns: 24 },
  { format: 'csv', rows: 200_000, columns: 6 },
  { format: 'xlsx', rows: 200_000, columns: 6 },
];

/** Report files of the largest sizes, looked at, committed and undone: how long, in how much memory, and how long others wait. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const folder = mkdtempSync(join(tmpdir(), 'lance-bench-files-'));
  try {
    const rows: BenchRow[] = [];
    for (const [index, shape] of FILES.entries())
      rows.push(...(await measureFile(owner, env, { ...shape, firstUid: (index + 1) * 10_000_000 }, folder)));
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
    await owner.end();
  }
}

/** In a process of its own, which has read one small file before: what is measured is the file and not the first time. */
async function measureFile(
  owner: pg.Client,
  env: BenchContext['env'],
  shape: File,
  folder: string,
): Promise<BenchRow[]> {
  const file = join(folder, `bench.${shape.format}`);
  const service = await startWatchedService(env);
  try {
    const admin = await registerMember(service.url, `bench-files-${shape.format}-${shape.rows}`);
    await owner.query('UPDATE auth_members SET is_admin = true WHERE id = $1', [admin.id]);
    await write({ ...shape, rows: 1_000, firstUid: shape.firstUid + 5_000_000 }, file);
    await act(service.url, admin, await look(service.url, admin, file, 1_000), 'commit');
    await write(shape, file);
    const name = `${shape.format.toUpperCase()} of ${(statSync(file).size / 1e6).toFixed(0)} MB`;
    const looked = await watched(service, () => look(service.url, admin, file, shape.rows));
    const committed = await watched(service, () => act(service.url, admin, looked.answer, 'commit'));
    const undone = await watched(service, () => act(service.url, admin, looked.answer, 'undo'));
    const within = statSync(file).size <= MAX_JSON_BYTES && shape.format === 'csv';
    const inJson = within ? [await watched(service, () => lookWithinJson(service.url, admin, file, shape.rows))] : [];
    const setting = `${grouped(shape.rows)} × ${shape.columns}`;
    return [
      { name: `${name} looked at, HTTP`, setting, ...looked.row(shape.rows) },
      { name: `${name} committed, HTTP`, setting, ...committed.row(shape.rows) },
      { name: `${name} undone, HTTP`, setting, ...undone.row(shape.rows) },
      ...inJson.map((looked) => ({ name: `${name} looked at within JSON`, setting, ...looked.row(shape.rows) })),
    ];
  } finally {
    await stopServers(service);
  }
}

async function look(url: string, { cookie }: BenchMember, file: string, rows: number): Promise<string> {
  const response = await fetch(`${url}/api/admin/report-imports/file?exchange=Binance&fileName=bench`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  });
  return idOf((await response.json()) as Preview, rows);
}

async function lookWithinJson(url: string, admin: BenchMember, file: string, rows: number): Promise<string> {
  const body = { exchange: 'Binance', fileName: 'bench', content: readFileSync(file).toString('base64') };
  return idOf(await call<Preview>(`${url}/api/admin/report-imports`, admin, { body }), rows);
}

function idOf(preview: Preview, rows: number): string {
  if (preview.counts?.new !== rows) throw new Error(`the file was answered ${JSON.stringify(preview)}`);
  return preview.id;
}

async function act(url: string, admin: BenchMember, id: string, name: 'commit' | 'undo'): Promise<void> {
  await call(`${url}/api/admin/report-imports/${id}/${name}`, admin, { body: {} });
}

async function watched<T>(
  service: Server,
  work: () => Promise<T>,
): Promise<{ answer: T; row: (rows: number) => Pick<BenchRow, 'perSecond' | 'note'> }> {
  await waits(service);
  const { answer, beforeMb, peakMb } = await watchMemory(service.child.pid, () => timed(work));
  const { longestMs } = await waits(service);
  const row = (rows: number) => ({
    perSecond: (rows * 1_000) / answer.ms,
    note: `${seconds(answer.ms)}, others wait ${longestMs.toFixed(0)} ms at most, ${((peakMb ?? 0) - (beforeMb ?? 0)).toFixed(0)} MB above ${(beforeMb ?? 0).toFixed(0)}`,
  });
  return { answer: answer.answer, row };
}

function cellOf(row: number, column: number, firstUid: number): string {
  const known = [String(firstUid + row), `2026-10-${String((row % 28) + 1).padStart(2, '0')}`, 'Spot'];
  const amounts = [((row * 37) / 7).toFixed(2), '0.5', '0.2'];
  return (
    [...known, ...amounts][column] ?? (column % 2 === 0 ? ((row * column) / 100).toFixed(4) : `text ${row % 5_000}`)
  );
}

/** Writes a file as it is made. */
async function write({ format, rows, columns, firstUid }: File, file: string): Promise<void> {
  const titles = Array.from({ length: columns }, (_, column) => TITLES[column] ?? `Column ${column}`);
  const lines = function* (make: (cells: string[], line: number) => string): Generator<string> {
    yield make(titles, 1);
    for (let from = 0; from < rows; from += LINES_AT_A_TIME)
      yield Array.from({ length: LINES_AT_A_TIME }, (_, at) =>
        make(
          titles.map((_title, column) => cellOf(from + at, column, firstUid)),
          from + at + 2,
        ),
      ).join('');
  };
  const output = createWriteStream(file);
  if (format === 'csv')
    await pipeline(
      lines((cells) => `${cells.join(',')}\n`),
      output,
    );
  else await pipeline(workbookOf(lines), output);
}

/** A workbook as programs write it: numbers as numbers, texts once. */
function workbookOf(
  lines: (make: (cells: string[], line: number) => string) => Generator<string>,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const add = (name: string, ...content: (string | (() => Generator<string>))[]): void =>
    zip.addReadStreamLazy(name, (done) =>
      done(
        null,
        Readable.from(
          (function* () {
            for (const part of content) yield* typeof part === 'string' ? [part] : part();
          })(),
        ),
      ),
    );
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (...parts: [string, string][]): string =>
    `<Relationships>${parts.map(([kind, target], id) => `<Relationship Id="r${id}" Type="${type}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;
  const texts = new Map<string, number>();
  const cell = (text: string): string => {
    if (/^\d+(\.\d+)?$/.test(text)) return `<c><v>${text}</v></c>`;
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return `<c t="s"><v>${known}</v></c>`;
  };
  add('_rels/.rels', related(['officeDocument', 'xl/workbook.xml']));
  add('xl/workbook.xml', `<workbook xmlns:r="${type}"><sheets><sheet name="a" r:id="r0"/></sheets></workbook>`);
  add('xl/_rels/workbook.xml.rels', related(['worksheet', 'sheet.xml'], ['sharedStrings', 'texts.xml']));
  const sheet = () => lines((cells, line) => `<row r="${line}">${cells.map(cell).join('')}</row>`);
  add('xl/sheet.xml', '<worksheet><sheetData>', sheet, '</sheetData></worksheet>');
  const shared = function* (): Generator<string> {
    for (const text of texts.keys()) yield `<si><t>${text}</t></si>`;
  };
  add('xl/texts.xml', '<sst>', shared, '</sst>');
  zip.end();
  return zip.outputStream;
}
