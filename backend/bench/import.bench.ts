import { setTimeout as sleep } from 'node:timers/promises';
import { besideBalances } from './balances.js';
import { grouped, seconds, timed, type BenchContext, type BenchRow } from './bench.js';
import {
  call,
  memoryNote,
  registerMember,
  startWatchedService,
  stopServers,
  waits,
  watchMemory,
  type BenchMember,
} from './servers.js';

/** How many rows, e.g. `IMPORT_ROWS=20000 npm run bench -- import` for a small run. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 200_000);
const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT'];
const TITLES = 'Uid,Time,Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Buyer,Maker,Trade ID,Order ID';
/** One row a minute, up to a month ago. */
const LAST_MS = Date.now() - 30 * 86_400_000;

interface Import {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly outcome: { readonly rows: number; readonly trips: number } | null;
}

interface HistoryFile {
  readonly rows: number;
  readonly content: Buffer;
}

/** A trade history of the largest size from its upload to its last trade, and what balances cost meanwhile. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const service = await startWatchedService(env);
  try {
    // What is measured is the file and not the first time.
    await importFile(service.url, await registerMember(service.url, 'bench-import-first'), fileOf(1_000));
    const file = fileOf(ROWS);
    const member = await registerMember(service.url, 'bench-import');
    const { answer, rows } = await besideBalances(service.url, 'while it is imported', async () => {
      await waits(service);
      return watchMemory(service.child.pid, () => importFile(service.url, member, file));
    });
    const { p99Ms, longestMs } = await waits(service);
    const { readMs, writeMs, trips } = answer.answer;
    const setting = `${grouped(ROWS)} rows`;
    const row = (name: string, ms: number) => ({ name, setting, perSecond: (ROWS * 1_000) / ms, note: seconds(ms) });
    const whole = row('a trade history from end to end', readMs + writeMs);
    return [
      { ...whole, note: `${whole.note}${memoryNote(answer)}, ${grouped(trips)} trades` },
      row('of it uploaded, read and previewed', readMs),
      row('of it written and grouped', writeMs),
      { name: 'the thread that answers waits', setting, p99Ms, note: `${longestMs.toFixed(0)} ms at most` },
      ...rows,
    ];
  } finally {
    await stopServers(service);
  }
}

async function importFile(url: string, member: BenchMember, { content, rows }: HistoryFile) {
  const reading = await timed(async () => settled(url, member, await upload(url, member, content)));
  const writing = await timed(async () => {
    await call(`${url}/api/journal/imports/${reading.answer.id}/confirm`, member, { body: {} });
    return settled(url, member, reading.answer.id);
  });
  const { status, outcome } = writing.answer;
  if (status !== 'done' || outcome?.rows !== rows)
    throw new Error(`the import ended as ${JSON.stringify(writing.answer)}`);
  return { readMs: reading.ms, writeMs: writing.ms, trips: outcome.trips };
}

async function upload(url: string, { cookie }: BenchMember, content: Buffer): Promise<string> {
  const fileName = encodeURIComponent('Binance-Futures-Trade-History(UTC+9).csv');
  const response = await fetch(`${url}/api/journal/imports/file?fileName=${fileName}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as Import).id;
}

async function settled(url: string, member: BenchMember, id: string): Promise<Import> {
  for (;;) {
    const found = await call<Import>(`${url}/api/journal/imports/${id}`, member);
    if (found.status === 'failed') throw new Error(`the import failed: ${found.failure}`);
    if (!['reading', 'writing', 'undoing'].includes(found.status)) return found;
    await sleep(100);
  }
}

/** Each symbol is bought and sold in turn: two rows are a trade. */
function fileOf(rows: number): HistoryFile {
  const lines = [TITLES];
  for (let row = 0; row < rows; row += 1) {
    const at = new Date(LAST_MS - (rows - row) * 60_000 + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const isSale = Math.floor(row / SYMBOLS.length) % 2 === 1;
    const price = (1_000 + (row % 997) / 10).toFixed(1);
    const result = isSale ? ((row % 41) - 20).toFixed(2) : '0';
    lines.push(
      `900001,${at},${SYMBOLS[row % SYMBOLS.length]},${isSale ? 'SELL' : 'BUY'},${price},0.5,${(Number(price) / 2).toFixed(2)},0.25 USDT,${result},true,false,${5_100_000_000 + row},${8_000_000_000 + row}`,
    );
  }
  return { rows, content: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
