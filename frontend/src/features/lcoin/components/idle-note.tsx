import { FRACTION_DIGITS, useEffectWords, useFormulaReceipt } from '@/features/lcoin/idle/formula-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import { compareDecimals, multiplyDecimals } from '@/shared/decimal';
import { formatDuration, formatNumber } from '@/shared/format';
import { WithReceipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/lcoin/components/idle-note.module.css';

/** What idle mining gives, by the settings, and with items that are on what the member really gets. Nothing until loaded. `brief`: the pace alone. */
export function IdleNote({ brief = false }: { brief?: boolean }) {
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
  if (status === undefined) return t('idle.rate', base);
  const { perInterval, intervalSeconds, boosts, cap } = status.formula;
  const shown = (value: string): string => formatNumber(value, { digits: FRACTION_DIGITS, trim: true });
  const isBoosted = compareDecimals(perInterval, status.formula.reward) !== 0;
  const pace = isBoosted ? (
    <WithReceipt receipt={receipt(status)}>
      {t('idle.boosted', { amount: shown(perInterval), interval: formatDuration(intervalSeconds) })}
    </WithReceipt>
  ) : (
    t('idle.rate', base)
  );
  if (brief) return pace;
  const most = <span>{t('idle.most', { amount: shown(multiplyDecimals(cap, perInterval)) })}</span>;
  if (!isBoosted)
    return (
      <>
        {pace}
        <br />
        {most}
      </>
    );
  return (
    <>
      {pace}{' '}
      <span className={styles['boosts']}>
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
      </span>
      <br />
      {most}
    </>
  );
}
