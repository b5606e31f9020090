import { describe, expect, it } from '@jest/globals';
import { type PicturedPremium, premiumSvg } from './premium-picture.js';

const shown: PicturedPremium = {
  ...{ coin: 'BTC', premium: 1.7221, rate: 1378.6, at: new Date('2026-11-23T20:05:00Z'), simulated: false },
  korean: { price: 170_375_000 },
  global: { exchange: 'Binance', price: 120_184.25 },
};
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, content = '']) => content);

describe('the link preview of the premiums', () => {
  it('shows the premium with its calculation, its sources and the time in Seoul', () => {
    expect(textsOf(premiumSvg(shown, 'ko'))).toEqual([
      ...['Lance', '비트코인 김치 프리미엄', '+1.72%', '11월 24일 05:05 기준'],
      '모든 코인의 프리미엄과 계산 내역은 Lance에서',
      ...['업비트 BTC', '170,375,000원', '÷ Binance BTC', '120,184.25 USDT', '÷ 은행 환율', '1,378.6원'],
      ...['프리미엄', '+1.72%'],
    ]);
    expect(textsOf(premiumSvg(shown, 'en'))).toContain('Nov 24, 05:05, Seoul time');
  });

  it('says when its figures are simulated', () => {
    expect(textsOf(premiumSvg({ ...shown, simulated: true }, 'en'))).toContain('Simulated figures, not a market');
  });

  it.each([
    [-0.4, 'ko', '−0.40%', '#1d59cf'],
    [-0.4, 'en', '−0.40%', '#c8203a'],
    [0.4, 'ko', '+0.40%', '#c8203a'],
    [0.4, 'en', '+0.40%', '#0a7042'],
    [-0.004, 'ko', '0.00%', '#12181d'],
  ] as const)('colours %d in %s as the site does', (premium, language, figure, colour) => {
    expect(premiumSvg({ ...shown, premium }, language)).toMatch(
      new RegExp(`font-size="140"[^>]*fill="${colour}"[^>]*>${figure.replace('+', '\\+')}<`),
    );
  });
});
