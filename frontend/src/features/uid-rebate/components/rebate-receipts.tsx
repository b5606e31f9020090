import { useState } from 'react';
import { type Measure, type RowRange, addUp, totalOf, useAllRebateRows } from '@/features/uid-rebate/rebate-rows';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import type { RebateExchangeDto, RebateRowDto, RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber } from '@/shared/format';
import { type CreditingExchange, type MoneyWay, useRebateWay } from '@/shared/money/money-way';
import { factBehind, FactReceipt } from '@/shared/receipts/fact-receipt';
import type { Mark } from '@/shared/ui/marks';
import { Receipt, type ReceiptContent, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';

const DIGITS = 2;
const MAX_DIGITS = 8;

/** Receipts show all digits; what the page shortens is said in a row of its own. */
const exact = (amount: string): string => formatNumber(amount, { digits: MAX_DIGITS, trim: true });

/** Source of the rows, time of the latest, and their marks. */
export function useOrigin(): (rows: readonly RebateRowDto[]) => Pick<ReceiptContent, 'source' | 'at' | 'marks'> {
  const { t } = uidRebateTexts.use();
  return (rows) => {
    const names = rows.map((row) =>
      row.source === 'api' ? t('dashboard.sourceApi', { exchange: row.exchangeName }) : t('dashboard.sourceImport'),
    );
    const marks: Mark[] = [
      ...(rows.some((row) => row.simulated) ? (['simulated'] as const) : []),
      ...(rows.some((row) => row.estimated) ? (['estimated'] as const) : []),
    ];
    return {
      source: [...new Set(names)].join(', ') || undefined,
      at: rows
        .map((row) => row.fetchedAt)
        .sort()
        .at(-1),
      marks,
    };
  };
}

/** An exchange of the dashboard with its rebate terms. */
export function creditingExchange({ exchangeName, rebateCredit }: RebateExchangeDto): CreditingExchange {
  return { name: exchangeName, rebateCredit };
}

/** The only exchange, whose payment terms apply to all; undefined among several. */
export function onlyExchange(exchanges: readonly RebateExchangeDto[]): CreditingExchange | undefined {
  const [first, ...others] = exchanges;
  return first && others.length === 0 ? creditingExchange(first) : undefined;
}

export interface PeriodReceiptProps {
  title: string;
  range: RowRange;
  measure: Measure;
  /** Payment terms of a sum; none for volumes, which are not paid. */
  way?: MoneyWay;
}

/** Rows of a period's sum, grouped by day or UID. */
export function PeriodReceipt({ title, range, measure, way }: PeriodReceiptProps) {
  const query = useAllRebateRows(range);
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={5} />}>
      {(rows) => <RowsReceipt title={title} rows={rows} measure={measure} way={way} />}
    </Loaded>
  );
}

interface RowsReceiptProps extends Pick<PeriodReceiptProps, 'title' | 'measure'> {
  rows: readonly RebateRowDto[];
  way: MoneyWay | undefined;
  /** Of one UID: by day alone. */
  ofUid?: boolean;
}

function RowsReceipt({ title, rows, measure, way, ofUid = false }: RowsReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const [view, setView] = useState<'uid' | 'day'>('day');
  const origin = useOrigin()(rows);
  const count = (some: readonly RebateRowDto[]): string => t('receipt.rows', { count: some.length });
  const sums =
    view === 'uid'
      ? addUp(rows, measure, (row) => `${row.exchangeName} ${row.uid}`).sort((a, b) => a.key.localeCompare(b.key))
      : addUp(rows, measure, (row) => row.day);
  const lines = sums.map(({ key, rows: group, total, volume, estimated }): ReceiptRow => ({
    value: exact(total),
    ...(estimated ? { mark: 'estimated' as const } : {}),
    ...(view === 'uid'
      ? {
          label: group[0]?.uid ?? key,
          group: group[0]?.exchangeName ?? '',
          note:
            measure === 'rebate'
              ? `${count(group)}, ${t('dashboard.volume', { amount: formatNumber(volume, { digits: 0 }) })}`
              : count(group),
          behind: {
            title: key,
            body: () => <RowsReceipt title={key} rows={group} measure={measure} way={way} ofUid />,
          },
        }
      : {
          label: formatDay(key, language),
          ...(group.length > 1 ? { note: count(group) } : {}),
          behind: factBehind({ kind: 'rebate-day', id: key }, t('receipt.day', { day: formatDay(key, language) }), way),
        }),
  }));
  return (
    <Receipt
      title={title}
      rows={lines}
      sum={{ value: exact(totalOf(rows, measure)), unit: t('usdt') }}
      note={
        rows.length === 0
          ? t('receipt.noneInRange')
          : measure === 'rebate'
            ? t('receipt.formula')
            : `${t('receipt.formulaVolume')} ${rows.some((row) => row.estimated) ? t('receipt.volumeEstimated') : ''}`
      }
      way={way}
      source={origin.source}
      at={origin.at}
      marks={origin.marks?.filter((mark) => mark !== 'estimated' || measure === 'volume') ?? []}
      action={
        !ofUid &&
        rows.length > 1 && (
          <Segmented
            value={view}
            onChange={setView}
            label={t('receipt.view')}
            options={[
              { value: 'day', label: t('receipt.byDay') },
              { value: 'uid', label: t('receipt.byUid') },
            ]}
          />
        )
      }
    />
  );
}

interface DayReceiptProps {
  day: string;
  /** The exchanges of the dashboard. */
  exchanges: readonly RebateExchangeDto[];
}

/** The rows of one day; a day whose report has none of the member's trades has nothing to add up. */
export function DayReceipt({ day, exchanges }: DayReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  return (
    <FactReceipt
      kind="rebate-day"
      id={day}
      way={rebateWay(onlyExchange(exchanges))}
      none={
        <Receipt
          title={t('receipt.day', { day: formatDay(day, language) })}
          rows={[]}
          sum={{ value: formatNumber(0, { digits: DIGITS }), unit: t('usdt') }}
          note={t('receipt.none')}
        />
      }
    />
  );
}

/** How a month is projected from the days that have a report. */
export function useEstimateReceipt(): (summary: RebateSummaryDto & { estimatedMonthly: string }) => ReceiptContent {
  const { t, language } = uidRebateTexts.use();
  return ({ totalRebate, reportDays, estimatedMonthly, fromDay, toDay, simulated }) => ({
    title: t('receipt.estimate'),
    rows: [
      {
        label: t('receipt.estimateTotal'),
        value: exact(totalRebate),
        unit: t('usdt'),
        note: t('dashboard.period', { from: formatDay(fromDay, language), to: formatDay(toDay, language) }),
      },
      {
        label: t('receipt.estimateDays'),
        value: formatNumber(reportDays),
        unit: t('receipt.daysUnit', { count: reportDays }),
        operator: '÷',
      },
      {
        label: t('receipt.estimateMonth'),
        value: formatNumber(30),
        unit: t('receipt.daysUnit', { count: 30 }),
        operator: '×',
      },
    ],
    sum: {
      label: t('dashboard.estimatedMonthly'),
      value: exact(estimatedMonthly),
      unit: t('usdt'),
    },
    marks: simulated ? ['estimated', 'simulated'] : ['estimated'],
    note: t('receipt.estimateNote'),
  });
}
