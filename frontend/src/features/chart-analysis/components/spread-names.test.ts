import { spreadNames } from '@/features/chart-analysis/components/spread-names';

describe('names at levels', () => {
  it.each<[string, number[], number[]]>([
    ['stay where they have room', [40, 100, 300], [40, 100, 300]],
    ['make room for each other about the middle', [98, 100, 102], [80, 100, 120]],
    ['push on others that were free', [100, 102, 122], [88, 108, 128]],
    ['keep within the picture', [-50, 4, 396, 900], [10, 30, 370, 390]],
  ])('%s', (_, wanted, places) => expect(spreadNames(wanted, 20, 400)).toEqual(places));

  it('draw together where there is no room for all', () => {
    expect(spreadNames([10, 10, 10], 20, 40)).toEqual([10, 20, 30]);
    expect(spreadNames([], 20, 40)).toEqual([]);
  });
});
