import { ChevronRight, Pickaxe } from 'lucide-react';
import { isMinedAtOtherRates } from '@/features/lcoin/idle/formula-receipt';
import { askForCard, askForClaim } from '@/features/lcoin/idle/card-asked';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import { compareDecimals } from '@/shared/decimal';
import { formatCountdown, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/lcoin/idle/idle-card.module.css';

/**
 * Idle mining in one line of a wallet on a narrow screen, where the floating card is closed: its state, which opens the card,
 * and what waits, which is claimed by it. Reads what the card polls.
 */
export function MiningState() {
  const { t } = lcoinTexts.use();
  const { data: status, fulfilledTimeStamp } = useGetIdleRewardStatusQuery();
  const secondsLeft = useSecondsUntil(
    status === undefined || fulfilledTimeStamp === undefined
      ? undefined
      : fulfilledTimeStamp + status.cooldownRemaining * 1000,
  );
  if (status === undefined || !(status.enabled || status.canClaimNow)) return null;
  const isReady = status.canClaimNow || secondsLeft === 0;
  const waits = status.canClaimNow && compareDecimals(status.claimable, 0) > 0;
  return (
    <div className={styles['line']}>
      <button type="button" title={t('idle.open')} onClick={askForCard}>
        <Pickaxe size={16} aria-hidden />
        <span>{t('idle.title')}</span>
        <span className={cx('figures', styles['pillTime'])}>
          {isReady ? t(status.full ? 'idle.full' : 'idle.ready') : formatCountdown(secondsLeft)}
        </span>
        <ChevronRight size={16} aria-hidden />
      </button>
      {waits && <Button onClick={askForClaim}>{t('idle.claim', { amount: formatNumber(status.claimable) })}</Button>}
      {waits && isMinedAtOtherRates(status) && <p>{t('idle.otherRates')}</p>}
    </div>
  );
}
