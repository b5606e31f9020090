import { separate, type Spacing } from './separators.rules.js';

/** A label whose separators reach so far below its digits. */
const spaced = (digits: number, descents: Readonly<Record<number, number>> = {}): Spacing => ({
  digits,
  descents: new Map(Object.entries(descents).map(([place, descent]) => [Number(place), descent])),
});
const all = (texts: readonly string[], spacing: Spacing): ReturnType<typeof separate> =>
  separate(
    texts,
    texts,
    texts.map(() => spacing),
  );

describe('the separators of an axis', () => {
  it('are thousands at every place where they are alike, whatever the engine saw of each', () => {
    const texts = ['75,200.000', '74.800,000', '74,400.000', '74.000.000'];
    expect(all(texts, spaced(8, { 3: 0.13, 6: 0.09 }))).toEqual({
      ...{ decimals: 0, isDoubtful: false },
      texts: ['75,200,000', '74,800,000', '74,400,000', '74,000,000'],
    });
    expect(all(texts, spaced(8, { 3: 0.01, 6: -0.02 }))).toMatchObject({ decimals: 0, isDoubtful: false });
  });

  it('are decimals at the last place where they are not', () => {
    const texts = ['4,134.000', '4,132,000', '4.130.000'];
    expect(all(texts, spaced(7, { 3: 0, 6: 0.11 }))).toEqual({
      ...{ decimals: 3, isDoubtful: false },
      texts: ['4,134.000', '4,132.000', '4,130.000'],
    });
    expect(all(['4,134.000', '4,132.000', '4,130.000'], spaced(7, { 3: 0, 6: 0.055 })).isDoubtful).toBe(false);
    expect(all(texts, spaced(7, { 3: 0.12, 6: 0.01 }))).toMatchObject({ decimals: 3, isDoubtful: false });
  });

  it.each([
    [['80,000', '79.500', '79.000'], spaced(5, { 3: 0.1 }), { texts: ['80,000', '79,500', '79,000'], decimals: 0 }],
    [['75.800', '75,600', '75.400'], spaced(5, { 3: 0.02 }), { texts: ['75.800', '75.600', '75.400'], decimals: 3 }],
    // A group of thousands does not begin with zero.
    [['0,980', '0,975', '0,970'], spaced(4, { 3: 0.2 }), { texts: ['0.980', '0.975', '0.970'], decimals: 3 }],
    [['1.234,56', '1,234.50', '1.234,44'], spaced(6, { 2: 0, 5: 0.1 }), { decimals: 2 }],
  ])('are told by how far they reach below the digits where three follow: %j', (texts, spacing, expected) => {
    expect(all(texts, spacing)).toMatchObject({ ...expected, isDoubtful: false });
  });

  it('that were too faint are put where room was left for them', () => {
    const lost = spaced(7, { 2: 0.02 });
    expect(all(['5400000', '53800.00', '5360000', '5340000'], lost)).toMatchObject({
      ...{ decimals: 2, isDoubtful: false },
      texts: ['54000.00', '53800.00', '53600.00', '53400.00'],
    });
    // Not in a label whose digits are not all known.
    const others = [...Array.from({ length: 3 }, () => lost), spaced(7)];
    expect(separate(['5400000', '53800.00', '53600.00', '534000'], [], others).texts[3]).toBe('534000');
  });

  it.each([
    ['glyphs and engine do not tell', ['75.200', '74.800', '74.400'], spaced(5)],
    [
      'they reach neither as far as a comma nor as little as a point',
      ['80.000', '79.000', '78.000'],
      spaced(5, { 3: 0.055 }),
    ],
    [
      'two places are neither alike nor clearly apart',
      ['4.134.000', '4.132.000', '4.130.000'],
      spaced(7, { 3: 0, 6: 0.055 }),
    ],
    [
      'the engine saw points that reach hardly as far as commas',
      ['80.000', '79.000', '78.000'],
      spaced(5, { 3: 0.08 }),
    ],
    ['the engine saw commas that reach no further than points', ['80,000', '79,000', '78,000'], spaced(5, { 3: 0.02 })],
    ['a comma stands where no decimals are', ['3,18000', '3,16000', '3,14000'], spaced(6, { 5: 0.1 })],
  ])('are doubtful where %s', (_, texts, spacing) => expect(all(texts, spacing).isDoubtful).toBe(true));

  it.each([
    [['980', '990', '1,000', '1,010'], 0],
    [['12.5', '12.0', '11.5', '123'], 1],
    [['0.00000910', '0.00000905', '0.00000900'], 8],
  ])('are the same ones where not all labels have them: %j', (texts, decimals) => {
    expect(all(texts, spaced(0))).toMatchObject({ texts, decimals, isDoubtful: false });
  });

  it.each([[['980', '990', '1000']], [['67.2K', '67.4K', '67.6K']], [['75', '76', '77', '12.00']], [[]]])(
    'are none: %j',
    (texts) => expect(all(texts, spaced(0))).toEqual({ texts, decimals: null, isDoubtful: false }),
  );
});
