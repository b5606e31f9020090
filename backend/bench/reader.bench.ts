import type { Browser } from 'playwright-core';
import { findingsOf, openPicture, priceAt, ReaderPool, type Reading } from '../src/modules/chart-analysis/index.js';
import { percentile, type BenchRow } from './bench.js';
import { chartsOf, SETS, type ChartSet, type ChartSpec } from './reader-charts.js';
import { pageOf, type DrawnTruth } from './reader-page.js';
import { chartsWithoutCandles, nothingToRead } from './reader-others.js';
import { sent, type Drawn } from './reader-ways.js';

const CHARTS = 60;
/** Of the set of shared pictures where it is not asked for: eight of each kind. */
const SHARED_CHARTS = 24;
/** The drawn charts' largest distance of a candle's prices from the truth, and of the axis, as shares of the visible range. */
const CANDLE_ERROR = 0.01;
const AXIS_ERROR = 0.003;
const SECONDS = 1.5;

/** How one picture was read. */
interface Judged {
  readonly spec: ChartSpec;
  readonly labels: readonly [found: number, drawn: number];
  readonly candles: readonly [right: number, drawn: number];
  /** As a share of the visible range; Infinity without an axis. */
  readonly axisError: number;
  readonly isDirectionRight: boolean;
  readonly ms: number;
}

/** Draws charts in a browser, has them read by the pool of the service, and compares with the data they were drawn from. */
export async function run(): Promise<BenchRow[]> {
  const asked = (Object.keys(SETS) as ChartSet[]).find((name) => name === process.env.READER_SET);
  const pool = new ReaderPool();
  const browser = await launchBrowser();
  try {
    const read = async (set: ChartSet, count: number): Promise<BenchRow[]> => {
      const judged: Judged[] = [];
      const charts = chartsOf(set, count);
      for (const spec of [...charts.slice(0, 1), ...charts]) judged.push(await judge(browser, pool, spec));
      // The first is read twice: the engine starts with it.
      judged.shift();
      return rowsOf(judged, set === 'shared' ? WAYS : FORMATS);
    };
    return [
      ...(await read(asked ?? 'judging', CHARTS)),
      ...(asked ? [] : await read('shared', SHARED_CHARTS)),
      await othersRow('no chart', await nothingToRead(browser), pool),
      await othersRow('no candles', await chartsWithoutCandles(browser), pool),
    ];
  } finally {
    await browser.close();
    await pool.close();
  }
}

/** The browser of the journeys. It lies outside of what is compiled here. */
async function launchBrowser(): Promise<Browser> {
  const file = new URL('../../../frontend/e2e/support/browser.ts', import.meta.url);
  const support = (await import(file.href)) as { launchBrowser: () => Promise<Browser> };
  return support.launchBrowser();
}

async function judge(browser: Browser, pool: ReaderPool, spec: ChartSpec): Promise<Judged> {
  const { bytes, truth } = await sent(await draw(browser, spec), spec);
  const picture = await openPicture(bytes);
  const since = performance.now();
  const reading = await pool.read(picture);
  const ms = performance.now() - since;
  const expected = { up: 'long', down: 'short', noise: 'neutral' }[spec.move];
  const judged = {
    ...{ spec, ms, labels: labelsOf(reading, truth, spec), candles: candlesOf(reading, truth, spec) },
    axisError: axisErrorOf(reading, truth),
    isDirectionRight: findingsOf(reading).call.direction === expected,
  };
  if (process.env.READER_SHOW) show(judged);
  return judged;
}

/** One line for each picture, for whoever improves the reader. */
function show({ spec, labels, candles, axisError, isDirectionRight, ms }: Judged): void {
  const { name, format, theme, width, height, scale, phone, log, way } = spec;
  process.stdout.write(
    `${name} ${format} ${theme} ${width}×${height}@${scale}${phone ? ' phone' : ''}${log ? ' log' : ''}${way ? ` ${way.name}` : ''}: ` +
      `labels ${labels.join('/')}, candles ${candles.join('/')}, axis ${(axisError * 100).toFixed(2)}%, ` +
      `direction ${isDirectionRight ? 'right' : 'wrong'}, ${ms.toFixed(0)} ms\n`,
  );
}

async function draw(browser: Browser, spec: ChartSpec): Promise<Drawn> {
  const viewport = { width: spec.width, height: spec.height };
  const context = await browser.newContext({ viewport, deviceScaleFactor: spec.scale });
  try {
    const page = await context.newPage();
    await page.setContent(pageOf(spec));
    await page.waitForFunction('window.truth');
    return { truth: await page.evaluate<DrawnTruth>('window.truth'), png: await page.screenshot({ type: 'png' }) };
  } finally {
    await context.close();
  }
}

function labelsOf({ axis }: Reading, { labels }: DrawnTruth, { scale, way }: ChartSpec): [number, number] {
  const reach = way?.name === 'tilted' ? Infinity : 8 * scale;
  const found = labels.filter(({ text, y }) => {
    const value = Number(text.replaceAll(',', ''));
    return axis?.labels.some(
      (label) => label.fits && Math.abs(label.value / value - 1) < 1e-9 && Math.abs(label.y - y) < reach,
    );
  });
  return [found.length, labels.length];
}

const rangeOf = ({ top, bottom }: DrawnTruth): number =>
  Math.abs(top.price - bottom.price) / ((bottom.y - top.y) / (bottom.y - top.y + (bottom.y - top.y) / 4));

function axisErrorOf({ axis }: Reading, truth: DrawnTruth): number {
  if (!axis) return Infinity;
  const errors = [truth.top, truth.bottom].map(({ y, price }) => Math.abs(priceAt(axis, y) - price));
  return Math.max(...errors) / rangeOf(truth);
}

function candlesOf({ candles }: Reading, truth: DrawnTruth, { way }: ChartSpec): [number, number] {
  const range = rangeOf(truth);
  const prices = ['open', 'high', 'low', 'close'] as const;
  const isRight = (drawn: DrawnTruth['candles'][number], read: Reading['candles'][number]): boolean =>
    prices.every((price) => Math.abs(read[price] - drawn[price]) <= range * CANDLE_ERROR);
  // Where a candle of a photograph stands is told by how far it was turned; they are compared in their order.
  if (way?.name === 'tilted') return [inOrder(truth.candles, candles, isRight), truth.candles.length];
  const right = truth.candles.filter((drawn) => {
    const read = candles.find(({ x, width }) => Math.abs(x - drawn.x) <= width * 0.6 + 1);
    return read && isRight(drawn, read);
  });
  return [right.length, truth.candles.length];
}

/** Length of the longest sequence of pairs that are right, both in their order. */
function inOrder<T, U>(drawn: readonly T[], read: readonly U[], isRight: (drawn: T, read: U) => boolean): number {
  let lengths = new Array<number>(read.length + 1).fill(0);
  for (const one of drawn) {
    const next = [0];
    for (const [index, other] of read.entries()) {
      const paired = isRight(one, other) ? (lengths[index] ?? 0) + 1 : 0;
      next.push(Math.max(paired, lengths[index + 1] ?? 0, next[index] ?? 0));
    }
    lengths = next;
  }
  return lengths.at(-1) ?? 0;
}

type Groups = readonly (readonly [name: string, isOf: (one: Judged) => boolean])[];

const FORMATS: Groups = [
  ['all but JPEG', ({ spec }) => spec.format !== 'jpeg'],
  ['PNG', ({ spec }) => spec.format === 'png'],
  ['WebP 85', ({ spec }) => spec.format === 'webp'],
  ['JPEG 80', ({ spec }) => spec.format === 'jpeg'],
  ['lightweight-charts', ({ spec }) => spec.library === 'lightweight-charts'],
  ['ECharts', ({ spec }) => spec.library === 'echarts'],
  ['phones', ({ spec }) => spec.phone],
  ['logarithmic', ({ spec }) => spec.log],
  ['all', () => true],
];

const WAYS: Groups = [
  ['shared, 800 px, JPEG 75', ({ spec }) => spec.way?.name === 'smaller'],
  ['shared, blurred', ({ spec }) => spec.way?.name === 'blurred'],
  ['shared, tilted', ({ spec }) => spec.way?.name === 'tilted'],
  ['shared, few wide candles', ({ spec }) => spec.style.isWide === true],
  ['shared, bands', ({ spec }) => spec.style.hasBands === true],
  ['shared, all', () => true],
];

function rowsOf(judged: readonly Judged[], groups: Groups): BenchRow[] {
  return groups.map(([name, isOf]) => rowOf(name, judged.filter(isOf)));
}

function rowOf(name: string, judged: readonly Judged[]): BenchRow {
  const share = (of: (one: Judged) => readonly [number, number]): string => {
    const [part, whole] = judged.map(of).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
  };
  const count = (isSo: (one: Judged) => boolean): string => `${judged.filter(isSo).length} of ${judged.length}`;
  const times = judged.map(({ ms }) => ms);
  return {
    ...{ name, setting: `${judged.length} charts` },
    ...{ p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) },
    note: [
      `labels ${share(({ labels }) => labels)}`,
      `axis within 0.3% ${count(({ axisError }) => axisError <= AXIS_ERROR)}`,
      `candles ${share(({ candles }) => candles)}`,
      `direction ${count(({ isDirectionRight }) => isDirectionRight)}`,
      `within 1.5 s ${count(({ ms }) => ms <= SECONDS * 1_000)}`,
    ].join(', '),
  };
}

/** Pictures that show no chart of candles: none may be given a direction. */
async function othersRow(
  name: string,
  pictures: readonly { readonly name: string; readonly bytes: Buffer }[],
  pool: ReaderPool,
): Promise<BenchRow> {
  const times: number[] = [];
  let neutral = 0;
  for (const { name: shown, bytes } of pictures) {
    const picture = await openPicture(bytes);
    const since = performance.now();
    const reading = await pool.read(picture);
    times.push(performance.now() - since);
    const { direction } = findingsOf(reading).call;
    if (direction === 'neutral') neutral += 1;
    else if (process.env.READER_SHOW) process.stdout.write(`${name}, ${shown}: ${direction}\n`);
  }
  return {
    ...{ name, setting: [...new Set(pictures.map(({ name: shown }) => shown))].join(', ') },
    ...{ p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) },
    note: `neutral ${neutral} of ${pictures.length}`,
  };
}
