import { fearGreedBand } from '@/features/insights/market/fear-greed.rules';

it.each([
  [0, 'extremeFear'],
  [24, 'extremeFear'],
  [25, 'fear'],
  [49, 'fear'],
  [50, 'greed'],
  [74, 'greed'],
  [75, 'extremeGreed'],
  [100, 'extremeGreed'],
])('a fear and greed index of %s is %s', (value, band) => {
  expect(fearGreedBand(value)).toBe(band);
});
