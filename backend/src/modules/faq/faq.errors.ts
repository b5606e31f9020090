import { defineErrors } from '../../platform/errors/index.js';

export const FaqErrors = defineErrors('faq', {
  entryNotFound: {
    kind: 'notFound',
    ko: '질문을 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
    en: 'There is no such question. It may have been deleted already.',
  },
  placeholderUnknown: {
    kind: 'rejected',
    ko: '답변에 사용할 수 없는 자리표시자입니다: {{placeholder}}. 중괄호에는 목록에 있는 자리표시자만 넣어 주세요.',
    en: '{{placeholder}} cannot be quoted. Only placeholders of the list may stand in braces.',
  },
  placeholdersTooMany: {
    kind: 'rejected',
    ko: '답변 하나에는 자리표시자를 {{most}}개까지 넣을 수 있습니다.',
    en: 'An answer can have {{most}} placeholders at most.',
  },
  full: {
    kind: 'rejected',
    ko: '질문은 {{most}}개까지 등록할 수 있습니다.',
    en: 'There can be {{most}} questions at most.',
  },
  orderOutdated: {
    kind: 'conflict',
    ko: '질문 목록이 그사이 바뀌었습니다. 새로 고친 뒤 순서를 다시 정해 주세요.',
    en: 'The list of questions has changed meanwhile. Load it again and set the order once more.',
  },
});
