import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { findingsOf, openPicture, priceAt, ReaderPool, type Reading } from '../src/modules/chart-analysis/index.js';
import { percentile, type BenchRow } from './bench.js';
import { chartsOf, type ChartSpec } from './reader-charts.js';
import { pageOf, type DrawnTruth } from './reader-page.js';
import { nothingToRead } from './reader-others.js';

const CHARTS = 60;
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
  const set = (['tuning', 'apps'] as const).find((name) => name === process.env.READER_SET) ?? 'judging';
  const pool = new ReaderPool();
  const browser = await launchBrowser();
  try {
    const judged: Judged[] = [];
    const charts = chartsOf(set, CHARTS);
    for (const spec of [...charts.slice(0, 1), ...charts]) judged.push(await judge(browser, pool, spec));
    // The first is read twice: the engine starts with it.
    judged.shift();
    return [...rowsOf(judged), await othersRow(browser, pool)];
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
  const { png, truth } = await draw(browser, spec);
  const picture = await openPicture(await encoded(png, spec.format));
  const since = performance.now();
  const reading = await pool.read(picture);
  const ms = performance.now() - since;
  const expected = { up: 'long', down: 'short', noise: 'neutral' }[spec.move];
  const judged = {
    ...{ spec, ms, labels: labelsOf(reading, truth, spec.scale), candles: candlesOf(reading, truth) },
    axisError: axisErrorOf(reading, truth),
    isDirectionRight: findingsOf(reading).call.direction === expected,
  };
  if (process.env.READER_SHOW) show(judged);
  return judged;
}

/** One line for each picture, for whoever improves the reader. */
function show({ spec, labels, candles, axisError, isDirectionRight, ms }: Judged): void {
  const { name, format, theme, width, height, scale, phone, log } = spec;
  process.stdout.write(
    `${name} ${format} ${theme} ${width}×${height}@${scale}${phone ? ' phone' : ''}${log ? ' log' : ''}: ` +
      `labels ${labels.join('/')}, candles ${candles.join('/')}, axis ${(axisError * 100).toFixed(2)}%, ` +
      `direction ${isDirectionRight ? 'right' : 'wrong'}, ${ms.toFixed(0)} ms\n`,
  );
}

async function draw(browser: Browser, spec: ChartSpec): Promise<{ png: Buffer; truth: DrawnTruth }> {
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

async function encoded(png: Buffer, format: ChartSpec['format']): Promise<Buffer> {
  if (format === 'png') return png;
  return format === 'jpeg' ? sharp(png).jpeg({ quality: 80 }).toBuffer() : sharp(png).webp({ quality: 85 }).toBuffer();
}

function labelsOf({ axis }: Reading, { labels }: DrawnTruth, scale: number): [number, number] {
  const found = labels.filter(({ text, y }) => {
    const value = Number(text.replaceAll(',', ''));
    return axis?.labels.some(
      (label) => label.fits && Math.abs(label.value / value - 1) < 1e-9 && Math.abs(label.y - y) < 8 * scale,
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

function candlesOf({ candles }: Reading, truth: DrawnTruth): [number, number] {
  const range = rangeOf(truth);
  const right = truth.candles.filter((drawn) => {
    const read = candles.find(({ x, width }) => Math.abs(x - drawn.x) <= width * 0.6 + 1);
    const prices = ['open', 'high', 'low', 'close'] as const;
    return read && prices.every((price) => Math.abs(read[price] - drawn[price]) <= range * CANDLE_ERROR);
  });
  return [right.length, truth.candles.length];
}

function rowsOf(judged: readonly Judged[]): BenchRow[] {
  const groups: readonly (readonly [name: string, isOf: (one: Judged) => boolean])[] = [
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

/** Pictures that show no chart: none may be given a direction. */
async function othersRow(browser: Browser, pool: ReaderPool): Promise<BenchRow> {
  const pictures = await nothingToRead(browser);
  const times: number[] = [];
  let neutral = 0;
  for (const { bytes } of pictures) {
    const picture = await openPicture(bytes);
    const since = performance.now();
    const reading = await pool.read(picture);
    times.push(performance.now() - since);
    if (findingsOf(reading).call.direction === 'neutral') neutral += 1;
  }
  return {
    ...{ name: 'no chart', setting: pictures.map(({ name }) => name).join(', ') },
    ...{ p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) },
    note: `neutral ${neutral} of ${pictures.length}`,
  };
}
