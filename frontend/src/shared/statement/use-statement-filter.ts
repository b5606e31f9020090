import { useSearchParams } from 'react-router';
import type { EntryType } from '@/shared/api/generated/schemas';
import { seoulDay } from '@/shared/format';
import { PERIODS, type Period, firstDayOf, readDay } from '@/shared/statement/period';
import { useNow } from '@/shared/ui/use-now';

/** Filter for the server; days are in Seoul and inclusive. */
export interface StatementQuery {
  type?: EntryType[];
  from?: string;
  to?: string;
}

export interface StatementFilterState {
  /** Those that the statement can have. */
  types: readonly EntryType[];
  type: EntryType | 'all';
  period: Period;
  from: string;
  to: string;
  /** Today in Seoul. */
  today: string;
  query: StatementQuery;
  /** Whether the filter excludes anything. */
  isFiltered: boolean;
  change: (changes: Partial<Record<'type' | 'period' | 'from' | 'to', string>>) => void;
  reset: () => void;
}

/** Types of entries, in the order of the choice. */
export const LCOIN_TYPES = ['earn', 'bonus', 'mining', 'spend', 'other'] as const satisfies readonly EntryType[];
export const LUFF_TYPES = ['earn', 'spend', 'other'] as const satisfies readonly EntryType[];

const NAMES = ['type', 'period', 'from', 'to'] as const;

/** Filter of a statement, kept in the address so that it can be shared and survives a reload. */
export function useStatementFilter(types: readonly EntryType[]): StatementFilterState {
  const [params, setParams] = useSearchParams();
  const today = seoulDay(useNow());
  const type = types.find((known) => known === params.get('type')) ?? 'all';
  const period = PERIODS.find((known) => known === params.get('period')) ?? 'all';
  const [from, to] = ownDays(params, today);
  const change: StatementFilterState['change'] = (changes) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === 'all' || value === '') current.delete(name);
          else current.set(name, value);
        }
        if (current.get('period') !== 'own') {
          current.delete('from');
          current.delete('to');
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const first = period === 'own' ? from : firstDayOf(period, today);
  return {
    types,
    type,
    period,
    from,
    to,
    today,
    query: {
      ...(type === 'all' ? {} : { type: [type] }),
      ...(first === undefined ? {} : { from: first }),
      ...(period === 'own' ? { to } : {}),
    },
    isFiltered: type !== 'all' || period !== 'all',
    change,
    reset: () => change(Object.fromEntries(NAMES.map((name) => [name, 'all']))),
  };
}

/** The member's two days in order; this month's until both are chosen. */
function ownDays(params: URLSearchParams, today: string): [from: string, to: string] {
  const to = readDay(params.get('to')) ?? today;
  const from = readDay(params.get('from')) ?? `${to.slice(0, 8)}01`;
  return from <= to ? [from, to] : [to, from];
}

/** Address of a list or file with the filter. */
export function statementPath(path: string, { type, ...days }: StatementQuery): string {
  const search = new URLSearchParams({ ...(type ? { type: type.join(',') } : {}), ...days }).toString();
  return search === '' ? path : `${path}?${search}`;
}
