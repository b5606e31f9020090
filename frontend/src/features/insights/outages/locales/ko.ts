import type { en } from '@/features/insights/outages/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '{{sources}}에서 새 값을 받지 못하고 있습니다',
  since: '{{time}} 이후 새 값 없음',
  never: '아직 받은 값 없음',
  older: '이전 값 표시: {{parts}}',
  without: '표시할 값 없음: {{parts}}',
  premium: '김치 프리미엄',
  retry: '다시 시도',
};
