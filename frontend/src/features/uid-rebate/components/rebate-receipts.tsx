import { useState } from 'react';
import { type Measure, type RowRange, addUp, totalOf, useAllRebateRows } from '@/features/uid-rebate/rebate-rows';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useGetReceiptQuery } from '@/shared/api/generated/member';
import type { FactReceiptDto, RebateExchangeDto, RebateRowDto, RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber, formatPercent } from '@/shared/format';
import { type CreditingExchange, type MoneyWay, useRebateWay } from '@/shared/money/money-way';
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

/** Rows of a period's sum, grouped by UID or day. */
export function PeriodReceipt({ title, range, measure, way }: PeriodReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const [view, setView] = useState<'uid' | 'day'>('uid');
  const origin = useOrigin();
  const query = useAllRebateRows(range);
  const count = (rows: readonly RebateRowDto[]): string => t('receipt.rows', { count: rows.length });
  const lines = (rows: readonly RebateRowDto[]): ReceiptRow[] =>
    view === 'uid'
      ? addUp(rows, measure, (row) => `${row.exchangeName} ${row.uid}`)
          .sort((a, b) => a.key.localeCompare(b.key))
          .map(({ key, rows: group, total, volume, estimated }) => ({
            label: group[0]?.uid ?? key,
            group: group[0]?.exchangeName ?? '',
            value: formatNumber(total, { digits: DIGITS }),
            note:
              measure === 'rebate'
                ? `${count(group)}, ${t('dashboard.volume', { amount: formatNumber(volume, { digits: 0 }) })}`
                : count(group),
            ...(estimated ? { mark: 'estimated' as const } : {}),
          }))
      : addUp(rows, measure, (row) => row.day).map(({ key, rows: group, total, estimated }) => ({
          label: formatDay(key, language),
          value: formatNumber(total, { digits: DIGITS }),
          ...(group.length > 1 ? { note: count(group) } : {}),
          ...(estimated ? { mark: 'estimated' as const } : {}),
        }));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={5} />}>
      {(rows) => {
        const facts = origin(rows);
        return (
          <Receipt
            title={title}
            rows={lines(rows)}
            sum={{ value: formatNumber(totalOf(rows, measure), { digits: DIGITS }), unit: t('usdt') }}
            note={
              rows.length === 0
                ? t('receipt.noneInRange')
                : measure === 'rebate'
                  ? t('receipt.formula')
                  : `${t('receipt.formulaVolume')} ${rows.some((row) => row.estimated) ? t('receipt.volumeEstimated') : ''}`
            }
            way={way}
            source={facts.source}
            at={facts.at}
            marks={facts.marks?.filter((mark) => mark !== 'estimated' || measure === 'volume') ?? []}
            action={
              rows.length > 1 && (
                <Segmented
                  value={view}
                  onChange={setView}
                  label={t('receipt.view')}
                  options={[
                    { value: 'uid', label: t('receipt.byUid') },
                    { value: 'day', label: t('receipt.byDay') },
                  ]}
                />
              )
            }
          />
        );
      }}
    </Loaded>
  );
}

/** What the server adds to rows that were read: number, seal, correction. */
function sealOf(sealed: FactReceiptDto | undefined): Pick<ReceiptContent, 'number' | 'seal' | 'correctedAt'> {
  return sealed ? { number: sealed.number, seal: sealed.seal, correctedAt: sealed.correctedAt } : {};
}

interface DayReceiptProps {
  day: string;
  days: number;
  /** The exchanges of the dashboard. */
  exchanges: readonly RebateExchangeDto[];
}

/** All rows of one day with their multiplication. */
export function DayReceipt({ day, days, exchanges }: DayReceiptProps) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const origin = useOrigin();
  const query = useAllRebateRows({ days, day });
  // The rows are there without it.
  const { data: sealed } = useGetReceiptQuery({ kind: 'rebate-day', id: day });
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={3} />}>
      {(rows) => (
        <Receipt
          {...origin(rows)}
          {...sealOf(sealed)}
          title={t('receipt.day', { day: formatDay(day, language) })}
          rows={rows.map((row) => ({
            label: `${row.uid} ${t(`receipt.product.${productOf(row)}`)}`,
            group: row.exchangeName,
            value: row.rebate === null ? '—' : formatNumber(row.rebate, { digits: DIGITS }),
            note: (
              <>
                <span>
                  {row.fee === null
                    ? t('receipt.feeUnknown')
                    : t('receipt.fee', {
                        fee: formatNumber(row.fee, { digits: 4, trim: true }),
                        rate: formatPercent(row.rebateRate),
                      })}
                </span>
                {row.volume !== null && (
                  <span>{t('dashboard.volume', { amount: formatNumber(row.volume, { digits: DIGITS }) })}</span>
                )}
                {row.coin !== null && row.priceUsed !== null && (
                  <span>
                    {t('receipt.price', {
                      coin: row.coin,
                      price: formatNumber(row.priceUsed, { digits: 8, trim: true }),
                    })}
                  </span>
                )}
              </>
            ),
            ...(row.estimated ? { mark: 'estimated' as const } : {}),
          }))}
          sum={{ value: formatNumber(totalOf(rows, 'rebate'), { digits: DIGITS }), unit: t('usdt') }}
          note={
            rows.length === 0
              ? t('receipt.none')
              : rows.some((row) => row.estimated)
                ? t('receipt.volumeEstimated')
                : undefined
          }
          way={rebateWay(
            onlyExchange(exchanges.filter(({ exchange }) => rows.some((row) => row.exchange === exchange))),
          )}
          marks={rows.some((row) => row.simulated) ? ['simulated'] : []}
        />
      )}
    </Loaded>
  );
}

const products = { spot: true, futures: true } as const;

function productOf(row: RebateRowDto): 'spot' | 'futures' | 'other' {
  return row.product in products ? (row.product as keyof typeof products) : 'other';
}

/** How a month is projected from the days that have a report. */
export function useEstimateReceipt(): (summary: RebateSummaryDto & { estimatedMonthly: string }) => ReceiptContent {
  const { t, language } = uidRebateTexts.use();
  return ({ totalRebate, reportDays, estimatedMonthly, fromDay, toDay, simulated }) => ({
    title: t('receipt.estimate'),
    rows: [
      {
        label: t('receipt.estimateTotal'),
        value: formatNumber(totalRebate, { digits: DIGITS }),
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
      value: formatNumber(estimatedMonthly, { digits: DIGITS }),
      unit: t('usdt'),
    },
    marks: simulated ? ['estimated', 'simulated'] : ['estimated'],
    note: t('receipt.estimateNote'),
  });
}
