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
});
