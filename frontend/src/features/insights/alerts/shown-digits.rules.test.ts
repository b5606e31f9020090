import { shownDigits } from '@/features/insights/alerts/shown-digits.rules';

it.each([
  ['1.6505', '5', 2],
  [1.6505, '-0.5', 2],
  ['1.6505', '1.655', 3],
  ['5', '5.0000', 2],
  // Not met yet: 5.00 would say that it is.
  [4.9962, '5', 3],
  ['4.9999', '5', 4],
  ['5.004', '5', 3],
  ['-2.9987', '-3', 3],
] as const)('shows %s beside the threshold %s with %d digits', (value, threshold, digits) => {
  expect(shownDigits(value, threshold, 2)).toBe(digits);
});
