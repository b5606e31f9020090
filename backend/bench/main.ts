import { run as runHttp } from './http.bench.js';
import { run as runLedger } from './ledger.bench.js';
import type { BenchContext, BenchRow } from './bench.js';

/** Prints all benchmarks as one table. Needs DATABASE_URL and DATABASE_MIGRATION_URL of a migrated database. */
const context: BenchContext = {
  env: {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATABASE_MIGRATION_URL: process.env.DATABASE_MIGRATION_URL ?? '',
  },
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

print('Ledger transfers', await runLedger(context));
print('HTTP requests', await runHttp(context));
