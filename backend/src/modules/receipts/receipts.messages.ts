/** Field errors, as `ko | en`. */
export const fieldTexts = {
  id: '영수증의 주소가 올바르지 않습니다. | This is not the address of a receipt.',
} as const;
