import { z } from 'zod';
import { decimalText, optionalDecimalText, uidText, wholeText } from '../../../platform/upstream/index.js';
import { headerSigner, opener } from './vendor-wire.js';

// Wire format of OKX's affiliate REST API (docs-v5, "Affiliate"), amounts in USDT.

const blankTime = z.preprocess((value) => (value === '' || value === undefined ? null : value), wholeText.nullable());

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

export const signOkx = headerSigner('OK-ACCESS-', (now) => now.toISOString());

export const openOkx = opener({
  vendor: 'OKX',
  success: ['0'],
  failures: {
    server: [50001, 50004, 50013, 50026],
    rateLimited: [50011, 50061],
    clock: [50102, 50112],
    // 51620: the API key has no affiliate permission.
    credentials: [50100, 50101, 50103, 50104, 50105, 50106, 50107, 50110, 50111, 50113, 50119, 51620],
  },
});
