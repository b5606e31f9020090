import { type ReactNode } from 'react';
import type { EntryDto, PointSummaryDto, ReceiptKind } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatDateTime } from '@/shared/format';
import type { MoneyWay } from '@/shared/money/money-way';
import { cut } from '@/shared/points/luff-digits';
import { factBehind } from '@/shared/receipts/fact-receipt';
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
export function PointBalance({ title, unit, balance, digits = 0, size, receipt }: PointBalanceProps) {
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

/** Earned − spent − held, each with what it consists of, and the latest entries. */
export function BalanceReceipt({ title, unit, sums, entries, kind, held, note, way }: BalanceReceiptProps) {
  const { t } = statementTexts.use();
  const sum = useSumRow(unit, sums.fulfilledTimeStamp);
  return (
    <Loaded query={sums} skeleton={<ReceiptSkeleton rows={4} />}>
      {(all) => {
        const balance = subtractDecimals(sumDecimals([all.earned, all.owed]), all.spent);
        const isHeld = compareDecimals(all.held, 0) > 0;
        return (
          <Receipt
            title={title}
            rows={[
              sum(all, 'earned'),
              { ...sum(all, 'spent'), operator: '\u2212' },
              ...(compareDecimals(all.owed, 0) > 0
                ? [
                    {
                      label: t('owed'),
                      value: exactPoints(all.owed),
                      unit,
                      operator: '+' as const,
                      note: t('owedNote'),
                    },
                  ]
                : []),
              ...(isHeld ? [{ label: title, value: exactPoints(balance), unit }] : []),
              {
                label: t('held'),
                value: exactPoints(all.held),
                unit,
                operator: '\u2212',
                ...(isHeld ? { note: t('heldNote'), behind: held } : {}),
              },
            ]}
            sum={{ label: t('available'), value: exactPoints(subtractDecimals(balance, all.held)), unit }}
            below={<Latest unit={unit} entries={entries ?? []} kind={kind} />}
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

export type OwedReceiptProps = Pick<BalanceReceiptProps, 'title' | 'unit' | 'sums' | 'entries' | 'kind' | 'note'> & {
  balanceTitle: string;
};

/** What was spent and is there, less what was earned: the part of it that a correction took and that is owed. */
export function OwedReceipt({ title, balanceTitle, unit, sums, entries, kind, note }: OwedReceiptProps) {
  const { t } = statementTexts.use();
  const sum = useSumRow(unit, sums.fulfilledTimeStamp);
  return (
    <Loaded query={sums} skeleton={<ReceiptSkeleton rows={3} />}>
      {(all) => (
        <Receipt
          title={title}
          rows={[
            sum(all, 'spent'),
            {
              label: balanceTitle,
              value: exactPoints(subtractDecimals(sumDecimals([all.earned, all.owed]), all.spent)),
              unit,
              operator: '+',
            },
            { ...sum(all, 'earned'), operator: '\u2212' },
          ]}
          sum={{ label: t('owed'), value: exactPoints(all.owed), unit }}
          below={<Latest unit={unit} entries={entries ?? []} kind={kind} />}
          source={t('source')}
          at={sums.fulfilledTimeStamp}
          note={note}
        />
      )}
    </Loaded>
  );
}

function Latest({
  unit,
  entries,
  kind,
}: Pick<BalanceReceiptProps, 'unit' | 'kind'> & { entries: readonly EntryDto[] }) {
  const { t, language } = statementTexts.use();
  if (entries.length === 0) return null;
  return (
    <div className={styles['below']}>
      <p className={styles['group']}>{t('latest')}</p>
      <ul aria-label={t('latest')}>
        {entries.map(({ id, description, amount, createdAt }, index) => (
          <Line
            key={id}
            index={index}
            row={{
              label: description,
              value: exactPoints(amount, 'always'),
              unit,
              note: formatDateTime(createdAt, language),
              behind: factBehind({ kind, id }, description),
            }}
          />
        ))}
      </ul>
    </div>
  );
}
