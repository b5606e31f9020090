import { defineErrors } from '../../platform/errors/index.js';

export const StoreErrors = defineErrors('store', {
  itemNotOnOffer: {
    kind: 'notFound',
    ko: '지금은 판매하지 않는 아이템입니다. 목록을 새로 고친 뒤 다시 선택해 주세요.',
    en: 'This item is not on offer. Reload the list and choose again.',
  },
  priceChanged: {
    kind: 'conflict',
    ko: '가격이 {{price}} L로 바뀌었습니다. 바뀐 가격을 확인한 뒤 다시 구매해 주세요.',
    en: 'The price is {{price}} L now. Check the new price and buy again.',
  },
  boughtTwice: {
    kind: 'conflict',
    ko: '같은 상품을 방금 구매했습니다. 하나 더 구매하려면 잠시 후 다시 시도해 주세요.',
    en: 'The same product was bought just now. To buy another one, try again in a moment.',
  },
  ownedItemNotFound: {
    kind: 'notFound',
    ko: '보유한 아이템을 찾을 수 없습니다.',
    en: 'You have no such item.',
  },
  itemOver: {
    kind: 'rejected',
    ko: '사용 시간이 끝난 아이템입니다.',
    en: 'The time of this item is over.',
  },
  alreadyOn: {
    kind: 'conflict',
    ko: '이미 켜져 있는 아이템입니다.',
    en: 'This item is already on.',
  },
  alreadyOff: {
    kind: 'conflict',
    ko: '이미 꺼져 있는 아이템입니다.',
    en: 'This item is already off.',
  },
  switchedJustNow: {
    kind: 'conflict',
    ko: '방금 상태를 바꾼 아이템입니다. 잠시 후 다시 시도해 주세요.',
    en: 'This item was switched just now. Try again in a moment.',
  },
  sameItemOn: {
    kind: 'conflict',
    ko: '같은 아이템을 이미 사용하고 있습니다. {{until}}(한국 시간) 이후에 켜 주세요.',
    en: 'The same item is on already. Switch this one on after {{until}} (Korea time).',
  },
  tooManyItemsOn: {
    kind: 'conflict',
    ko: '아이템은 동시에 {{most}}개까지 켤 수 있습니다. 하나를 끄거나 {{until}}(한국 시간) 이후에 켜 주세요.',
    en: 'At most {{most}} items can be on at once. Switch one off, or this one on after {{until}} (Korea time).',
  },
  switchedTooOften: {
    kind: 'tooMany',
    ko: '한 시간에 {{most}}번까지 켤 수 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Items can be switched on {{most}} times an hour. Try again later.',
  },
  itemNotFound: {
    kind: 'notFound',
    ko: '채굴 아이템을 찾을 수 없습니다.',
    en: 'There is no such mining item.',
  },
  speedBoostNeedsPercent: {
    kind: 'invalid',
    ko: '속도 부스트의 효과는 0보다 크고 {{most}} 이하인 퍼센트이며, 속도 배수와 한도 배수는 1입니다.',
    en: 'A speed boost adds more than 0 and at most {{most}} percent; its rate and cap multipliers are 1.',
  },
  capBoostNeedsMultiplier: {
    kind: 'invalid',
    ko: '한도 부스트의 효과는 1 이상 {{most}} 이하인 배수이며, 속도 배수와 한도 배수는 1입니다.',
    en: 'A cap boost multiplies the cap by 1 to {{most}}; its rate and cap multipliers are 1.',
  },
  premiumNeedsMultipliers: {
    kind: 'invalid',
    ko: '프리미엄의 속도 배수와 한도 배수는 각각 1 이상 {{most}} 이하이고, 하나는 1보다 커야 합니다.',
    en: 'A premium item multiplies rate and cap by 1 to {{most}} each, and at least one of them by more than 1.',
  },
  couponNotUsable: {
    kind: 'rejected',
    ko: '사용할 수 없는 쿠폰입니다. 목록에서 사용하지 않은 쿠폰을 선택해 주세요.',
    en: 'This coupon cannot be used. Choose an unused one from the list.',
  },
  tooManyCoupons: {
    kind: 'invalid',
    ko: '쿠폰은 한 번에 {{most}}장까지 발급할 수 있습니다.',
    en: 'At most {{most}} coupons can be issued at once.',
  },
  ownCoupons: {
    kind: 'forbidden',
    ko: '본인의 쿠폰은 다른 관리자가 발급해야 합니다.',
    en: 'Another administrator has to issue your own coupons.',
  },
  issuedTwice: {
    kind: 'conflict',
    ko: '같은 수의 쿠폰을 방금 발급했습니다. 한 번 더 발급하려면 잠시 후 다시 시도해 주세요.',
    en: 'The same number of coupons was issued just now. To issue them once more, try again in a moment.',
  },
});
