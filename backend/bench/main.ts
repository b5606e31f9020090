import { run as runAccrual } from './accrual.bench.js';
import { run as runAnalyses } from './analyses.bench.js';
import { seconds, timed, type BenchContext, type BenchRow } from './bench.js';
import { run as runHttp } from './http.bench.js';
import { run as runImport } from './import.bench.js';
import { run as runJournal } from './journal.bench.js';
import { run as runKimchi } from './kimchi.bench.js';
import { run as runLedger } from './ledger.bench.js';
import { run as runPublic } from './public.bench.js';
import { run as runReader } from './reader.bench.js';
import { run as runRefresh } from './refresh.bench.js';
import { run as runReportFile } from './report-file.bench.js';
import { run as runSockets } from './sockets.bench.js';
import { run as runSpend } from './spend.bench.js';
import { run as runStatement } from './statement.bench.js';
import { run as runStream } from './stream.bench.js';

/** Prints the benchmarks as tables, all or those named. Needs DATABASE_URL and DATABASE_MIGRATION_URL of a migrated database. */
const context: BenchContext = {
  env: {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATABASE_MIGRATION_URL: process.env.DATABASE_MIGRATION_URL ?? '',
  },
};

/** In this order: what comes later fills the database with more. */
const benchmarks = {
  ledger: { title: 'Ledger transfers', run: runLedger },
  public: { title: 'Public pages', run: runPublic },
  kimchi: { title: 'Premiums of all coins', run: runKimchi },
  refresh: { title: 'A refresh of all prices', run: runRefresh },
  sockets: { title: 'Frames of sockets', run: runSockets },
  stream: { title: 'Streams of the market', run: runStream },
  http: { title: 'HTTP requests', run: runHttp },
  spend: { title: 'HTTP spends', run: runSpend },
  'report-file': { title: 'Report files', run: runReportFile },
  accrual: { title: 'Luff of one report day', run: runAccrual },
  analyses: { title: 'Balances while charts are analysed', run: runAnalyses },
  reader: { title: 'Charts read from pictures', run: runReader },
  import: { title: 'A trade history of 200,000 rows', run: runImport },
  journal: { title: 'Journals of many trades', run: runJournal },
  statement: { title: 'A statement of a million entries', run: runStatement },
};

const number = (value: number | undefined, digits: number): string =>
  value === undefined
    ? ''
    : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function print(title: string, rows: BenchRow[]): void {
  const lines = [
    ['', 'setting', 'per second', 'of bare', 'p50 ms', 'p99 ms', ''],
    ...rows.map((row) => [
      row.name,
      row.setting,
      number(row.perSecond, 0),
      number(row.ratio, 2),
      number(row.p50Ms, 1),
      number(row.p99Ms, 1),
      row.note ?? '',
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  process.stdout.write(`\n${title}\n`);
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column >= 2 && column <= 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benchmarks));
if (unknown.length > 0)
  throw new Error(`there is no benchmark ${unknown.join(', ')}: ${Object.keys(benchmarks).join(', ')}`);

for (const [name, { title, run }] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { ms, answer } = await timed(() => run(context));
  print(`${title} (${seconds(ms)})`, answer);
}
