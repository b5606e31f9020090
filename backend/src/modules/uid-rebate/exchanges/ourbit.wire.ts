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
import type { CodeTable } from './vendor-client.js';

// Wire format of Ourbit's rebate endpoints (spot_v3_en, "Rebate Endpoints"), which are MEXC's with another host and header.

export const ourbitEnvelope = z.looseObject({
  code: z.string(),
  msg: z.string().nullish(),
  message: z.string().nullish(),
});
export const ourbitPageAnswer = z.looseObject({
  data: z.looseObject({
    totalCount: wholeText,
    totalPage: wholeText,
    resultList: z.array(z.unknown()).nullable(),
  }),
});
export const ourbitReferralRow = z.looseObject({
  uid: uidText,
  registerTime: wholeText.nullish(),
  tradingAmount: optionalDecimalText,
  commission: optionalDecimalText,
});
/** `type` is 1 spot, 2 futures, 3 ETF. `date` is the first millisecond of the trade day in UTC+8. */
export const ourbitDetailRow = z.looseObject({
  uid: uidText,
  type: wholeText.nullish(),
  date: wholeText,
  rate: decimalText,
  usdtAmount: optionalDecimalText,
  commission: decimalText,
  currency: z.string(),
});

/** Not our invitee. Seen on MEXC; unverified for Ourbit, so an empty list means the same. */
export const OURBIT_NOT_INVITEE = '1035';

const codes: CodeTable = {
  '402': 'credentials',
  '429': 'rateLimited',
  '500': 'server',
  '510': 'rateLimited',
  '700001': 'credentials',
  '700002': 'credentials',
  '700003': 'clock',
  '700006': 'credentials',
  '700007': 'credentials',
  '10072': 'credentials',
  '10073': 'clock',
};

/** Appends `timestamp`, `recvWindow` and `signature` = hex(HMAC-SHA256(secret, query)). */
export function signedOurbitQuery(query: string, secret: string, now: Date): string {
  const signed = `${query}&timestamp=${now.getTime()}&recvWindow=5000`.replace(/^&/, '');
  return `${signed}&signature=${createHmac('sha256', secret).update(signed).digest('hex')}`;
}

/** Unwraps the envelope; throws on Ourbit's own errors, except for codes in `tolerated`, which the caller handles. */
export function openOurbit(answer: UpstreamAnswer, tolerated: readonly string[] = []): { code: string; body: unknown } {
  const { code, msg, message } = expectShape(ourbitEnvelope, answer.body);
  if (code === '0' || code === '200' || tolerated.includes(code)) return { code, body: answer.body };
  throw new UpstreamFailure(codes[code] ?? 'refused', `Ourbit ${code}: ${msg ?? message ?? ''}`, {
    code,
    retryAfterMs: answer.retryAfterMs,
  });
}
