import { say } from './store.messages.js';

describe('the sentences of the store', () => {
  it('say what was bought for how much', () => {
    expect(say('ko', 'itemBought', { name: '프리미엄 채굴기', price: 1500 })).toBe(
      '1,500 L로 프리미엄 채굴기 구매를 마쳤습니다.',
    );
    expect(say('en', 'itemSwitchedOff', { name: 'Speed Booster' })).toBe('Speed Booster is off. Its time runs on.');
  });
});
