import type { Candle } from '../simulator/index.js';
import { bandOf, type MapFrame, STRENGTHS } from '../src/modules/indicators/charts/liquidation-map.rules.js';
import { DEPARTURE, type OrderBlock } from '../src/modules/indicators/charts/order-block.rules.js';
import type { Observed } from '../src/modules/indicators/charts/whale-hunter.rules.js';

/*
 * The four numbered places that the text about each indicator points at (frontend, indicators/guides/locales), found in what
 * the rules say of a stretch of candles. Null when the stretch does not show all four, and nothing besides that would
 * need a word: such a stretch is no picture for the text.
 */

/** A place in a chart: candle and price. */
export interface Place {
  readonly candle: number;
  readonly price: number;
}

const lowest = (candles: readonly Candle[]): number => Math.min(...candles.map(({ low }) => low));
const highest = (candles: readonly Candle[]): number => Math.max(...candles.map(({ high }) => high));

/** A buy mark that failed; large volume without a mark; a sell mark at the top; a buy mark at the foot of a fall that held. From left to right. */
export function whaleHunterPlaces(candles: readonly Candle[], observed: readonly Observed[]): Place[] | null {
  const large = observed.flatMap(({ isLarge, signal }, at) => (isLarge ? [{ at, signal }] : []));
  const buys = large.filter(({ signal }) => signal === 'buy').map(({ at }) => at);
  const sells = large.filter(({ signal }) => signal === 'sell').map(({ at }) => at);
  const unmarked = large.filter(({ signal }) => signal === null).map(({ at }) => at);
  const lowBreaksAfter = (at: number): boolean => candles.slice(at + 1).some(({ close }) => close < lowOf(at));
  const lowOf = (at: number): number => candles[at]?.low ?? 0;
  const highOf = (at: number): number => candles[at]?.high ?? 0;
  const held = buys.find(
    (at) =>
      at >= 10 && at < candles.length - 8 && !lowBreaksAfter(at) && lowOf(at) <= lowest(candles.slice(at - 10, at)),
  );
  const failed = buys.find((at) => {
    const rise = highest(candles.slice(at + 1, at + 6));
    return lowBreaksAfter(at) && rise > (candles[at]?.close ?? 0) * 1.006;
  });
  const top = sells.find(
    (at) =>
      at > 3 &&
      at < candles.length - 6 &&
      highOf(at) >= highest(candles.slice(at + 1)) &&
      highOf(at) >= highest(candles.slice(Math.max(0, at - 10), at)),
  );
  const [open, ...others] = unmarked;
  if (held === undefined || failed === undefined || top === undefined || open === undefined) return null;
  if (others.length > 0 || large.length > 4 || failed > open || open > top || top > held) return null;
  return [
    { candle: failed, price: lowOf(failed) },
    { candle: open, price: highOf(open) },
    { candle: top, price: highOf(top) },
    { candle: held, price: lowOf(held) },
  ];
}

/** The block; its departure; the first return, which held; and a second block that the price closed through. */
export function orderBlockPlaces(candles: readonly Candle[], blocks: readonly OrderBlock[]): Place[] | null {
  const [held, broken, ...others] = blocks;
  if (!held || !broken || others.length > 0 || held.side !== 'demand' || broken.side !== 'demand') return null;
  const after = candles.slice((held.touchedAt ?? 0) + 1, (held.touchedAt ?? 0) + 9);
  if (highest(after) < held.top + (held.top - held.bottom)) return null;
  if (lowest(candles.slice(Math.max(0, held.from - 10), held.from)) < held.bottom) return null;
  if (held.brokenAt !== null || held.touchedAt === null || broken.brokenAt === null) return null;
  const left = held.from + DEPARTURE.candles;
  return [
    { candle: held.from, price: held.bottom },
    { candle: left, price: candles[left]?.close ?? 0 },
    { candle: held.touchedAt, price: candles[held.touchedAt]?.low ?? 0 },
    { candle: broken.brokenAt, price: candles[broken.brokenAt]?.close ?? 0 },
  ];
}

/** A strong band above the price; one below; the run through the first; and a strong band that is never reached. */
export function liquidationMapPlaces(
  candles: readonly Candle[],
  map: readonly (readonly number[])[],
  frame: MapFrame,
): Place[] | null {
  for (let at = 16; at < candles.length - 24; at += 1) {
    const price = candles[at]?.close ?? 0;
    const above = strongest(map, at, frame, price * 1.008, price * 1.05);
    const below = strongest(map, at, frame, price * 0.95, price * 0.992);
    if (!above || !below) continue;
    const run = candles.findIndex(({ high }, index) => index > at && bandOf(high, frame) > above.band);
    if (run < 0 || run > at + 12 || (candles[run]?.close ?? 0) < (candles[run - 5]?.close ?? 0) * 1.012) continue;
    const peak = highest(candles);
    const top = candles.findIndex(({ high }) => high === peak);
    if (top < run || top > run + 6 || (candles.at(-1)?.close ?? 0) > peak * 0.982) continue;
    const late = candles.length - 8;
    const least = lowest(candles.slice(at));
    const far = strongest(map, late, frame, price * 0.9, least * 0.993);
    if (!far || Math.abs(far.band - below.band) < 2 || least <= below.price) continue;
    return [
      { candle: at, price: above.price },
      { candle: at, price: below.price },
      { candle: top, price: peak },
      { candle: late, price: far.price },
    ];
  }
  return null;
}

/** The strongest band between two prices after a candle, with its middle; null when none there is strong. */
function strongest(
  map: readonly (readonly number[])[],
  candle: number,
  frame: MapFrame,
  from: number,
  to: number,
): { band: number; price: number } | null {
  const [first, last] = [bandOf(from, frame), bandOf(to, frame)];
  const bands = (map[candle] ?? []).map((strength, band) => ({ strength, band }));
  const best = bands
    .filter(({ band }) => band >= first && band <= last)
    .reduce((found, one) => (one.strength > found.strength ? one : found), { strength: 0, band: -1 });
  if (best.strength < STRENGTHS - 1) return null;
  return { band: best.band, price: frame.bottom + ((best.band + 0.5) * (frame.top - frame.bottom)) / frame.bands };
}
