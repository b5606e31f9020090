/** What a generated picture shows, all of it known. */
export interface ChartSpec {
  readonly name: string;
  readonly library: 'lightweight-charts' | 'echarts';
  readonly theme: 'dark' | 'light';
  readonly up: string;
  readonly down: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly log: boolean;
  /** Digits of a price, those behind the point included. */
  readonly digits: number;
  readonly decimals: number;
  readonly thousands: boolean;
  readonly candles: readonly SpecCandle[];
  readonly move: Move;
  readonly grid: boolean;
  readonly volume: boolean;
  readonly averages: readonly (readonly [candles: number, colour: string])[];
  readonly drawing: boolean;
  readonly crosshair: boolean;
  readonly phone: boolean;
  readonly font: string;
  readonly fontSize: number;
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly symbol: string;
  readonly timeframe: string;
  /** What a chart of an exchange or an app has besides. */
  readonly style: ChartStyle;
  /** What happened to the picture since it was drawn. */
  readonly way: Way | null;
}

/** What messengers do with pictures, or whoever photographs a screen; by so many degrees clockwise. */
type Way =
  { readonly name: 'smaller' } | { readonly name: 'blurred' } | { readonly name: 'tilted'; readonly degrees: number };

/** Looks of the charts of exchanges and apps that the two sets do not have. */
interface ChartStyle {
  /** Rising bodies are outlines. */
  readonly isHollow?: boolean;
  /** Bodies have an edge of a darker shade. */
  readonly isEdged?: boolean;
  /** The background goes from one colour to another. */
  readonly isGradient?: boolean;
  /** The pair in large letters behind the candles. */
  readonly hasWatermark?: boolean;
  /** Bars of buttons above and on the left, and the prices of the last candle in the plot. */
  readonly hasToolbars?: boolean;
  /** A second pane with its own axis below. */
  readonly hasOscillator?: boolean;
  /** Where the highest and the lowest price are, in words of the app. */
  readonly hasExtremes?: boolean;
  /** Free places behind the last candle. */
  readonly room?: number;
  /** How far wicks reach, as a share of the usual. */
  readonly wicks?: number;
  /** Few candles, which are wide therefore. */
  readonly isWide?: boolean;
  /** Bollinger bands in the colours of the candles. */
  readonly hasBands?: boolean;
}

export interface SpecCandle {
  /** Seconds since 1970. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Which way the prices of a picture go: a clear trend, or none. */
export type Move = 'up' | 'down' | 'noise';

/** Settings of a set. Those of the set that tunes and of the set that judges have no size, palette, seed or font in common. */
interface SetSettings {
  readonly seed: number;
  /** Chart after chart, from the first again; without them charts have none. */
  readonly styles?: readonly ChartStyle[];
  readonly palettes: readonly (readonly [up: string, down: string])[];
  readonly sizes: readonly (readonly [width: number, height: number, scale: number])[];
  readonly phones: readonly (readonly [width: number, height: number, scale: number])[];
  readonly fonts: readonly string[];
  readonly fontSizes: readonly number[];
  readonly averages: readonly (readonly (readonly [number, string])[])[];
  readonly symbols: readonly string[];
  /** Whether pictures are made smaller, blurred or tilted, a third each. */
  readonly isShared?: boolean;
}

/**
 * The set that tunes, the one that judges, and two that judge apart: charts as exchanges and apps draw them, and charts as they
 * are shared in messengers and photographed.
 */
export type ChartSet = 'tuning' | 'judging' | 'apps' | 'shared';

export const SETS: Readonly<Record<ChartSet, SetSettings>> = {
  tuning: {
    seed: 20_260_101,
    palettes: [
      ['#26a69a', '#ef5350'],
      ['#d60000', '#0051c7'],
      ['#0ecb81', '#f6465d'],
      ['#eb5454', '#47b262'],
    ],
    sizes: [
      [1280, 720, 1],
      [900, 500, 1],
      [1024, 640, 2],
    ],
    phones: [
      [390, 844, 3],
      [360, 780, 2],
    ],
    fonts: ['DejaVu Sans', 'Noto Sans CJK KR', 'Noto Sans Mono CJK KR', 'DejaVu Serif'],
    fontSizes: [12, 11],
    averages: [
      [
        [7, '#f5a623'],
        [25, '#a05be0'],
      ],
      [[20, '#2962ff']],
    ],
    symbols: ['BTCUSDT', 'ETHUSDT', 'SOL/USDT', 'KRW-XRP'],
  },
  judging: {
    seed: 77_003,
    palettes: [
      ['#089981', '#f23645'],
      ['#c84a31', '#1261c4'],
      ['#2ebd85', '#e0294a'],
      ['#f04452', '#3182f6'],
    ],
    sizes: [
      [1440, 810, 1],
      [1000, 560, 1],
      [860, 520, 2],
      [1600, 900, 1],
    ],
    phones: [
      [412, 915, 2.625],
      [375, 812, 3],
    ],
    fonts: ['Liberation Sans, DejaVu Sans Condensed, sans-serif', 'DejaVu Sans Mono'],
    fontSizes: [12, 13],
    averages: [
      [
        [9, '#ffb300'],
        [21, '#7e57c2'],
      ],
      [
        [5, '#00bcd4'],
        [20, '#ff9800'],
        [60, '#9c27b0'],
      ],
    ],
    symbols: ['XRPUSDT', 'DOGEUSDT', 'LINK/USDT', 'KRW-ETH'],
  },
  apps: {
    seed: 5_150_417,
    styles: [
      { hasToolbars: true },
      { isHollow: true },
      { wicks: 0.04 },
      { hasWatermark: true, room: 8 },
      { hasExtremes: true },
      { isEdged: true },
      { isGradient: true },
      { hasOscillator: true },
      { wicks: 0.04, hasToolbars: true, room: 5 },
      { hasToolbars: true, hasWatermark: true, hasOscillator: true },
      { isHollow: true, hasWatermark: true },
      { isEdged: true, hasExtremes: true, room: 12 },
      { wicks: 2.5 },
    ],
    palettes: [
      ['#22ab94', '#f7525f'],
      ['#dd3c44', '#1375ec'],
      ['#00b15d', '#ff5b5a'],
      ['#20b26c', '#ef454a'],
      ['#e12343', '#1763b6'],
    ],
    sizes: [
      [1366, 768, 1],
      [1920, 1080, 1],
      [1180, 640, 1.5],
      [760, 430, 2],
      [700, 420, 1],
    ],
    phones: [
      [393, 852, 3],
      [360, 800, 3],
      [414, 896, 2],
    ],
    fonts: ['Noto Sans CJK KR', 'DejaVu Sans Condensed', 'DejaVu Sans', 'Noto Sans Mono CJK KR'],
    fontSizes: [10, 11, 12, 14],
    averages: [
      [
        [5, '#f0b90b'],
        [10, '#eb40b5'],
        [30, '#8e63f3'],
      ],
      [[50, '#3f8cff']],
    ],
    symbols: ['BNBUSDT', 'ADA/USDT', 'KRW-SOL', 'PEPEUSDT', 'AVAXUSDT'],
  },
  shared: {
    seed: 31_415_927,
    isShared: true,
    styles: [{}, { isWide: true }, { hasBands: true }, {}, { isWide: true }, { hasBands: true }, {}],
    palettes: [
      ['#1fa67d', '#e84a5f'],
      ['#d24f45', '#1968d2'],
      ['#16c784', '#ea3943'],
      ['#e5493a', '#2f6fed'],
    ],
    sizes: [
      [1120, 630, 1],
      [1536, 864, 1],
      [940, 540, 2],
      [1200, 700, 1.25],
    ],
    phones: [
      [384, 854, 2.8125],
      [402, 874, 3],
    ],
    fonts: ['DejaVu Sans, sans-serif', 'Liberation Sans', 'Noto Sans CJK KR, sans-serif'],
    fontSizes: [12, 13, 14],
    averages: [
      [
        [12, '#ffa000'],
        [26, '#ab47bc'],
      ],
      [[15, '#42a5f5']],
    ],
    symbols: ['TRXUSDT', 'SUI/USDT', 'KRW-BTC', 'LTCUSDT'],
  },
};

/** Charts of a set; the same number gives the same charts. */
export function chartsOf(set: ChartSet, count: number): ChartSpec[] {
  const random = generator(SETS[set].seed);
  return Array.from({ length: count }, (_, index) => chartOf(SETS[set], index, random));
}

const TIMEFRAMES = { '1m': 60, '5m': 300, '15m': 900, '1h': 3_600, '4h': 14_400, '1d': 86_400 } as const;
const MOVES: readonly Move[] = ['up', 'down', 'noise'];

function chartOf(settings: SetSettings, index: number, random: () => number): ChartSpec {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const library = index % 5 < 3 ? 'lightweight-charts' : 'echarts';
  const phone = index % 6 === 4;
  const [width, height, scale] = pick(phone ? settings.phones : settings.sizes);
  const [up, down] = pick(settings.palettes);
  const log = index % 7 === 3;
  const digits = 4 + (index % 6);
  const move = MOVES[index % MOVES.length] as Move;
  const timeframe = pick(Object.keys(TIMEFRAMES) as (keyof typeof TIMEFRAMES)[]);
  const magnitude = pick(magnitudesOf(digits));
  const decimals = digits - magnitude;
  const chartWidth = phone ? width - 60 : width - 110;
  const style = settings.styles?.[index % settings.styles.length] ?? {};
  const chance = random();
  const count = style.isWide ? 14 + Math.floor(chance * 27) : Math.floor(chartWidth / (6 + Math.floor(chance * 8)));
  return {
    ...{ library, theme: pick(['dark', 'light'] as const), up, down, width, height, scale, log, digits, decimals },
    ...{ phone, move, timeframe, symbol: pick(settings.symbols), font: pick(settings.fonts) },
    name: `${String(index + 1).padStart(2, '0')} ${library}`,
    thousands: decimals < 4 && random() < 0.4,
    candles: candlesOf({ move, count, magnitude, decimals, step: TIMEFRAMES[timeframe], log }, style, random),
    grid: random() < 0.7,
    volume: random() < 0.5,
    averages: random() < 0.5 ? pick(settings.averages) : [],
    drawing: random() < 0.3,
    crosshair: random() < 0.3,
    fontSize: pick(settings.fontSizes),
    format: index % 4 === 1 ? 'jpeg' : index % 4 === 2 ? 'webp' : 'png',
    style,
    way: settings.isShared ? wayOf(index, random) : null,
  };
}

/** Each move of the prices goes each way. */
function wayOf(index: number, random: () => number): Way {
  const degrees = (index % 2 ? -1 : 1) * (0.4 + 1.6 * random());
  const ways: readonly Way[] = [{ name: 'smaller' }, { name: 'blurred' }, { name: 'tilted', degrees }];
  return ways[(index + Math.floor(index / 3)) % ways.length] as Way;
}

/** Digits before the point, so that a price of so many digits has at most 8 behind it. */
function magnitudesOf(digits: number): number[] {
  const all = { 4: [1, 2, 4], 5: [1, 2, 3], 6: [1, 4, 5], 7: [1, 5, 7], 8: [1, 6, 8], 9: [1, 7, 9] };
  return all[digits as keyof typeof all];
}

interface WalkSettings {
  readonly move: Move;
  readonly count: number;
  readonly magnitude: number;
  readonly decimals: number;
  readonly step: number;
  readonly log: boolean;
}

/** A random walk: with drift for a trend, drawn back to its beginning for noise. Prices are rounded as they are printed. */
function candlesOf(settings: WalkSettings, { wicks = 1 }: ChartStyle, random: () => number): SpecCandle[] {
  const { move, count, magnitude, decimals, step, log } = settings;
  const round = (price: number): number => Number(price.toFixed(decimals));
  const start = 10 ** (magnitude - 1) * (2 + random() * 4);
  const sigma = (log ? 0.015 : 0.004) + random() * 0.008;
  // A clear trend: five standard errors from none, or as many as a picture of few candles has at most.
  const drift = { up: 1, down: -1, noise: 0 }[move] * sigma * Math.min(0.6, 5 / Math.sqrt(count));
  let last = start;
  return Array.from({ length: count }, (_, index) => {
    const open = round(last);
    const back = move === 'noise' ? -0.12 * Math.log(last / start) : 0;
    const close = round(open * Math.exp(drift + back + sigma * normal(random)));
    const reachOf = (): number => Math.abs(normal(random)) * sigma * 0.5 * wicks;
    last = close;
    return {
      ...{ time: 1_767_225_600 + index * step, open, close },
      high: round(Math.max(open, close) * Math.exp(reachOf())),
      low: round(Math.min(open, close) * Math.exp(-reachOf())),
      volume: Math.round(1_000 * Math.exp(normal(random) * 0.6)),
    };
  });
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
