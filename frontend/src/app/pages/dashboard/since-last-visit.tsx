import { useEffect, useState } from 'react';
import { noteVisit } from '@/app/pages/dashboard/last-visit';
import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { useAllRebateRows } from '@/features/uid-rebate/rebate-rows';
import {
  useListLcoinEntriesInfiniteQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { useAllItems } from '@/shared/api/use-all-items';
import { type DecimalInput, sumDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatNumber, seoulDay } from '@/shared/format';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { keep, readKept } from '@/shared/kept';
import { useSlip } from '@/shared/receipts/use-slip';
import { statementTexts } from '@/shared/statement/texts';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Figure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded, type LoadedProps } from '@/shared/ui/state';
import type { ReceiptRow } from '@/shared/ui/receipt';

const USDT_DIGITS = 2;
const LUFF_DIGITS = 8;

/** What came and went since the visit before this one, each sum with what it consists of; nothing on the first visit. */
export function SinceLastVisit({ userId }: { userId: string }) {
  const [before] = useState(() => noteVisit(userId, Date.now()));
  return before === undefined ? null : <Since before={before} userId={userId} />;
}

function Since({ before, userId }: { before: number; userId: string }) {
  const { t, language } = dashboardTexts.use();
  const luffDigits = useLuffDigits();
  const from = seoulDay(before);
  return (
    <Section title={t('since')} lead={t('sinceText', { at: formatDateTime(before, language) })}>
      <PaidPayback before={before} userId={userId} />
      <Entries label={t('since')}>
        <NewReports before={before} />
        <Points
          label={t('luff')}
          unit={t('luffUnit')}
          digits={luffDigits}
          exactDigits={LUFF_DIGITS}
          before={before}
          query={useAllItems(useListLuffTransactionsInfiniteQuery({ from }))}
        />
        <Points
          label={t('lcoin')}
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

/** The last payback that was paid meanwhile, as a slip, once in this browser. */
function PaidPayback({ before, userId }: { before: number; userId: string }) {
  const { t } = dashboardTexts.use();
  const slip = useSlip();
  const { data } = useListLuffRedemptionsInfiniteQuery({});
  const paid = itemsOf(data)?.find(({ paidAt }) => paidAt !== null && Date.parse(paidAt) > before);
  const { id, usdtAmount = null } = paid ?? {};
  useEffect(() => {
    const key = `paid.${userId}`;
    if (id === undefined || usdtAmount === null || readKept(key) === id) return;
    keep(key, id);
    const sum = { value: formatNumber(usdtAmount, { digits: LUFF_DIGITS, trim: true }), unit: 'USDT' };
    slip.tell({ title: t('paidBack'), sum, kind: 'payback', id, waits: true });
    // The functions change with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each payback
  }, [id, usdtAmount, userId]);
  return slip.receipt;
}

/** Report rows that came or were corrected. */
function NewReports({ before }: { before: number }) {
  const { t, language } = dashboardTexts.use();
  const query = useAllRebateRows({ days: 30 });
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
                  rows: rows.map(({ uid, day, exchangeName, rebate, updatedAt }) => ({
                    label: `${formatDay(day, language)} ${uid}`,
                    group: exchangeName,
                    value: rebate === null ? '—' : formatNumber(rebate, { digits: USDT_DIGITS }),
                    note: t('reportAt', { at: formatDateTime(updatedAt, language) }),
                  })),
                  sum: { value: formatNumber(sum, { digits: USDT_DIGITS }), unit: 'USDT' },
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
function Points({ label, unit, digits, exactDigits, before, query }: PointsProps) {
  const { t } = dashboardTexts.use();
  const statement = statementTexts.use();
  const exact = (value: DecimalInput): string =>
    formatNumber(value, { digits: exactDigits, trim: true, sign: 'always' });
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
                tone="entry"
                receipt={{
                  title: t('changeOf', { name: label }),
                  rows: byType(entries).map(([type, some]): ReceiptRow => ({
                    label: statement.t(`types.${type}`),
                    value: exact(sumDecimals(some.map(({ amount }) => amount))),
                    unit,
                    note: t('entries', { count: some.length }),
                  })),
                  sum: { value: exact(sum), unit },
                  ...(entries.length === 0 ? { note: t('nothingNew') } : {}),
                  source: statement.t('source'),
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
