import { useId } from 'react';
import { Amount, amountField, Figure, formatSignedAmount } from '@/features/journal/amounts';
import type { DayPartProps } from '@/features/journal/components/day-part';
import { useDayReceipt } from '@/features/journal/components/profit-receipts';
import { type RemoveUndoably, useUndoable } from '@/features/journal/components/use-undoable';
import { DayRebate } from '@/features/journal/rebates/day-rebate';
import { isZero, plainNumber } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import {
  useDeleteDailyEntryMutation,
  useListJournalDaysInfiniteQuery,
  useListTradesInfiniteQuery,
  useSaveDailyEntryMutation,
} from '@/shared/api/generated/member';
import type { DailyEntryDto, JournalDayDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { useAllItems } from '@/shared/api/use-all-items';
import { parseDecimal, subtractDecimals } from '@/shared/decimal';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

const DIGITS = 2;
const NAMES = ['start', 'end'] as const;
const AMOUNT_INPUT = { type: 'number', step: '0.01', inputMode: 'decimal', autoComplete: 'off' } as const;

/** Balances of the day, their difference while one types, and what the day has brought. */
export function ProfitTab({ day, entry }: DayPartProps & { entry: DailyEntryDto | undefined }) {
  const { t } = journalTexts.use();
  const [save] = useSaveDailyEntryMutation();
  const { removeUndoably, undo } = useUndoable();
  const saved = (): unknown => toast({ title: t('profit.saved'), description: t('profit.savedText') });
  /** One sentence speaks for both fields. */
  const check = (values: { start: string; end: string }) => {
    const [start, end] = [values.start, values.end].map((typed) =>
      parseDecimal(typed) === undefined ? '' : undefined,
    );
    return { start, end };
  };
  const form = useForm({
    values: { start: entry?.startBalanceUSDT ?? '', end: entry?.endBalanceUSDT ?? '' },
    check,
    read: ({ start, end }) => ({ date: day, startBalance: plainNumber(start), endBalance: plainNumber(end) }),
    send: (saveDailyEntryDto) => save({ saveDailyEntryDto }).unwrap(),
    done: saved,
    about: (path) => ({ startBalance: 'start' as const, endBalance: 'end' as const })[path],
    failed: t('profit.failed'),
    fallback: t('profit.fallback'),
  });
  const wrong = useId();
  const { start, end } = form.values;
  const isKnown = parseDecimal(start) !== undefined && parseDecimal(end) !== undefined;
  const isWrong = NAMES.some((name) => form.field(name).invalid);
  return (
    <>
      <Form form={form} className={styles['form']} aria-label={t('dialog.profit')}>
        <div className={styles['pair']}>
          {NAMES.map((name) => (
            <Field key={name} label={t(`profit.${name}`)} {...form.field(name)}>
              <Input
                className={amountField()}
                {...AMOUNT_INPUT}
                suffix={t('usdt')}
                {...(form.field(name).invalid ? { 'aria-describedby': wrong } : {})}
              />
            </Field>
          ))}
        </div>
        {isWrong && (
          <p className={styles['wrong']} role="alert">
            <b>{t('profit.invalidTitle')}</b> <span id={wrong}>{t('profit.invalid')}</span>
          </p>
        )}
        <p className={styles['line']} aria-live="polite">
          {isKnown && (
            <>
              <span>{t('profit.difference')}</span>
              <Amount
                value={subtractDecimals(end, start)}
                unit={t('usdt')}
                digits={DIGITS}
                signed
                tone="change"
                size="m"
              />
            </>
          )}
        </p>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('profit.save')}
        </Button>
      </Form>
      <DayBooks day={day} />
      {entry !== undefined && <RemoveEntry entry={entry} removeUndoably={removeUndoably} />}
      {undo}
    </>
  );
}

/** The day as it is in the books: its result, and what fees, funding and rebate make of it. */
function DayBooks({ day }: DayPartProps) {
  const [known] = itemsOf(useListJournalDaysInfiniteQuery({ from: day, to: day }).data) ?? [];
  return (
    <>
      {known && known.result !== null && <DayResult known={{ ...known, result: known.result }} />}
      <DayRebate day={day} known={known} />
    </>
  );
}

/** The result of the day with its rows. */
function DayResult({ known }: { known: JournalDayDto & { result: string } }) {
  const { t } = journalTexts.use();
  const receipt = useDayReceipt();
  const { day, result, unexplained, cashFlow } = known;
  const { data: trades } = useAllItems(useListTradesInfiniteQuery({ from: day, to: day }));
  const signed = (amount: string): string => formatSignedAmount(amount, { digits: DIGITS });
  return (
    <div className={styles['result']}>
      <dl>
        <div className={styles['line']}>
          <dt>
            {known.tradeCount === 0 && !isZero(cashFlow)
              ? t('profit.withoutCash', { amount: signed(cashFlow) })
              : t('receipt.result')}
          </dt>
          <dd>
            <Figure
              value={result}
              unit={t('usdt')}
              digits={DIGITS}
              signed
              tone="change"
              receipt={trades && receipt(known, trades)}
            />
          </dd>
        </div>
      </dl>
      {unexplained !== null && (
        <p className={isZero(unexplained) ? styles['agrees'] : styles['unexplained']}>
          {isZero(unexplained) ? t('receipt.agrees') : t('receipt.unexplained', { amount: signed(unexplained) })}
        </p>
      )}
    </div>
  );
}

function RemoveEntry({ entry, removeUndoably }: { entry: DailyEntryDto; removeUndoably: RemoveUndoably }) {
  const { t } = journalTexts.use();
  const [remove, { isLoading }] = useDeleteDailyEntryMutation();
  const [save] = useSaveDailyEntryMutation();
  const { summaryDate: date, startBalanceUSDT: startBalance, endBalanceUSDT: endBalance, note } = entry;
  const balances = startBalance === null || endBalance === null ? {} : { startBalance, endBalance };
  const act = (): Promise<void> =>
    removeUndoably({
      remove: () => remove({ date }).unwrap(),
      again: () => save({ saveDailyEntryDto: { date, ...balances, ...(note === null ? {} : { note }) } }).unwrap(),
      removed: t('profit.removed'),
      againFailed: t('profit.failed'),
    });
  return (
    <div className={styles['removal']}>
      <Button variant="danger" size="s" busy={isLoading} onClick={() => void act()}>
        {t('profit.remove')}
      </Button>
    </div>
  );
}
