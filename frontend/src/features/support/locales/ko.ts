import type { en } from '@/features/support/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  open: '질문하기',
  title: '질문과 답변',
  hello: '무엇이 궁금하신가요? 질문을 고르거나 단어를 입력해 주세요.',
  placeholder: 'UID, KYC, L코인…',
  send: '보내기',
  label: '질문',
  unknown: '준비된 답이 없습니다. 고객 지원으로 보내 주시면 24시간 확인합니다.',
  faq: {
    title: '자주 묻는 질문',
    lead: '답에 적힌 숫자는 오늘 적용되는 값입니다.',
    empty: '아직 등록된 질문이 없습니다',
  },
};
