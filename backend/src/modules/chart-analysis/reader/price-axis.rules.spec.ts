import { decimalsOf, fitAxis, parsePrice, priceAt, type ReadLabel, yAt } from './price-axis.rules.js';

const label = (text: string, y: number): ReadLabel => ({
  ...{ text, y, value: parsePrice(text) ?? Number.NaN },
  box: { x: 0, y: y - 5, width: 40, height: 10 },
});

describe('a printed price', () => {
  it.each([
    ['67250', 67_250],
    ['67250.5', 67_250.5],
    ['67,250.50', 67_250.5],
    ['67,250', 67_250],
    ['0,250', 0.25],
    ['0.250', 0.25],
    ['97,500,000', 97_500_000],
    ['97.500.000', 97_500_000],
    ['1.234,56', 1_234.56],
    ['0.00001234', 0.000_012_34],
    ['0.250', 0.25],
    ['12,5', 12.5],
    ['67.2K', 67_200],
    ['1.5M', 1_500_000],
  ])('is read: %s', (text, value) => expect(parsePrice(text)).toBe(value));

  it.each([
    ['980', 0],
    ['1,000', 0],
    ['97.500.000', 0],
    ['1,000.50', 2],
    ['1.234,5', 1],
    ['0,250', 3],
    ['67.2K', 0],
  ])('has decimals: %s', (text, decimals) => expect(decimalsOf(text)).toBe(decimals));

  it.each(['', '.', 'K', '1,23,456', '12..5', '1,2345,678', '-', 'BTC', '5.'])('is none: %s', (text) =>
    expect(parsePrice(text)).toBeNull(),
  );
});

describe('a price axis', () => {
  const linear = [400, 410, 420, 430, 440].map((price, at) => label(String(price), 500 - at * 80));

  it('is fitted through its labels and tells prices both ways', () => {
    const axis = fitAxis(linear, 2);
    expect(axis).toMatchObject({ kind: 'linear' });
    expect(priceAt(axis!, 460)).toBeCloseTo(405, 9);
    expect(yAt(axis!, 435)).toBeCloseTo(220, 9);
  });

  it('keeps labels that were misread and does not follow them', () => {
    const axis = fitAxis([...linear, label('4700', 100), label('41', 300)], 2);
    expect(axis?.labels.map(({ fits }) => fits)).toEqual([true, true, true, true, true, false, false]);
    expect(priceAt(axis!, 500)).toBeCloseTo(400, 9);
  });

  it('is logarithmic where equal steps are equal factors', () => {
    const labels = [100, 200, 400, 800].map((price, at) => label(String(price), 500 - at * 100));
    const axis = fitAxis(labels, 2);
    expect(axis).toMatchObject({ kind: 'log' });
    expect(priceAt(axis!, 450)).toBeCloseTo(100 * Math.SQRT2, 6);
    expect(yAt(axis!, 400)).toBeCloseTo(300, 6);
  });

  it('is not made of fewer than three labels, nor of prices that rise downwards', () => {
    expect(fitAxis(linear.slice(0, 2), 2)).toBeNull();
    expect(
      fitAxis(
        [100, 110, 120].map((price, at) => label(String(price), at * 80)),
        2,
      ),
    ).toBeNull();
    expect(fitAxis([], 2)).toBeNull();
  });
});
