import { Decimal } from 'decimal.js';
import { grouped } from '../../platform/errors/written.rules.js';
import type { Box, DrawnMark, Findings, Reading } from './reader/index.js';
import type { AnalysisFailure } from './entities/chart-analysis-request.entity.js';
import { decimalsOf } from './reader/price-axis.rules.js';

/** What is read is no more exact than this part of the range that the candles cover. */
const EXACTNESS = 1_000;
/** The nearest two of entry, stop and target are at least this many steps of the last decimal apart. */
const STEPS_APART = 10;
const MOST_DIGITS = 12;

/**
 * Decimals of prices: as many as the labels of the price axis have, enough to tell prices of a narrow range apart, and enough
 * to tell entry, stop and target apart, which on a logarithmic axis lie close beside its range.
 */
export function priceDigits(
  { axis, candles }: Pick<Reading, 'axis' | 'candles'>,
  { call }: Pick<Findings, 'call'>,
): number {
  const decimals = (axis?.labels ?? []).filter(({ fits }) => fits).map(({ text }) => decimalsOf(text));
  const range = Math.max(...candles.map(({ high }) => high)) - Math.min(...candles.map(({ low }) => low));
  const steps = [range / EXACTNESS];
  if (call.direction !== 'neutral') {
    const { entry, stop, takeProfit } = call;
    steps.push(Math.min(Math.abs(entry - stop), Math.abs(takeProfit - entry)) / STEPS_APART);
  }
  const needed = steps.map((step) => (step > 0 ? Math.ceil(-Math.log10(step)) : 0));
  return Math.min(Math.max(0, ...needed, ...decimals), MOST_DIGITS);
}

/** A price as a decimal with so many digits behind the point. */
export const priceText = (price: number, digits: number): string => price.toFixed(digits);

/** |takeProfit − entry| ÷ |entry − stop| of the prices as they are told, to 2 decimals; null without them. */
export function riskRewardText(entry: string | null, stop: string | null, takeProfit: string | null): string | null {
  if (entry === null || stop === null || takeProfit === null || new Decimal(entry).eq(stop)) return null;
  return new Decimal(takeProfit).minus(entry).div(new Decimal(entry).minus(stop)).abs().toFixed(2);
}

/** A share as percent: 0.0512 is `5.1%`. */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What candles without an axis cover of the picture, at least; and how much higher than wide they are, at most. */
const CONVINCING = { width: 0.5, height: 0.3, steepest: 3 } as const;

type Shapes = Pick<Reading, 'candles' | 'plot' | 'unread' | 'width' | 'height'>;

/** Why a picture says nothing at all, so that its analysis costs nothing; null where it says something, be it that nothing is clear. */
export function unreadableBy(reading: Shapes, { call }: Pick<Findings, 'call'>): Unreadable | null {
  const codes = call.reasonsFor.map(({ code }) => code);
  if (codes.includes('axisUnread')) return areCandles(reading) ? 'axisUnreadable' : 'unreadable';
  return reading.candles.length === 0 || codes.includes('noChart') || codes.includes('candlesUnread')
    ? 'unreadable'
    : null;
}

/** Whether shapes without prices are candles for sure: letters, rows of tables and bars are in pieces, small or in a corner. */
function areCandles({ plot, unread, width, height }: Shapes): boolean {
  if (!plot || unread.includes('candlesInPart')) return false;
  const { width: across, height: down } = plot;
  return (
    across >= CONVINCING.width * width && down >= CONVINCING.height * height && down <= CONVINCING.steepest * across
  );
}

type Unreadable = Extract<AnalysisFailure, 'unreadable' | 'axisUnreadable'>;

/** A mark as a box with its words; a line has no height. Prices are grouped. */
export interface MarkBox extends Box {
  readonly of: DrawnMark['of'];
  readonly text: string | null;
}

export function markOf(mark: DrawnMark, digits: number): MarkBox {
  const price = (value: number): string => grouped(priceText(value, digits));
  switch (mark.mark) {
    case 'line':
      return { of: mark.of, text: price(mark.price), x: mark.x1, y: mark.y, width: mark.x2 - mark.x1, height: 0 };
    case 'zone': {
      const [bottom, top] = [price(mark.bottom), price(mark.top)];
      return { of: mark.of, text: bottom === top ? top : `${bottom} – ${top}`, ...mark.box };
    }
    case 'read':
      return { of: mark.of, text: mark.text, ...mark.box };
  }
}
