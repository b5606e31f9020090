import { type ReactNode } from 'react';
import type { EntryDto, PointSummaryDto, ReceiptKind } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import type { MoneyWay } from '@/shared/money/money-way';
import { cut, cutUp } from '@/shared/points/luff-digits';
import { useCutSum } from '@/shared/receipts/cut-sum';
import { factBehind } from '@/shared/receipts/fact-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { entryWords } from '@/shared/statement/entry-words';
import { exactPoints, usePointSums } from '@/shared/statement/point-sums';
import { statementTexts } from '@/shared/statement/texts';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { Line, Receipt, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded, type LoadedProps } from '@/shared/ui/state';
import styles from '@/shared/ui/receipt.module.css';

/** Entries that a balance shows. */
export const LATEST = 5;

export interface PointBalanceProps {
  title: string;
  unit: string;
  balance: string;
  /** Decimals of the figure; its receipt shows all. */
  digits?: number;
  size?: FigureProps['size'] | undefined;
  /** Loads and shows the receipt. */
  receipt: () => ReactNode;
}

/** All that a member has of a point. */
export function PointBalance({ title, unit, balance, size, receipt, ...shown }: PointBalanceProps) {
  // Decimals of nothing say nothing.
  const digits = compareDecimals(balance, 0) === 0 ? 0 : (shown.digits ?? 0);
  return (
    <Figure
      value={cut(balance, digits)}
      unit={unit}
      digits={digits}
      size={size ?? 'text'}
      receiptTitle={title}
      receiptBody={receipt}
    />
  );
}

export interface BalanceReceiptProps {
  title: string;
  unit: string;
  sums: LoadedProps<PointSummaryDto>['query'] & { fulfilledTimeStamp?: number | undefined };
  /** The latest entries. */
  entries: readonly EntryDto[] | undefined;
  kind: Extract<ReceiptKind, 'lcoin' | 'luff'>;
  /** Decimals of the page. */
  digits?: number;
  /** What is behind the held part. */
  held?: ReceiptRow['behind'];
  note?: string | undefined;
  way?: MoneyWay;
}

/** A sum as a row of another receipt, with what it consists of. */
function useSumRow(unit: string, at: number | undefined) {
  const sumsOf = usePointSums(unit);
  return (all: PointSummaryDto, which: 'earned' | 'spent'): ReceiptRow => {
    const content = sumsOf(all, which);
    return {
      label: content.title,
      value: exactPoints(all[which]),
      unit,
      behind: { title: content.title, body: () => <Receipt {...content} at={at} /> },
    };
  };
}

/** A subtrahend of 0 has no minus sign. */
const lessOf = (amount: string): Pick<ReceiptRow, 'operator'> => (isSome(amount) ? { operator: '\u2212' } : {});

/** Earned − spent − held, each with what it consists of, also where it is nothing, and the latest entries. */
export function BalanceReceipt({ title, unit, sums, entries, kind, digits = 0, held, note, way }: BalanceReceiptProps) {
  const { t } = statementTexts.use();
  const cutSum = useCutSum();
  const sum = useSumRow(unit, sums.fulfilledTimeStamp);
  return (
    <Loaded query={sums} skeleton={<ReceiptSkeleton rows={4} />}>
      {(all) => {
        const balance = subtractDecimals(sumDecimals([all.earned, all.owed]), all.spent);
        const rows: ReceiptRow[] = [
          sum(all, 'earned'),
          { ...sum(all, 'spent'), ...lessOf(all.spent) },
          ...(isSome(all.owed)
            ? [{ label: t('owed'), value: exactPoints(all.owed), unit, operator: '+' as const, note: t('owedNote') }]
            : []),
          ...(isSome(all.held) && (isSome(all.spent) || isSome(all.owed))
            ? [{ label: t('beforeHeld'), value: exactPoints(balance), unit }]
            : []),
          {
            label: t('held'),
            value: exactPoints(all.held),
            unit,
            ...lessOf(all.held),
            ...(isSome(all.held) ? { note: t('heldNote'), behind: held } : {}),
          },
        ];
        return (
          <Receipt
            title={title}
            rows={rows}
            {...cutSum(
              { label: t('available'), value: exactPoints(subtractDecimals(balance, all.held)), unit },
              digits,
            )}
            below={<Latest {...{ unit, kind, digits }} entries={entries ?? []} />}
            source={t('source')}
            at={sums.fulfilledTimeStamp}
            note={note}
            way={way}
          />
        );
      }}
    </Loaded>
  );
}

export type OwedReceiptProps = Pick<
  BalanceReceiptProps,
  'title' | 'unit' | 'sums' | 'entries' | 'kind' | 'digits' | 'note'
> & {
  balanceTitle: string;
};

/** What was spent and is there, less what was earned: the part of it that a correction took and that is owed, rounded up. */
export function OwedReceipt({ title, balanceTitle, unit, sums, entries, kind, digits = 0, note }: OwedReceiptProps) {
  const { t } = statementTexts.use();
  const receipts = receiptTexts.use();
  const sum = useSumRow(unit, sums.fulfilledTimeStamp);
  return (
    <Loaded query={sums} skeleton={<ReceiptSkeleton rows={3} />}>
      {(all) => {
        const balance = subtractDecimals(sumDecimals([all.earned, all.owed]), all.spent);
        const shown = cutUp(all.owed, digits);
        return (
          <Receipt
            title={title}
            rows={[
              sum(all, 'spent'),
              ...(isSome(balance)
                ? [{ label: balanceTitle, value: exactPoints(balance), unit, operator: '+' as const }]
                : []),
              { ...sum(all, 'earned'), operator: '\u2212' },
            ]}
            sum={{ label: t('owed'), value: formatNumber(shown, { digits }), unit }}
            {...(compareDecimals(shown, all.owed) === 0
              ? {}
              : { exact: { label: receipts.t('exact'), value: exactPoints(all.owed), unit } })}
            below={<Latest {...{ unit, kind, digits }} entries={entries ?? []} />}
            source={t('source')}
            at={sums.fulfilledTimeStamp}
            note={note}
          />
        );
      }}
    </Loaded>
  );
}

const isSome = (amount: string): boolean => compareDecimals(amount, 0) > 0;

interface LatestProps extends Required<Pick<BalanceReceiptProps, 'unit' | 'kind' | 'digits'>> {
  entries: readonly EntryDto[];
}

/** Two lines for an entry: its name and amount, formatted as in the lists of the page, then time and reason. */
function Latest({ unit, entries, kind, digits }: LatestProps) {
  const { t, language } = statementTexts.use();
  if (entries.length === 0) return null;
  return (
    <div className={styles['below']}>
      <p className={styles['group']}>{t('latest')}</p>
      <ul aria-label={t('latest')}>
        {entries.map((entry, index) => {
          const { id, description, amount } = entry;
          const value = formatNumber(cut(amount, digits), { digits, sign: 'always' });
          const { title, when, causes } = entryWords(entry, language);
          return (
            <Line
              key={id}
              index={index}
              row={{
                label: title,
                value,
                unit,
                note: [when, ...causes].map((words) => <span key={words}>{words}</span>),
                behind: { ...factBehind({ kind, id }, description), shown: { value, unit } },
              }}
            />
          );
        })}
      </ul>
    </div>
  );
}
