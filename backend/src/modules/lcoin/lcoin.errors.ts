import { defineErrors } from '../../platform/errors/index.js';

export const LcoinErrors = defineErrors('lcoin', {
  adjustedTwice: {
    kind: 'conflict',
    ko: '같은 조정을 방금 처리했습니다. 한 번 더 하려면 잠시 후 다시 시도해 주세요.',
    en: 'The same adjustment was made just now. To make it once more, try again in a moment.',
  },
  ownAdjustment: {
    kind: 'forbidden',
    ko: '본인의 L 코인은 다른 관리자가 조정해야 합니다.',
    en: 'Another administrator has to adjust your own L coin.',
  },
});
