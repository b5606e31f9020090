import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Ticker } from '../src/modules/insights/feeds.js';
import { LiveTickers, type TickerStream } from '../src/modules/insights/sources/live-tickers.js';
import { OpenApi } from '../src/modules/insights/sources/open-api.js';
import { textOf } from '../src/modules/insights/sources/subscriptions.js';
import { bybitStream, upbitStream } from '../src/modules/insights/sources/streams.js';
import { grouped, type BenchContext, type BenchRow } from './bench.js';
import { startMarket } from './market.js';
import { startServer, stopServers, type Server } from './servers.js';

const TURNS = 3;
const TURN_MS = 2_000;
const RECORD_MS = 3_000;
const SYMBOLS = ['BTC', 'ETH', 'XRP', 'SOL', 'DOGE', 'ADA', 'TRX', 'LINK', 'AVAX', 'DOT'];

/** Frames of tickers that one process reads with all its checks, beside `ws` and `JSON.parse` alone. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const market = await startMarket(env);
  const vendor = await startServer('./frames.js', {});
  try {
    const rows: BenchRow[] = [];
    const streams: readonly (readonly ['upbit' | 'bybit', TickerStream<never>])[] = [
      ['upbit', upbitStream as unknown as TickerStream<never>],
      ['bybit', bybitStream as unknown as TickerStream<never>],
    ];
    for (const [id, stream] of streams) {
      const frames = await recorded(market.url, id, stream);
      vendor.child.send(frames);
      const size = frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0) / frames.length;
      const setting = `${id}, ${grouped(size)} bytes each`;
      const [bare, checked] = [
        { frames: 0, ms: 0 },
        { frames: 0, ms: 0 },
      ];
      for (let turn = 0; turn < TURNS; turn += 1) {
        add(bare, await readBare(vendor));
        add(checked, await readChecked(vendor, id, stream));
      }
      const [limit, own] = [bare, checked].map((sums) => (sums.frames * 1_000) / sums.ms) as [number, number];
      rows.push({ name: 'ws and JSON.parse', setting, perSecond: limit, ratio: 1 });
      rows.push({ name: 'with all checks', setting, perSecond: own, ratio: own / limit });
    }
    return rows;
  } finally {
    await stopServers(vendor);
    await market.stop();
  }
}

interface Sums {
  frames: number;
  ms: number;
}
function add(sums: Sums, turn: Sums): void {
  sums.frames += turn.frames;
  sums.ms += turn.ms;
}

/** What the simulated exchange tells within some seconds. */
async function recorded(url: string, id: string, stream: TickerStream<never>): Promise<string[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${id}${stream.path}`);
  const frames: string[] = [];
  socket.on('open', () => {
    for (const message of stream.subscriptions(SYMBOLS, SYMBOLS, [])) socket.send(textOf(message));
  });
  socket.on('message', (data) => frames.push((data as Buffer).toString('utf8')));
  await sleep(RECORD_MS);
  socket.terminate();
  const told = frames.filter(
    (frame) => frame.includes('"price') || frame.includes('trade_price') || frame.includes('lastPrice'),
  );
  if (told.length === 0) throw new Error(`${id} told nothing`);
  return told;
}

async function readBare({ url }: Server): Promise<Sums> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let frames = 0;
  socket.on('message', (data) => {
    JSON.parse((data as Buffer).toString('utf8'));
    frames += 1;
  });
  return counted(
    () => frames,
    () => Promise.resolve(socket.terminate()),
  );
}

async function readChecked({ url }: Server, id: 'upbit' | 'bybit', stream: TickerStream<never>): Promise<Sums> {
  let [frames, unreadable] = [0, 0];
  const states = {
    noteSuccess: (_: string, dropped: number) => void (unreadable += dropped),
    noteFailure: () => (unreadable += 1),
  };
  const access = { baseUrl: 'http://127.0.0.1:9', socketUrl: url, apiKey: null, simulated: true };
  const api = new OpenApi(id, access, { states, mostPerSecond: Infinity });
  const read: TickerStream<Ticker>['read'] = (body, rows) => {
    frames += 1;
    return stream.read(body, rows);
  };
  const tickers = new LiveTickers<Ticker>(api, { ...stream, path: '', read, merge: (_row, told) => told }, () =>
    Promise.resolve([]),
  );
  tickers.open(
    () => undefined,
    () => undefined,
  );
  const sums = await counted(
    () => frames,
    () => tickers.close(),
  );
  if (unreadable > 0 || tickers.value().data.length === 0) throw new Error(`${id}: ${unreadable} frames were not read`);
  return sums;
}

/** Counts from the first frame on. */
async function counted(count: () => number, end: () => Promise<void>): Promise<Sums> {
  while (count() === 0) await sleep(5);
  const [before, began] = [count(), performance.now()];
  await sleep(TURN_MS);
  const sums = { frames: count() - before, ms: performance.now() - began };
  await end();
  return sums;
}
