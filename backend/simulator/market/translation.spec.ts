import { plainText } from '../../src/modules/insights/sources/plain-text.js';
import { headlinesEn, headlinesKo } from './headlines.messages.js';
import { translated } from './translation.js';

const filled = (text: string, isKorean: boolean): string =>
  text
    .replaceAll('{coin}', isKorean ? '비트코인(BTC)' : 'Bitcoin (BTC)')
    .replaceAll('{exchange}', isKorean ? '바이낸스' : 'Binance')
    .replaceAll('{country}', isKorean ? '한국' : 'South Korea')
    .replaceAll('{percent}', '7.5')
    .replaceAll('{price}', '60,123');
const asRead = (text: string, isKorean: boolean): string => plainText(filled(text, isKorean), 300);

describe('the translator of the simulator', () => {
  it.each([
    ...headlinesKo.map((headline) => ({ ...headline, to: 'en' as const })),
    ...headlinesEn.map((headline) => ({ ...headline, to: 'ko' as const })),
  ])('knows what the publishers write, with its names and figures: $title', ({ title, text, to }) => {
    for (const original of [title, text]) {
      const known = asRead(original, to === 'en');
      const answer = translated(known, to);
      expect(answer).not.toBe(known);
      expect([answer, /[가-힣]/.test(answer)]).toEqual([answer, to === 'ko']);
      expect(answer).not.toMatch(/[{}]/);
      if (original.includes('{coin}') && answer.includes('BTC'))
        expect(answer).toContain(to === 'ko' ? '비트코인(BTC)' : 'Bitcoin (BTC)');
      if (known.includes('7.5') && to === 'ko') expect(answer).toContain('7.5');
    }
  });

  it('leaves everything else, and what is in that language, as it is', () => {
    expect(translated('Anything else', 'ko')).toBe('Anything else');
    const korean = asRead('{exchange} {coin} 신규 상장… 거래 개시', true);
    expect(translated(korean, 'ko')).toBe(korean);
    expect(translated(korean, 'en')).toBe('Binance lists Bitcoin (BTC)… trading begins');
  });
});
