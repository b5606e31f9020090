import { lcoinTexts } from '@/features/lcoin/texts';
import { formatDuration, formatNumber } from '@/shared/format';
import { useSettings } from '@/shared/use-settings';

/** Idle mining reward by current settings, in one line; nothing until loaded. */
export function IdleNote() {
  const { t } = lcoinTexts.use();
  const settings = useSettings();
  const reward = settings.get('lcoin_idleReward');
  const seconds = settings.get('lcoin_idleIntervalSeconds');
  if (reward === undefined || seconds === undefined) return null;
  if (Number(reward) === 0) return t('idle.off');
  return t('idle.rate', { amount: formatNumber(reward), interval: formatDuration(Number(seconds)) });
}
