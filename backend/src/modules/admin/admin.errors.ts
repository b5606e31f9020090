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
  faqEntryNotFound: {
    kind: 'notFound',
    ko: '질문을 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
    en: 'There is no such question. It may have been deleted already.',
  },
  faqPlaceholderUnknown: {
    kind: 'rejected',
    ko: '답변에 사용할 수 없는 자리표시자입니다: {{placeholder}}. 중괄호에는 목록에 있는 자리표시자만 넣어 주세요.',
    en: '{{placeholder}} cannot be quoted. Only placeholders of the list may stand in braces.',
  },
  faqPlaceholdersTooMany: {
    kind: 'rejected',
    ko: '답변 하나에는 자리표시자를 {{most}}개까지 넣을 수 있습니다.',
    en: 'An answer can have {{most}} placeholders at most.',
  },
  faqFull: {
    kind: 'rejected',
    ko: '질문은 {{most}}개까지 등록할 수 있습니다.',
    en: 'There can be {{most}} questions at most.',
  },
  faqOrderOutdated: {
    kind: 'conflict',
    ko: '질문 목록이 그사이 바뀌었습니다. 새로 고친 뒤 순서를 다시 정해 주세요.',
    en: 'The list of questions has changed meanwhile. Load it again and set the order once more.',
  },
});
