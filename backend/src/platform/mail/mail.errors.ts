import { defineErrors } from '../errors/index.js';

export const MailErrors = defineErrors('mail', {
  notWaiting: {
    kind: 'conflict',
    ko: '이미 처리된 메일은 다시 보낼 수 없습니다.',
    en: 'This mail is settled and cannot be sent again.',
  },
  subscriptionInvalid: {
    kind: 'notFound',
    ko: '수신 거부 링크가 올바르지 않습니다. 메일의 링크를 다시 열거나 내 정보에서 알림을 꺼 주세요.',
    en: 'This unsubscribe link is not valid. Open the link in the mail again, or switch the mails off in My Info.',
  },
});
