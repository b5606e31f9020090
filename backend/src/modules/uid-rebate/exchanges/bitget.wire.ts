import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  decimalText,
  expectShape,
  optionalDecimalText,
  uidText,
  type UpstreamAnswer,
  UpstreamFailure,
  wholeText,
} from '../../../platform/upstream/index.js';
import type { AffiliateAccess, CodeTable } from './vendor-client.js';

// Wire format of Bitget's agent API v2 ("GetDirectCommissions", "GetCustomerTradeVolume", customer-list) and of its
// public candles.

export const bitgetEnvelope = z.looseObject({ code: z.string(), msg: z.string().nullish() });
/** The customer UID is a JSON number here and a string everywhere else. */
export const bitgetCustomersAnswer = z.looseObject({ data: z.array(z.unknown()).nullable() });
export const bitgetCustomerRow = z.looseObject({ uid: uidText, registerTime: wholeText.nullish() });
/** `volumn` is Bitget's spelling. The two parts are missing in the older response format. */
export const bitgetVolumesAnswer = z.looseObject({ data: z.array(z.unknown()).nullable() });
export const bitgetVolumeRow = z.looseObject({
  uid: uidText,
  volumn: optionalDecimalText,
  spotVolume: optionalDecimalText,
  futuresVolume: optionalDecimalText,
  time: wholeText,
});
export const bitgetCommissionsAnswer = z.looseObject({
  data: z.looseObject({
    endId: z.string().nullish(),
    commissionList: z.array(z.unknown()).nullable(),
  }),
});
/**
 * One UID, day, coin and symbol. `fee` is the fee before deductions such as coupons (`feePaid` is after them);
 * `rebateAmount` is our commission of this row. `date` is the first millisecond of the day in UTC+8.
 */
export const bitgetCommissionRow = z.looseObject({
  uid: uidText,
  date: wholeText,
  coin: z.string().min(1),
  productType: z.string(),
  fee: decimalText,
  rebateAmount: decimalText,
});
/** `[open time, open, high, low, close, …]`. */
export const bitgetCandlesAnswer = z.looseObject({
  data: z.array(z.tuple([wholeText, decimalText, decimalText, decimalText, decimalText]).rest(z.unknown())),
});

const codes: CodeTable = {
  '429': 'rateLimited',
  '40001': 'credentials',
  '40002': 'credentials',
  '40003': 'credentials',
  '40004': 'clock',
  '40005': 'clock',
  '40006': 'credentials',
  '40008': 'clock',
  '40009': 'credentials',
  '40010': 'credentials',
  '40011': 'credentials',
  '40012': 'credentials',
  '40014': 'credentials',
  '40015': 'server',
  '40018': 'credentials',
  '40037': 'credentials',
  // The key belongs to no agent.
  '70102': 'credentials',
};

/** Signs a request: base64(HMAC-SHA256(secret, time in ms + method + path with query + body)). */
export function bitgetHeaders(
  access: AffiliateAccess,
  now: Date,
  method: string,
  path: string,
  body = '',
): Record<string, string> {
  const timestamp = String(now.getTime());
  const signature = createHmac('sha256', access.apiSecret)
    .update(`${timestamp}${method}${path}${body}`)
    .digest('base64');
  return {
    'ACCESS-KEY': access.apiKey,
    'ACCESS-SIGN': signature,
    'ACCESS-TIMESTAMP': timestamp,
    'ACCESS-PASSPHRASE': access.passphrase,
    'content-type': 'application/json',
    locale: 'en-US',
  };
}

/** Unwraps the envelope; throws on Bitget's own errors. */
export function openBitget<S extends z.ZodType>(answer: UpstreamAnswer, schema: S): z.output<S> {
  const { code, msg } = expectShape(bitgetEnvelope, answer.body);
  if (code === '00000') return expectShape(schema, answer.body);
  throw new UpstreamFailure(codes[code] ?? 'refused', `Bitget ${code}: ${msg ?? ''}`, {
    code,
    retryAfterMs: answer.retryAfterMs,
  });
}
