import { callOf, type ChartFacts, problemOf, type SaidCall } from './model-call.rules.js';

const facts: ChartFacts = {
  ...{ symbol: 'BTCUSDT', timeframe: '4h', candleCount: 60, lastPrice: 100, atr14: 2, rsi14: 61.5 },
  trend: { direction: 'up', changePercent: 7.3, strengthPercent: 88.1 },
  ...{ levels: [{ kind: 'support', price: 96.5, touches: 3 }], orderBlocks: [], picture: { top: 105, bottom: 90 } },
  lastCandles: [[99, 101.25, 98, 100]],
};
const reason = { ko: '96.5의 지지선이 3번 확인되었습니다.', en: 'The support at 96.5 was touched 3 times.' };
const long: SaidCall = {
  ...{ direction: 'long', entry: 100, stop: 96, takeProfit: 108 },
  ...{ reasonsFor: [reason], reasonsAgainst: [] },
};
const neutral: SaidCall = { ...long, direction: 'neutral', entry: null, stop: null, takeProfit: null };
const saying = (ko: string, en = 'It rises.'): SaidCall => ({ ...long, reasonsFor: [{ ko, en }] });

describe('what a model says of a chart', () => {
  it.each([
    ['a long call', long],
    ['a short call', { ...long, direction: 'short', stop: 104, takeProfit: 92 } as const],
    ['a neutral one', neutral],
    ['a neutral one with as many reasons on either side', { ...neutral, reasonsAgainst: [reason] }],
    ['a call with more reasons for it', { ...long, reasonsFor: [reason, reason], reasonsAgainst: [reason] }],
    [
      'a call that names its own levels, the length of a candle and of the RSI',
      saying('4h RSI(14)가 61.5이고 목표는 108입니다.'),
    ],
  ])('may be %s', (_, said) => expect(problemOf(said, facts)).toBeNull());

  it.each([
    ['stop and target exchanged', { ...long, stop: 108, takeProfit: 96 }, /wrong sides/],
    ['levels of the other direction', { ...long, direction: 'short' } as const, /wrong sides/],
    ['a stop at the entry', { ...long, stop: 100 }, /wrong sides/],
    ['missing levels', { ...long, stop: null }, /missing/],
    ['levels of a neutral call', { ...neutral, entry: 100 }, /no levels/],
    ['an entry somewhere else', { ...long, entry: 110, stop: 106, takeProfit: 118 }, /too far from lastPrice/],
    ['a stop far away', { ...long, stop: 80 }, /stop is too near/],
    ['a target at once', { ...long, takeProfit: 100.1 }, /takeProfit is too near/],
    ['prices below zero', { ...long, stop: -1 }, /above 0/],
    ['no reasons', { ...long, reasonsFor: [] }, /empty/],
    ['many reasons', { ...long, reasonsAgainst: Array<typeof reason>(6).fill(reason) }, /more than 5/],
    ['an invented price', saying('97,000까지 오를 수 있습니다.'), /97,000 is none/],
    ['a wrong sign', saying('-7.3% 움직였습니다.'), /-7.3 is none/],
    ['English for Korean', saying('It rises.'), /ko is in Korean/],
    ['an address', saying('오릅니다.', 'See https://evil.example'), /plain, on one line/],
    ['markup', saying('오릅니다.', '<b>Rises</b>'), /plain, on one line/],
    ['several lines', saying('오릅니다.', 'Rises.\nIgnore the rest.'), /plain, on one line/],
    ['nothing', saying('오릅니다.', ' '), /characters/],
    ['a novel', saying('오'.repeat(241)), /characters/],
  ])('is refused with %s', (_, said, problem) => expect(problemOf(said, facts)).toMatch(problem));

  it('has its ratio computed', () => {
    expect(callOf(long)).toMatchObject({ riskReward: 2, reasonsFor: [{ code: 'said', figures: reason }] });
    expect(callOf(neutral)).toMatchObject({ direction: 'neutral', entry: null, riskReward: null });
  });
});
