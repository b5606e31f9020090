import { say, storeTexts } from './store.messages.js';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('the sentences of the store', () => {
  it.each(Object.entries(storeTexts))('%s has the same placeholders in both languages', (_, { ko, en }) => {
    expect(placeholders(ko)).toEqual(placeholders(en));
  });

  it('say what was bought for how much', () => {
    expect(say('ko', 'itemBought', { name: '프리미엄 채굴기', price: 1500 })).toBe(
      '1,500 L로 프리미엄 채굴기 구매를 마쳤습니다.',
    );
    expect(say('en', 'itemSwitchedOff', { name: 'Speed Booster' })).toBe('Speed Booster is off. Its time runs on.');
  });
});
