import { cutAtFigures, partsOf, withoutSaid } from '@/features/chart-analysis/components/analysis-text.rules';

const TOLD = [
  '롱 관점입니다. 진입 66,567, 손절 66,164, 익절 67,374, 손익비 2.00 기준입니다.',
  '',
  '근거',
  '· 읽은 구간에서 5.1% 올랐습니다.',
  '· RSI(14) 58.1, 50 위에 있습니다.',
  '',
  '반대 근거',
  '- 65,000에서 -1.5% 아래에 EMA20이 있습니다.',
].join('\n');

const figuresOf = (sentence: string): string[] => cutAtFigures(sentence).filter((_, index) => index % 2 === 1);

describe('the text of an analysis', () => {
  it('has its lists under their headings', () => {
    expect(partsOf(TOLD)).toEqual([
      { words: '롱 관점입니다. 진입 66,567, 손절 66,164, 익절 67,374, 손익비 2.00 기준입니다.', items: [] },
      { words: '근거', items: ['읽은 구간에서 5.1% 올랐습니다.', 'RSI(14) 58.1, 50 위에 있습니다.'] },
      { words: '반대 근거', items: ['65,000에서 -1.5% 아래에 EMA20이 있습니다.'] },
    ]);
  });

  it('loses no line where it is laid out otherwise', () => {
    expect(partsOf('· first\nwords\n\n· second\n· third\nend\n')).toEqual([
      { words: '', items: ['first'] },
      { words: 'words', items: [] },
      { words: '', items: ['second', 'third'] },
      { words: 'end', items: [] },
    ]);
    expect(partsOf('')).toEqual([]);
  });

  it('leaves out a sentence whose figures all stand elsewhere', () => {
    const said = ['66,567', '66,164', '67,374', '2.00'];
    expect(withoutSaid(partsOf(TOLD), said).map(({ words }) => words)).toEqual(['근거', '반대 근거']);
    expect(withoutSaid(partsOf(TOLD), said.slice(1))).toEqual(partsOf(TOLD));
    expect(withoutSaid(partsOf('롱 관점입니다.'), [])).toHaveLength(1);
    expect(withoutSaid(partsOf('지지선에 2.00번 닿았습니다.'), said)).toHaveLength(1);
  });

  it('shows the figures that it tells, whole, and no numbers of names', () => {
    expect(figuresOf('진입 66,567, 손절 66,164, 손익비 2.00 기준입니다.')).toEqual(['66,567', '66,164', '2.00']);
    expect(figuresOf('RSI(14) 58.1, 50 위에서 -1.5%, EMA20과 4h 캔들 60개')).toEqual(['58.1', '50', '-1.5%', '60']);
    expect(cutAtFigures(TOLD).join('')).toBe(TOLD);
  });

  it('keeps a figure and the one that it leads to on one line', () => {
    expect(figuresOf('저점 62,209 → 63,373')).toEqual(['62,209 → 63,373']);
  });
});
