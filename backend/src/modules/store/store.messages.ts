/** Refusals of single fields, as `ko | en`. */
export const fieldTexts = {
  item: '아이템을 선택해 주세요. | Please choose an item.',
  price: '가격은 1 이상의 정수(L)로 입력해 주세요. | The price is a whole number of L, at least 1.',
  icon: '목록에 있는 아이콘을 선택해 주세요. | Choose one of the icons.',
  itemName: '이름은 1자에서 60자까지 입력해 주세요. | A name has 1 to 60 characters.',
  itemDescription: '설명은 1자에서 300자까지 입력해 주세요. | A description has 1 to 300 characters.',
  durationHours: '기간은 1시간에서 8,760시간까지 입력해 주세요. | The duration is 1 to 8760 hours.',
  effect: '효과는 소수점 아래 4자리까지의 숫자로 입력해 주세요. | An effect is a number with at most 4 decimals.',
  couponCount: '쿠폰 수는 1 이상의 정수로 입력해 주세요. | The number of coupons is a whole number, at least 1.',
} as const;
