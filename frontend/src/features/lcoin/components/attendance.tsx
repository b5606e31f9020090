import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LcoinReceipt } from '@/features/lcoin/components/lcoin-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useCheckAttendanceMutation, useGetAttendanceStatusQuery } from '@/shared/api/generated/member';
import type { AttendanceStatusDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatClock, formatNumber } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { Button } from '@/shared/ui/button';
import { Amount, Figure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { takeLostFocus } from '@/shared/ui/lost-focus';
import { toastError } from '@/shared/ui/toast';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import styles from '@/features/lcoin/components/attendance.module.css';

const UNIT = 'L';
const ASK_AGAIN_MS = 30_000;

/** Today's check-in as a `Stat`: its reward and button, or done. */
export function AttendanceStat() {
  const { t } = lcoinTexts.use();
  const status = useGetAttendanceStatusQuery();
  useNextDay(status.data, status.refetch);
  return (
    <Stat
      label={t('attendance.title')}
      note={
        <Loaded query={status} skeleton={<Skeleton width="9em" />}>
          {(today) => <CheckIn today={today} />}
        </Loaded>
      }
    >
      {status.data && <Reward today={status.data} />}
    </Stat>
  );
}

/** Reward of today's check-in with the receipt of its entry; before it, the reward to expect. */
function Reward({ today: { paid, entryId, reward } }: { today: AttendanceStatusDto }) {
  const { t } = lcoinTexts.use();
  if (paid !== null && entryId !== null)
    return (
      <Figure
        value={paid}
        unit={UNIT}
        signed
        receiptTitle={t('attendance.title')}
        receiptBody={() => <LcoinReceipt id={entryId} />}
      />
    );
  if (compareDecimals(reward, 0) > 0) return <Amount value={reward} unit={UNIT} signed />;
  return <span className={styles['off']}>{t('attendance.off')}</span>;
}

function CheckIn({ today }: { today: AttendanceStatusDto }) {
  const { t } = lcoinTexts.use();
  const [wasChecked, setWasChecked] = useState(false);
  const [check, { isLoading }] = useCheckAttendanceMutation();
  const act = async (): Promise<void> => {
    try {
      // The day is part of the request: a lost answer of yesterday's cannot be mistaken for today's.
      const { reward, entryId } = await check({ checkAttendanceDto: { day: today.day } }).unwrap();
      setWasChecked(true);
      tellSlip({
        title: t('attendance.title'),
        sum: { value: formatNumber(reward, { sign: 'always' }), unit: UNIT },
        receipt: () => <FactReceipt kind="lcoin" id={entryId} />,
      });
    } catch (error) {
      toastError(t('attendance.failed'), error);
    }
  };
  if (today.hasCheckedToday) {
    return (
      <span className={styles['done']} tabIndex={-1} ref={wasChecked ? takeLostFocus : null}>
        <Check size={16} aria-hidden />
        {today.checkedAt === null
          ? t('attendance.done')
          : t('attendance.doneAt', { time: formatClock(today.checkedAt).slice(0, 5) })}
      </span>
    );
  }
  if (compareDecimals(today.reward, 0) === 0) return null;
  return (
    <span className={styles['checkIn']}>
      <Button busy={isLoading} onClick={() => void act()}>
        {t('attendance.check')}
      </Button>
    </span>
  );
}

/** Reloads after midnight in Seoul if the screen stays open; again if its clock is ahead of the server's. */
function useNextDay(today: AttendanceStatusDto | undefined, refetch: () => unknown): void {
  const nextDayAt = today?.nextDayAt;
  const secondsLeft = useSecondsUntil(nextDayAt === undefined ? undefined : new Date(nextDayAt).getTime());
  const isOver = nextDayAt !== undefined && secondsLeft === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    void refetch();
    const asking = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(asking);
    // The function changes with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each day that is over
  }, [isOver, nextDayAt]);
}
