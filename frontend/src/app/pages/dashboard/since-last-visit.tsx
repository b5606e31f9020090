import { useEffect, useState } from 'react';
import { noteVisit } from '@/app/pages/dashboard/last-visit';
import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { rowId, useAllRebateRows } from '@/features/uid-rebate/rebate-rows';
import {
  useListLcoinEntriesInfiniteQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { type DecimalInput, sumDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatExact, formatNumber, seoulDay } from '@/shared/format';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { keep, readKept } from '@/shared/kept';
import { useCents } from '@/shared/receipts/in-cents';
import { FactReceipt, factBehind } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { statementTexts } from '@/shared/statement/texts';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded, type LoadedProps } from '@/shared/ui/state';
import { Receipt, type ReceiptContent, type ReceiptRow } from '@/shared/ui/receipt';

const USDT_DIGITS = 2;
const EXACT_DIGITS = 8;

/** When the visit before this one was; undefined on the first one. */
export function useLastVisit(userId: string): number | undefined {
  const [before] = useState(() => noteVisit(userId, Date.now()));
  return before;
}

/** What came and went since the visit before this one, each sum with what it consists of. */
export function SinceLastVisit({ before, userId }: { before: number; userId: string }) {
  const { t, language } = dashboardTexts.use();
  const luffDigits = useLuffDigits();
  const from = seoulDay(before);
  return (
    <Section title={t('since')} lead={t('sinceText', { at: formatDateTime(before, language) })}>
      <Entries label={t('since')}>
        <PaidPaybacks before={before} userId={userId} />
        <NewReports before={before} />
        <Points
          kind="luff"
          label={t('luffChange')}
          unit={t('luffUnit')}
          digits={luffDigits}
          exactDigits={EXACT_DIGITS}
          before={before}
          query={useAllItems(useListLuffTransactionsInfiniteQuery({ from }))}
        />
        <Points
          kind="lcoin"
          label={t('lcoinChange')}
          unit="L"
          digits={0}
          exactDigits={0}
          before={before}
          query={useAllItems(useListLcoinEntriesInfiniteQuery({ from }))}
        />
      </Entries>
    </Section>
  );
}

/** Paybacks that were paid meanwhile, each leading to its own receipt; told as a slip, once in this browser. */
function PaidPaybacks({ before, userId }: { before: number; userId: string }) {
  const { t, language } = dashboardTexts.use();
  const { data } = useAllItems(useListLuffRedemptionsInfiniteQuery({}));
  const paid = (data ?? []).flatMap(({ id, usdtAmount, paidAt }) =>
    usdtAmount !== null && paidAt !== null && Date.parse(paidAt) > before ? [{ id, usdtAmount, paidAt }] : [],
  );
  const sum = sumDecimals(paid.map(({ usdtAmount }) => usdtAmount));
  const title = t('paidBack', { count: paid.length });
  const exact = (usdt: DecimalInput): string => formatNumber(usdt, { digits: EXACT_DIGITS, trim: true });
  const receipt: ReceiptContent = {
    title,
    rows: paid.map(({ id, usdtAmount, paidAt }) => ({
      label: formatDateTime(paidAt, language),
      value: exact(usdtAmount),
      unit: 'USDT',
      behind: factBehind({ kind: 'payback', id }, t('paidBack', { count: 1 })),
    })),
    sum: { value: exact(sum), unit: 'USDT' },
  };
  const ids = paid.map(({ id }) => id).join();
  useEffect(() => {
    const key = `paid.${userId}`;
    const told = readKept(key)?.split(',') ?? [];
    const [first, ...others] = ids.split(',');
    if (!first || ids.split(',').every((id) => told.includes(id))) return;
    keep(key, ids);
    tellSlip({
      title,
      sum: { value: exact(sum), unit: 'USDT' },
      receipt: () => (others.length === 0 ? <FactReceipt kind="payback" id={first} /> : <Receipt {...receipt} />),
      waits: true,
    });
    // What it tells changes with the paybacks alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each payback
  }, [ids, userId]);
  if (paid.length === 0) return null;
  return (
    <Entry
      title={title}
      note={paid.map(({ paidAt }) => formatDateTime(paidAt, language))[0]}
      value={<Figure value={sum} unit="USDT" digits={USDT_DIGITS} receipt={receipt} />}
    />
  );
}

/** Report rows that came or were corrected. */
function NewReports({ before }: { before: number }) {
  const { t, language } = dashboardTexts.use();
  const query = useAllRebateRows({ days: 30 });
  const inCents = useCents();
  return (
    <Entry
      title={t('sinceRebate')}
      note={
        query.data &&
        t('reports', { count: query.data.filter(({ updatedAt }) => Date.parse(updatedAt) > before).length })
      }
      value={
        <Loaded query={query} skeleton={<Skeleton width="5em" />}>
          {(all) => {
            const rows = all.filter(({ updatedAt }) => Date.parse(updatedAt) > before);
            const sum = sumDecimals(rows.flatMap(({ rebate }) => rebate ?? []));
            return (
              <Figure
                value={sum}
                unit="USDT"
                digits={USDT_DIGITS}
                receipt={{
                  title: t('sinceRebate'),
                  ...inCents({
                    rows: rows.map((row) => {
                      const label = `${formatDay(row.day, language)} ${row.uid}`;
                      return {
                        label,
                        group: row.exchangeName,
                        value: row.rebate === null ? '—' : formatExact(row.rebate),
                        note: t('reportAt', { at: formatDateTime(row.updatedAt, language) }),
                        behind: factBehind({ kind: 'rebate-row', id: rowId(row) }, label),
                      };
                    }),
                    sum: { value: formatExact(sum), unit: 'USDT' },
                  }),
                  note: rows.length === 0 ? t('nothingNew') : t('sinceRebateNote'),
                }}
              />
            );
          }}
        </Loaded>
      }
    />
  );
}

interface PointsProps {
  kind: 'luff' | 'lcoin';
  label: string;
  unit: string;
  /** Decimals of the figure. */
  digits: number;
  /** Decimals of its receipt. */
  exactDigits: number;
  before: number;
  query: LoadedProps<EntryDto[]>['query'];
}

/** Change of a balance, by kind of entry. */
function Points({ kind, label, unit, digits, exactDigits, before, query }: PointsProps) {
  const { t, language } = dashboardTexts.use();
  const statement = statementTexts.use();
  const source = statement.t('source');
  const exact = (value: DecimalInput): string =>
    formatNumber(value, { digits: exactDigits, trim: true, sign: 'always' });
  const rowOf = ({ id, description, amount, createdAt }: EntryDto): ReceiptRow => ({
    label: description,
    value: exact(amount),
    unit,
    note: formatDateTime(createdAt, language),
    behind: factBehind({ kind, id }, description),
  });
  return (
    <Entry
      title={label}
      note={query.data && t('entries', { count: newIn(query.data, before).length })}
      value={
        <Loaded query={query} skeleton={<Skeleton width="5em" />}>
          {(all) => {
            const entries = newIn(all, before);
            const sum = sumDecimals(entries.map(({ amount }) => amount));
            return (
              <Figure
                value={cut(sum, digits)}
                unit={unit}
                digits={digits}
                signed
                tone="change"
                receipt={{
                  title: t('changeOf', { name: label }),
                  rows: byType(entries).map(([type, some]): ReceiptRow => {
                    const kindSum = { value: exact(sumDecimals(some.map(({ amount }) => amount))), unit };
                    const title = statement.t(`types.${type}`);
                    const rows = some.map(rowOf);
                    return {
                      ...kindSum,
                      label: title,
                      note: t('entries', { count: some.length }),
                      behind: {
                        title,
                        body: () => <Receipt title={title} rows={rows} sum={kindSum} source={source} />,
                      },
                    };
                  }),
                  sum: { value: exact(sum), unit },
                  ...(entries.length === 0 ? { note: t('nothingNew') } : {}),
                  source,
                }}
              />
            );
          }}
        </Loaded>
      }
    />
  );
}

const newIn = (entries: readonly EntryDto[], before: number): EntryDto[] =>
  entries.filter(({ createdAt }) => Date.parse(createdAt) > before);

function byType(entries: readonly EntryDto[]): [EntryDto['type'], EntryDto[]][] {
  const types = [...new Set(entries.map(({ type }) => type))];
  return types.map((type) => [type, entries.filter((entry) => entry.type === type)]);
}
