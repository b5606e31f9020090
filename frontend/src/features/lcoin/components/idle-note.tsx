import { FRACTION_DIGITS, useEffectWords, useFormulaReceipt } from '@/features/lcoin/idle/formula-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import { compareDecimals } from '@/shared/decimal';
import { formatDuration, formatNumber } from '@/shared/format';
import { WithReceipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';

/** What idle mining gives, in one line: by the settings, and with items that are on what the member really gets. Nothing until loaded. */
export function IdleNote() {
  const { t } = lcoinTexts.use();
  const settings = useSettings();
  const { data: status } = useGetIdleRewardStatusQuery();
  const effect = useEffectWords();
  const receipt = useFormulaReceipt();
  const reward = settings.get('lcoin_idleReward');
  const seconds = settings.get('lcoin_idleIntervalSeconds');
  if (reward === undefined || seconds === undefined) return null;
  if (Number(reward) === 0) return t('idle.off');
  const base = { amount: formatNumber(reward), interval: formatDuration(Number(seconds)) };
  if (status === undefined || compareDecimals(status.formula.perInterval, status.formula.reward) === 0)
    return t('idle.rate', base);
  const { perInterval, intervalSeconds, boosts } = status.formula;
  const amount = formatNumber(perInterval, { digits: FRACTION_DIGITS, trim: true });
  return (
    <>
      <WithReceipt receipt={receipt(status)}>
        {t('idle.boosted', { amount, interval: formatDuration(intervalSeconds) })}
      </WithReceipt>{' '}
      {t('idle.boostedBy', {
        amount: formatNumber(status.formula.reward),
        items: boosts
          .filter(
            ({ ratePercent, rateMultiplier }) =>
              compareDecimals(ratePercent, 0) !== 0 || compareDecimals(rateMultiplier, 1) !== 0,
          )
          .map((boost) => `${boost.name} ${effect(boost)}`)
          .join(', '),
      })}
    </>
  );
}
