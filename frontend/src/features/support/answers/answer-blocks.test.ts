import { blocksOf } from '@/features/support/answers/answer-blocks';

const byExchange = ['OKX', 'Bitget', 'Binance'].map((exchangeName) => ({ exchangeName, answer: '', quotes: [] }));

describe('the parts of an answer', () => {
  it('are rows where it says what holds at each exchange, and paragraphs elsewhere', () => {
    const answer = [
      'KYC를 해제한 뒤 기다려 주세요.',
      '순서: 먼저 해제합니다.',
      '대기 시간: OKX 30일, Bitget 24시간.',
      'Binance: 고객센터에 문의해 주세요.',
      '새 계정은 Lance 링크로 만들어 주세요.',
    ].join('\n');
    expect(blocksOf({ answer, byExchange })).toEqual([
      { text: 'KYC를 해제한 뒤 기다려 주세요.' },
      { text: '순서: 먼저 해제합니다.' },
      {
        title: '대기 시간',
        rows: [
          { label: 'OKX', value: '30일' },
          { label: 'Bitget', value: '24시간' },
          { label: 'Binance', value: '고객센터에 문의해 주세요.' },
        ],
      },
      { text: '새 계정은 Lance 링크로 만들어 주세요.' },
    ]);
  });

  it('are paragraphs alone where it tells of no exchange', () => {
    const answer = '대기 시간: OKX 30일, Bitget 24시간.\n다음 줄';
    expect(blocksOf({ answer, byExchange: [] })).toEqual([
      { text: '대기 시간: OKX 30일, Bitget 24시간.' },
      { text: '다음 줄' },
    ]);
  });
});
