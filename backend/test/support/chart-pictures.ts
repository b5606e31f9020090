import sharp from 'sharp';

export interface DrawnCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const WIDTH = 960;
const HEIGHT = 540;
const AXIS = 90;
const UP = '#26a69a';
const DOWN = '#ef5350';

/** Candles that rise by waves from 60,000, always the same. */
export function risingCandles(count = 60): DrawnCandle[] {
  const close = (index: number): number => 60_000 + index * 110 + 420 * Math.sin(index / 3.1);
  return Array.from({ length: count }, (_, index) => {
    const [open, end] = [close(index - 1), close(index)];
    const wick = 60 + 25 * Math.abs(Math.sin(index * 1.7));
    return { open, close: end, high: Math.max(open, end) + wick, low: Math.min(open, end) - wick };
  });
}

/** A chart as trading sites draw it, as PNG: candles, a grid and a price axis on the right. */
export async function drawChart(candles: readonly DrawnCandle[] = risingCandles()): Promise<Buffer> {
  const top = Math.max(...candles.map(({ high }) => high));
  const bottom = Math.min(...candles.map(({ low }) => low));
  const margin = (top - bottom) * 0.08;
  const y = (price: number): number => ((top + margin - price) / (top - bottom + 2 * margin)) * HEIGHT;
  const step = niceStep((top - bottom) / 6);
  const prices = Array.from({ length: 12 }, (_, index) => (Math.ceil(bottom / step) + index) * step).filter(
    (price) => price < top,
  );
  const spacing = (WIDTH - AXIS - 20) / candles.length;
  const body = Math.floor(spacing * 0.6);
  const drawn = candles.map(({ open, high, low, close }, index) => {
    const middle = Math.round(10 + (index + 0.5) * spacing);
    const colour = close >= open ? UP : DOWN;
    const height = Math.max(1, Math.abs(y(open) - y(close)));
    return (
      `<rect x="${middle}" y="${y(high)}" width="1" height="${y(low) - y(high)}" fill="${colour}"/>` +
      `<rect x="${middle - Math.floor(body / 2)}" y="${y(Math.max(open, close))}" width="${body}" height="${height}" fill="${colour}"/>`
    );
  });
  const axis = prices.map(
    (price) =>
      `<rect x="0" y="${Math.round(y(price))}" width="${WIDTH - AXIS}" height="1" fill="#eef0f3"/>` +
      `<text x="${WIDTH - AXIS + 10}" y="${Math.round(y(price)) + 6}" font-family="DejaVu Sans, Liberation Sans, sans-serif" font-size="16" fill="#131722">${price.toLocaleString('en-US')}</text>`,
  );
  return picture(axis.join('') + drawn.join(''));
}

/** A white picture without anything to read. */
export const drawNothing = (): Promise<Buffer> => picture('');

function picture(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#ffffff"/>${content}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** A file as the call takes it. */
export const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;
