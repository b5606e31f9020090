import type { Call, DirectedCall, Findings, Level, NeutralCall, Reason } from './findings.ts';

/** Fewer candles say nothing about a direction. */
export const LEAST_CANDLES = 20;
/** Candles of the average that the last close is compared with. */
export const AVERAGE = 20;
/** Distances in ATR: what is near, how far a stop may be, and how far beyond a level it stands. */
const NEAR = 1;
const STOP = { least: 1, usual: 2, most: 3.5, beyond: 0.3 } as const;
/** Distances of the target in units of the risk. */
const TARGET = { least: 1.2, usual: 2, most: 4 } as const;
const RSI = { high: 80, low: 20, middle: 50 } as const;

/** What a direction is derived from. */
export interface Signs extends Omit<Findings, 'call'> {
  readonly candles: number;
  readonly close: number;
  readonly average: number | null;
}

/** The call that nothing was read for. */
export const neutral = (...reasonsFor: Reason[]): NeutralCall => ({
  ...{ direction: 'neutral', entry: null, stop: null, takeProfit: null, riskReward: null, reasonsFor },
  reasonsAgainst: [],
});

/**
 * A direction only with a clear trend that more signs agree with than not; otherwise neutral, with the reasons. Entry is the
 * last close, the stop stands beyond the next level against it, the target at the next level with it.
 */
export function callOf(signs: Signs): Call {
  const { candles, trend, atr } = signs;
  if (candles < LEAST_CANDLES || !trend || atr === null) {
    return neutral({ code: 'fewCandles', figures: { candles, least: LEAST_CANDLES } });
  }
  const { strength, change } = trend;
  // A drift within the usual range of two candles is none, however evenly it goes.
  const isStill = Math.abs(change) * signs.close <= 2 * atr;
  if (trend.direction === 'sideways' || isStill) return neutral({ code: 'sideways', figures: { strength } });
  const isLong = trend.direction === 'up';
  const reasons = [
    { code: isLong ? 'trendUp' : 'trendDown', figures: { strength, change } } as const,
    ...swingReasons(signs),
    ...momentumReasons(signs),
    ...placeReasons(signs, atr),
  ];
  const side = (isWith: boolean): Reason[] => reasons.filter(({ code }) => speaksFor(code, isLong) === isWith);
  const [reasonsFor, reasonsAgainst] = [side(true), side(false)];
  if (reasonsFor.length <= reasonsAgainst.length) {
    const figures = { for: reasonsFor.length, against: reasonsAgainst.length };
    return { ...neutral({ code: 'mixedSigns', figures }, ...reasonsAgainst), reasonsAgainst: reasonsFor };
  }
  return { ...pricesOf(signs, atr, isLong), reasonsFor, reasonsAgainst };
}

const RISING: readonly Reason['code'][] = [
  ...(['trendUp', 'higherSwings', 'supportNear', 'demandNear', 'rsiLow', 'rsiAbove50', 'aboveAverage'] as const),
];

const speaksFor = (code: Reason['code'], isLong: boolean): boolean => RISING.includes(code) === isLong;

/** The last two highs and lows, if both went the same way. */
function swingReasons({ swings }: Signs): Reason[] {
  const [highs, lows] = (['high', 'low'] as const).map((kind) =>
    swings.filter((swing) => swing.kind === kind).slice(-2),
  );
  const [previous, last] = [lows?.[0]?.price, lows?.[1]?.price];
  const [previousHigh, lastHigh] = [highs?.[0]?.price, highs?.[1]?.price];
  if (previous === undefined || last === undefined || previousHigh === undefined || lastHigh === undefined) return [];
  if (last > previous && lastHigh > previousHigh) return [{ code: 'higherSwings', figures: { previous, last } }];
  if (last >= previous || lastHigh >= previousHigh) return [];
  return [{ code: 'lowerSwings', figures: { previous: previousHigh, last: lastHigh } }];
}

function momentumReasons({ rsi, average, close }: Signs): Reason[] {
  const code = close >= (average ?? close) ? 'aboveAverage' : 'belowAverage';
  return [
    ...(rsi === null ? [] : [{ code: rsiCode(rsi), figures: { rsi } } as const]),
    ...(average === null ? [] : [{ code, figures: { average, candles: AVERAGE } } as const]),
  ];
}

function rsiCode(rsi: number): 'rsiHigh' | 'rsiLow' | 'rsiAbove50' | 'rsiBelow50' {
  if (rsi >= RSI.high) return 'rsiHigh';
  if (rsi <= RSI.low) return 'rsiLow';
  return rsi >= RSI.middle ? 'rsiAbove50' : 'rsiBelow50';
}

/** Levels and order blocks that the price is at. */
function placeReasons({ levels, orderBlocks, close }: Signs, atr: number): Reason[] {
  const near = (kind: Level['kind']): Reason[] => {
    const level = levels.find((other) => other.kind === kind);
    const distance = Math.abs((level?.price ?? Infinity) - close);
    if (!level || distance > NEAR * atr || level.touches < 2) return [];
    const figures = { price: level.price, distance: distance / close, touches: level.touches };
    return [{ code: kind === 'support' ? 'supportNear' : 'resistanceNear', figures }];
  };
  const block = orderBlocks.findLast(({ top, bottom }) => close <= top + NEAR * atr && close >= bottom - NEAR * atr);
  const zone: Reason[] = block
    ? [{ code: `${block.side}Near`, figures: { top: block.top, bottom: block.bottom } }]
    : [];
  return [...near('support'), ...near('resistance'), ...zone];
}

/** Entry, stop and target; the stop is never on the wrong side of the entry, nor the target, nor either below zero. */
function pricesOf(
  { close, levels, swings }: Signs,
  atr: number,
  isLong: boolean,
): Omit<DirectedCall, 'reasonsFor' | 'reasonsAgainst'> {
  const sign = isLong ? 1 : -1;
  const step = 10 ** (Math.floor(Math.log10(Math.min(atr, close * 0.1))) - 1);
  const round = (price: number): number => Number((Math.round(price / step) * step).toPrecision(12));
  const entry = round(close);
  const before = [...levels.map(({ price }) => price), ...swings.slice(-4).map(({ price }) => price)]
    .map((price) => (close - price) * sign + STOP.beyond * atr)
    .filter((distance) => distance >= STOP.least * atr && distance <= STOP.most * atr);
  const risk = Math.min(before.length > 0 ? Math.min(...before) : STOP.usual * atr, close * (isLong ? 0.9 : 0.22));
  const beyond = levels
    .map(({ price }) => (price - close) * sign)
    .filter((distance) => distance >= TARGET.least * risk && distance <= TARGET.most * risk);
  const gain = beyond.length > 0 ? Math.min(...beyond) : TARGET.usual * risk;
  const [stop, takeProfit] = [round(entry - sign * risk), round(entry + sign * gain)];
  const riskReward = Number((Math.abs(takeProfit - entry) / Math.abs(entry - stop)).toFixed(2));
  return { direction: isLong ? 'long' : 'short', entry, stop, takeProfit, riskReward };
}
