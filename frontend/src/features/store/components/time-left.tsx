import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { storeTexts } from '@/features/store/texts';
import { baseApi } from '@/shared/api/base-api';
import type { UserMiningItemDto } from '@/shared/api/generated/schemas';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Seconds left of an item, counting down; undefined before its first activation. Reloads once after the end. */
export function useTimeLeft({ status, expiresAt }: UserMiningItemDto): number | undefined {
  const dispatch = useDispatch();
  const seconds = useSecondsUntil(expiresAt === null ? undefined : Date.parse(expiresAt));
  const hasJustEnded = expiresAt !== null && status !== 'expired' && seconds === 0;
  useEffect(() => {
    if (hasJustEnded) dispatch(baseApi.util.invalidateTags(['store', 'idle-rewards']));
  }, [hasJustEnded, dispatch]);
  return expiresAt === null ? undefined : seconds;
}

/**
 * `23시간 59분 58초`; without seconds from two days on. Hours are not split into days, so that they compare with the price
 * list.
 */
export function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = storeTexts.use();
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const time =
    seconds >= 2 * DAY
      ? t('owned.countdownDays', {
          days: Math.floor(seconds / DAY),
          hours: Math.floor((seconds % DAY) / HOUR),
          minutes,
        })
      : t('owned.countdown', { hours: Math.floor(seconds / HOUR), minutes, seconds: seconds % MINUTE });
  return <span className="figures">{t('owned.left', { time })}</span>;
}
