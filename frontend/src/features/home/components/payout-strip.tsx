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
/** From so many on the paid sum comes first, before them the time that a payback took. */
const MANY_PAYBACKS = 20;

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
      <p className={styles['lead']}>{t('payouts.lead')}</p>
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

/** Until the browser's clock is known, `at` is the time of the summary: a page made on the server says the same when it is taken over. */
function waitedUntil(at: number, since: string): string {
  const seconds = Math.max(0, (at - Date.parse(since)) / 1000);
  return formatDuration(seconds - (seconds % (seconds >= HOUR ? HOUR : 60)));
}

function Figures({ summary, way }: { summary: PayoutSummaryDto; way: MoneyWay }) {
  const { t, language } = homeTexts.use();
  const now = useNowOnceMounted();
  const { paidOutUsdt, paidCount, waitingUsdt, waitingCount, oldestWaitingAt, medianHoursToPay, asOf } = summary;
  const usdt = (amount: string): string => formatNumber(amount, { digits: 2, trim: true });
  const waited = oldestWaitingAt === null ? '' : waitedUntil(now ?? Date.parse(asOf), oldestWaitingAt);
  const hours = t('payouts.hours', { hours: formatNumber(medianHoursToPay ?? 0, { digits: 1, trim: true }) });
  const origin = { source: t('payouts.source'), at: asOf };
  const requests = (count: number) => ({ label: t('payouts.paidRequests'), value: t('payouts.count', { count }) });
  const median = medianHoursToPay !== null && (
    <Explained
      label={t('payouts.median')}
      value={hours}
      note={t('payouts.medianOf', { days: summary.medianDays, count: summary.medianCount })}
      receipt={{
        ...origin,
        rows: [
          { label: t('payouts.period'), value: t('payouts.lastDays', { count: summary.medianDays }) },
          requests(summary.medianCount),
        ],
        sum: { label: t('payouts.medianSum'), value: hours },
        note: t('payouts.medianNote'),
      }}
    />
  );
  // A small sum says less than how soon a payback comes.
  const isYoung = paidCount < MANY_PAYBACKS;
  return (
    <dl className={styles['figures']}>
      {isYoung && median}
      {paidCount === 0 ? (
        <Place
          label={t('payouts.paid')}
          figure={<Plain>{t('payouts.nonePaid')}</Plain>}
          note={t('payouts.nonePaidNote')}
        />
      ) : (
        <Explained
          label={t('payouts.paid')}
          value={usdt(paidOutUsdt)}
          unit="USDT"
          note={t('payouts.count', { count: paidCount })}
          receipt={{
            ...origin,
            rows: [{ label: t('payouts.period'), value: t('payouts.sinceStart') }, requests(paidCount)],
            note: t('payouts.paidNote'),
            way,
          }}
        />
      )}
      {waitingCount === 0 ? (
        <Place label={t('payouts.waiting')} figure={<Plain>{t('payouts.noneWaiting')}</Plain>} />
      ) : (
        <Explained
          label={t('payouts.waiting')}
          value={usdt(waitingUsdt)}
          unit="USDT"
          note={t('payouts.count', { count: waitingCount })}
          receipt={{
            ...origin,
            rows: [{ ...requests(waitingCount), label: t('payouts.waitingRequests') }],
            note: t('payouts.waitingNote'),
            way,
          }}
        />
      )}
      {oldestWaitingAt !== null && (
        <Explained
          label={t('payouts.oldest')}
          value={waited}
          note={t('payouts.since', { time: formatDateTime(oldestWaitingAt, language) })}
          receipt={{
            ...origin,
            rows: [{ label: t('payouts.askedAt'), value: formatDateTime(oldestWaitingAt, language) }],
            sum: { label: t('payouts.waited'), value: waited },
            note: t('payouts.oldestNote'),
          }}
        />
      )}
      {!isYoung && median}
    </dl>
  );
}

interface ExplainedProps {
  label: string;
  value: string;
  unit?: string;
  note: string;
  /** Its title is the label, and its sum the figure unless another is given. */
  receipt: Omit<ReceiptContent, 'title' | 'sum'> & Partial<Pick<ReceiptContent, 'sum'>>;
}

function Explained({ label, value, unit, note, receipt }: ExplainedProps) {
  return (
    <Place
      label={label}
      note={note}
      figure={
        <WithReceipt
          receipt={{ title: label, sum: { label, value, ...(unit === undefined ? {} : { unit }) }, ...receipt }}
        >
          <span className="figures">
            {value}
            {unit !== undefined && <span className={styles['unit']}>{behindFigure(unit)}</span>}
          </span>
        </WithReceipt>
      }
    />
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
