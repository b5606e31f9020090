import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const font = {
  fontFiles: [join(pretendard, 'dist/public/static/Pretendard-Regular.otf')],
  loadSystemFonts: false,
  defaultFontFamily: 'Pretendard',
};

export interface DrawnCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface ChartPicture {
  readonly candles: readonly DrawnCandle[];
  readonly up: string;
  readonly down: string;
  readonly dark: boolean;
  readonly log: boolean;
  readonly decimals: number;
  readonly thousands: boolean;
  /** Where the price axis stands. */
  readonly axis: 'left' | 'right';
  readonly volume: boolean;
  readonly average: boolean;
  /** A line at the last price through the whole plot, in the colour of the last candle. */
  readonly priceLine: boolean;
  /** The last price in a box of its candle's colour beside the axis. */
  readonly priceLabel: boolean;
  /** Lines in the candles' colours above and below them. */
  readonly bands: boolean;
  /** What is drawn of the prices: a line of the closes and an area below it, or boxes that do not follow each other, are no candles. */
  readonly drawnAs: 'candles' | 'line' | 'area' | 'boxes';
  /** Rising bodies are outlines. */
  readonly hollow: boolean;
  /** Labels of characters of one width with a dot in each zero, as fonts for programmers have them. */
  readonly dottedZeros: boolean;
  /** Labels stand higher than their prices; instead of a grid there is the axis of times at the lowest one, and a line drawn at another. */
  readonly gridless: boolean;
  readonly title: string;
}

const SIZE = { width: 960, height: 540, axis: 110, top: 40, bottom: 500 } as const;
const STEPS = [1, 2, 2.5, 5];

export const plain: Omit<ChartPicture, 'candles'> = {
  ...{ up: '#26a69a', down: '#ef5350', dark: false, log: false, decimals: 2, thousands: false, axis: 'right' },
  ...{
    volume: false,
    average: false,
    priceLine: false,
    hollow: false,
    priceLabel: false,
    bands: false,
    dottedZeros: false,
    gridless: false,
  },
  ...{ drawnAs: 'candles', title: '' },
};

/** A random walk of candles by a seed, with a drift in standard deviations of a candle: 0.6 is a clear trend. */
export function walk(seed: number, { count = 60, start = 100, sigma = 0.01, drift = 0 } = {}): DrawnCandle[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  let last = start;
  return Array.from({ length: count }, () => {
    const open = last;
    const back = drift === 0 ? -0.12 * Math.log(open / start) : 0;
    const close = open * Math.exp(sigma * (drift + normal()) + back);
    const reach = (): number => Math.exp(Math.abs(normal()) * sigma * 0.5);
    last = close;
    return { open, close, high: Math.max(open, close) * reach(), low: Math.min(open, close) / reach() };
  });
}

/** The chart as PNG, with the labels of its axis and its prices at two heights. */
export function drawChart(chart: ChartPicture): {
  png: Buffer;
  labels: number[];
  priceAt: (y: number) => number;
} {
  const f = chart.log ? Math.log : (value: number): number => value;
  const back = chart.log ? Math.exp : (value: number): number => value;
  const [low, high] = [
    Math.min(...chart.candles.map((one) => one.low)),
    Math.max(...chart.candles.map((one) => one.high)),
  ];
  const slope = (f(low) - f(high)) / (SIZE.bottom - SIZE.top);
  const y = (price: number): number => SIZE.top + (f(price) - f(high)) / slope;
  const last = Number(chart.candles.at(-1)?.close.toFixed(chart.decimals));
  // Trading sites draw no label under that of the last price.
  const isFree = (price: number): boolean => !chart.priceLabel || Math.abs(y(price) - y(last)) > 20;
  const labels = ticksOf(low, high).filter(isFree);
  const svg = svgOf(chart, labels, y);
  return {
    png: new Resvg(svg, { font }).render().asPng(),
    labels: chart.priceLabel ? [...labels, last].sort((one, other) => one - other) : labels,
    priceAt: (at) => back(f(high) + slope * (at - SIZE.top)),
  };
}

function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 7;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = scale * (STEPS.find((candidate) => candidate * scale >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

function svgOf(chart: ChartPicture, labels: readonly number[], y: (price: number) => number): string {
  const [ink, paper, grid] = chart.dark ? ['#b2b5be', '#131722', '#2a2e39'] : ['#333333', '#ffffff', '#e6e8ee'];
  const isRight = chart.axis === 'right';
  const [left, right] = isRight ? [10, SIZE.width - SIZE.axis] : [SIZE.axis, SIZE.width - 10];
  const spacing = (right - left) / chart.candles.length;
  const body = Math.max(3, Math.floor(spacing * 0.7) | 1);
  const format = (price: number): string =>
    price.toLocaleString('en-US', {
      ...{ minimumFractionDigits: chart.decimals, maximumFractionDigits: chart.decimals },
      useGrouping: chart.thousands,
    });
  const rect = (x: number, top: number, width: number, height: number, colour: string, more = ''): string =>
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${colour}" shape-rendering="crispEdges" ${more}/>`;
  const candles = chart.candles.map((candle, index) => {
    const middle = Math.round(left + (index + 0.5) * spacing);
    const colour = candle.close >= candle.open ? chart.up : chart.down;
    const [high, low] = [Math.round(y(candle.high)), Math.round(y(candle.low))];
    const top = Math.round(y(Math.max(candle.open, candle.close)));
    const bottom = Math.round(y(Math.min(candle.open, candle.close)));
    const volume = chart.volume
      ? rect(
          middle - (body >> 1),
          SIZE.height - 10 - (index % 7) * 3,
          body,
          3 + (index % 7) * 3,
          colour,
          'fill-opacity="0.5"',
        )
      : '';
    const whole = rect(middle - (body >> 1), top, body, bottom - top + 1, colour);
    const isHollow = chart.hollow && colour === chart.up && bottom - top > 1;
    const inside = isHollow ? rect(middle - (body >> 1) + 1, top + 1, body - 2, bottom - top - 1, paper) : '';
    return volume + rect(middle, high, 1, low - high + 1, colour) + whole + inside;
  });
  const lineOf = (priceOf: (candle: DrawnCandle) => number): string =>
    chart.candles.map((candle, index) => `${left + (index + 0.5) * spacing},${y(priceOf(candle))}`).join(' ');
  const strokeOf = (points: string, colour: string): string =>
    `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  const closes = lineOf(({ close }) => close);
  const drawn = {
    candles: candles.join(''),
    line: strokeOf(closes, chart.up),
    area: `<polygon points="${left},${SIZE.bottom} ${closes} ${right},${SIZE.bottom}" fill="${chart.up}" fill-opacity="0.2"/>${strokeOf(closes, chart.up)}`,
    boxes: candles
      .map((_, index) =>
        candles[(index * 7) % candles.length]?.replaceAll(
          'x=',
          `transform="translate(${Math.round((index - ((index * 7) % candles.length)) * spacing)})" x=`,
        ),
      )
      .join(''),
  }[chart.drawnAs];
  const bandOf = (factor: number, colour: string): string =>
    strokeOf(
      lineOf((candle) => {
        const until = chart.candles.indexOf(candle) + 1;
        const recent = chart.candles.slice(Math.max(0, until - 10), until);
        return (recent.reduce((sum, { close }) => sum + close, 0) / recent.length) * factor;
      }),
      colour,
    );
  const bands = bandOf(1.06, chart.down) + bandOf(1 / 1.06, chart.up);

  const texts = labels.map((price, index) => {
    const at = Math.round(y(price));
    if (chart.gridless) {
      const isLined = index === 0 || index === 3;
      const time =
        index === 0 ? `<text x="${right + 12}" y="${at + 22}" font-size="13" fill="${ink}">01-01</text>` : '';
      const text = `<text x="${right + 12}" y="${at + 2.5}" font-size="13" fill="${ink}">${format(price)}</text>`;
      return (isLined ? rect(left, at, right - left, 1, ink) : '') + text + time;
    }
    if (chart.dottedZeros)
      return rect(left, at, right - left, 1, grid) + dotted(format(price), right + 12, at + 4.5, ink);
    return `${rect(left, at, right - left, 1, grid)}<text x="${isRight ? right + 12 : left - 12}" y="${at + 4.5}"
      font-size="13" fill="${ink}" text-anchor="${isRight ? 'start' : 'end'}">${format(price)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${paper}"/>${texts.join('')}
    <text x="${left + 4}" y="22" font-size="15" fill="${ink}">${chart.title}</text>${drawn}${chart.bands ? bands : ''}
    ${chart.priceLine ? priceLineOf(chart, { left, right, y }) : ''}
    ${chart.priceLabel ? priceLabelOf(chart, { right, y, format }) : ''}
    ${
      chart.average
        ? strokeOf(
            lineOf(({ close }) => close * 1.004),
            '#a05be0',
          )
        : ''
    }</svg>`;
}

function dotted(text: string, x: number, baseline: number, ink: string): string {
  const middles = [...text].map((_, place) => x + (place + 0.5) * 9);
  const dots = middles
    .filter((_, place) => text[place] === '0')
    .map((middle) => `<circle cx="${middle}" cy="${baseline - 5}" r="0.8" fill="${ink}"/>`);
  const characters = middles.map((middle, place) => `<tspan x="${middle}">${text[place] ?? ''}</tspan>`);
  return `<text y="${baseline}" font-size="14" fill="${ink}" text-anchor="middle">${characters.join('')}</text>${dots.join('')}`;
}

/** Dashed, as trading sites draw it. */
function priceLineOf(
  { candles, up, down }: ChartPicture,
  { left, right, y }: { left: number; right: number; y: (price: number) => number },
): string {
  const last = candles.at(-1);
  if (!last) return '';
  const [at, colour] = [Math.round(y(last.close)), last.close >= last.open ? up : down];
  return `<path d="M${left} ${at + 0.5}H${right}" stroke="${colour}" stroke-dasharray="3 1" shape-rendering="crispEdges"/>`;
}

function priceLabelOf(
  { candles, up, down }: ChartPicture,
  { right, y, format }: { right: number; y: (price: number) => number; format: (price: number) => string },
): string {
  const last = candles.at(-1);
  if (!last) return '';
  const [at, colour] = [Math.round(y(last.close)), last.close >= last.open ? up : down];
  return `<rect x="${right}" y="${at - 10}" width="64" height="20" fill="${colour}" shape-rendering="crispEdges"/>
    <text x="${right + 12}" y="${at + 4.5}" font-size="13" fill="#ffffff">${format(last.close)}</text>`;
}
