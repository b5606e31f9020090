import { DataSource } from 'typeorm';
import { baseDataSourceOptions } from '../src/platform/database/index.js';
import { Reconciliation } from '../src/platform/ledger/index.js';
import { ADMIN, NOW, openLedger, type LedgerHarness } from './support/ledger-harness.js';

let harness: LedgerHarness;
let owner: DataSource;

beforeAll(async () => {
  harness = await openLedger();
  owner = new DataSource(baseDataSourceOptions(harness.database.migrationUrl));
  await owner.initialize();
});

afterAll(async () => {
  await owner.destroy();
  await harness.close();
});

/** A member who was granted 10 and 20, and of whose 30 wait 5 for a decision. */
async function memberWithThreeTransfers(): Promise<string> {
  const ownerId = await harness.newMember();
  const act = { ownerId, currency: 'LCOIN', scope: 'spec', at: NOW } as const;
  await harness.inTransaction(async (tx) => {
    const grant = { ...act, kind: 'admin_grant', actorId: ADMIN } as const;
    await harness.ledger.post(tx, { ...grant, key: '1', amount: 10n });
    await harness.ledger.post(tx, { ...grant, key: '2', amount: 20n });
    await harness.ledger.hold(tx, { ...act, kind: 'indicator_hold', key: '3', amount: 5n });
  });
  return ownerId;
}

/** What the checks find, and whose accounts they freeze, after somebody got past every guard; it is undone. */
async function found(
  ownerId: string,
  { tampering, hoursAgo, reach }: { tampering: string; hoursAgo?: number; reach: 'recent' | 'everything' },
): Promise<string[]> {
  const runner = owner.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('ALTER TABLE ledger.transfer DISABLE TRIGGER USER');
    await runner.query('ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_sums_to_zero');
    if (hoursAgo !== undefined)
      await runner.query(`UPDATE ledger.transfer SET id = uuidv7($2 * interval '-1 hour') WHERE owner_id = $1`, [
        ownerId,
        hoursAgo,
      ]);
    await runner.query(tampering, [ownerId]);
    const counts = await new Reconciliation(harness.ledger).run(runner.manager, NOW, reach);
    const checks = Object.keys(counts).filter((check) => (counts[check] ?? 0) > 0);
    const frozen: { owner_id: string }[] = await runner.query(
      `SELECT DISTINCT owner_id FROM ledger.account WHERE frozen_at IS NOT NULL`,
    );
    expect(frozen).toEqual(checks.some((check) => check !== 'currency-sums-to-zero') ? [{ owner_id: ownerId }] : []);
    return checks;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const ofTransfer = (set: string, version: number) =>
  `UPDATE ledger.transfer SET ${set} WHERE owner_id = $1 AND account_version = ${version}`;
const ofAccount = (set: string) => `UPDATE ledger.account SET ${set} WHERE owner_id = $1 AND currency = 'LCOIN'`;

describe('the ledger’s checks, of everything and of the last hour', () => {
  it.each([
    ['a balance that was changed', ofAccount('available = available + 1'), ['balances-equal-entries']],
    ['a transfer that the balance does not know', ofAccount('version = version - 1'), ['balances-equal-entries']],
    [
      'what is held without a hold',
      ofAccount('available = available - 1, held = held + 1'),
      ['balances-equal-entries', 'held-equals-open-holds'],
    ],
    [
      'a transfer that was taken out of the chain',
      `DELETE FROM ledger.transfer WHERE owner_id = $1 AND account_version = 2`,
      ['chain-has-no-gap'],
    ],
    [
      'a transfer that left something else than it moved',
      ofTransfer('available_after = available_after + 1', 2),
      ['chain-has-no-gap'],
    ],
    [
      'a transfer that takes from nowhere',
      ofTransfer('mint = mint - 1', 2),
      ['transfers-sum-to-zero', 'currency-sums-to-zero'],
    ],
    ['a transfer without its actor', ofTransfer('actor_id = NULL', 1), ['transfers-follow-their-rules']],
  ])('find %s, and freeze the account', async (_, tampering, expected) => {
    const member = await memberWithThreeTransfers();
    expect(await found(member, { tampering, reach: 'recent' })).toEqual(expected);
    expect(await found(member, { tampering, reach: 'everything' })).toEqual(expect.arrayContaining(expected));
  });

  it('find nothing where nothing is wrong', async () => {
    const member = await memberWithThreeTransfers();
    for (const reach of ['recent', 'everything'] as const)
      expect(await found(member, { tampering: 'SELECT $1::uuid', reach })).toEqual([]);
  });

  it('look every five minutes at the transfers of the last hour alone, and at what every account was left with', async () => {
    const member = await memberWithThreeTransfers();
    const wrongChain = ofTransfer('available_after = available_after + 1', 2);
    expect(await found(member, { tampering: wrongChain, hoursAgo: 0.9, reach: 'recent' })).toEqual([
      'chain-has-no-gap',
    ]);
    expect(await found(member, { tampering: wrongChain, hoursAgo: 1.1, reach: 'recent' })).toEqual([]);
    expect(await found(member, { tampering: wrongChain, hoursAgo: 1.1, reach: 'everything' })).toEqual([
      'chain-has-no-gap',
    ]);
    const wrongBalance = ofAccount('available = available + 1');
    expect(await found(member, { tampering: wrongBalance, hoursAgo: 1.1, reach: 'recent' })).toEqual([
      'balances-equal-entries',
    ]);
  });
});
