import { useEffect, useState } from 'react';

/** What was typed and chosen, as it was typed. `undefined` follows the site: its default, or the first on offer. */
export interface Entries {
  view: View;
  seed: string;
  leverage?: string;
  trades: string;
  /** Id of the exchange whose rate in force is used; empty for an own rate. */
  exchange: string;
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
/** What the fee is computed with: the share of the volume from the settings, or the published fees. */
export type Basis = 'volume' | 'published';

export const emptyEntries: Entries = {
  view: 'estimate',
  seed: '',
  trades: '',
  exchange: '',
  makerPercent: 0,
  from: '',
  fromShare: '0',
  months: '',
};

const KEY = 'calculator';

/** Storage may be switched off or hold what another version wrote: then one starts anew. */
function stored(): Entries {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const kept = Object.entries(found ?? {}).filter(
      ([key, value]) => typeof value === (key === 'makerPercent' ? 'number' : 'string'),
    );
    const entries = { ...emptyEntries, ...(Object.fromEntries(kept) as Partial<Entries>) };
    return ['estimate', 'compare', 'move'].includes(entries.view) ? entries : { ...entries, view: 'estimate' };
  } catch {
    return emptyEntries;
  }
}

/** The entries of this visit: they outlive the dialog, not the tab. Only ever used in the browser, inside an open dialog. */
export function useEntries(view?: View): [Entries, (change: Partial<Entries>) => void] {
  const [entries, setEntries] = useState(() => ({ ...stored(), ...(view ? { view } : {}) }));
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(entries));
    } catch {
      // Nothing depends on it.
    }
  }, [entries]);
  return [entries, (change) => setEntries((current) => ({ ...current, ...change }))];
}
