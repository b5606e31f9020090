import type { DataSource } from 'typeorm';
import { runInTransaction } from '../../src/platform/database/index.js';
import { Reconciliation } from '../../src/platform/ledger/index.js';
import { Settings } from '../../src/platform/settings/index.js';
import type { SignedIn } from '../factories/member.js';
import type { TestApp } from './test-app.js';

export const balanceOf = async (member: SignedIn) => (await member.client.get('/api/luff/balance')).body;

export const transactionsOf = async (member: SignedIn) => (await member.client.get('/api/luff/transactions')).body;

export const redemptionsOf = async (member: SignedIn) => (await member.client.get('/api/luff/redemptions')).body;

/** Everything that a refusal must leave as it was. */
export async function moneyState(dataSource: DataSource): Promise<unknown> {
  return dataSource.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(a) ORDER BY owner_id, currency) FROM ledger.account a) AS accounts,
            (SELECT count(*) FROM ledger.transfer) AS transfers,
            (SELECT jsonb_agg(to_jsonb(r) ORDER BY user_id, id) FROM luff_redemptions r) AS redemptions,
            (SELECT count(*) FROM luff_accruals) AS accruals,
            (SELECT count(*) FROM platform_audit_events) AS audit_events,
            (SELECT count(*) FROM platform_idempotency_keys) AS keys`,
  );
}

/**
 * Lets paybacks be requested as soon as a UID is verified, for tests of what comes after; the wait has tests of its own.
 */
export async function withoutHoldAfterNewUid(service: TestApp): Promise<void> {
  await runInTransaction(service.dataSource, (tx) =>
    service.app.get(Settings).set(tx, 'luff_payoutHoldHoursAfterNewUid', '0', null),
  );
}

/** Names of the checks that found a difference. */
export async function differences(service: TestApp): Promise<string[]> {
  const counts = await runInTransaction(service.dataSource, (tx) =>
    service.app.get(Reconciliation).run(tx, service.clock.now()),
  );
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([check]) => check);
}
