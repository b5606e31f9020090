import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/receipts/locales/en';

export const ko: Texts<typeof en> = {
  see: '영수증 보기',
  back: '이전 영수증으로: {{title}}',
  shown: '화면에 표시한 금액',
  digits: '소수점 아래 {{digits}}자리까지만 표시합니다.',
  whole: '소수점 아래는 표시하지 않습니다.',
};
