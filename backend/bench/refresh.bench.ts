import { readBinanceTickers } from '../src/modules/insights/sources/binance.wire.js';
import { readBithumbTickers, readHalts } from '../src/modules/insights/sources/bithumb.wire.js';
import { readBybitTickers } from '../src/modules/insights/sources/bybit.wire.js';
import { readBitgetTickers, readOkxTickers } from '../src/modules/insights/sources/global.wire.js';
import { readMarkets, readUpbitTickers } from '../src/modules/insights/sources/upbit.wire.js';
import { WireRows } from '../src/modules/insights/sources/wire-rows.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { Market } from '../src/modules/insights/market.service.js';
import { createApp } from '../src/app.setup.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { parseExactJson } from '../src/platform/upstream/index.js';
import { grouped, percentile, type BenchContext, type BenchRow } from './bench.js';
import { startMarket } from './market.js';

const TURNS = 100;
const PATHS = {
  upbit: '/upbit/v1/ticker/all?quote_currencies=KRW',
  upbitMarkets: '/upbit/v1/market/all?is_details=true',
  bithumb: '/bithumb/public/ticker/ALL_KRW',
  bithumbMarkets: '/bithumb/v1/market/all?isDetails=true',
  halts: '/bithumb/public/assetsstatus/ALL',
  binance: '/binance/api/v3/ticker/24hr',
  bybit: '/bybit/v5/market/tickers?category=spot',
  okx: '/okx-market/api/v5/market/tickers?instType=SPOT',
  bitget: '/bitget-market/api/v2/spot/market/tickers',
} as const;
type Texts = Readonly<Record<keyof typeof PATHS, string>>;

/** Every list of prices read once more, and the premiums computed from them, beside `JSON.parse` of the same texts. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const market = await startMarket(env);
  const clock = new SystemClock();
  const app = await createApp({ config: readConfig({ ...market.env, LOG_LEVEL: 'error' }), clock });
  try {
    const texts = await textsOf(market.url);
    const [kept, premiums] = [app.get(KeptSnapshots), app.get(Market)];
    const [bare, parse, compute]: number[][] = [[], [], []];
    let rows = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      bare?.push(timedNow(() => Object.values(texts).map((text) => JSON.parse(text) as unknown)).ms);
      const read = timedNow(() => readAll(texts));
      parse?.push(read.ms);
      for (const { feed, source, data } of read.answer) await kept.write(feed, { data, source, simulated: true });
      const began = performance.now();
      const answer = await premiums.kimchiPremiums();
      JSON.stringify(answer);
      compute?.push(performance.now() - began);
      rows = answer.upbit.length + answer.bithumb.length;
    }
    const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const setting = `${grouped(bytes)} bytes, ${rows} premiums`;
    const mean = meanOf(bare ?? []);
    return [
      rowOf('JSON.parse of all lists', setting, bare ?? [], mean),
      rowOf('parse with all checks', setting, parse ?? [], mean),
      rowOf('compute and encode the premiums', setting, compute ?? [], mean),
    ];
  } finally {
    await app.close();
    await market.stop();
  }
}

async function textsOf(url: string): Promise<Texts> {
  const texts = await Promise.all(
    Object.entries(PATHS).map(async ([name, path]) => {
      const answer = await fetch(`${url}${path}`);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return [name, await answer.text()] as const;
    }),
  );
  return Object.fromEntries(texts) as Texts;
}

function readAll(texts: Texts) {
  const rows = new WireRows();
  const [markets, bithumbMarkets] = [texts.upbitMarkets, texts.bithumbMarkets].map((text) =>
    readMarkets(parseExactJson(text), rows),
  ) as [ReturnType<typeof readMarkets>, ReturnType<typeof readMarkets>];
  const halts = readHalts(parseExactJson(texts.halts), rows);
  const upbit = readUpbitTickers(parseExactJson(texts.upbit), markets, rows).tickers;
  const bithumb = readBithumbTickers(parseExactJson(texts.bithumb), bithumbMarkets, halts, rows).tickers;
  const read = [
    { feed: feeds.upbitTickers, source: 'upbit', data: upbit },
    { feed: feeds.bithumbTickers, source: 'bithumb', data: bithumb },
    { feed: feeds.binanceTickers, source: 'binance', data: readBinanceTickers(parseExactJson(texts.binance), rows) },
    { feed: feeds.bybitTickers, source: 'bybit', data: readBybitTickers(parseExactJson(texts.bybit), rows) },
    { feed: feeds.okxTickers, source: 'okx', data: readOkxTickers(parseExactJson(texts.okx), rows) },
    { feed: feeds.bitgetTickers, source: 'bitget', data: readBitgetTickers(parseExactJson(texts.bitget), rows) },
  ];
  for (const { source, data } of read) if (data.length < 100) throw new Error(`${source}: ${data.length} tickers`);
  return read;
}

const meanOf = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0) / times.length;

function timedNow<T>(work: () => T): { ms: number; answer: T } {
  const began = performance.now();
  const answer = work();
  return { ms: performance.now() - began, answer };
}

function rowOf(name: string, setting: string, times: number[], bareMs: number): BenchRow {
  const mean = meanOf(times);
  const figures = { perSecond: 1_000 / mean, ratio: bareMs / mean };
  return { name, setting, ...figures, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}
