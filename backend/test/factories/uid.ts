import { ReportWriter } from '../../src/modules/uid-rebate/reports/report-writer.service.js';
import { Exchange } from '../../src/modules/uid-rebate/entities/exchange.entity.js';
import { runInTransaction } from '../../src/platform/database/index.js';
import type { TestApp } from '../support/test-app.js';
import type { SignedIn } from './member.js';

let count = 0;

/** A UID that nobody else uses; Binance has no API, so that its UIDs and volumes are what a test says. */
export function freshUid(): string {
  count += 1;
  return String(700_000_000 + count);
}

/** Registers a UID of an exchange without an API for a member and lets an administrator approve it, all over HTTP. */
export async function verifiedUid(
  admin: SignedIn,
  member: SignedIn,
  uid = freshUid(),
  exchangeName = 'Binance',
): Promise<string> {
  const registered = await member.client.post('/api/user-uid', { exchangeName, uid });
  if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
  const { body: requests } = await admin.client.get('/api/admin/uid-verification-requests');
  const request = requests.find((one) => one.uid === uid && one.status === 'pending' && one.userEmail === member.email);
  if (!request) throw new Error('no request is pending');
  const approved = await admin.client.patch(`/api/admin/uid-verification-requests/${request.id}`, {
    action: 'approved',
  });
  if (approved.status !== 200) throw new Error(`not approved: ${JSON.stringify(approved.body)}`);
  return uid;
}

/** One row of a report: what a UID traded on a day. */
export interface ReportedVolume {
  readonly uid: string;
  readonly day: string;
  /** USDT. */
  readonly volume: string;
  readonly product?: 'spot' | 'futures' | 'other';
  /** USDT; without it no rebate is told. */
  readonly fee?: string;
}

/** Writes report rows of Binance as an upload would. */
export async function reportVolumes(service: TestApp, ...rows: ReportedVolume[]): Promise<void> {
  await deliverReport(service, 'binance', { source: 'import', rows });
}

/** Writes a report of an exchange. A day that is complete takes back what its API said before and does not say any more. */
export async function deliverReport(
  service: TestApp,
  exchangeId: string,
  {
    source,
    rows,
    completeDays = [],
    simulated = false,
  }: {
    source: 'api' | 'import';
    rows: ReportedVolume[];
    completeDays?: readonly string[];
    simulated?: boolean;
  },
): Promise<void> {
  const exchange = await service.dataSource.manager.findOneByOrFail(Exchange, { id: exchangeId });
  await runInTransaction(service.dataSource, (tx) =>
    service.app.get(ReportWriter).write(tx, {
      exchange,
      source,
      simulated,
      fetchedAt: service.clock.now(),
      completeDays,
      unreadUids: new Set(),
      batches: [
        rows.map(({ uid, day, volume, product = 'futures', fee = null }) => ({
          uid,
          day,
          product,
          volume,
          fee,
          commission: '0',
          frozenCommission: '0',
          estimated: false,
          coin: null,
          priceUsed: null,
          raw: JSON.stringify({ volume }),
        })),
      ],
    }),
  );
}
