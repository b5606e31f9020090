import { z } from 'zod';
import { decimalText, uidText, wholeText } from '../../../platform/upstream/index.js';
import { headerSigner, opener } from './vendor-wire.js';

// Wire format of Deepcoin's agent API (docs "rebate/summary" and "rebate/history"); times are unix seconds.

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

export const signDeepcoin = headerSigner('DC-ACCESS-', (now) => now.toISOString());

/** Deepcoin publishes no list of codes; these follow OKX, whose API it resembles (unverified), and HTTP statuses. */
export const openDeepcoin = opener({
  vendor: 'Deepcoin',
  success: ['0'],
  failures: {
    rateLimited: [429, 50011],
    server: [50013],
    clock: [50102, 50112],
    credentials: [401, 403, 50103, 50104, 50105, 50111, 50113, 51620],
  },
});
