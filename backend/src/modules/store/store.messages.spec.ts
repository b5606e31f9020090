import { asObject, say, storeTexts } from './store.messages.js';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('the sentences of the store', () => {
  it.each(Object.entries(storeTexts))('%s has the same placeholders in both languages', (_, { ko, en }) => {
    expect(placeholders(ko)).toEqual(placeholders(en));
  });

  it.each([
    ['스피드 부스터', '스피드 부스터를'],
    ['차트 분석 1회권', '차트 분석 1회권을'],
    ['프리미엄 X', '프리미엄 X을(를)'],
  ])('name %s as an object in Korean', (ko, text) => {
    expect(asObject({ ko, en: 'Something' }, 'ko')).toBe(text);
    expect(asObject({ ko, en: 'Something' }, 'en')).toBe('Something');
  });

  it('say what was bought for how much', () => {
    expect(say('ko', 'itemBought', { name: '프리미엄 채굴기를', price: '1,500' })).toBe(
      '프리미엄 채굴기를 1,500 L로 구매했습니다.',
    );
    expect(say('en', 'itemSwitchedOff', { name: 'Speed Booster' })).toBe('Speed Booster is off. Its time runs on.');
  });
});
