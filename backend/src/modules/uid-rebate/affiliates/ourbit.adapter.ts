import { dayAtOffset } from '../../../platform/clock/index.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';
import { believable, believableRate, plainOrNothing } from './amounts.js';
import { type Exchange, type ReportDay, rowAbout, type VendorApi } from './exchange.js';
import type { InviteeAnswer, ReportProduct } from './exchange-affiliate.port.js';
import {
  openOurbit,
  OURBIT_NOT_INVITEE,
  ourbitDetailRow,
  ourbitPageAnswer,
  ourbitReferralRow,
  signOurbit,
} from './ourbit.wire.js';

/** The maximum page size is undocumented (default 10). */
const PAGE_SIZE = 100;
const WINDOW_MS = 30 * 86_400_000;
const DETAIL = '/api/v3/rebate/affiliate/commission/detail';

const products: Readonly<Record<string, ReportProduct>> = { '1': 'spot', '2': 'futures' };

/** Ourbit's affiliate API. */
export const ourbit: Exchange = {
  /** T+1 like MEXC; hour and retention are unverified. */
  calendar: { offsetHours: 8, publishedAtHour: 12, reachDays: 180 },
  sign: signOurbit,
  findInvitee,
  readDay,
};

async function findInvitee(api: VendorApi, uid: string): Promise<InviteeAnswer> {
  // The window limits the totals, not the registration date (seen on MEXC, at most 30 days).
  const endTime = api.clock.millis();
  const startTime = endTime - WINDOW_MS;
  const params = { uid, startTime, endTime, page: 1, pageSize: 10 };
  const invitee = await api.get('/api/v3/rebate/affiliate/referral', params, (answer) => {
    const opened = openOurbit(answer, ourbitPageAnswer, OURBIT_NOT_INVITEE);
    if (!opened) return null;
    const { resultList, totalCount } = opened.data;
    // Not knowing is not a "no".
    if (!resultList?.length && Number(totalCount) > 0) {
      throw new UpstreamFailure('drift', `${totalCount} rows were announced and none came`, {
        path: 'data.resultList',
      });
    }
    const found = rowAbout(uid, ourbitReferralRow, resultList, 'data.resultList');
    if (!found) return null;
    return {
      joinedAt: found.registerTime && found.registerTime !== '0' ? new Date(Number(found.registerTime)) : null,
      totals: {
        since: new Date(startTime),
        volumeUsdt: plainOrNothing(found.tradingAmount, 'data.resultList.tradingAmount'),
        commissionUsdt: plainOrNothing(found.commission, 'data.resultList.commission'),
      },
    };
  });
  return invitee ? { registered: true, uid, ...invitee } : { registered: false };
}

async function readDay(api: VendorApi, { day, start, end, rows, onPage }: ReportDay): Promise<void> {
  const readPage = (page: number) =>
    api.get(DETAIL, { startTime: start, endTime: end, page, pageSize: PAGE_SIZE }, (answer) => {
      const { resultList, totalPage, totalCount } = openOurbit(answer, ourbitPageAnswer).data;
      return { rows: resultList ?? [], pages: Number(totalPage), total: Number(totalCount) };
    });
  rows.readEach(ourbitDetailRow, await api.allPages(DETAIL, readPage, onPage), (row, raw) => {
    if (dayAtOffset(new Date(Number(row.date)), ourbit.calendar.offsetHours) !== day) return;
    if (row.currency !== 'USDT') {
      throw new UpstreamFailure('drift', `commission in ${row.currency}, not in USDT`, { path: 'currency' });
    }
    const commission = believable(row.commission, 'commission');
    rows.add({
      uid: row.uid,
      product: products[row.type ?? ''] ?? 'other',
      volume: row.usdtAmount === null ? null : believable(row.usdtAmount, 'usdtAmount'),
      // Without commission the rate says nothing about the fee.
      fee: commission.isZero() ? null : commission.div(believableRate(row.rate, 'rate')),
      commission,
      raw,
    });
  });
}
