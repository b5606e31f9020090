import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/ui/locales/en';

export const ko: Texts<typeof en> = {
  chart: { day: '날짜', none: '이 기간에는 기록이 없습니다' },
  list: { end: '마지막 항목까지 모두 표시했습니다.' },
};
