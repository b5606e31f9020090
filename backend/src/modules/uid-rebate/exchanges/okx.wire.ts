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

// Wire format of OKX's affiliate REST API (docs-v5, "Affiliate"), amounts in USDT.

const blankTime = z.preprocess((value) => (value === '' || value === undefined ? null : value), wholeText.nullable());

export const okxEnvelope = z.looseObject({ code: z.string(), msg: z.string().nullish() });
export const okxDetailAnswer = z.looseObject({ data: z.array(z.unknown()) });
export const okxDetailRow = z.looseObject({
  joinTime: blankTime,
  totalVol: optionalDecimalText,
  accFee: optionalDecimalText,
  totalCommission: optionalDecimalText,
});
export const okxListAnswer = z.looseObject({ totalPage: wholeText, data: z.array(z.unknown()) });
export const okxListRow = z.looseObject({
  uid: uidText,
  totalVol: optionalDecimalText,
  totalFee: optionalDecimalText,
  totalCommission: decimalText,
  isCompliant: z.boolean().nullish(),
});

/** "The user isn't your invitee"; the same for a UID that does not exist. */
export const OKX_NOT_INVITEE = '51621';

const codes: CodeTable = {
  '50001': 'server',
  '50004': 'server',
  '50011': 'rateLimited',
  '50013': 'server',
  '50026': 'server',
  '50061': 'rateLimited',
  '50100': 'credentials',
  '50101': 'credentials',
  '50102': 'clock',
  '50103': 'credentials',
  '50104': 'credentials',
  '50105': 'credentials',
  '50106': 'credentials',
  '50107': 'credentials',
  '50110': 'credentials',
  '50111': 'credentials',
  '50112': 'clock',
  '50113': 'credentials',
  '50119': 'credentials',
  // The API key has no affiliate permission.
  '51620': 'credentials',
};

/** Signs a request: base64(HMAC-SHA256(secret, ISO time + method + path with query + body)). */
export function okxHeaders(access: AffiliateAccess, now: Date, method: string, path: string): Record<string, string> {
  const timestamp = now.toISOString();
  const signature = createHmac('sha256', access.apiSecret).update(`${timestamp}${method}${path}`).digest('base64');
  return {
    'OK-ACCESS-KEY': access.apiKey,
    'OK-ACCESS-SIGN': signature,
    'OK-ACCESS-TIMESTAMP': timestamp,
    'OK-ACCESS-PASSPHRASE': access.passphrase,
  };
}

/** Unwraps the envelope; throws on OKX's own errors, except for codes in `tolerated`, which the caller handles. */
export function openOkx(answer: UpstreamAnswer, tolerated: readonly string[] = []): { code: string; body: unknown } {
  const { code, msg } = expectShape(okxEnvelope, answer.body);
  if (code === '0' || tolerated.includes(code)) return { code, body: answer.body };
  throw new UpstreamFailure(codes[code] ?? 'refused', `OKX ${code}: ${msg ?? ''}`, {
    code,
    retryAfterMs: answer.retryAfterMs,
  });
}
