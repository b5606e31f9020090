import { cut, cutUp } from '@/shared/points/luff-digits';

it.each([
  ['1.239', 2, '1.23'],
  ['1.2', 2, '1.2'],
  ['0.009', 2, '0.00'],
  ['-0.5556384', 2, '-0.56'],
  ['-0.001', 2, '-0.01'],
  ['-1.50', 2, '-1.5'],
  ['-1.999', 0, '-2'],
  ['12', 0, '12'],
])('%s in %i digits is no more than it is: %s', (value, digits, shown) => {
  expect(cut(value, digits)).toBe(shown);
});

it.each([
  ['0.5556384', '0.56'],
  ['0.001', '0.01'],
  ['4.2', '4.2'],
  ['0', '0'],
])('a debt of %s is shown no smaller than it is: %s', (value, shown) => {
  expect(cutUp(value, 2)).toBe(shown);
});
