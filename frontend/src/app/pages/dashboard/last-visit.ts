import { keep, readKept } from '@/shared/kept';

/** Views further apart than this are two visits, ms. */
const APART_MS = 30 * 60_000;

interface Visit {
  /** Latest view, ms. */
  seen: number;
  /** Latest view of the visit before this one, ms; undefined on the first visit in this browser. */
  before?: number;
}

function read(key: string): Visit | undefined {
  try {
    const kept = JSON.parse(readKept(key) ?? 'null') as Partial<Visit> | null;
    if (typeof kept?.seen !== 'number') return undefined;
    return { seen: kept.seen, ...(typeof kept.before === 'number' ? { before: kept.before } : {}) };
  } catch {
    return undefined;
  }
}

/** Notes a view by a member and returns when the visit before this one ended; undefined on the first in this browser. */
export function noteVisit(userId: string, now: number): number | undefined {
  const key = `visit.${userId}`;
  const known = read(key);
  const isSame = known !== undefined && now - known.seen < APART_MS;
  const before = isSame ? known.before : known?.seen;
  keep(key, JSON.stringify({ seen: now, before }));
  return before;
}
