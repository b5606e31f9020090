import { formatCompact, shortPrice } from '@/features/insights/components/quantity';

it.each([
  [1_100, '1,100', '1.1K'],
  [9_999.4, '9,999', '10K'],
  [12.34, '12.3', '12.3'],
  [12_000, '1.2만', '12K'],
  [321_000_000_000, '3,210억', '321B'],
])('writes %d in units that people count in', (value, ko, en) => {
  expect(formatCompact(value, 'ko')).toBe(ko);
  expect(formatCompact(value, 'en')).toBe(en);
});

it.each([
  [6.31, '6.31', '6.31'],
  [0.013, '0.013', '0.013'],
  [45.9, '45.9', '45.90'],
  [374, '374', '374.00'],
  [0.01234567, '0.01235', '0.01235'],
  [5, '5', '5.00'],
])('writes the price %d without zeros that say nothing', (price, won, dollars) => {
  expect(shortPrice(price, 'KRW')).toBe(won);
  expect(shortPrice(price, 'USD')).toBe(dollars);
});
