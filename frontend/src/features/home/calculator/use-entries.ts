import { useEffect, useState } from 'react';
import { EXAMPLE } from '@/features/home/calculator/calculator.rules';

/** The input as typed and chosen. `undefined` is the site's default or the first offer. */
export interface Entries {
  view: View;
  seed: string;
  leverage?: string;
  trades: string;
  /** Id of the exchange whose current rate is used; empty for an own rate, undefined for the exchange with the largest. */
  exchange?: string;
  share?: string;
  basis?: Basis;
  /** Percent of the volume, 0 to 100. */
  makerPercent: number;
  from: string;
  fromShare: string;
  months: string;
  to?: string;
}

export type View = 'estimate' | 'compare' | 'move';
/** Fee basis: the share of the volume from the settings, or the published fees. */
export type Basis = 'volume' | 'published';

/** Filled in, so that the result is there to be changed. */
export const initialEntries: Entries = {
  view: 'estimate',
  seed: EXAMPLE.seed,
  trades: EXAMPLE.trades,
  makerPercent: 0,
  from: '',
  fromShare: '0',
  months: EXAMPLE.months,
};

/** Nothing of the trading was changed yet: the result is a sample. */
export function isExample({ seed, trades, leverage, exchange, share, basis }: Entries): boolean {
  return (
    seed === EXAMPLE.seed &&
    trades === EXAMPLE.trades &&
    [leverage, exchange, share, basis].every((chosen) => chosen === undefined)
  );
}

const KEY = 'calculator';

/** Storage may be disabled or hold data of another version; then the defaults apply. */
function stored(): Entries {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const kept = Object.entries(found ?? {}).filter(
      ([key, value]) => typeof value === (key === 'makerPercent' ? 'number' : 'string'),
    );
    const entries = { ...initialEntries, ...(Object.fromEntries(kept) as Partial<Entries>) };
    return ['estimate', 'compare', 'move'].includes(entries.view) ? entries : { ...entries, view: 'estimate' };
  } catch {
    return initialEntries;
  }
}

/** Input of this visit: kept per tab, beyond the dialog. Used only in the browser, inside an open dialog. */
export function useEntries(view?: View): [Entries, (change: Partial<Entries>) => void] {
  const [entries, setEntries] = useState(() => ({ ...stored(), ...(view ? { view } : {}) }));
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(entries));
    } catch {
      // Failure to store is harmless.
    }
  }, [entries]);
  return [entries, (change) => setEntries((current) => ({ ...current, ...change }))];
}
