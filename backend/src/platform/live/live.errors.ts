import { defineErrors } from '../errors/index.js';

export const LiveErrors = defineErrors('live', {
  tooManyOfAddress: {
    kind: 'tooMany',
    ko: '같은 네트워크에서 열린 실시간 연결이 너무 많습니다. 실시간 대신 주기적으로 새로 고쳐 주세요.',
    en: 'Too many live connections are open from this network. Refresh from time to time instead.',
  },
  tooManyOpened: {
    kind: 'tooMany',
    ko: '실시간 연결을 너무 자주 열었습니다. 잠시 후 다시 연결해 주세요.',
    en: 'Live connections were opened too often. Connect again in a moment.',
  },
});
