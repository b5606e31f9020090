import { type ReactNode } from 'react';
import { homeTexts } from '@/features/home/texts';
import type { PayoutSummaryDto } from '@/shared/api/generated/schemas';
import { useGetPayoutSummaryQuery } from '@/shared/api/generated/site';
import { behindFigure, formatDateTime, formatDuration, formatNumber } from '@/shared/format';
import { MoneyNote } from '@/shared/money/money-note';
import { type MoneyWay, usePaybackWay } from '@/shared/money/money-way';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { useNowOnceMounted } from '@/shared/ui/use-now';
import styles from '@/features/home/components/payout-strip.module.css';

const HOUR = 3600;

/** Public payout record: paid and pending amounts, counted from the requests. */
export function PayoutStrip() {
  const { t, language } = homeTexts.use();
  const query = useGetPayoutSummaryQuery();
  const paybackWay = usePaybackWay();
  return (
    <section className={styles['strip']} aria-labelledby="payouts-title">
      <div className={styles['head']}>
        <h2 id="payouts-title">{t('payouts.title')}</h2>
        {query.data && (
          <p className={styles['origin']}>{t('payouts.asOf', { time: formatDateTime(query.data.asOf, language) })}</p>
        )}
      </div>
      <Loaded query={query} skeleton={<Waiting />} errorTitle={t('payouts.failed')}>
        {(summary) => <Figures summary={summary} way={paybackWay} />}
      </Loaded>
      <div className={styles['way']}>
        <MoneyNote way={paybackWay} />
      </div>
    </section>
  );
}

/** Skeleton of the four figures. */
function Waiting() {
  const { t } = homeTexts.use();
  return (
    <dl className={styles['figures']}>
      {(['paid', 'waiting', 'oldest', 'median'] as const).map((key) => (
        <Place
          key={key}
          label={t(`payouts.${key}`)}
          figure={<Skeleton width="5em" />}
          note={<Skeleton width="6em" />}
        />
      ))}
    </dl>
  );
}

function Figures({ summary, way }: { summary: PayoutSummaryDto; way: MoneyWay }) {
  const { t, language } = homeTexts.use();
  const now = useNowOnceMounted();
  const { paidOutUsdt, paidCount, waitingUsdt, waitingCount, oldestWaitingAt, medianHoursToPay, asOf } = summary;
  const source = t('payouts.source');
  const usdt = (amount: string): string => formatNumber(amount, { digits: 2, trim: true });
  // Relative time needs the browser's clock; until hydration the absolute time is shown.
  const seconds =
    oldestWaitingAt === null || now === undefined
      ? undefined
      : Math.max(0, (now - new Date(oldestWaitingAt).getTime()) / 1000);
  const waited =
    seconds === undefined
      ? undefined
      : formatDuration(seconds >= HOUR ? seconds - (seconds % HOUR) : seconds - (seconds % 60));
  return (
    <dl className={styles['figures']}>
      {paidCount === 0 ? (
        <Place
          label={t('payouts.paid')}
          figure={<Plain>{t('payouts.nonePaid')}</Plain>}
          note={t('payouts.nonePaidNote')}
        />
      ) : (
        <Place
          label={t('payouts.paid')}
          figure={
            <Explained
              value={usdt(paidOutUsdt)}
              unit="USDT"
              receipt={{
                title: t('payouts.paid'),
                rows: [
                  { label: t('payouts.period'), value: t('payouts.sinceStart') },
                  { label: t('payouts.paidRequests'), value: t('payouts.count', { count: paidCount }) },
                ],
                sum: { label: t('payouts.paid'), value: usdt(paidOutUsdt), unit: 'USDT' },
                source,
                at: asOf,
                note: t('payouts.paidNote'),
                way,
              }}
            />
          }
          note={t('payouts.count', { count: paidCount })}
        />
      )}
      {waitingCount === 0 ? (
        <Place label={t('payouts.waiting')} figure={<Plain>{t('payouts.noneWaiting')}</Plain>} />
      ) : (
        <Place
          label={t('payouts.waiting')}
          figure={
            <Explained
              value={usdt(waitingUsdt)}
              unit="USDT"
              receipt={{
                title: t('payouts.waiting'),
                rows: [{ label: t('payouts.waitingRequests'), value: t('payouts.count', { count: waitingCount }) }],
                sum: { label: t('payouts.waiting'), value: usdt(waitingUsdt), unit: 'USDT' },
                source,
                at: asOf,
                note: t('payouts.waitingNote'),
                way,
              }}
            />
          }
          note={t('payouts.count', { count: waitingCount })}
        />
      )}
      {oldestWaitingAt !== null && (
        <Place
          label={t('payouts.oldest')}
          figure={
            <Explained
              value={waited ?? formatDateTime(oldestWaitingAt, language)}
              receipt={{
                title: t('payouts.oldest'),
                rows: [{ label: t('payouts.askedAt'), value: formatDateTime(oldestWaitingAt, language) }],
                sum: { label: t('payouts.waited'), value: waited ?? '' },
                source,
                at: asOf,
                note: t('payouts.oldestNote'),
              }}
            />
          }
          note={t('payouts.since', { time: formatDateTime(oldestWaitingAt, language) })}
        />
      )}
      {medianHoursToPay !== null && (
        <Place
          label={t('payouts.median')}
          figure={
            <Explained
              value={formatNumber(medianHoursToPay, { digits: 1, trim: true })}
              unit={t('payouts.hours')}
              receipt={{
                title: t('payouts.median'),
                rows: [
                  { label: t('payouts.period'), value: t('payouts.lastDays', { count: summary.medianDays }) },
                  { label: t('payouts.paidRequests'), value: t('payouts.count', { count: summary.medianCount }) },
                ],
                sum: {
                  label: t('payouts.medianSum'),
                  value: formatNumber(medianHoursToPay, { digits: 1, trim: true }),
                  unit: t('payouts.hours'),
                },
                source,
                at: asOf,
                note: t('payouts.medianNote'),
              }}
            />
          }
          note={t('payouts.medianOf', { days: summary.medianDays, count: summary.medianCount })}
        />
      )}
    </dl>
  );
}

function Explained({ value, unit, receipt }: { value: string; unit?: string; receipt: ReceiptContent }) {
  return (
    <WithReceipt receipt={receipt}>
      <span className="figures">
        {value}
        {unit !== undefined && <span className={styles['unit']}>{behindFigure(unit)}</span>}
      </span>
    </WithReceipt>
  );
}

/** Text instead of a figure: nothing paid, nothing pending. */
function Plain({ children }: { children: ReactNode }) {
  return <span className={styles['plain']}>{children}</span>;
}

function Place({ label, figure, note }: { label: string; figure: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles['figure']}>{figure}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}
