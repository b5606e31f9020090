import { numbersIn, problemOfWords } from '../../platform/language-model/words.rules.js';
import { priceDigits } from './figures.rules.js';
import { priceAt } from './reader/price-axis.rules.js';
import type { Call, Findings, Reading } from './reader/index.js';

/** A reason in both languages. */
export interface SaidReason {
  readonly ko: string;
  readonly en: string;
}

/** What the model answers. */
export interface SaidCall {
  readonly direction: 'long' | 'short' | 'neutral';
  readonly entry: number | null;
  readonly stop: number | null;
  readonly takeProfit: number | null;
  readonly reasonsFor: readonly SaidReason[];
  readonly reasonsAgainst: readonly SaidReason[];
}

/** What the reader has measured, as the model is told it. */
export interface ChartFacts {
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly candleCount: number;
  readonly lastPrice: number;
  readonly atr14: number;
  readonly rsi14: number | null;
  readonly trend: {
    readonly direction: string;
    readonly changePercent: number;
    readonly strengthPercent: number;
  } | null;
  readonly levels: readonly { readonly kind: string; readonly price: number; readonly touches: number }[];
  readonly orderBlocks: readonly { readonly side: string; readonly top: number; readonly bottom: number }[];
  /** Prices at the upper and the lower edge of the picture. */
  readonly picture: { readonly top: number; readonly bottom: number };
  /** Open, high, low, close, oldest first. */
  readonly lastCandles: readonly (readonly [number, number, number, number])[];
}

/** Distances in ATR: of the entry from the last price, of stop and target from the entry. */
const ATR = { entry: 2, least: 0.25, stop: 8, target: 20 } as const;
const REASONS = { most: 5, longest: 240 } as const;
const TOLD_CANDLES = 60;

/** What the model is told; null where too little was read for a direction. */
export function factsOf(reading: Reading, findings: Findings): ChartFacts | null {
  const { axis, plot, lastPrice, candles, symbol, timeframe } = reading;
  const { atr, rsi, trend, levels, orderBlocks, call } = findings;
  const isTooLittle = call.reasonsFor.some(({ code }) => code === 'fewCandles');
  if (!axis || !plot || lastPrice === null || !atr || isTooLittle) return null;
  const digits = priceDigits(reading, findings);
  const price = (value: number): number => Number(value.toFixed(digits));
  const percent = (share: number): number => Number((share * 100).toFixed(1));
  return {
    ...{ symbol, timeframe, candleCount: candles.length, lastPrice: price(lastPrice), atr14: price(atr) },
    rsi14: rsi === null ? null : Number(rsi.toFixed(1)),
    trend: trend && {
      direction: trend.direction,
      ...{ changePercent: percent(trend.change), strengthPercent: percent(trend.strength) },
    },
    levels: levels.map(({ kind, price: at, touches }) => ({ kind, price: price(at), touches })),
    orderBlocks: orderBlocks.map(({ side, top, bottom }) => ({ side, top: price(top), bottom: price(bottom) })),
    picture: { top: price(priceAt(axis, plot.y)), bottom: price(priceAt(axis, plot.y + plot.height)) },
    lastCandles: candles
      .slice(-TOLD_CANDLES)
      .map(({ open, high, low, close }) => [price(open), price(high), price(low), price(close)]),
  };
}

/** What is wrong with an answer, for the model; null for nothing. Nothing that it says is taken for granted. */
export function problemOf(said: SaidCall, facts: ChartFacts): string | null {
  return levelProblem(said, facts) ?? wordProblem(said, facts);
}

function levelProblem(
  { direction, entry, stop, takeProfit }: SaidCall,
  { lastPrice, atr14 }: ChartFacts,
): string | null {
  if (direction === 'neutral')
    return entry === null && stop === null && takeProfit === null ? null : 'a neutral answer has no levels';
  if (entry === null || stop === null || takeProfit === null) return 'entry, stop and takeProfit are missing';
  const sign = direction === 'long' ? 1 : -1;
  if (Math.min(entry, stop, takeProfit) <= 0) return 'prices are above 0';
  const [risk, gain] = [(entry - stop) * sign, (takeProfit - entry) * sign];
  if (risk <= 0 || gain <= 0) return `stop and takeProfit are on the wrong sides of the entry for ${direction}`;
  if (Math.abs(entry - lastPrice) > ATR.entry * atr14) return 'entry is too far from lastPrice';
  if (risk < ATR.least * atr14 || risk > ATR.stop * atr14) return 'stop is too near to the entry or too far from it';
  if (gain < ATR.least * atr14 || gain > ATR.target * atr14)
    return 'takeProfit is too near to the entry or too far from it';
  return null;
}

function wordProblem(said: SaidCall, facts: ChartFacts): string | null {
  const { reasonsFor, reasonsAgainst } = said;
  if (reasonsFor.length === 0) return 'reasonsFor is empty';
  if (Math.max(reasonsFor.length, reasonsAgainst.length) > REASONS.most) return `more than ${REASONS.most} reasons`;
  const known = [...numbersIn(facts), ...numbersIn([said.entry, said.stop, said.takeProfit]), 14];
  const limits = { longest: REASONS.longest, known };
  for (const { ko, en } of [...reasonsFor, ...reasonsAgainst]) {
    const problem =
      problemOfWords(ko, { language: 'ko', ...limits }) ?? problemOfWords(en, { language: 'en', ...limits });
    if (problem !== null) return problem;
  }
  return null;
}

/** The answer as a call whose ratio is computed. Only for an answer without a problem. */
export function callOf({ direction, entry, stop, takeProfit, reasonsFor, reasonsAgainst }: SaidCall): Call {
  const reasons = {
    reasonsFor: reasonsFor.map((figures) => ({ code: 'said', figures }) as const),
    reasonsAgainst: reasonsAgainst.map((figures) => ({ code: 'said', figures }) as const),
  };
  if (direction === 'neutral' || entry === null || stop === null || takeProfit === null)
    return { direction: 'neutral', entry: null, stop: null, takeProfit: null, riskReward: null, ...reasons };
  const riskReward = Number((Math.abs(takeProfit - entry) / Math.abs(entry - stop)).toFixed(2));
  return { direction, entry, stop, takeProfit, riskReward, ...reasons };
}
