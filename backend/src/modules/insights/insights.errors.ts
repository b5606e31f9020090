import { defineErrors } from '../../platform/errors/index.js';

export const InsightsErrors = defineErrors('insights', {
  notReadYet: {
    kind: 'unavailable',
    ko: '아직 시세를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Market data have not been loaded yet. Please try again in a moment.',
  },
  newsNotReadYet: {
    kind: 'unavailable',
    ko: '뉴스 데이터를 불러올 수 없습니다.',
    en: 'The news could not be loaded.',
  },
  tooManyFavourites: {
    kind: 'rejected',
    ko: '관심 코인은 {{most}}개까지 등록할 수 있습니다.',
    en: 'You can have at most {{most}} favourite coins.',
  },
  coinUnknown: {
    kind: 'notFound',
    ko: '등록되지 않은 코인입니다.',
    en: 'There is no such coin.',
  },
  tooManyAlerts: {
    kind: 'rejected',
    ko: '알림은 {{most}}개까지 만들 수 있습니다. 쓰지 않는 알림을 삭제해 주세요.',
    en: 'You can have at most {{most}} alerts. Delete those you do not need.',
  },
  alertNotFound: {
    kind: 'notFound',
    ko: '알림을 찾을 수 없습니다.',
    en: 'There is no such alert.',
  },
  alertNotMeasured: {
    kind: 'rejected',
    ko: '이 코인에는 없는 값입니다. 지켜볼 값을 바꿔 주세요.',
    en: 'This coin has no such value. Choose another one to watch.',
  },
  alertCoinGone: {
    kind: 'rejected',
    ko: '이제 이 시장에 없는 코인입니다. 반복과 종료만 바꿀 수 있습니다.',
    en: 'This market no longer lists the coin. Only the repetition and the end of the alert can be changed.',
  },
  alertOutOfBounds: {
    kind: 'invalid',
    ko: '기준값은 {{least}}에서 {{most}} {{unit}} 사이로 입력해 주세요.',
    en: 'Enter a threshold from {{least}} to {{most}} {{unit}}.',
  },
  alertOnlyAbove: {
    kind: 'invalid',
    ko: '청산 알림은 기준 이상일 때만 설정할 수 있습니다.',
    en: 'An alert of liquidations can only be about more than a threshold.',
  },
  pushEndpoint: {
    kind: 'invalid',
    ko: '이 브라우저의 푸시 서비스는 지원하지 않습니다.',
    en: 'The push service of this browser is not supported.',
  },
  alertExpiry: {
    kind: 'invalid',
    ko: '종료 시각은 지금부터 1년 안으로 선택해 주세요.',
    en: 'Choose an end within a year from now.',
  },
});
