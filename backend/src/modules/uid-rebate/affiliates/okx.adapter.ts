import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import { believable, plainOrNothing } from './amounts.js';
import type { Exchange, ReportDay, VendorApi } from './exchange.js';
import type { InviteeAnswer, ReportProduct } from './exchange-affiliate.port.js';
import {
  OKX_NOT_INVITEE,
  okxDetailAnswer,
  okxDetailRow,
  okxListAnswer,
  okxListRow,
  openOkx,
  signOkx,
} from './okx.wire.js';

const PAGE_SIZE = 100;
const LIST = '/api/v5/affiliate/invitee/list';
const CATEGORIES: readonly (readonly [category: string, product: ReportProduct])[] = [
  ['SPOT', 'spot'],
  ['DERIVATIVE', 'futures'],
  ['BSC', 'other'],
];

/** OKX's affiliate API. */
export const okx: Exchange = {
  /**
   * `begin` may be up to 180 days ago. The time window is our choice; the UTC+8 day and the hour of settlement are
   * unverified (OKX documents none for these snapshots).
   */
  calendar: { offsetHours: 8, publishedAtHour: 4, reachDays: 179 },
  sign: signOkx,
  findInvitee,
  readDay,
};

async function findInvitee(api: VendorApi, uid: string): Promise<InviteeAnswer> {
  const detail = await api.get('/api/v5/affiliate/invitee/detail', { uid }, (answer) => {
    // An empty list instead of the error code is unverified; it can only mean the same.
    const first = openOkx(answer, okxDetailAnswer, OKX_NOT_INVITEE)?.data[0];
    if (first === undefined) return null;
    const row = expectShape(okxDetailRow, first, 'data.0');
    return {
      joinedAt: row.joinTime === null ? null : new Date(Number(row.joinTime)),
      totals: {
        since: null,
        volumeUsdt: plainOrNothing(row.totalVol, 'data.0.totalVol'),
        feeUsdt: plainOrNothing(row.accFee, 'data.0.accFee'),
        commissionUsdt: plainOrNothing(row.totalCommission, 'data.0.totalCommission'),
      },
    };
  });
  if (!detail) return { registered: false };
  return { registered: true, uid, ...detail, frozen: await isRestricted(api, uid) };
}

/** Only the list says whether an invitee is restricted by compliance rules; undefined if it lacks the UID. */
async function isRestricted(api: VendorApi, uid: string): Promise<boolean | undefined> {
  const params = { page: 1, limit: PAGE_SIZE, periodType: 'total', keyword: uid };
  const rows = await api.get(LIST, params, (answer) =>
    openOkx(answer, okxListAnswer).data.map((row, at) => expectShape(okxListRow, row, `data.${at}`)),
  );
  const isCompliant = rows.find((row) => row.uid === uid)?.isCompliant;
  return typeof isCompliant === 'boolean' ? !isCompliant : undefined;
}

async function readDay(api: VendorApi, { start, end, rows, onPage }: ReportDay): Promise<void> {
  const params = { limit: PAGE_SIZE, periodType: 'custom', begin: start, end, orderBy: 'cTime', orderDir: 'asc' };
  for (const [at, [commissionCategory, product]] of CATEGORIES.entries()) {
    const seen = new Set<string>();
    let totalPage = 1;
    for (let page = 1; page <= totalPage; page += 1) {
      const list = await api.get(LIST, { page, ...params, commissionCategory }, (answer) => {
        const list = openOkx(answer, okxListAnswer);
        if (list.data.length === 0 && page <= Number(list.totalPage) && Number(list.totalPage) > 1) {
          throw new UpstreamFailure('garbage', `page ${page} of ${list.totalPage} is empty`);
        }
        return list;
      });
      totalPage = Number(list.totalPage);
      rows.readEach(okxListRow, list.data, (row, raw) => {
        // Pages may shift during the read; sorting by join time limits that to repeated rows.
        if (seen.has(row.uid)) return;
        seen.add(row.uid);
        rows.add({
          uid: row.uid,
          product,
          volume: row.totalVol === null ? null : believable(row.totalVol, 'totalVol'),
          fee: row.totalFee === null ? null : believable(row.totalFee, 'totalFee'),
          commission: believable(row.totalCommission, 'totalCommission'),
          raw: { commissionCategory, row: raw },
        });
      });
      onPage(totalPage - page + totalPage * (CATEGORIES.length - 1 - at));
    }
  }
}
