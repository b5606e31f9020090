import { optionsOf } from '@/features/insights/charts/drawing';

it('keeps the first and last label of the time in the picture: the library cuts them unless both ends are fixed', () => {
  expect(optionsOf(document.body, 'ko').timeScale).toMatchObject({ fixLeftEdge: true, fixRightEdge: true });
});
