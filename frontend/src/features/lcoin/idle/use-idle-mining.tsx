import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { announceClaim, inOneTab, onClaimElsewhere } from '@/features/lcoin/idle/tabs';
import { useActivity } from '@/features/lcoin/idle/use-activity';
import { useVisible } from '@/shared/ui/use-visible';
import { lcoinTexts } from '@/features/lcoin/texts';
import { toApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { useClaimIdleRewardMutation, useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import type { IdleRewardStatusDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { type SessionDispatch, recheckSession } from '@/shared/session/session.slice';
import { toast } from '@/shared/ui/toast';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';

const UNIT = 'L';
const POLL_MS = 30_000;
/** Delay after a failed claim, doubled each time. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 600_000;
/** How long to wait for another tab's claim. */
const OTHER_TAB_MS = 5_000;
const NOT_YET = 'lcoin.notYetClaimable';
/** Refusal because another window has begun. Like a paid claim, it reloads the status. */
const WINDOW_CLAIMED = 'lcoin.windowClaimed';

export interface IdleMiningState {
  /** Undefined until loaded. */
  status: IdleRewardStatusDto | undefined;
  /** Seconds until a claim is possible. */
  secondsLeft: number;
  isClaimable: boolean;
  /** There was recent input, so claims are automatic. */
  isActive: boolean;
  isClaiming: boolean;
  claim: () => void;
}

/** Idle mining in one tab: polls while visible, counts down, and claims automatically while the member is active. */
export function useIdleMining(): IdleMiningState {
  const { t } = lcoinTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  const isVisible = useVisible();
  const query = useGetIdleRewardStatusQuery(undefined, { pollingInterval: isVisible ? POLL_MS : 0 });
  const { data: status, fulfilledTimeStamp, refetch, isUninitialized } = query;
  const isActive = useActivity(status && status.inactiveAfterSeconds * 1000);
  const secondsLeft = useSecondsUntil(
    status === undefined || fulfilledTimeStamp === undefined
      ? undefined
      : fulfilledTimeStamp + status.cooldownRemaining * 1000,
  );
  const [sendClaim, { isLoading: isClaiming }] = useClaimIdleRewardMutation();
  const [retryAt, setRetryAt] = useState<number>();
  const waits = useSecondsUntil(retryAt) > 0;
  const failures = useRef(0);
  const { pathname } = useLocation();
  /** Page on which an automatic claim was reported: the next ones there are not. */
  const toldOn = useRef<string>(undefined);
  /** Time of the status whose window is being or was paid: the next automatic claim needs a newer one. */
  const [usedReading, setUsedReading] = useState<number>();
  const isClaimable = status !== undefined && (status.canClaimNow || (status.enabled && secondsLeft === 0));

  const claim = async (byItself: boolean): Promise<void> => {
    if (!status) return;
    const { since } = status;
    const isOurs = await inOneTab(async () => {
      setUsedReading(fulfilledTimeStamp);
      try {
        // The window is part of the request: a lost answer cannot be mistaken for that of the next claim.
        const { reward, entryId } = await sendClaim({ claimIdleRewardDto: { since } }).unwrap();
        failures.current = 0;
        announceClaim();
        if (!byItself || toldOn.current !== pathname)
          tellSlip({
            title: t('idle.title'),
            sum: { value: formatNumber(reward, { sign: 'always' }), unit: UNIT },
            receipt: () => <FactReceipt kind="lcoin" id={entryId} />,
            waits: byItself,
          });
        if (byItself) toldOn.current = pathname;
        void dispatch(recheckSession());
      } catch (error) {
        const { code, message, retryAt: may } = toApiError(error);
        if (code !== WINDOW_CLAIMED) setUsedReading(undefined);
        failures.current += 1;
        setRetryAt(may ?? Date.now() + Math.min(FIRST_WAIT_MS * 2 ** (failures.current - 1), LONGEST_WAIT_MS));
        // Consecutive automatic failures are reported once; manual claims always.
        const isSilent = code === NOT_YET || (byItself && (code === WINDOW_CLAIMED || failures.current > 1));
        // A window claimed elsewhere was paid; all other rewards still wait, or were paid by a request whose answer was lost.
        const description = code === WINDOW_CLAIMED ? message : t('idle.kept', { message });
        if (!isSilent) toast({ variant: 'destructive', title: t('idle.failed'), description });
      }
    });
    if (!isOurs) setRetryAt(Date.now() + OTHER_TAB_MS);
  };

  const isDue = isActive && isClaimable && !isClaiming && !waits && fulfilledTimeStamp !== usedReading;
  useEffect(() => {
    if (isDue) void claim(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one claim each time one falls due
  }, [isDue]);

  useEffect(() => onClaimElsewhere(() => dispatch(baseApi.util.invalidateTags(['idle-rewards', 'lcoin']))), [dispatch]);

  const wasVisible = useRef(isVisible);
  useEffect(() => {
    if (isVisible && !wasVisible.current && !isUninitialized) void refetch();
    wasVisible.current = isVisible;
  }, [isVisible, isUninitialized, refetch]);

  return { status, secondsLeft, isClaimable, isActive, isClaiming, claim: () => void claim(false) };
}
