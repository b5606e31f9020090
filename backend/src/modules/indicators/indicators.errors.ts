import { defineErrors } from '../../platform/errors/index.js';

export const IndicatorErrors = defineErrors('indicators', {
  alreadyPending: {
    kind: 'conflict',
    ko: '처리 중인 지표 구매 요청이 있습니다. 처리된 뒤 다시 요청해 주세요.',
    en: 'An indicator request of yours is waiting already. Request another one once it has been decided.',
  },
  priceChanged: {
    kind: 'conflict',
    ko: '지표 이용권 가격이 바뀌었습니다. 현재 가격은 {{price}} {{unit}}입니다. 확인한 뒤 다시 요청해 주세요.',
    en: 'The price of the indicator pass is {{price}} {{unit}} now. Please check it and request again.',
  },
  purchaseNotFound: {
    kind: 'notFound',
    ko: '지표 구매 요청을 찾을 수 없습니다.',
    en: 'There is no such indicator request.',
  },
  alreadyProcessed: {
    kind: 'conflict',
    ko: '이미 처리된 요청입니다.',
    en: 'This request has already been decided.',
  },
  ownRequest: {
    kind: 'forbidden',
    ko: '본인의 요청은 다른 관리자가 처리해야 합니다.',
    en: 'Another administrator has to decide your own request.',
  },
  paidWithLuff: {
    kind: 'conflict',
    ko: '러프로 요청한 지표 이용권은 러프 교환 요청에서 처리해 주세요.',
    en: 'A pass that is paid with Luff is decided among the Luff redemptions.',
  },
  expiryInThePast: {
    kind: 'rejected',
    ko: '만료 날짜는 오늘 이후여야 합니다.',
    en: 'The expiry date cannot be in the past.',
  },
  expiryBeforeRunningEnds: {
    kind: 'rejected',
    ko: '이용 중인 이용권의 만료일은 {{until}}입니다. 그보다 이른 날짜로는 승인할 수 없습니다.',
    en: 'The running pass lasts until {{until}}: an approval cannot end before it.',
  },
  expiryTooFar: {
    kind: 'rejected',
    ko: '만료 날짜는 오늘부터 {{years}}년 이내여야 합니다.',
    en: 'The expiry date has to be within {{years}} years from today.',
  },
  chartNotReadYet: {
    kind: 'unavailable',
    ko: '아직 시세를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Market data have not been loaded yet. Please try again in a moment.',
  },
  purchasePending: {
    kind: 'conflict',
    ko: '처리 중인 지표 구매 요청이 있습니다. 요청을 취소하거나 처리가 끝난 뒤 탈퇴해 주세요.',
    en: 'An indicator request is waiting. Cancel it, or close the account once it has been decided.',
  },
});
