import { jest } from '@jest/globals';
import pg from 'pg';
import { findDifferences } from './support/ledger-experiments.js';
import { NOW, openLedger, type LedgerHarness } from './support/ledger-harness.js';

// A busy machine may take its time; what is tested is not speed.
jest.setTimeout(120_000);

const WORKERS = 6;
const INTENTS_EACH = 80;

/** Connection lost, server shutting down: whether the transaction committed is unknown. */
const UNKNOWN_OUTCOME = /terminat|released|ECONNRESET|EPIPE|not queryable|closed|08\d{3}|57P0\d/i;

let harness: LedgerHarness;

beforeAll(async () => {
  harness = await openLedger(WORKERS);
});

afterAll(() => harness.close());

describe('the ledger when its connections are cut at random', () => {
  it('loses no acknowledged transfer and doubles none, each intent being sent again under its key', async () => {
    const member = await harness.newMember();
    const killer = new pg.Client(harness.database.adminUrl);
    await killer.connect();
    let working = true;
    let cuts = 0;
    const acknowledged = new Set<string>();
    const cut = (async () => {
      while (working) {
        const before = acknowledged.size;
        const { rowCount } = await killer.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND usename = 'lance_app' AND state <> 'idle' AND random() < 0.5`,
        );
        cuts += rowCount ?? 0;
        // The next cut waits for a transfer: on a machine where one takes longer than a fixed pause, none would survive.
        do await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
        while (working && acknowledged.size === before);
      }
    })();

    let unknown = 0;
    const book = async (intent: string): Promise<void> => {
      for (;;) {
        try {
          await harness.inTransaction((tx) =>
            harness.ledger.post(tx, {
              ownerId: member,
              currency: 'LCOIN',
              kind: 'attendance',
              amount: 1n,
              scope: 'crash',
              key: intent,
              at: NOW,
            }),
          );
          acknowledged.add(intent);
          return;
        } catch (error) {
          const text = `${(error as { code?: string }).code ?? ''} ${String(error)}`;
          if (!UNKNOWN_OUTCOME.test(text)) throw error;
          unknown += 1;
        }
      }
    };
    try {
      await Promise.all(
        Array.from({ length: WORKERS }, async (_, worker) => {
          for (let intent = 0; intent < INTENTS_EACH; intent += 1) await book(`${worker} ${intent}`);
        }),
      );
    } finally {
      working = false;
      await cut;
      await killer.end();
    }

    expect(cuts).toBeGreaterThan(5);
    expect(unknown).toBeGreaterThan(5);
    const rows: { key: string }[] = await harness.dataSource.query(
      'SELECT key FROM ledger.transfer WHERE owner_id = $1',
      [member],
    );
    expect(rows.map(({ key }) => key).sort()).toEqual([...acknowledged].sort());
    const { available } = await harness.ledger.balance(harness.dataSource.manager, member, 'LCOIN');
    expect(available).toBe(BigInt(WORKERS * INTENTS_EACH));
    expect(await findDifferences(harness)).toEqual([]);
  });
});
