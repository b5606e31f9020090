import { AVERAGE, callOf, neutral } from './call.rules.ts';
import type { DrawnMark, Findings, PriceCandle, Reason } from './findings.ts';
import { atrOf, averageOf, levelsOf, orderBlocksOf, rsiOf, swingsOf, trendOf } from './indicators.rules.ts';
import { yAt } from './price-axis.rules.ts';
import type { Box, Reading } from './reading.ts';

/** What follows from candles, oldest first; of a picture or of the market. */
export function findings(candles: readonly PriceCandle[]): Findings {
  const close = candles.at(-1)?.close ?? 0;
  const atr = atrOf(candles);
  const swings = swingsOf(candles);
  const found = {
    ...{ trend: trendOf(candles), swings, rsi: rsiOf(candles), atr },
    levels: levelsOf(swings, close, atr ?? 0),
    orderBlocks: orderBlocksOf(candles),
  };
  return { ...found, call: callOf({ ...found, candles: candles.length, close, average: averageOf(candles, AVERAGE) }) };
}

/** What follows from a picture: of its candles, or, where these have no prices, why nothing does. */
export function findingsOf(reading: Reading): Findings {
  if (reading.candles.length > 0) return findings(reading.candles);
  const code: Reason['code'] = reading.unread.includes('picture')
    ? 'noChart'
    : reading.axis
      ? 'candlesUnread'
      : 'axisUnread';
  return { ...findings([]), call: neutral({ code, figures: {} }) };
}

/** What was read and found, as geometry over the picture; empty where the axis was not read. */
export function drawReading(reading: Reading, found: Findings): DrawnMark[] {
  const { plot, axis } = reading;
  if (!plot || !axis) return [];
  const line = (of: Extract<DrawnMark, { mark: 'line' }>['of'], price: number): DrawnMark => ({
    ...{ mark: 'line', of, price, y: yAt(axis, price) },
    ...{ x1: plot.x, x2: plot.x + plot.width },
  });
  const { call } = found;
  const zones = found.orderBlocks.map(({ side, from, top, bottom }): DrawnMark => {
    const x = reading.candles[from]?.x ?? plot.x;
    const y = yAt(axis, top);
    const box: Box = { x, y, width: plot.x + plot.width - x, height: yAt(axis, bottom) - y };
    return { mark: 'zone', of: side, top, bottom, box };
  });
  return [
    { mark: 'read', of: 'plot', text: null, box: plot },
    ...axis.labels.map(({ text, box, fits }): DrawnMark => ({
      mark: 'read',
      of: fits ? 'label' : 'unfitLabel',
      text,
      box,
    })),
    ...zones,
    ...found.levels.map(({ kind, price }) => line(kind, price)),
    ...(call.direction === 'neutral'
      ? []
      : [line('entry', call.entry), line('stop', call.stop), line('takeProfit', call.takeProfit)]),
  ];
}
