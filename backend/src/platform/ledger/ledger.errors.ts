import { defineErrors } from '../errors/index.js';

/** Errors of the ledger. Amounts in the texts are decimal strings of the currency. */
export const LedgerErrors = defineErrors('ledger', {
  insufficient: {
    kind: 'rejected',
    ko: '잔액이 부족합니다. 필요 {{required}} {{unit}}, 사용 가능 {{available}} {{unit}}',
    en: 'Not enough points. Required {{required}} {{unit}}, available {{available}} {{unit}}',
  },
  frozen: {
    kind: 'rejected',
    ko: '잔액을 확인하는 동안 포인트를 사용할 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'Points cannot be moved while this balance is being checked. Please contact support.',
  },
  pointsHeld: {
    kind: 'conflict',
    ko: '처리 중인 신청에 {{held}} {{unit}}만큼 사용하고 있습니다. 신청이 처리되거나 취소된 뒤 다시 시도해 주세요.',
    en: '{{held}} {{unit}} are in open requests. Try again once they are decided or cancelled.',
  },
  keyReused: {
    kind: 'conflict',
    ko: '같은 요청이 다른 내용으로 이미 처리되었습니다.',
    en: 'This request was already carried out with other content.',
  },
  noAccount: {
    kind: 'notFound',
    ko: '포인트 계정을 찾을 수 없습니다.',
    en: 'There is no such point account.',
  },
  alreadyConcluded: {
    kind: 'conflict',
    ko: '이미 처리된 요청입니다.',
    en: 'This request was already dealt with.',
  },
  transferNotFound: {
    kind: 'notFound',
    ko: '포인트 내역을 찾을 수 없습니다.',
    en: 'There is no such transfer.',
  },
  amountNotDecimal: {
    kind: 'invalid',
    ko: '금액은 숫자와 소수점으로 입력해 주세요.',
    en: 'Enter the amount with digits and a decimal point.',
  },
  amountTooPrecise: {
    kind: 'invalid',
    ko: '소수점 아래 {{scale}}자리까지 입력할 수 있습니다.',
    en: 'The amount can have at most {{scale}} digits after the point.',
  },
  amountOutOfRange: {
    kind: 'invalid',
    ko: '처리할 수 있는 금액의 범위를 벗어났습니다.',
    en: 'The amount is outside the range that can be booked.',
  },
});
