import { boostOf, effectOfItem, type ItemEffect } from './effect.rules.js';

type Given = Parameters<typeof effectOfItem>[0];

const speed = (effectValue?: string): Given => ({ effectType: 'speed_boost', effectValue });
const cap = (effectValue?: string): Given => ({ effectType: 'cap_boost', effectValue });
const premium = (rateMultiplier?: string, capMultiplier?: string): Given => ({
  effectType: 'premium',
  rateMultiplier,
  capMultiplier,
});

describe('the effect of an offered item', () => {
  it.each<[string, Given]>([
    ['a speed boost of 20 percent', speed('20')],
    ['of a ten thousandth of a percent', speed('0.0001')],
    ['of 10,000 percent', speed('10000')],
    ['a cap boost by 1', cap('1')],
    ['by 1,000', cap('1000')],
    ['a premium item', premium('1.5', '6')],
    ['one of the rate alone', premium('1.0001')],
    ['one of the cap alone', premium(undefined, '1000')],
  ])('is taken: %s', (_, given) => {
    expect(effectOfItem(given)).toEqual({
      effectType: given.effectType,
      effectValue: given.effectValue ?? '0',
      rateMultiplier: given.rateMultiplier ?? '1',
      capMultiplier: given.capMultiplier ?? '1',
    });
  });

  it.each<[string, Given]>([
    ['a speed boost of nothing', speed('0')],
    ['without a number', speed()],
    ['above 10,000 percent', speed('10000.0001')],
    ['with a multiplier', { ...speed('20'), rateMultiplier: '1.5' }],
    ['with a cap', { ...speed('20'), capMultiplier: '2' }],
    ['a cap boost below 1', cap('0.9999')],
    ['without a number', cap()],
    ['above 1,000', cap('1000.0001')],
    ['with a multiplier', { ...cap('3'), capMultiplier: '2' }],
    ['a premium item that does nothing', premium('1', '1')],
    ['without numbers', premium()],
    ['that slows down', premium('0.5', '6')],
    ['that takes away', premium('1.5', '0.5')],
    ['above 1,000', premium('1000.0001', '1')],
    ['above 1,000 in the cap', premium('1', '1000.0001')],
  ])('is refused: %s', (_, given) => {
    expect(effectOfItem(given)).toBeNull();
  });

  it('keeps no value of a premium item, which has none', () => {
    expect(effectOfItem({ ...premium('1.5', '6'), effectValue: '20' })).toMatchObject({ effectValue: '0' });
  });
});

describe('what an item does while it is on', () => {
  const neutral: ItemEffect = { effectType: 'premium', effectValue: '0', rateMultiplier: '1', capMultiplier: '1' };

  it.each([
    ['percents of a speed boost', { effectType: 'speed_boost', effectValue: '20' }, { ratePercent: '20' }],
    ['the multiplier of a cap boost', { effectType: 'cap_boost', effectValue: '3' }, { capMultiplier: '3' }],
    [
      'both multipliers of a premium item',
      { rateMultiplier: '1.5', capMultiplier: '6', effectValue: '99' },
      { rateMultiplier: '1.5', capMultiplier: '6' },
    ],
  ] as const)('is %s', (_, effect, boost) => {
    expect(boostOf({ ...neutral, ...effect })).toEqual({
      ratePercent: '0',
      rateMultiplier: '1',
      capMultiplier: '1',
      ...boost,
    });
  });
});
