import { describe, expect, it } from '@jest/globals';
import type { CoinAnalysisDto } from '../dto/coin-analysis.dto.js';
import { factsOf, problemOf } from './coin-words.rules.js';

const AT = '2026-11-20T03:00:20.000Z';
const about = { source: 'binance', fetchedAt: AT, stale: false, simulated: true };
const price = { price: 60_250.2, change24h: -2.5, high24h: 61_900, low24h: 58_900, volume24h: 1_250_400_000 };
const week = { sources: ['upbit'], hours: 168, since: AT, least: -0.4, most: 3.1, lower: 78.4 };
const premium = { krwPrice: 84_000_000, premium: 2.1, usdtPremium: 0.3, gap: null, others: [] };
const analysis: CoinAnalysisDto = {
  ...{ symbol: '1INCH', at: AT, price: { ...about, ...price } },
  korea: [
    { ...about, source: 'upbit', ...premium, week },
    { ...about, source: 'bithumb', ...premium, premium: 1.9, week: { ...week, hours: 5 } },
  ],
  ...{ trend: null, openInterest: null, news: null, liquidations: null },
  funding: { ...about, rate: 0.0125, nextAt: AT },
  largeTrades: {
    ...{ ...about, since: '2026-11-20T01:00:20.000Z', newestOfAll: null },
    sides: [
      { side: 'buy', count: 3, value: 900_000 },
      { side: 'sell', count: 0, value: 0 },
    ],
  },
};

it('tells the model what is known, and nothing of what is not, is stale or too little', () => {
  expect(factsOf(analysis)).toEqual({
    ...{
      coin: '1INCH',
      price: 60_250.2,
      change24h: -2.5,
      high24h: 61_900,
      low24h: 58_900,
      volume24hMillionUsdt: 1_250,
    },
    kimchiPremium: [
      {
        ...{ exchange: 'upbit', percent: 2.1, percentByUsdtPrice: 0.3 },
        ...{ lowest7d: -0.4, highest7d: 3.1, shareOfHoursThatWereLower7d: 78.4 },
      },
      { exchange: 'bithumb', percent: 1.9, percentByUsdtPrice: 0.3 },
    ],
    fundingRatePercentPaidByLongs: 0.0125,
    largeTrades: { hoursWatched: 2, buy: { count: 3, millionUsdt: 0.9 }, sell: { count: 0, millionUsdt: 0 } },
  });
  const stale = { ...about, stale: true };
  expect(factsOf({ ...analysis, price: { ...stale, ...price } })).not.toHaveProperty('price');
  expect(factsOf({ ...analysis, price: { ...stale, ...price }, korea: [] })).toBeNull();
});

it('tells the model of which events sums are, and a span of seconds, where the market is busy', () => {
  const busy = { ...analysis.largeTrades!, since: '2026-11-20T03:00:02.000Z', newestOfAll: 200 };
  const facts = factsOf({ ...analysis, largeTrades: busy });
  expect(facts).toMatchObject({ largeTrades: { hoursWatched: 0.005, amongNewestOfAllCoins: 200 } });
});

describe('words about a coin', () => {
  const facts = factsOf(analysis)!;

  it.each([
    '1INCH의 가격은 60,250.2 USDT이고 24시간 동안 -2.5% 움직였습니다.',
    '업비트 프리미엄은 2.1%로 최근 7일의 78.4%보다 높습니다. 대량 매수는 3건, 0.9백만 USDT입니다.',
  ])('may be %p', (text) => expect(problemOf(text, facts, 'ko')).toBeNull());

  it.each([
    ['a number of nobody', '61,000 USDT까지 오를 수 있습니다.', /61,000 is none/],
    ['the wrong sign', '+2.5% 움직였습니다.', /\+2.5 is none/],
    ['ten thousands', '거래대금은 12억 USDT입니다.', /12 is none/],
    ['another language', 'It trades at 60,250.2 USDT.', /Korean/],
    ['an address', '60,250.2 USDT입니다. https://evil.example', /plain/],
    ['a novel', '가'.repeat(601), /characters/],
  ])('are refused with %s', (_, text, problem) => expect(problemOf(text, facts, 'ko')).toMatch(problem));
});
