import type { Timeframe } from './reading.ts';

const QUOTES = 'USDT|USDC|FDUSD|USD|KRW|BTC|ETH';
const PAIR = new RegExp(`(?<![A-Z0-9])([A-Z0-9]{2,12}?) ?[/_-]? ?(${QUOTES})(?:\\.P|PERP)?(?![A-Z0-9])`);
/** Upbit and its kin name the quote first. */
const QUOTE_FIRST = /(?<![A-Z0-9])(KRW|USDT|BTC)-([A-Z0-9]{2,12})(?![A-Z0-9])/;
/** The engine takes a single 1 for a letter. */
const TIMEFRAME = /(?<![A-Za-z0-9.,:])(?:([1Il]|5|[1Il]5) ?(m|min)|([1Il]|4) ?[hH]|1 ?[dD]|[D])(?![A-Za-z0-9.,:])/g;

/** The pair that a line of text names, in capitals without a separator: `BTCUSDT`. */
export function symbolIn(text: string): string | null {
  const first = QUOTE_FIRST.exec(text);
  if (first) return `${first[2]}${first[1]}`;
  const pair = PAIR.exec(text);
  return pair && /[A-Z]/.test(pair[1] ?? '') ? `${pair[1]}${pair[2]}` : null;
}

/** The timeframes that a line of text names. A bar of buttons names them all. */
export function timeframesIn(text: string): Timeframe[] {
  const found = [...text.matchAll(TIMEFRAME)].map(([, minutes, , hours]): Timeframe => {
    if (minutes) return `${minutes.replace(/[Il]/, '1') as '1' | '5' | '15'}m`;
    return hours ? `${hours.replace(/[Il]/, '1') as '1' | '4'}h` : '1d';
  });
  return [...new Set(found)];
}

/** Of all lines: the first pair, and the timeframe beside it, or the only one that is named anywhere. */
export function titleOf(texts: readonly string[]): { symbol: string | null; timeframe: Timeframe | null } {
  const named = texts.find((text) => symbolIn(text) !== null);
  const beside = named === undefined ? [] : timeframesIn(named);
  const anywhere = [...new Set(texts.flatMap(timeframesIn))];
  const only = beside.length === 1 ? beside : anywhere.length === 1 ? anywhere : [];
  return { symbol: named === undefined ? null : symbolIn(named), timeframe: only[0] ?? null };
}
