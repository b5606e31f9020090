import sharp from 'sharp';
import {
  drawReading,
  findingsOf,
  openPicture,
  priceAt,
  ReaderPool,
  yAt,
  type Reading,
} from '../src/modules/chart-analysis/reader/index.js';
import { drawChart, plain, walk, type ChartPicture, type DrawnCandle } from './support/chart-picture.js';

/** Largest differences, as shares of the visible range. */
const CANDLE_ERROR = 0.01;
const AXIS_ERROR = 0.003;
/** What is not shrunk. */
const LARGEST = { width: 4_096, height: 2_304 };
/** Of a reading that is bounded, on a machine that is busy; one that is not takes minutes. */
const SOON_MS = 12_000;

const charts: Readonly<Record<string, ChartPicture & { direction: 'long' | 'short' | 'neutral' }>> = {
  'light, green and red, rising': {
    ...{ ...plain, candles: walk(1, { drift: 0.6 }), direction: 'long' },
  },
  'dark, falling, with volume': {
    ...{ ...plain, dark: true, volume: true, candles: walk(2, { drift: -0.6, start: 42_000 }), direction: 'short' },
    ...{ decimals: 1, thousands: true },
  },
  'Korean colours, millions of KRW': {
    ...{ ...plain, up: '#d60000', down: '#0051c7', decimals: 0, thousands: true, direction: 'long' },
    candles: walk(3, { drift: 0.6, start: 132_000_000 }),
  },
  'Korean colours in the dark, sideways': {
    ...{ ...plain, up: '#f04452', down: '#3182f6', dark: true, candles: walk(4, { start: 3.2 }), direction: 'neutral' },
    decimals: 4,
  },
  logarithmic: {
    ...{ ...plain, log: true, candles: walk(5, { drift: 0.6, sigma: 0.04, count: 80 }), direction: 'long' },
  },
  'axis on the left, red rises': {
    ...{
      ...plain,
      axis: 'left',
      up: '#eb5454',
      down: '#47b262',
      candles: walk(6, { drift: -0.6 }),
      direction: 'short',
    },
  },
  'small prices, an average over the candles': {
    ...{ ...plain, average: true, dark: true, decimals: 8, candles: walk(7, { start: 0.0231, drift: 0.6 }) },
    direction: 'long',
  },
  'zeros with a dot, of one width': {
    ...{ ...plain, dottedZeros: true, decimals: 8, candles: walk(14, { start: 0.0000087, drift: 0.6 }) },
    direction: 'long',
  },
  'no grid, the axis of times at the lowest price': {
    ...{ ...plain, gridless: true, decimals: 1, candles: walk(15, { drift: 0.6 }), direction: 'long' },
  },
  'labels that cross a thousand, without decimals': {
    ...{ ...plain, decimals: 0, thousands: true, candles: walk(10, { start: 905, sigma: 0.008, drift: 0.5 }) },
    direction: 'long',
  },
  'a last candle whose body lies under the line of the last price': {
    ...{ ...plain, priceLine: true, candles: hangingMan(walk(11, { drift: 0.6 })), direction: 'long' },
  },
  'rising bodies as outlines': {
    ...{ ...plain, hollow: true, dark: true, candles: walk(12, { drift: 0.6 }), direction: 'long' },
  },
  'candles without wicks': {
    ...{ ...plain, volume: true, candles: walk(13, { drift: -0.6 }).map(withoutWicks), direction: 'short' },
  },
  'few wide candles, the last price in a box as wide': {
    ...{ ...plain, priceLabel: true, candles: walk(16, { count: 22, drift: 0.6 }), direction: 'long' },
  },
  'bands in the colours of the candles': {
    ...{ ...plain, bands: true, dark: true, candles: walk(22, { drift: -0.6 }), direction: 'short' },
  },
  'many narrow candles': {
    ...{ ...plain, candles: walk(8, { count: 130, start: 910, drift: -0.5 }), direction: 'short' },
  },
};

describe('a chart that was drawn from known data', () => {
  let pool: ReaderPool;
  beforeAll(() => void (pool = new ReaderPool({ size: 1, milliseconds: 50_000 })));
  afterAll(() => pool.close());

  it.each(Object.entries(charts))('is read: %s', async (_, chart) => {
    const { png, labels, priceAt: truePriceAt } = drawChart(chart);
    const reading = await pool.read(await openPicture(png));
    const { axis } = reading;
    expect(axis).toMatchObject({ kind: chart.log ? 'log' : 'linear' });
    if (!axis) return;
    expect(axis.labels.map(({ value, fits }) => (fits ? value : null)).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      labels,
    );
    const range = truePriceAt(40) - truePriceAt(500);
    for (const y of [60, 270, 480]) {
      expect(Math.abs(priceAt(axis, y) - truePriceAt(y)) / range).toBeLessThan(AXIS_ERROR);
      expect(yAt(axis, priceAt(axis, y))).toBeCloseTo(y, 6);
    }
    expect(errorsOf(reading, chart, range).filter((error) => error > CANDLE_ERROR)).toEqual([]);
    expect(reading.theme).toBe(chart.dark ? 'dark' : 'light');
    expect(reading.legibility).toBeGreaterThan(0.9);
    expect(findingsOf(reading).call.direction).toBe(chart.direction);
  });

  it('is drawn over where it was read, and stored as JSON', async () => {
    const chart = charts['light, green and red, rising'];
    if (!chart) throw new Error('the chart is gone');
    const { png } = drawChart(chart);
    const reading = await pool.read(await openPicture(png), { symbol: 'BTCUSDT', timeframe: '1h' });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect(reading).toMatchObject({ symbol: 'BTCUSDT', timeframe: '1h', unread: [], palette: 'green-red' });
    const found = findingsOf(reading);
    const marks = drawReading(reading, found);
    const entry = marks.find((mark) => mark.mark === 'line' && mark.of === 'entry');
    expect(entry).toMatchObject({ price: found.call.entry });
    expect(entry && 'y' in entry ? entry.y : null).toBeCloseTo(yAt(reading.axis!, found.call.entry ?? 0), 6);
    for (const mark of marks) if ('box' in mark) expect(mark.box.height).toBeGreaterThanOrEqual(0);
  });

  it('is not made up where there is none', async () => {
    const blank = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#131722' } })
      .png()
      .toBuffer();
    const reading = await pool.read(await openPicture(blank));
    expect(reading).toMatchObject({ candles: [], axis: null, plot: null, legibility: 0, unread: ['picture'] });
    expect(findingsOf(reading).call).toMatchObject({ direction: 'neutral', reasonsFor: [{ code: 'noChart' }] });
    expect(drawReading(reading, findingsOf(reading))).toEqual([]);
  });

  it.each(['line', 'area', 'boxes'] as const)('is none where there are no candles: %s', async (drawnAs) => {
    const { png } = drawChart({ ...plain, drawnAs, dark: true, candles: walk(31, { count: 90 }) });
    const reading = await pool.read(await openPicture(png));
    expect(reading).toMatchObject({ candles: [], axis: null, plot: null, legibility: 0, unread: ['picture'] });
  });

  it('is read with its wicks where it was made smaller and compressed, which it says', async () => {
    const chart = { ...plain, dark: true, candles: walk(19, { drift: 0.6 }) };
    const { png, priceAt: truePriceAt } = drawChart(chart);
    const soft = await sharp(png).resize({ width: 770 }).jpeg({ quality: 75 }).toBuffer();
    const reading = await pool.read(await openPicture(soft));
    expect(rightOf(reading, chart, truePriceAt(40) - truePriceAt(500))).toBeGreaterThan(0.9);
    expect(reading.unread).toContain('blurred');
    expect(reading.legibility).toBeLessThan(0.96);
  });

  it.each([
    ['a dark one in a light page', { dark: true, page: '#ffffff' }],
    ['a light one in a dark page', { dark: false, page: '#16181d' }],
  ])('is read as part of a larger page: %s', async (_, { dark, page }) => {
    const chart = { ...plain, dark, candles: walk(21, { drift: 0.6 }) };
    const { png, labels, priceAt: truePriceAt } = drawChart(chart);
    const [left, top] = [210, 320];
    const around = sharp(png).extend({ left, top, right: 300, bottom: 280, background: page });
    const alone = await pool.read(await openPicture(png));
    const reading = await pool.read(await openPicture(await around.png().toBuffer()));
    const range = truePriceAt(40) - truePriceAt(500);
    expect(errorsOf(reading, chart, range).filter((error) => error > CANDLE_ERROR)).toEqual([]);
    expect(reading).toMatchObject({ width: alone.width + left + 300, height: alone.height + top + 280 });
    expect(reading).toMatchObject({ theme: dark ? 'dark' : 'light', legibility: alone.legibility });
    expect(reading.plot).toEqual({ ...alone.plot, x: (alone.plot?.x ?? 0) + left, y: (alone.plot?.y ?? 0) + top });
    expect(reading.candles.map(({ x }) => x)).toEqual(alone.candles.map(({ x }) => x + left));
    expect(reading.axis?.labels.map(({ y, box }) => [y, box.x, box.y])).toEqual(
      alone.axis?.labels.map(({ y, box }) => [y + top, box.x + left, box.y + top]),
    );
    expect(reading.axis?.labels).toHaveLength(labels.length);
    for (const y of [60, 270, 480]) {
      const error = Math.abs(priceAt(reading.axis!, y + top) - truePriceAt(y)) / range;
      expect(error).toBeLessThan(AXIS_ERROR);
    }
  });

  it.each([1, -2])('is straightened where it was photographed at %d°, which it says', async (degrees) => {
    const chart = { ...plain, dark: true, candles: walk(20, { drift: 0.6 }) };
    const { png, priceAt: truePriceAt } = drawChart(chart);
    const tilted = await sharp(png).rotate(degrees, { background: '#131722' }).png().toBuffer();
    const reading = await pool.read(await openPicture(tilted));
    expect(rightOf(reading, chart, truePriceAt(40) - truePriceAt(500))).toBeGreaterThan(0.9);
    expect(reading.unread).toContain('tilted');
    expect(reading.legibility).toBeLessThan(0.91);
  });

  it('is straightened where the last price stands in a box as wide as its candles', async () => {
    const chart = { ...plain, priceLabel: true, dark: true, candles: walk(16, { count: 22, drift: 0.6 }) };
    const { png, priceAt: truePriceAt } = drawChart(chart);
    const tilted = await sharp(png).rotate(-1.2, { background: '#131722' }).png().toBuffer();
    const reading = await pool.read(await openPicture(tilted));
    expect(rightOf(reading, chart, truePriceAt(40) - truePriceAt(500))).toBeGreaterThan(0.9);
  });

  it.each([
    ['decimals without thousands', { seed: 24, start: 54_000, thousands: false, blur: 0.9 }],
    ['decimals behind thousands', { seed: 25, start: 3_120, thousands: true, blur: 1.1 }],
  ])(
    'keeps the separators of its prices where it was made smaller and blurred: %s',
    async (_, { seed, start, ...how }) => {
      const candles = walk(seed, { start, drift: 0.5 });
      const { png } = drawChart({ ...plain, thousands: how.thousands, candles });
      const small = await sharp(png).resize(768).png().toBuffer();
      const { axis, lastPrice } = await pool.read(
        await openPicture(await sharp(small).blur(how.blur).png().toBuffer()),
      );
      expect(axis?.labels.filter(({ fits }) => fits).length).toBeGreaterThanOrEqual(4);
      expect((lastPrice ?? 0) / (candles.at(-1)?.close ?? 1)).toBeCloseTo(1, 2);
    },
  );

  it('has no prices where the axis is cut away', async () => {
    const { png } = drawChart({ ...plain, candles: walk(9, { drift: 0.6 }) });
    const cut = await sharp(png).extract({ left: 0, top: 0, width: 840, height: 540 }).png().toBuffer();
    const reading = await pool.read(await openPicture(cut));
    expect(reading).toMatchObject({ candles: [], axis: null });
    expect(reading.unread).toContain('axis');
    expect(findingsOf(reading).call).toMatchObject({ direction: 'neutral', reasonsFor: [{ code: 'axisUnread' }] });
  });
});

describe('a picture that was made to keep the reader busy', () => {
  let pool: ReaderPool;
  beforeAll(() => void (pool = new ReaderPool({ size: 1, milliseconds: SOON_MS })));
  afterAll(() => pool.close());

  let state = 7;
  const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
  it.each<[string, (x: number, y: number) => boolean]>([
    ['points everywhere', () => random() < 0.3],
    ['a field of strokes', (x, y) => x % 30 < 4 && y % 8 < 6],
  ])(
    'is soon given up: %s',
    async (_, inkAt) => {
      const picture = await openPicture(await noise(inkAt));
      expect(picture).toMatchObject(LARGEST);
      const reading = await pool.read(picture);
      expect(reading).toMatchObject({ candles: [], axis: null });
    },
    60_000,
  );
});

describe('the pool that reads charts', () => {
  const { png } = drawChart({ ...plain, candles: walk(1, { drift: 0.6 }) });

  it('ends a thread that takes too long or whose reader has gone, and reads on', async () => {
    const pool = new ReaderPool({ size: 1, milliseconds: 50_000 });
    const hasty = new ReaderPool({ size: 1, milliseconds: 20 });
    const picture = await openPicture(png);
    await expect(hasty.read(picture)).rejects.toMatchObject({ kind: 'timeout' });
    const given = new AbortController();
    const reading = pool.read(picture, {}, given.signal);
    given.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
    await expect(pool.read({ ...picture, png: Buffer.from('no picture') })).rejects.toMatchObject({ kind: 'crashed' });
    expect((await pool.read(picture)).candles).toHaveLength(60);
    await Promise.all([pool.close(), hasty.close()]);
  });
});

function withoutWicks({ open, close }: DrawnCandle): DrawnCandle {
  return { open, close, high: Math.max(open, close), low: Math.min(open, close) };
}

/** The candles with a last one that opened and closed at its high. */
function hangingMan(candles: readonly DrawnCandle[]): DrawnCandle[] {
  const before = candles.at(-2);
  if (!before) return [];
  const { close } = before;
  return [...candles.slice(0, -1), { open: close, close, high: close, low: close * 0.97 }];
}

/** As large as `openPicture` lets it be: candles on the left, so that labels are looked for, and much that is none. */
async function noise(inkAt: (x: number, y: number) => boolean): Promise<Buffer> {
  const { width, height } = LARGEST;
  const data = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++) for (let x = width / 5; x < width; x++) if (inkAt(x, y)) data[y * width + x] = 0;
  const bars = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [index * 12, Math.round(1_150 + 700 * Math.sin(index * 1.3))];
    return `<g fill="${index % 2 ? '#26a69a' : '#ef5350'}"><rect x="${x + 5}" y="${y - 200}" width="1" height="400"/><rect x="${x + 2}" y="${y - 90}" width="7" height="180"/></g>`;
  });
  const candles = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${bars.join('')}</svg>`,
  );
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: candles }])
    .png({ palette: true, colours: 8, dither: 0 })
    .toBuffer();
}

/** Share of the drawn candles that were read with all their prices right, where some may be missing. */
function rightOf({ candles }: Reading, chart: ChartPicture, range: number): number {
  const prices = ['open', 'high', 'low', 'close'] as const;
  const isRead = (drawn: DrawnCandle): boolean =>
    candles.some((read) => prices.every((price) => Math.abs(read[price] - drawn[price]) <= range * CANDLE_ERROR));
  return chart.candles.filter(isRead).length / chart.candles.length;
}

function errorsOf({ candles }: Reading, chart: ChartPicture, range: number): number[] {
  expect(candles).toHaveLength(chart.candles.length);
  return chart.candles.flatMap((drawn, index) => {
    const prices = ['open', 'high', 'low', 'close'] as const;
    return prices.map((price) => Math.abs((candles[index]?.[price] ?? Infinity) - drawn[price]) / range);
  });
}
