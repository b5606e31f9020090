import { useState } from 'react';
import {
  type Measure,
  type RowRange,
  type RowSum,
  addUp,
  rowId,
  totalOf,
  useAllRebateRows,
} from '@/features/uid-rebate/rebate-rows';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import type { RebateDayDto, RebateExchangeDto, RebateRowDto, RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDay, formatExact, formatNumber } from '@/shared/format';
import { type CreditingExchange, type MoneyWay, useRebateWay } from '@/shared/money/money-way';
import { factBehind, FactReceipt, type FactReceiptProps } from '@/shared/receipts/fact-receipt';
import { useCents } from '@/shared/receipts/in-cents';
import type { Mark } from '@/shared/ui/marks';
import { Receipt, type ReceiptContent, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';

const DIGITS = 2;
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

/** Exchanges of the dashboard with their rebate terms. */
export function creditingExchanges(exchanges: readonly RebateExchangeDto[]): CreditingExchange[] {
  return exchanges.map(({ exchangeName, rebateCredit }) => ({ name: exchangeName, rebateCredit }));
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
      {(rows) => <RowsReceipt {...{ title, rows, measure, way }} isPart={range.exchange !== undefined} />}
    </Loaded>
  );
}

interface RowsReceiptProps extends Pick<PeriodReceiptProps, 'title' | 'measure'> {
  rows: readonly RebateRowDto[];
  way: MoneyWay | undefined;
  /** Not all rows of their days. */
  isPart?: boolean;
  /** Of one UID, or of one of its days: nothing to choose. */
  by?: 'day' | 'row';
}

function RowsReceipt({ title, rows, measure, way, isPart = false, by }: RowsReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const [chosen, setChosen] = useState<'uid' | 'day'>('day');
  const view = by ?? chosen;
  const origin = useOrigin()(rows);
  const inCents = useCents();
  const count = (some: readonly RebateRowDto[]): string => t('receipt.rows', { count: some.length });
  const sums =
    view === 'uid'
      ? addUp(rows, measure, (row) => `${row.exchangeName} ${row.uid}`).sort((a, b) => a.key.localeCompare(b.key))
      : addUp(rows, measure, (row) => (view === 'day' ? row.day : rowId(row)));
  // A UID that all rows share is left out.
  const isOneUid = rows.length > 1 && new Set(rows.map(({ exchange, uid }) => `${exchange} ${uid}`)).size === 1;
  const nameOf = (row: RebateRowDto): string => `${row.exchangeName} ${t(`receipt.product.${productOf(row)}`)}`;
  /** One row by itself; the whole day; or those of its rows that count here. */
  const behindOf = (of: 'day' | 'row', group: readonly RebateRowDto[], name: string): ReceiptRow['behind'] => {
    const [first, ...others] = group;
    if (!first) return undefined;
    if (of === 'row' || (isPart && others.length === 0))
      return factBehind({ kind: 'rebate-row', id: rowId(first) }, name, way);
    if (!isPart) return factBehind({ kind: 'rebate-day', id: first.day }, name, way);
    return { title: name, body: () => <RowsReceipt {...{ measure, way }} title={name} rows={group} by="row" isPart /> };
  };
  const linesOf = ({ key, rows: group, total, volume, estimated }: RowSum): ReceiptRow => ({
    value: formatExact(total),
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
            body: () => <RowsReceipt {...{ measure, way }} title={key} rows={group} by="day" isPart />,
          },
        }
      : {
          label: view === 'day' || !group[0] ? formatDay(key, language) : nameOf(group[0]),
          ...(view === 'row' && group[0] && !isOneUid ? { note: t('receipt.uid', { uid: group[0].uid }) } : {}),
          behind: behindOf(view, group, t('receipt.day', { day: formatDay(group[0]?.day ?? key, language) })),
        }),
  });
  const lines = { rows: sums.map(linesOf), sum: { value: formatExact(totalOf(rows, measure)), unit: t('usdt') } };
  const shown = measure === 'rebate' ? inCents(lines) : lines;
  return (
    <Receipt
      title={title}
      {...shown}
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
        by === undefined &&
        rows.length > 1 && (
          <Segmented
            value={chosen}
            onChange={setChosen}
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

const products = { spot: true, futures: true } as const;

function productOf(row: RebateRowDto): 'spot' | 'futures' | 'other' {
  return row.product in products ? (row.product as keyof typeof products) : 'other';
}

interface DayReceiptProps extends Pick<FactReceiptProps, 'isPartOfPage'> {
  /** A day of the dashboard, and its exchanges. */
  day: RebateDayDto;
  exchanges: readonly RebateExchangeDto[];
}

/** The rows of one day. Without any, the day had no trades as far as its reports have come: one that is missing tells no 0. */
export function DayReceipt({ day: { day, rebate, waitingFor }, exchanges, ...rest }: DayReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const waiting = exchanges.filter(({ exchange }) => waitingFor.includes(exchange));
  const isComplete = rebate !== null && waiting.length === 0;
  return (
    <FactReceipt
      kind="rebate-day"
      id={day}
      {...rest}
      way={rebateWay(...creditingExchanges(exchanges))}
      none={
        <Receipt
          title={t('receipt.day', { day: formatDay(day, language) })}
          rows={[]}
          sum={isComplete ? { value: formatNumber(0, { digits: DIGITS }), unit: t('usdt') } : { value: '—' }}
          note={
            isComplete
              ? t('receipt.none')
              : waiting.length === 0
                ? t('receipt.notReported')
                : t('receipt.waitingFor', { exchanges: waiting.map(({ exchangeName }) => exchangeName).join(', ') })
          }
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
        value: formatExact(totalRebate),
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
      value: formatExact(estimatedMonthly),
      unit: t('usdt'),
    },
    marks: simulated ? ['estimated', 'simulated'] : ['estimated'],
    note: t('receipt.estimateNote'),
  });
}
