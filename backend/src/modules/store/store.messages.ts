import { sayIn } from '../../platform/errors/index.js';

/** A sentence of this module in the reader's language. */
export const say = sayIn({
  itemBought: {
    ko: '{{price}} L로 {{name}} 구매를 마쳤습니다.',
    en: 'You have bought {{name}} for {{price}} L.',
  },
  itemSwitchedOn: {
    ko: '{{name}} 아이템을 켰습니다.',
    en: '{{name}} is on.',
  },
  itemSwitchedOff: {
    ko: '{{name}} 아이템을 껐습니다. 사용 시간은 계속 흐릅니다.',
    en: '{{name}} is off. Its time runs on.',
  },
  couponsIssued: {
    ko: '차트 분석 쿠폰 {{count}}장을 발급했습니다.',
    en: 'Chart analysis coupons issued: {{count}}.',
  },
});

/** Name of a voucher order. */
export const voucherName = { ko: '차트 분석 1회권', en: 'Chart analysis voucher' } as const;

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  orders: { ko: '스토어 주문', en: 'Your orders in the store' },
  miningItems: { ko: '보유한 채굴 아이템', en: 'The mining items that you have bought' },
  coupons: { ko: '차트 분석 쿠폰', en: 'Your coupons for chart analyses' },
};

/** Field errors. */
export const fieldTexts = {
  item: { ko: '아이템을 선택해 주세요.', en: 'Please choose an item.' },
  price: { ko: '가격은 1 이상의 정수(L)로 입력해 주세요.', en: 'The price is a whole number of L, at least 1.' },
  icon: { ko: '목록에 있는 아이콘을 선택해 주세요.', en: 'Choose one of the icons.' },
  itemName: {
    ko: '이름은 보이는 글자로 1자에서 60자까지 입력해 주세요.',
    en: 'A name has 1 to 60 visible characters.',
  },
  itemDescription: {
    ko: '설명은 줄을 바꾸지 않고 1자에서 300자까지 입력해 주세요.',
    en: 'A description has 1 to 300 visible characters in one line.',
  },
  durationHours: { ko: '기간은 1시간에서 8,760시간까지 입력해 주세요.', en: 'The duration is 1 to 8760 hours.' },
  effect: {
    ko: '효과는 소수점 아래 4자리까지의 숫자로 입력해 주세요.',
    en: 'An effect is a number with at most 4 decimals.',
  },
  couponCount: {
    ko: '쿠폰 수는 1 이상의 정수로 입력해 주세요.',
    en: 'The number of coupons is a whole number, at least 1.',
  },
} as const;
