import type { en } from '@/features/support/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = { open: '질문하기' };
