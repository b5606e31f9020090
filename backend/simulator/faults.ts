import type { SimulatedHost } from './catalogue.js';

/**
 * - `latency`: answers after `ms`
 * - `429`, `5xx`, `ban`: HTTP 429 with Retry-After, 503 with a page of HTML, 403 with a page of HTML
 * - `garbage`: 200 with something that is not JSON; `truncated`: the connection breaks in the middle of the body
 * - `hang`: no answer at all; `drip`: the answer comes byte by byte, one every `ms`
 * - `schema-drift`: fields are renamed; `wrong-numbers`: the first rows carry NaN and a negative amount
 * - `lost-rows`: the lists are empty while their counts are not
 *
 * - `quota`: HTTP 456, of DeepL: nothing more is translated this month
 *
 * Those of the language model: it answers, but
 * - `model-prose`: in no JSON; `model-schema`: in JSON of another form; `model-cut`: with the first half
 * - `model-refusal`: that it will not; `model-sides`: with stop and target exchanged
 * - `model-prices`: with a price in its words that nobody has told it
 *
 * Those of sockets last until they are cleared, and leave requests alone:
 * - `socket-refuse`: no connection; `socket-close`: each is closed after `ms` (1,000 by default)
 * - `socket-hang`: connected and silent; `socket-garbage`: messages that are not JSON
 * - `socket-drift`: fields are renamed; `socket-flood`: 50,000 messages a second
 * - `socket-mute`: all coins but one are silent; `socket-picky`: subscriptions that name ETH are refused as a whole (Bybit)
 */
export const FAULT_KINDS = [
  'latency',
  '429',
  '5xx',
  'garbage',
  'hang',
  'drip',
  'truncated',
  'schema-drift',
  'wrong-numbers',
  'lost-rows',
  'ban',
  'quota',
  'model-prose',
  'model-schema',
  'model-cut',
  'model-refusal',
  'model-sides',
  'model-prices',
  'socket-refuse',
  'socket-close',
  'socket-hang',
  'socket-garbage',
  'socket-drift',
  'socket-flood',
  'socket-mute',
  'socket-picky',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly vendor: SimulatedHost;
  readonly kind: FaultKind;
  /** How many requests it meets, 0 for all from now on. Default 1. */
  readonly count?: number;
  /** Milliseconds, for `latency` (1,000 by default), `drip` (50) and the Retry-After of `429` (1,000). */
  readonly ms?: number;
}

/** The faults still to come, first in first out for each vendor. */
export class FaultPlan {
  private planned: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    const count = fault.count ?? 1;
    this.planned.push({ fault, left: count === 0 ? Number.POSITIVE_INFINITY : count });
  }

  clear(): void {
    this.planned = [];
  }

  /** The fault that meets the vendor's next request. */
  take(vendor: SimulatedHost): Fault | null {
    const next = this.planned.find(({ fault }) => fault.vendor === vendor && !isOfSockets(fault));
    if (!next) return null;
    next.left -= 1;
    if (next.left <= 0) this.planned = this.planned.filter((entry) => entry !== next);
    return next.fault;
  }

  /** The fault that the vendor's sockets have. */
  ofSockets(vendor: SimulatedHost): Fault | null {
    return this.planned.find(({ fault }) => fault.vendor === vendor && isOfSockets(fault))?.fault ?? null;
  }
}

const isOfSockets = ({ kind }: Fault): boolean => kind.startsWith('socket-');

const renamed: Readonly<Record<string, string>> = {
  uid: 'memberId',
  joinTime: 'joinedTime',
  totalCommission: 'commissionTotal',
  commission: 'commissionAmount',
  rebateAmount: 'rebate',
  trade_price: 'last_trade_price',
  closing_price: 'close_price',
  lastPrice: 'priceLast',
  last: 'lastPx',
  lastPr: 'lastPx',
  basePrice: 'baseRate',
  rates: 'conversion_rates',
  lastFundingRate: 'fundingRateLast',
  longAccount: 'longShare',
  value: 'index_value',
  current_price: 'price_usd',
  market_cap_percentage: 'dominance',
  markPx: 'mark',
  c: 'close',
  ap: 'average',
  p: 'px',
  execId: 'executionId',
};

/** The same JSON or XML with the fields renamed on which clients depend. */
export function drifted(body: string): string {
  if (body.startsWith('<')) return body.replaceAll(/(<\/?)item\b/g, '$1story');
  return body.replace(/"(\w+)":/g, (whole, name: string) => (name in renamed ? `"${renamed[name]}":` : whole));
}

const affiliateAmounts = 'totalCommission|commission|rebateAmount|totalVol|usdtAmount|spotVolume';
const marketAmounts = 'trade_price|closing_price|lastPrice|last|lastPr|lastFundingRate|current_price';
const amounts = new RegExp(`"(${affiliateAmounts}|${marketAmounts})":("[^"]*"|[\\d.eE+-]+)`, 'g');

/** The same JSON with NaN as the first amount and a negative one as the second; the rest stays. Rows without names (candles): NaN only. */
export function withWrongNumbers(json: string): string {
  if (json.startsWith('[[')) return json.replace(/"[\d.]+"/, '"NaN"');
  const wrong = ['"NaN"', '"-123.45"'];
  return json.replace(amounts, (whole, name: string) => {
    const next = wrong.shift();
    return next ? `"${name}":${next}` : whole;
  });
}

/** The same JSON or XML with its lists of rows emptied. */
export function withoutRows(body: string): string {
  if (body.startsWith('<')) return body.replace(/<item>.*<\/item>/s, '');
  if (body.startsWith('[')) return '[]';
  return body
    .replace(/"data":\{"BTC".*,"date"/s, '"data":{"date"')
    .replace(/"(list|resultList|commissionList|data)":\[.*\]/s, '"$1":[]');
}
