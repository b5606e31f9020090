import { formatCompact } from '@/features/insights/components/quantity';

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
