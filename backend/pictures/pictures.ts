import { type Candle, lengthOf, World } from '../simulator/index.js';
import { CANDLES } from '../src/modules/indicators/charts/chart.rules.js';
import { CHARTS, type DrawnChart, mapFrame, pointOf } from '../src/modules/indicators/charts/charts.rules.js';
import { liquidationMap } from '../src/modules/indicators/charts/liquidation-map.rules.js';
import { orderBlocks } from '../src/modules/indicators/charts/order-block.rules.js';
import { UNUSUAL, whaleHunter } from '../src/modules/indicators/charts/whale-hunter.rules.js';
import type { NumberedMark, Picture, Stretch } from './picture.js';
import { liquidationMapPlaces, orderBlockPlaces, type Place, whaleHunterPlaces } from './places.rules.js';

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

function whaleHunterPicture(stretch: Stretch): Picture | null {
  const all = candlesOf(stretch, UNUSUAL.candles);
  const observed = whaleHunter(all).slice(UNUSUAL.candles);
  const places = whaleHunterPlaces(all.slice(UNUSUAL.candles), observed);
  return pictureOf(stretch, CHARTS['whale-hunter'].draw(all), places, ({ candle }, index) => {
    const sign = observed[candle]?.signal;
    return {
      place: sign === 'buy' ? 'below' : 'above',
      ...(sign ? { sign } : {}),
      ...(index === 0 ? { label: { x: 110, y: 520 } } : {}),
    };
  });
}

function orderBlockPicture(stretch: Stretch): Picture | null {
  const candles = candlesOf(stretch);
  const places = orderBlockPlaces(candles, orderBlocks(candles));
  const looks: readonly Pick<NumberedMark, 'place' | 'label'>[] = [
    { place: 'below' },
    { place: 'at', label: { x: 690, y: 450 } },
    { place: 'below' },
    { place: 'at', label: { x: 1230, y: 962 } },
  ];
  return pictureOf(stretch, CHARTS['order-block'].draw(candles), places, (_, index) => looks[index] ?? { place: 'at' });
}

function liquidationMapPicture(stretch: Stretch): Picture | null {
  const all = candlesOf(stretch, CANDLES);
  const candles = all.slice(CANDLES);
  const frame = mapFrame(candles);
  const places = liquidationMapPlaces(candles, liquidationMap(all, frame).slice(CANDLES), frame);
  return pictureOf(stretch, CHARTS['liquidation-map'].draw(all), places, (_, index) => ({
    place: index === 2 ? 'above' : 'at',
  }));
}

/** The chart with the numbered places of the text instead of the indicator's own marks. */
function pictureOf(
  { symbol, interval }: Stretch,
  { scale, prices, shapes }: DrawnChart,
  places: Place[] | null,
  lookOf: (place: Place, index: number) => Pick<NumberedMark, 'place' | 'sign' | 'label'>,
): Picture | null {
  const marks = places?.map((place, index) => ({
    ...pointOf(place.candle + 0.5, place.price, scale),
    ...lookOf(place, index),
  }));
  return marks ? { symbol, interval, prices, shapes, marks } : null;
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
