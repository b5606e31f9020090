import type { ReactNode } from 'react';
import { Amount, Figure } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { MissingOfDay } from '@/features/journal/rebates/missing-rebates';
import { isEstimated, useDayRebateReceipt, useNet } from '@/features/journal/rebates/rebate-receipts';
import { journalRebateTexts } from '@/features/journal/rebates/texts';
import { useGetJournalRebatesQuery } from '@/shared/api/generated/member';
import type { JournalDayDto, JournalRebateDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { type Mark, MarkTag } from '@/shared/ui/marks';
import dialogStyles from '@/features/journal/components/day-dialog.module.css';
import styles from '@/features/journal/rebates/rebates.module.css';

/** Fees, funding and rebate of a day, and what remains of its result; `known` is the day in the books. */
export function DayRebate({ day, known }: { day: string; known: JournalDayDto | undefined }) {
  const { t } = journalRebateTexts.use();
  const { data, isError } = useGetJournalRebatesQuery({ from: day, to: day });
  const rebates = data?.days[0];
  const costs = known && [
    ...(isZero(known.fees) ? [] : [{ label: t('fees'), value: `-${known.fees}` }]),
    ...(isZero(known.funding) ? [] : [{ label: t('funding'), value: known.funding }]),
  ];
  return (
    <>
      <dl>
        {costs?.map(({ label, value }) => (
          <Line key={label} label={label}>
            <Amount value={value} unit="USDT" digits={2} signed />
          </Line>
        ))}
        {rebates && <Rebate rebates={rebates} known={known} />}
      </dl>
      {rebates && <Remark rebates={rebates} known={known} />}
      {isError && <p className={styles['note']}>{t('unread')}</p>}
      {rebates && <MissingOfDay day={rebates} />}
    </>
  );
}

interface RebateProps {
  rebates: JournalRebateDayDto;
  /** The day in the books. */
  known: JournalDayDto | undefined;
}

function Rebate({ rebates, known }: RebateProps) {
  const { t, language } = journalRebateTexts.use();
  const receiptOf = useDayRebateReceipt();
  const netOf = useNet();
  const { day, rebate } = rebates;
  if (rebate === null)
    return (
      <Line label={t('rebate')}>
        <span className={styles['note']}>{t('notReported')}</span>
      </Line>
    );
  const net =
    known && known.tradeCount > 0 && known.result !== null
      ? netOf({ ...known, result: known.result, rebate })
      : undefined;
  return (
    <>
      <Line label={t('rebate')} mark={isEstimated(rebates) ? 'estimated' : undefined}>
        <Figure value={rebate} unit="USDT" digits={2} signed receipt={receiptOf(rebates)} />
      </Line>
      {net && (
        <Line label={net.label} note={net.note} isSum>
          <Figure
            value={net.value}
            unit="USDT"
            digits={2}
            signed
            tone="change"
            receipt={net.receiptOf(formatDay(day, language))}
          />
        </Line>
      )}
    </>
  );
}

/** What is not in the figures, and why. */
function Remark({ rebates: { rebate, exchanges }, known }: RebateProps) {
  const { t } = journalRebateTexts.use();
  const waiting = exchanges.filter((part) => part.rebate === null && !part.isMissing).map(({ exchange }) => exchange);
  const remarks = [
    ...(waiting.length > 0 ? [t('waitingFor', { exchanges: waiting.join(', ') })] : []),
    ...(rebate !== null && known?.tradeCount === 0 && known.result !== null ? [t('inBalances')] : []),
  ];
  return remarks.length > 0 && <p className={styles['note']}>{remarks.join(' ')}</p>;
}

interface LineProps {
  label: string;
  mark?: Mark | undefined;
  note?: string;
  /** Marks the line as the sum of those above. */
  isSum?: boolean;
  children: ReactNode;
}

function Line({ label, mark, note, isSum = false, children }: LineProps) {
  return (
    <div className={cx(dialogStyles['line'], isSum && dialogStyles['sum'])}>
      <dt>
        {label}
        {mark && (
          <>
            {' '}
            <MarkTag mark={mark} />
          </>
        )}
        {note !== undefined && <span className={styles['formula']}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
