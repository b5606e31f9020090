import { waitOf } from '@/features/home/guides/kyc.rules';
import { homeTexts } from '@/features/home/texts';

/** Formats the waiting time between two accounts: `24시간`, `50시간`, `30일`. */
export function useWaitText(): (hours: number) => string {
  const { t } = homeTexts.use();
  return (hours) => {
    if (hours === 0) return t('kyc.noWait');
    const { unit, count } = waitOf(hours);
    return unit === 'days' ? t('kyc.days', { count }) : t('kyc.hours', { count });
  };
}
