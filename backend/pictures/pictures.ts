import { type Candle, lengthOf, World } from '../simulator/index.js';
import { bar, box, candlePath, priceRange, roundPrices, Scale } from './drawing.js';
import { liquidationMap, type MapFrame, STRENGTHS } from './liquidation-map.rules.js';
import { orderBlocks } from './order-block.rules.js';
import { CANDLES, type Look, type Picture, type Stretch } from './picture.js';
import { liquidationMapPlaces, orderBlockPlaces, whaleHunterPlaces } from './places.rules.js';
import { UNUSUAL, whaleHunter } from './whale-hunter.rules.js';

const BANDS = 44;

/**
 * Where in the simulated markets the pictures were taken: stretches in which the rules find all four places of the text.
 * Whoever changes a rule or the market looks for others (`npm run pictures` says which one is no picture any more).
 */
export const STRETCHES = {
  whaleHunter: { symbol: 'SOLUSDT', interval: '4h', from: '2024-07-02T08:00:00Z' },
  orderBlock: { symbol: 'ETHUSDT', interval: '1h', from: '2023-05-05T12:00:00Z' },
  liquidationMap: { symbol: 'BTCUSDT', interval: '1h', from: '2024-06-23T00:00:00Z' },
} as const satisfies Record<string, Stretch>;

/** The candles of a stretch, with so many before it. */
export function candlesOf({ symbol, interval, from }: Stretch, before = 0): Candle[] {
  const [start, length] = [Date.parse(from), lengthOf(interval)];
  return new World('lance').market(symbol).candles(interval, start - before * length, start + CANDLES * length - 1);
}

const linesOf = (scale: Scale): Picture['prices'] =>
  roundPrices(scale.top, scale.bottom)
    .map((value) => ({ value, y: scale.y(value) }))
    .filter(({ y }) => y > 30);

/** Candles over their volume, with the average of the twenty before; what stands out is strong. */
function whaleHunterPicture(stretch: Stretch): Picture | null {
  const all = candlesOf(stretch, UNUSUAL.candles);
  const candles = all.slice(UNUSUAL.candles);
  const observed = whaleHunter(all).slice(UNUSUAL.candles);
  const places = whaleHunterPlaces(candles, observed);
  if (!places) return null;
  const scale = new Scale(candles.length, ...priceRange(candles), 0.24);
  const most = Math.max(...candles.map(({ volume }) => volume));
  const bars = (isLarge: boolean): string =>
    candles.map(({ volume }, at) => (observed[at]?.isLarge === isLarge ? bar(at, volume / most, scale) : '')).join('');
  const average = observed
    .map(({ usualVolume }, at) => `${at === 0 ? 'M' : 'L'}${scale.x(at + 0.5)} ${scale.bar((usualVolume ?? 0) / most)}`)
    .join('');
  return {
    ...marketOf(stretch),
    prices: linesOf(scale),
    shapes: [
      { look: 'volume', d: bars(false) },
      { look: 'large', d: bars(true) },
      { look: 'average', d: average },
      ...bothWays(candles, scale),
    ],
    marks: places.map(({ candle, price }) => {
      const sign = observed[candle]?.signal;
      return {
        ...pointOf(candle + 0.5, price, scale),
        place: sign === 'buy' ? 'below' : 'above',
        ...(sign ? { sign } : {}),
      };
    }),
  };
}

/** Zones from the candle they began with to the one that closed through them. */
function orderBlockPicture(stretch: Stretch): Picture | null {
  const candles = candlesOf(stretch);
  const blocks = orderBlocks(candles);
  const places = orderBlockPlaces(candles, blocks);
  if (!places) return null;
  const scale = new Scale(candles.length, ...priceRange(candles));
  const zones = (isBroken: boolean): string =>
    blocks
      .filter(({ brokenAt }) => (brokenAt !== null) === isBroken)
      .map(({ from, brokenAt, top, bottom }) =>
        box(from, brokenAt === null ? candles.length : brokenAt + 1, scale.y(top), scale.y(bottom), scale),
      )
      .join('');
  const where = ['below', 'at', 'below', 'at'] as const;
  return {
    ...marketOf(stretch),
    prices: linesOf(scale),
    shapes: [{ look: 'zone', d: zones(false) }, { look: 'broken', d: zones(true) }, ...bothWays(candles, scale)],
    marks: places.map(({ candle, price }, index) => ({
      ...pointOf(candle + 0.5, price, scale),
      place: where[index] ?? 'at',
    })),
  };
}

/** A map reaches well beyond the candles, since what it shows lies where the price has not been. */
export function mapFrame(candles: readonly Candle[]): MapFrame {
  const [top, bottom] = priceRange(candles, 0.42);
  return { top, bottom, bands: BANDS };
}

/** Bands of the map behind the candles, each strength one shape. */
function liquidationMapPicture(stretch: Stretch): Picture | null {
  const all = candlesOf(stretch, CANDLES);
  const candles = all.slice(CANDLES);
  const frame = mapFrame(candles);
  const { top, bottom } = frame;
  const map = liquidationMap(all, frame).slice(CANDLES);
  const places = liquidationMapPlaces(candles, map, frame);
  if (!places) return null;
  const scale = new Scale(candles.length, top, bottom);
  const edge = (band: number): number => scale.y(bottom + (band * (top - bottom)) / BANDS);
  const heat = (strength: number): string =>
    Array.from({ length: BANDS }, (_, band) =>
      runsOf(map.map((bands) => bands[band] === strength))
        .map(({ from, to }) => box(from, to, edge(band + 1), edge(band), scale))
        .join(''),
    ).join('');
  return {
    ...marketOf(stretch),
    prices: linesOf(scale),
    shapes: [
      ...Array.from({ length: STRENGTHS }, (_, index) => ({
        look: `heat${index + 1}` as Look,
        d: heat(index + 1),
      })),
      ...bothWays(candles, scale),
    ],
    marks: places.map(({ candle, price }, index) => ({
      ...pointOf(candle + 0.5, price, scale),
      place: index === 2 ? ('above' as const) : ('at' as const),
    })),
  };
}

const marketOf = ({ symbol, interval }: Stretch): Pick<Picture, 'symbol' | 'interval'> => ({ symbol, interval });

function pointOf(candle: number, price: number, scale: Scale): { x: number; y: number } {
  return { x: scale.x(candle), y: scale.y(price) };
}

const bothWays = (candles: readonly Candle[], scale: Scale): Picture['shapes'] =>
  (['up', 'down'] as const).map((look) => ({ look, d: candlePath(candles, look, scale) }));

/** Where a series is true without a break. */
function runsOf(series: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  series.forEach((isTrue, at) => {
    const last = runs.at(-1);
    if (isTrue && last?.to === at) last.to = at + 1;
    else if (isTrue) runs.push({ from: at, to: at + 1 });
  });
  return runs;
}

/** All pictures by the name of their file. Throws when a stretch does not show what the text says. */
export function pictures(): Record<string, Picture> {
  const made = {
    'whale-hunter': whaleHunterPicture(STRETCHES.whaleHunter),
    'order-block': orderBlockPicture(STRETCHES.orderBlock),
    'liquidation-map': liquidationMapPicture(STRETCHES.liquidationMap),
  };
  const shown: Record<string, Picture> = {};
  for (const [name, picture] of Object.entries(made)) {
    if (!picture) throw new Error(`the stretch of ${name} does not show its four places`);
    shown[name] = picture;
  }
  return shown;
}
