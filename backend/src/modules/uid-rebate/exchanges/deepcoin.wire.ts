import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  decimalText,
  expectShape,
  uidText,
  type UpstreamAnswer,
  UpstreamFailure,
  wholeText,
} from '../../../platform/upstream/index.js';
import type { AffiliateAccess, CodeTable } from './vendor-client.js';

// Wire format of Deepcoin's agent API (docs "rebate/summary" and "rebate/history"); times are unix seconds.

export const deepcoinEnvelope = z.looseObject({ code: z.string(), msg: z.string().nullish() });
/** `list` is null if the UID is not ours. */
export const deepcoinUsersAnswer = z.looseObject({ data: z.looseObject({ list: z.array(z.unknown()).nullable() }) });
/** User fields are unverified (seen in third-party code only), so all but the UID are optional. */
export const deepcoinUserRow = z.looseObject({ uid: uidText, createTime: wholeText.nullish() });
export const deepcoinRebateListAnswer = z.looseObject({
  data: z.looseObject({
    totalPage: wholeText.nullish(),
    totalSize: wholeText.nullish(),
    list: z.array(z.unknown()).nullable(),
  }),
});
const flag = z.union([
  z.boolean(),
  z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true'),
]);
export const deepcoinRebateRow = z.looseObject({
  uid: uidText,
  orderId: z.string().min(1),
  rebateRate: decimalText,
  commission: decimalText,
  isAbnormalFreeze: flag.nullish(),
});
export const deepcoinRebatesAnswer = z.looseObject({
  data: z.looseObject({ list: z.array(z.looseObject({ uid: uidText, totalCommission: decimalText })).nullable() }),
});

/** Deepcoin publishes no list of codes; these follow OKX, whose API it resembles (unverified). */
const codes: CodeTable = {
  '429': 'rateLimited',
  '50011': 'rateLimited',
  '50013': 'server',
  '50102': 'clock',
  '50103': 'credentials',
  '50104': 'credentials',
  '50105': 'credentials',
  '50111': 'credentials',
  '50112': 'clock',
  '50113': 'credentials',
  '51620': 'credentials',
};

/** Signs a request: base64(HMAC-SHA256(secret, ISO time + method + path with query + body)). */
export function deepcoinHeaders(
  access: AffiliateAccess,
  now: Date,
  method: string,
  path: string,
): Record<string, string> {
  const timestamp = now.toISOString();
  const signature = createHmac('sha256', access.apiSecret).update(`${timestamp}${method}${path}`).digest('base64');
  return {
    'DC-ACCESS-KEY': access.apiKey,
    'DC-ACCESS-SIGN': signature,
    'DC-ACCESS-TIMESTAMP': timestamp,
    'DC-ACCESS-PASSPHRASE': access.passphrase,
  };
}

/** Unwraps the envelope; throws on Deepcoin's own errors. */
export function openDeepcoin<S extends z.ZodType>(answer: UpstreamAnswer, schema: S): z.output<S> {
  const { code, msg } = expectShape(deepcoinEnvelope, answer.body);
  if (code === '0') return expectShape(schema, answer.body);
  const reason = codes[code] ?? (answer.status === 401 || answer.status === 403 ? 'credentials' : 'refused');
  throw new UpstreamFailure(reason, `Deepcoin ${code}: ${msg ?? ''}`, { code, retryAfterMs: answer.retryAfterMs });
}
