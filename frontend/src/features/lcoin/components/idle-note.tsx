import { lcoinTexts } from '@/features/lcoin/texts';
import { formatDuration, formatNumber } from '@/shared/format';
import { useSettings } from '@/shared/use-settings';

/** What idle mining pays by the numbers in force, in one line; nothing before they are read. */
export function IdleNote() {
  const { t } = lcoinTexts.use();
  const settings = useSettings();
  const reward = settings.get('lcoin_idleReward');
  const seconds = settings.get('lcoin_idleIntervalSeconds');
  if (reward === undefined || seconds === undefined) return null;
  if (Number(reward) === 0) return t('idle.off');
  return t('idle.rate', { amount: formatNumber(reward), interval: formatDuration(Number(seconds)) });
}
