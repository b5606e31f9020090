import { categoryOf, mentionsOf, sentimentOf } from './news.rules.js';

const news = (title: string, summary = '') => ({ title, summary });

describe('what an article is about', () => {
  it.each([
    ['[속보] 비트코인 현물 ETF 승인', 'breaking'],
    ['SEC delays decision on spot Solana ETF', 'regulation'],
    ['금융위, 가상자산 2단계 법안 논의', 'regulation'],
    ['Bitcoin price analysis: analysts see 120K', 'analysis'],
    ['이더리움 전망: 다음 저항선은', 'analysis'],
    ['Ethereum mainnet upgrade goes live', 'technology'],
    ['솔라나 메인넷 업그레이드 완료', 'technology'],
    ['Bitcoin trades sideways near 100K', 'market'],
    ['The second quarter belongs to bitcoin', 'market'],
  ] as const)('%s: %s', (title, category) => expect(categoryOf(news(title))).toBe(category));

  it('is told by the title before the summary', () => {
    expect(categoryOf(news('Validators adopt the new protocol', 'The SEC watches'))).toBe('technology');
    expect(categoryOf(news('What happened this week', 'The SEC watches'))).toBe('regulation');
  });
});

describe('the mood of an article', () => {
  it.each([
    ['비트코인 급등, 사상 최고가 돌파', 'positive'],
    ['Ether plunges as outflows grow', 'negative'],
    ['Bitcoin rallies after crash', 'neutral'],
    ['Exchange publishes its report', 'neutral'],
  ] as const)('%s: %s', (title, mood) => expect(sentimentOf(news(title))).toBe(mood));
});

describe('coins of an article', () => {
  const coins = [
    { symbol: 'BTC', names: ['Bitcoin', '비트코인'] },
    { symbol: 'BCH', names: ['Bitcoin Cash', '비트코인캐시'] },
    { symbol: 'ETH', names: ['Ethereum', '이더리움'] },
    { symbol: 'SOL', names: ['Solana'] },
    { symbol: 'OP', names: ['Optimism'] },
    { symbol: 'NEAR', names: ['NEAR Protocol'] },
  ];
  const inTitle = (title: string) => mentionsOf(coins)(news(title));

  it('are found by ticker in capitals and by name', () => {
    expect(inTitle('이더리움이 비트코인보다 강세')).toEqual(['BTC', 'ETH']);
    expect(inTitle('SOL leads, Bitcoin follows')).toEqual(['BTC', 'SOL']);
  });
  it('are not found within other words', () => {
    expect(inTitle('Solanas are no coins, near the top')).toEqual([]);
    expect(inTitle('ETHOS and OP-ED')).toEqual([]);
  });
  it('are not found within the longer name of another coin', () => {
    expect(inTitle('Bybit halts Bitcoin Cash (BCH) withdrawals')).toEqual(['BCH']);
    expect(inTitle('비트코인캐시가 급등')).toEqual(['BCH']);
    expect(inTitle('Bitcoin Cash falls while Bitcoin rises')).toEqual(['BTC', 'BCH']);
    expect(inTitle('Bitcoinist: Bitcoin rises')).toEqual(['BTC']);
  });
  it('are five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ symbol: `AB${index}`, names: [] }));
    expect(mentionsOf(many)(news(many.map(({ symbol }) => symbol).join(' ')))).toHaveLength(5);
  });
});
