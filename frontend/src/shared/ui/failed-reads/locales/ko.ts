import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/ui/failed-reads/locales/en';

export const ko: Texts<typeof en> = {
  title: '불러오지 못한 내용이 있습니다',
  part: '불러오지 못했습니다',
};
