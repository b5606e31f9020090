import type { en } from '@/shared/form/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  leaveTitle: '작성한 내용을 버릴까요?',
  leaveConsequence: '여기에서 바꾼 내용은 저장되지 않았습니다.',
  leaveConfirm: '버리기',
};
