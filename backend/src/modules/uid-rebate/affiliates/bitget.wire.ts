import { z } from 'zod';
import { decimalText, optionalDecimalText, uidText, wholeText } from '../../../platform/upstream/index.js';
import { headerSigner, opener, type Signer } from './vendor-wire.js';

// Wire format of Bitget's agent API v2 ("GetDirectCommissions", "GetCustomerTradeVolume", customer-list) and of its
// public candles.

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

const signWithHeaders = headerSigner('ACCESS-', (now) => String(now.getTime()));
export const signBitget: Signer = (request, access, now) => {
  const headers = { 'content-type': 'application/json', locale: 'en-US' };
  return signWithHeaders({ ...request, headers }, access, now);
};

export const openBitget = opener({
  vendor: 'Bitget',
  success: ['00000'],
  failures: {
    rateLimited: [429],
    server: [40015],
    clock: [40004, 40005, 40008],
    // 70102: the key belongs to no agent.
    credentials: [40001, 40002, 40003, 40006, 40009, 40010, 40011, 40012, 40014, 40018, 40037, 70102],
  },
});
