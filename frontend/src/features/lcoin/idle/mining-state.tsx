import { ChevronRight, Pickaxe } from 'lucide-react';
import { askForCard } from '@/features/lcoin/idle/card-asked';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import { compareDecimals } from '@/shared/decimal';
import { formatCountdown, formatNumber } from '@/shared/format';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import { cx } from '@/shared/ui/class-names';
import styles from '@/features/lcoin/idle/idle-card.module.css';

/** Idle mining in one line of a wallet on a narrow screen, where the floating card is closed; opens it. Reads what the card polls. */
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
  return (
    <button type="button" className={styles['line']} title={t('idle.open')} onClick={askForCard}>
      <Pickaxe size={16} aria-hidden />
      <span>{t('idle.title')}</span>
      <span className={cx('figures', styles['pillTime'])}>
        {isReady ? t(status.full ? 'idle.full' : 'idle.ready') : formatCountdown(secondsLeft)}
      </span>
      {status.canClaimNow && compareDecimals(status.claimable, 0) > 0 && (
        <b className="figures">{formatNumber(status.claimable)} L</b>
      )}
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}
