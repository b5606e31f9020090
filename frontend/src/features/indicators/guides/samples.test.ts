import { HEAT_LEVELS, heatBands, liquidationSample } from '@/features/indicators/guides/liquidation.sample';
import { orderBlockSample, orderBlocks } from '@/features/indicators/guides/order-block.sample';
import { UNUSUAL, signalOf, whaleSample } from '@/features/indicators/guides/whale-hunter.sample';
import { sampleCandles } from '@/shared/sample-candles';

describe('sample candles', () => {
  const shape = { seed: 7, noise: 6, path: [[0, 72] as const, [18, 38] as const, [54, 45] as const] };

  it('are the same every time, so that a page drawn twice is one page', () => {
    expect(sampleCandles(shape)).toEqual(sampleCandles(shape));
    expect(sampleCandles({ ...shape, seed: 8 })).not.toEqual(sampleCandles(shape));
  });

  it.each([
    ['whale hunter', whaleSample()],
    ['order block', orderBlockSample()],
    ['liquidation map', liquidationSample()],
  ])('are candles: %s', (_name, candles) => {
    candles.forEach(({ open, high, low, close }, index) => {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      if (index > 0) expect(open).toBe(candles[index - 1]?.close);
    });
  });
});

/* The texts tell what happens on these charts; what they say has to be true of them. */

describe('the sample of Whale Hunter Signal', () => {
  const candles = whaleSample();
  const notable = candles.flatMap((candle, index) =>
    candle.usualVolume !== null && candle.volume >= candle.usualVolume * UNUSUAL.times ? [{ candle, index }] : [],
  );
  const closesBelow = (from: number, price: number): boolean =>
    candles.slice(from + 1).some(({ close }) => close < price);

  it('has four candles with unusual volume: bought, undecided, sold, bought', () => {
    expect(notable.map(({ candle }) => candle.signal)).toEqual(['buy', null, 'sell', 'buy']);
  });

  it('shows a buy mark that held and one whose low broke', () => {
    const [held, , , failed] = notable;
    expect(closesBelow(held?.index ?? 0, held?.candle.low ?? 0)).toBe(false);
    expect(closesBelow(failed?.index ?? 0, failed?.candle.low ?? 0)).toBe(true);
  });

  it('marks nothing without both: volume, and a close at one end', () => {
    const candle = { open: 10, high: 20, low: 0, close: 19 };
    expect(signalOf(candle, 299, 100)).toBeNull();
    expect(signalOf(candle, 300, 100)).toBe('buy');
    expect(signalOf({ ...candle, close: 1 }, 300, 100)).toBe('sell');
    expect(signalOf({ ...candle, close: 10 }, 300, 100)).toBeNull();
    expect(signalOf(candle, 300, null)).toBeNull();
  });
});

describe('the sample of Order Block', () => {
  const candles = orderBlockSample();
  const [held, broken, ...others] = orderBlocks(candles);

  it('has two zones, both from the last falling candle before a rise', () => {
    expect(others).toEqual([]);
    for (const block of [held, broken]) {
      const from = block?.from ?? 0;
      expect(block?.side).toBe('demand');
      expect(candles[from]?.close).toBeLessThan(candles[from]?.open ?? 0);
      expect(block?.top).toBe(candles[from]?.open);
      expect(block?.bottom).toBe(candles[from]?.low);
      for (const { open, close } of candles.slice(from + 1, from + 4)) expect(close).toBeGreaterThan(open);
    }
  });

  it('comes back into the first, which holds to the end, and closes through the second', () => {
    expect(held?.touchedAt).not.toBeNull();
    expect(held?.brokenAt).toBeNull();
    expect(candles[broken?.brokenAt ?? 0]?.close).toBeLessThan(broken?.bottom ?? 0);
  });
});

describe('the sample of Liquidation Map', () => {
  const candles = liquidationSample();
  const bands = heatBands(candles, 67_200, 58_800);
  const at = (price: number, candle: number): number =>
    bands.find((band) => band.bottom <= price && price < band.top && band.from <= candle && candle < band.to)
      ?.strength ?? 0;

  it('empties a band when the price passes it, and only then lets it grow again', () => {
    candles.forEach(({ high, low, open, close }, candle) => {
      // The nearest assumed liquidation of a candle is 1 per cent away from its middle.
      if (high - low < open * 0.009) expect([candle, at((open + close) / 2, candle)]).toEqual([candle, 0]);
    });
  });

  it('has the strong bands that the text points at: above, below, run through, not reached', () => {
    expect(at(64_810, 40)).toBeGreaterThanOrEqual(HEAT_LEVELS - 1);
    expect(at(61_190, 40)).toBeGreaterThanOrEqual(HEAT_LEVELS - 1);
    expect(candles[47]?.high).toBeGreaterThan(64_810);
    expect(at(64_810, 47)).toBe(0);
    expect(at(59_850, 62)).toBe(HEAT_LEVELS);
    expect(Math.min(...candles.map(({ low }) => low))).toBeGreaterThan(61_000);
  });
});
