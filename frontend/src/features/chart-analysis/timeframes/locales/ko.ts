import type { en } from '@/features/chart-analysis/timeframes/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  names: { '1m': '1분', '5m': '5분', '15m': '15분', '1h': '1시간', '4h': '4시간', '1d': '1일' },
};
