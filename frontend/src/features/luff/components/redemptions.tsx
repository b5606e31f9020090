import { useState } from 'react';
import { LUFF_DIGITS, USDT_DIGITS, exactLuff, shortSum } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { useCancelLuffRedemptionMutation, useListLuffRedemptionsInfiniteQuery } from '@/shared/api/generated/member';
import type { LuffRedemptionDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { cut } from '@/shared/points/luff-digits';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Button } from '@/shared/ui/button';
import { Card, Section } from '@/shared/ui/card';
import { Amount, Figure } from '@/shared/ui/figure';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { Timeline, type TimelineEntry } from '@/shared/ui/timeline';
import styles from '@/features/luff/components/luff-wallet.module.css';

/** Paybacks only: requests for indicators are listed with the indicators. */
type Payback = LuffRedemptionDto & { usdtAmount: string };

export const isPayback = (redemption: LuffRedemptionDto): redemption is Payback => redemption.usdtAmount !== null;

/** The member's paybacks with their timelines. */
export function Redemptions() {
  const { t } = luffTexts.use();
  const query = useListLuffRedemptionsInfiniteQuery({});
  const [cancelling, setCancelling] = useState<Payback>();
  return (
    <Section title={t('redemption.title')}>
      <LoadedList
        query={query}
        more={t('redemption.more')}
        skeleton={<SkeletonRows rows={2} height="120px" />}
        isEmpty={(items) => !query.hasNextPage && !items.some(isPayback)}
        empty={<EmptyState title={t('redemption.none')}>{t('redemption.noneText')}</EmptyState>}
      >
        {(items) => (
          <ul className={styles['redemptions']}>
            {items.filter(isPayback).map((item) => (
              <li key={item.id}>
                <RedemptionCard redemption={item} onCancel={() => setCancelling(item)} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {cancelling && <CancelDialog redemption={cancelling} onClose={() => setCancelling(undefined)} />}
    </Section>
  );
}

function RedemptionCard({ redemption, onCancel }: { redemption: Payback; onCancel: () => void }) {
  const { t } = luffTexts.use();
  const { id, usdtAmount, luffAmount, status } = redemption;
  const state = stateOf(redemption);
  const steps = useSteps(redemption);
  return (
    <Card>
      <div className={styles['redemptionHead']}>
        <div>
          <Figure
            value={cut(usdtAmount, USDT_DIGITS)}
            unit={t('usdt')}
            digits={USDT_DIGITS}
            trim
            size="l"
            receiptTitle={t('wallet.payback')}
            receiptBody={() => <FactReceipt kind="payback" id={id} />}
          />
          <p className={styles['costs']}>
            {t(status === 'rejected' ? 'redemption.back' : 'redemption.costs', { luff: shortSum(luffAmount) })}
          </p>
        </div>
        <StatusTag status={tones[state]} label={t(`redemption.status.${state}`)} />
      </div>
      <Timeline label={t('redemption.timeline')} entries={steps} />
      {status === 'pending' && (
        <Button size="s" className={styles['cancel']} onClick={onCancel}>
          {t('redemption.cancel')}
        </Button>
      )}
    </Card>
  );
}

type RedemptionState = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';

const tones = {
  pending: 'pending',
  approved: 'approved',
  paid: 'success',
  rejected: 'rejected',
  cancelled: 'inactive',
} as const;

export function stateOf({ status, paidAt, timeline }: LuffRedemptionDto): RedemptionState {
  if (timeline.some(({ step }) => step === 'cancelled')) return 'cancelled';
  return status === 'approved' && paidAt !== null ? 'paid' : status;
}

/** Past steps of a request, and the next one while it is open. */
function useSteps(redemption: LuffRedemptionDto): TimelineEntry[] {
  const { t, language } = luffTexts.use();
  const { timeline, status, paidAt, adminNote, payoutReference, luffAmount, payoutUid } = redemption;
  const notes = {
    requested:
      payoutUid === null ? undefined : t('redemption.to', { uid: `${payoutUid.exchangeName} ${payoutUid.uid}` }),
    approved: adminNote === null ? undefined : t('redemption.note', { note: adminNote }),
    rejected: [
      ...(adminNote === null ? [] : [t('redemption.reason', { reason: adminNote })]),
      t('redemption.returned', { luff: exactLuff(luffAmount) }),
    ].join(' '),
    cancelled: t('redemption.returned', { luff: exactLuff(luffAmount) }),
    paid: payoutReference === null ? undefined : t('redemption.reference', { reference: payoutReference }),
  };
  const past = timeline.map(({ step, at }): TimelineEntry => ({
    key: step,
    title: t(`redemption.step.${step}`),
    time: formatDateTime(at, language),
    note: notes[step],
    state: step === 'rejected' || step === 'cancelled' ? 'bad' : 'done',
  }));
  const next: TimelineEntry[] = [
    ...(status === 'pending' ? [{ key: 'approved', title: t('redemption.next.approved'), state: 'now' as const }] : []),
    ...(status !== 'rejected' && paidAt === null
      ? [
          {
            key: 'paid',
            title: t('redemption.next.paid'),
            state: status === 'approved' ? ('now' as const) : ('next' as const),
          },
        ]
      : []),
  ];
  return [...past, ...next];
}

function CancelDialog({ redemption, onClose }: { redemption: Payback; onClose: () => void }) {
  const { t } = luffTexts.use();
  const [cancel] = useCancelLuffRedemptionMutation();
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('redemption.cancelTitle')}
      consequence={t('redemption.cancelConsequence', { luff: exactLuff(redemption.luffAmount) })}
      amount={<Amount value={redemption.usdtAmount} unit={t('usdt')} digits={LUFF_DIGITS} trim />}
      confirmLabel={t('redemption.cancelConfirm')}
      act={() => cancel({ id: redemption.id }).unwrap()}
      done={t('redemption.cancelled')}
      failed={t('redemption.cancelFailed')}
      danger
      cancels
    />
  );
}
