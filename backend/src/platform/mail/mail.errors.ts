import { defineErrors } from '../errors/index.js';

export const MailErrors = defineErrors('mail', {
  notWaiting: {
    kind: 'conflict',
    ko: '이미 처리된 메일은 다시 보낼 수 없습니다.',
    en: 'This mail is settled and cannot be sent again.',
  },
});
