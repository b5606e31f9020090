import { defineErrors } from '../../platform/errors/index.js';

export const AdminErrors = defineErrors('admin', {
  findingNotFound: {
    kind: 'notFound',
    ko: '확인할 차이를 찾을 수 없습니다. 이미 처리되었을 수 있습니다.',
    en: 'There is no such open finding. It may have been closed already.',
  },
  otherFindingsOpen: {
    kind: 'conflict',
    ko: '이 계정에 확인하지 않은 차이가 {{count}}건 더 있어 다시 열 수 없습니다.',
    en: 'The account cannot be released while {{count}} other findings about it are open.',
  },
  releaseNeeded: {
    kind: 'conflict',
    ko: '이 계정의 마지막 차이입니다. 계정을 다시 여는 것을 선택하고 기록해 주세요.',
    en: 'This is the last finding about a frozen account. Close it together with releasing the account.',
  },
});
