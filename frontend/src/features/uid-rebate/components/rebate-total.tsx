import { useState } from 'react';
import { DayReceipt, onlyExchange, PeriodReceipt } from '@/features/uid-rebate/components/rebate-receipts';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import type { RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { DayBars } from '@/shared/ui/day-bars';
import { Figure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { Stat } from '@/shared/ui/stat';
import styles from '@/features/uid-rebate/components/rebate-dashboard.module.css';

const DIGITS = 2;

/** Rebate of the period as the large figure of a page; its receipt lists the rows. */
export function RebateTotal({ summary }: { summary: RebateSummaryDto }) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const { days, fromDay, toDay, totalRebate, simulated } = summary;
  const period = { from: formatDay(fromDay, language), to: formatDay(toDay, language) };
  return (
    <dl>
      <Stat
        hero
        label={t('dashboard.totalRebate', { days })}
        note={
          <span className={styles['marks']}>
            <span className="figures">{t('dashboard.period', period)}</span>
            {simulated && <MarkTag mark="simulated" />}
          </span>
        }
      >
        <Figure
          value={totalRebate}
          unit={t('usdt')}
          digits={DIGITS}
          size="hero"
          receiptTitle={t('receipt.rebate', period)}
          receiptBody={() => (
            <PeriodReceipt
              title={t('receipt.rebate', period)}
              range={{ days }}
              measure="rebate"
              way={rebateWay(onlyExchange(summary.exchanges))}
            />
          )}
        />
      </Stat>
    </dl>
  );
}

/** Rebate of each day; a bar opens the rows of its day. */
export function RebateBars({ summary, height }: { summary: RebateSummaryDto; height?: number }) {
  const { t, language } = uidRebateTexts.use();
  const [day, setDay] = useState<string>();
  return (
    <div>
      <DayBars
        label={t('dashboard.chart')}
        unit={t('usdt')}
        digits={DIGITS}
        {...(height === undefined ? {} : { height })}
        days={summary.series.map(({ day: key, rebate }) => ({ day: key, value: rebate }))}
        onSelect={setDay}
      />
      <OpenedReceipt
        title={t('receipt.day', { day: day === undefined ? '' : formatDay(day, language) })}
        open={day !== undefined}
        onOpenChange={(open) => (open ? undefined : setDay(undefined))}
        body={() =>
          day === undefined ? null : (
            <DayReceipt key={day} day={day} days={summary.days} exchanges={summary.exchanges} />
          )
        }
      />
    </div>
  );
}
