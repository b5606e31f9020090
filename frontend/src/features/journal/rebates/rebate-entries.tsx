import { Money } from '@/features/journal/components/money';
import { isEstimated, useNet, useRebatesReceipt } from '@/features/journal/rebates/rebate-receipts';
import { journalRebateTexts } from '@/features/journal/rebates/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { useGetJournalRebatesQuery } from '@/shared/api/generated/member';
import { Entry } from '@/shared/ui/entries';
import { NoFigure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';

/** Rebate of the period and the net result of its trades; nothing without a verified UID at the exchanges of the trades. */
export function RebateEntries({ statistics, days: period, money }: StatisticsPartProps) {
  const { t } = journalRebateTexts.use();
  // What was rebated before the first day of the journal belongs to no trade of it.
  const from = period.from ?? statistics.days[0]?.day;
  const { currentData, isError } = useGetJournalRebatesQuery({ ...period, ...(from === undefined ? {} : { from }) });
  const receiptOf = useRebatesReceipt();
  const netOf = useNet();
  if (isError) return <Entry title={t('rebate')} note={t('unread')} value={<NoFigure label={t('unread')} />} />;
  if (!currentData || currentData.days.length === 0) return null;
  const { rebate, waitingDays, missingDays, days } = currentData;
  const { trades, fees, funding } = statistics;
  const notes = [
    ...(waitingDays > 0 ? [t('waiting', { count: waitingDays })] : []),
    ...(missingDays > 0 ? [t('without', { count: missingDays })] : []),
  ].join(', ');
  const net = rebate === null ? undefined : netOf({ result: trades.result, fees, funding, rebate });
  const none = <NoFigure label={t('notReported')} />;
  return (
    <>
      {/* What the sum below begins with: a rebate may turn a loss into a gain. */}
      {net && <Entry title={t('result')} value={<Money {...money} value={trades.result} signed tone="change" />} />}
      <Entry
        title={
          days.some(isEstimated) ? (
            <>
              {t('rebate')} <MarkTag mark="estimated" />
            </>
          ) : (
            t('rebate')
          )
        }
        note={notes || undefined}
        value={
          rebate === null ? (
            none
          ) : (
            <Money {...money} value={rebate} signed tone="change" receipt={receiptOf(days, rebate)} />
          )
        }
      />
      {net ? (
        <Entry
          title={net.label}
          note={net.note}
          value={<Money {...money} value={net.value} signed tone="change" receipt={net.receiptOf()} />}
        />
      ) : (
        <Entry title={t('net')} value={none} />
      )}
    </>
  );
}
