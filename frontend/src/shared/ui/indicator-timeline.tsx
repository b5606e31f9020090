import type { ReactNode } from 'react';
import type { IndicatorPurchaseDto, IndicatorStepDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { Dotted } from '@/shared/ui/dotted';
import { StatusTag } from '@/shared/ui/tag';
import { Timeline, type TimelineEntry } from '@/shared/ui/timeline';

/** Current state of a request: its decision, or the state of its approved pass. */
export type IndicatorState = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'active' | 'expiring' | 'expired';

/** Input of the timeline. */
export type IndicatorCourse = Pick<
  IndicatorPurchaseDto,
  'status' | 'passStatus' | 'timeline' | 'paidAmount' | 'paidWith' | 'adminNote'
>;

export function indicatorState({
  status,
  passStatus,
  timeline,
}: Pick<IndicatorCourse, 'status' | 'passStatus' | 'timeline'>): IndicatorState {
  if (timeline.some(({ step, done }) => step === 'cancelled' && done)) return 'cancelled';
  return passStatus ?? status;
}

const looks = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'inactive',
  active: 'active',
  expiring: 'pending',
  expired: 'expired',
} as const satisfies Record<IndicatorState, string>;

export function IndicatorStatusTag({ state }: { state: IndicatorState }) {
  const { t } = indicatorTexts.use();
  return <StatusTag status={looks[state]} label={t(`status.${state}`)} />;
}

/** Price of a pass with its unit: `1,500 L`, `500 러프`. */
export function usePaidText(): (paid: Pick<IndicatorCourse, 'paidAmount' | 'paidWith'>) => string {
  const { t } = indicatorTexts.use();
  return ({ paidAmount, paidWith }) =>
    `${formatNumber(paidAmount, { digits: 8, trim: true })} ${t(`unit.${paidWith}`)}`;
}

const DAY_MS = 86_400_000;

/** Timeline of a request from the first click to the end of its pass. */
export function IndicatorTimeline({ purchase }: { purchase: IndicatorCourse }) {
  const { t, language } = indicatorTexts.use();
  const amount = usePaidText()(purchase);
  const { timeline, status, adminNote } = purchase;
  const reached = timeline.findLast(({ done }) => done);
  const isLive = timeline.some(({ done }) => !done);

  const notes: Partial<Record<IndicatorStepDto['step'], ReactNode>> = {
    ...(status === 'pending' ? { requested: t('held', { amount }) } : {}),
    approved: (
      <Dotted parts={[...(adminNote === null ? [] : [t('note', { note: adminNote })]), t('used', { amount })]} />
    ),
    rejected: (
      <Dotted
        parts={[...(adminNote === null ? [] : [t('reason', { reason: adminNote })]), t('returned', { amount })]}
      />
    ),
    cancelled: t('returned', { amount }),
    expired: t('lastDay'),
  };
  const stateOf = (step: IndicatorStepDto): TimelineEntry['state'] => {
    if (!step.done) return 'next';
    if (step.step === 'rejected' || step.step === 'cancelled') return 'bad';
    return step === reached && isLive ? 'now' : 'done';
  };
  const end = timeline.find(({ step }) => step === 'expired');
  const titleOf = ({ step, at }: IndicatorStepDto): string => {
    const days = step === 'expiring' && end ? Math.floor((Date.parse(end.at) - Date.parse(at)) / DAY_MS) : 0;
    return days > 0 ? t('before', { count: days }) : t(`step.${step}`);
  };
  const entries = timeline.map((step): TimelineEntry => ({
    key: step.step,
    title: titleOf(step),
    time: <time dateTime={step.at}>{formatDateTime(step.at, language)}</time>,
    note: notes[step.step],
    state: stateOf(step),
  }));
  const waiting: TimelineEntry[] =
    status === 'pending' ? [{ key: 'decision', title: t('decision'), state: 'now' }] : [];
  return <Timeline label={t('timeline')} entries={[...entries, ...waiting]} />;
}
