import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { decimalText, optionalDecimalText, uidText, wholeText } from '../../../platform/upstream/index.js';
import { opener, type Signer } from './vendor-wire.js';

// Wire format of Ourbit's rebate endpoints (spot_v3_en, "Rebate Endpoints"): MEXC's with another host and header.

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

/** Appends `timestamp`, `recvWindow` and `signature` = hex(HMAC-SHA256(secret, query)). */
export const signOurbit: Signer = ({ path, ...request }, { apiKey, apiSecret }, now) => {
  const [route = '', query = ''] = path.split('?');
  const signed = `${query}&timestamp=${now.getTime()}&recvWindow=5000`.replace(/^&/, '');
  const signature = createHmac('sha256', apiSecret).update(signed).digest('hex');
  return { ...request, path: `${route}?${signed}&signature=${signature}`, headers: { 'X-OURBIT-APIKEY': apiKey } };
};

export const openOurbit = opener({
  vendor: 'Ourbit',
  success: ['0', '200'],
  failures: {
    rateLimited: [429, 510],
    server: [500],
    clock: [10073, 700003],
    credentials: [402, 10072, 700001, 700002, 700006, 700007],
  },
});
