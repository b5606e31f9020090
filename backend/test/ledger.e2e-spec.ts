import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MAX_MINOR_UNITS, Reconciliation, type PostRequest } from '../src/platform/ledger/index.js';
import { CURRENCIES, TRANSFER_RULES, type TransferRule } from '../src/platform/ledger/transfer-kinds.js';
import { ADMIN, NOW, openLedger, type LedgerHarness } from './support/ledger-harness.js';

// A busy machine may take its time; what is tested is not speed.
jest.setTimeout(120_000);

let harness: LedgerHarness;
let app: pg.Client;

beforeAll(async () => {
  harness = await openLedger();
  app = new pg.Client(harness.database.databaseUrl);
  await app.connect();
});

afterAll(async () => {
  await app.end();
  await harness.close();
});

let intent = 0;
const note = () => ({ scope: 'test', key: `intent ${(intent += 1)}`, at: NOW });

const post = (request: PostRequest) => harness.inTransaction((tx) => harness.ledger.post(tx, request));
const grant = (ownerId: string, amount: bigint) =>
  post({ ownerId, currency: 'LCOIN', kind: 'signup_bonus', amount, ...note() });
const accrue = (ownerId: string, amount: bigint, key = note().key) =>
  harness.inTransaction((tx) =>
    harness.ledger.accrue(tx, { ownerId, currency: 'LUFF', amount, scope: 'luff-accrual', key, at: NOW }),
  );
const hold = (ownerId: string, amount: bigint) =>
  harness.inTransaction((tx) =>
    harness.ledger.hold(tx, { ownerId, currency: 'LUFF', kind: 'payback_hold', amount, ...note() }),
  );
const resolve = (ownerId: string, holdId: string, outcome: 'post' | 'void', key = note().key) =>
  harness.inTransaction((tx) =>
    harness.ledger.resolve(tx, {
      ownerId,
      currency: 'LUFF',
      holdId,
      outcome,
      actorId: ADMIN,
      scope: 'redemption',
      key,
      at: NOW,
    }),
  );
const settle = (ownerId: string, postId: string, key: string) =>
  harness.inTransaction((tx) =>
    harness.ledger.settle(tx, { ownerId, currency: 'LUFF', postId, actorId: ADMIN, scope: 'payout', key, at: NOW }),
  );
const balance = async (ownerId: string, currency: 'LCOIN' | 'LUFF') => {
  const { available, held, clawback } = await harness.ledger.balance(harness.dataSource.manager, ownerId, currency);
  return { available, held, clawback };
};
const code = (domainCode: string): unknown => expect.objectContaining({ code: domainCode });

describe('a transfer', () => {
  it('gives what its kind gives and answers the balances it left', async () => {
    const member = await harness.newMember();
    const receipt = await grant(member, 1_000n);
    expect(receipt).toMatchObject({ replayed: false, available: 1_000n, held: 0n, clawback: 0n });
    expect(await balance(member, 'LCOIN')).toEqual({ available: 1_000n, held: 0n, clawback: 0n });
    expect(await balance(member, 'LUFF')).toEqual({ available: 0n, held: 0n, clawback: 0n });
  });

  it('is refused when it is more than what is available, and says how much is missing', async () => {
    const member = await harness.newMember();
    await grant(member, 299n);
    const refusal = post({ ownerId: member, currency: 'LCOIN', kind: 'store_purchase', amount: 300n, ...note() });
    await expect(refusal).rejects.toMatchObject({
      code: 'ledger.insufficient',
      kind: 'rejected',
      params: { required: '300', available: '299', unit: 'L' },
    });
    expect(await balance(member, 'LCOIN')).toEqual({ available: 299n, held: 0n, clawback: 0n });
  });

  it('states Luff in decimals when it is refused', async () => {
    const member = await harness.newMember();
    await accrue(member, 150_000_000n);
    await expect(hold(member, 100_000_000_000n)).rejects.toMatchObject({
      params: { required: '1000', available: '1.5', unit: 'Luff' },
    });
  });

  it('may take the last point', async () => {
    const member = await harness.newMember();
    await grant(member, 300n);
    const receipt = await post({ ownerId: member, currency: 'LCOIN', kind: 'store_purchase', amount: 300n, ...note() });
    expect(receipt.available).toBe(0n);
  });

  it('answers the first transfer again when the same intent comes again, with the balances of then', async () => {
    const member = await harness.newMember();
    const request = { ownerId: member, currency: 'LCOIN', kind: 'attendance', amount: 50n, ...note() } as const;
    const first = await post(request);
    await grant(member, 1_000n);
    const again = await post({ ...request, at: new Date(NOW.getTime() + 60_000) });
    expect(again).toEqual({ ...first, replayed: true });
    expect((await balance(member, 'LCOIN')).available).toBe(1_050n);
  });

  it.each([
    ['amount', { amount: 51n }],
    ['kind', { kind: 'signup_bonus' as const }],
    ['reason', { reason: 'another' }],
    ['reference', { reference: { type: 'order', id: '2' } }],
    ['parameters', { params: { day: '2026-11-21' } }],
  ])('refuses the same key with another %s', async (_, other) => {
    const member = await harness.newMember();
    const request = { ownerId: member, currency: 'LCOIN', kind: 'attendance', amount: 50n, ...note() } as const;
    await post(request);
    await expect(post({ ...request, ...other })).rejects.toEqual(code('ledger.keyReused'));
    expect((await balance(member, 'LCOIN')).available).toBe(50n);
  });

  it('refuses a key in the other currency, also at the same moment', async () => {
    const member = await harness.newMember();
    const same = { ownerId: member, scope: 'both', key: 'one', at: NOW };
    const outcomes = await Promise.allSettled([
      post({ ...same, currency: 'LCOIN', kind: 'attendance', amount: 50n }),
      harness.inTransaction((tx) =>
        harness.ledger.hold(tx, { ...same, currency: 'LUFF', kind: 'payback_hold', amount: 1n }),
      ),
      post({ ...same, currency: 'LCOIN', kind: 'signup_bonus', amount: 50n }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets two members use the same key', async () => {
    const [one, two] = [await harness.newMember(), await harness.newMember()];
    const request = {
      currency: 'LCOIN',
      kind: 'attendance',
      amount: 50n,
      scope: 'attendance',
      key: '2026-11-20',
      at: NOW,
    } as const;
    await post({ ...request, ownerId: one });
    expect(await post({ ...request, ownerId: two })).toMatchObject({ replayed: false, available: 50n });
  });

  it('is refused for a member without accounts', async () => {
    await expect(grant(randomUUID(), 1n)).rejects.toEqual(code('ledger.noAccount'));
  });

  it('is refused beyond 64 bits and changes nothing', async () => {
    const member = await harness.newMember();
    await grant(member, MAX_MINOR_UNITS);
    await expect(grant(member, 1n)).rejects.toEqual(code('ledger.amountOutOfRange'));
    expect((await balance(member, 'LCOIN')).available).toBe(MAX_MINOR_UNITS);
  });

  it('moves exact amounts above what a float can hold', async () => {
    const member = await harness.newMember();
    await grant(member, 2n ** 53n + 1n);
    expect((await balance(member, 'LCOIN')).available).toBe(9_007_199_254_740_993n);
  });

  it('runs in a transaction of its caller and nowhere else', async () => {
    const member = await harness.newMember();
    const request = { ownerId: member, currency: 'LCOIN', kind: 'attendance', amount: 50n, ...note() } as const;
    await expect(harness.ledger.post(harness.dataSource.manager, request)).rejects.toThrow(/transaction/);
    await expect(
      harness.inTransaction(async (tx) => {
        await harness.ledger.post(tx, request);
        throw new Error('the rest of the act failed');
      }),
    ).rejects.toThrow('the rest of the act failed');
    expect((await balance(member, 'LCOIN')).available).toBe(0n);
    expect((await post(request)).replayed).toBe(false);
  });

  it('names the admin where its kind needs one', async () => {
    const member = await harness.newMember();
    const request = { ownerId: member, currency: 'LCOIN', kind: 'admin_grant', amount: 5n, ...note() } as const;
    await expect(post(request)).rejects.toMatchObject({ code: 'LG006' });
    expect((await post({ ...request, actorId: ADMIN })).available).toBe(5n);
  });

  it('moves an amount above zero', async () => {
    const member = await harness.newMember();
    await expect(grant(member, 0n)).rejects.toThrow(RangeError);
    await expect(grant(member, -5n)).rejects.toThrow(RangeError);
  });
});

describe('a hold', () => {
  it('sets points aside, and a decision moves them on to payable and from there to settled', async () => {
    const member = await harness.newMember();
    await accrue(member, 1_500n);
    const held = await hold(member, 1_000n);
    expect(held).toMatchObject({ available: 500n, held: 1_000n });
    const posted = await resolve(member, held.transferId, 'post');
    expect(posted).toMatchObject({ available: 500n, held: 0n });
    await settle(member, posted.transferId, 'chain txid');
    const { rows } = await harness.owner.query<{ account: string; sum: string }>(
      `SELECT account, sum(amount) FROM ledger.entry WHERE owner_id = $1 GROUP BY account ORDER BY account`,
      [member],
    );
    expect(Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))).toEqual({
      available: '500',
      held: '0',
      mint: '-1500',
      payable: '0',
      settled: '1000',
    });
  });

  it('comes back whole when it is voided', async () => {
    const member = await harness.newMember();
    await accrue(member, 1_000n);
    const held = await hold(member, 1_000n);
    expect(await resolve(member, held.transferId, 'void')).toMatchObject({ available: 1_000n, held: 0n });
  });

  it('fills what was taken back while it was held before anything of it can be spent again', async () => {
    const member = await harness.newMember();
    await accrue(member, 1_000n);
    const [first, second] = [await hold(member, 600n), await hold(member, 400n)];
    await accrue(member, -700n);
    expect(await resolve(member, first.transferId, 'void')).toMatchObject({
      available: 0n,
      held: 400n,
      clawback: 100n,
    });
    expect(await resolve(member, second.transferId, 'void')).toMatchObject({ available: 300n, held: 0n, clawback: 0n });
  });

  it('is decided once, whoever tries again', async () => {
    const member = await harness.newMember();
    await accrue(member, 2_000n);
    const held = await hold(member, 1_000n);
    const first = await resolve(member, held.transferId, 'post', 'approval');
    await expect(resolve(member, held.transferId, 'post')).rejects.toEqual(code('ledger.alreadyConcluded'));
    await expect(resolve(member, held.transferId, 'void')).rejects.toEqual(code('ledger.alreadyConcluded'));
    expect(await resolve(member, held.transferId, 'post', 'approval')).toEqual({ ...first, replayed: true });
    await expect(resolve(member, held.transferId, 'void', 'approval')).rejects.toEqual(code('ledger.keyReused'));
  });

  it('is decided by exactly one of many admins who click at the same moment', async () => {
    const member = await harness.newMember();
    const rounds = 25;
    await accrue(member, BigInt(rounds) * 10n);
    let posted = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const held = await hold(member, 10n);
      const clicks = Array.from({ length: 8 }, (_, click) =>
        resolve(member, held.transferId, click % 2 ? 'post' : 'void'),
      );
      const outcomes = await Promise.allSettled(clicks);
      const winners = outcomes.flatMap((outcome, click) => (outcome.status === 'fulfilled' ? [click] : []));
      expect(winners).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toEqual(code('ledger.alreadyConcluded'));
      }
      if ((winners[0] ?? 0) % 2) posted += 10n;
    }
    expect(await balance(member, 'LUFF')).toEqual({ available: BigInt(rounds) * 10n - posted, held: 0n, clawback: 0n });
  });

  it('is paid once, and only after it was posted', async () => {
    const member = await harness.newMember();
    await accrue(member, 2_000n);
    const held = await hold(member, 1_000n);
    await expect(settle(member, held.transferId, 'too early')).rejects.toMatchObject({ code: 'LG006' });
    const posted = await resolve(member, held.transferId, 'post');
    await settle(member, posted.transferId, 'txid 1');
    await expect(settle(member, posted.transferId, 'txid 2')).rejects.toEqual(code('ledger.alreadyConcluded'));
    expect(await settle(member, posted.transferId, 'txid 1')).toMatchObject({ replayed: true });
    await expect(resolve(member, posted.transferId, 'void')).rejects.toMatchObject({ code: 'LG006' });
  });

  it('of another member or another currency is not there', async () => {
    const [mine, theirs] = [await harness.newMember(), await harness.newMember()];
    await accrue(mine, 1_000n);
    const held = await hold(mine, 1_000n);
    await expect(resolve(theirs, held.transferId, 'void')).rejects.toEqual(code('ledger.transferNotFound'));
    const inLcoin = harness.inTransaction((tx) =>
      harness.ledger.resolve(tx, {
        ownerId: mine,
        currency: 'LCOIN',
        holdId: held.transferId,
        outcome: 'void',
        ...note(),
      }),
    );
    await expect(inLcoin).rejects.toEqual(code('ledger.transferNotFound'));
    expect((await balance(mine, 'LUFF')).held).toBe(1_000n);
  });
});

describe('a reversal', () => {
  it('takes a purchase back once', async () => {
    const member = await harness.newMember();
    await grant(member, 500n);
    const bought = await post({ ownerId: member, currency: 'LCOIN', kind: 'store_purchase', amount: 200n, ...note() });
    const refund = () =>
      harness.inTransaction((tx) =>
        harness.ledger.reverse(tx, {
          ownerId: member,
          currency: 'LCOIN',
          transferId: bought.transferId,
          actorId: ADMIN,
          reason: 'bought twice by mistake',
          ...note(),
        }),
      );
    expect((await refund()).available).toBe(500n);
    await expect(refund()).rejects.toEqual(code('ledger.alreadyConcluded'));
  });

  it('exists only for kinds that have one', async () => {
    const member = await harness.newMember();
    const granted = await grant(member, 500n);
    const undo = harness.inTransaction((tx) =>
      harness.ledger.reverse(tx, {
        ownerId: member,
        currency: 'LCOIN',
        transferId: granted.transferId,
        actorId: ADMIN,
        reason: 'no',
        ...note(),
      }),
    );
    await expect(undo).rejects.toMatchObject({ code: 'LG006' });
  });
});

describe('an accrual', () => {
  it('that corrects downward takes what is there and leaves the rest as owed; later ones fill that first', async () => {
    const member = await harness.newMember();
    await accrue(member, 100n);
    expect(await accrue(member, -130n)).toMatchObject({ available: 0n, clawback: 30n });
    expect(await accrue(member, 20n)).toMatchObject({ available: 0n, clawback: 10n });
    expect(await accrue(member, 25n)).toMatchObject({ available: 15n, clawback: 0n });
  });

  it('does not touch what is held', async () => {
    const member = await harness.newMember();
    await accrue(member, 100n);
    await hold(member, 80n);
    expect(await accrue(member, -50n)).toMatchObject({ available: 0n, held: 80n, clawback: 30n });
  });

  it('is booked once per key, and with another amount refused', async () => {
    const member = await harness.newMember();
    const first = await accrue(member, 100n, 'okx:1:2026-11-19:1');
    expect(await accrue(member, 100n, 'okx:1:2026-11-19:1')).toEqual({ ...first, replayed: true });
    await expect(accrue(member, 101n, 'okx:1:2026-11-19:1')).rejects.toEqual(code('ledger.keyReused'));
    await expect(accrue(randomUUID(), 1n)).rejects.toEqual(code('ledger.noAccount'));
  });

  it('of many rows books each as if alone, in the order of the rows, and says what became of each', async () => {
    const [one, two, frozen] = [await harness.newMember(), await harness.newMember(), await harness.newMember()];
    await harness.inTransaction((tx) => harness.ledger.freeze(tx, frozen, 'LUFF', 'looked into', NOW));
    await accrue(two, 7n, 'known');
    const rows = [
      { ownerId: one, amount: 100n, key: 'a', params: { uid: '1', day: '2026-11-19' } },
      { ownerId: two, amount: 5n, key: 'a' },
      { ownerId: one, amount: -130n, key: 'b' },
      { ownerId: frozen, amount: 5n, key: 'a' },
      { ownerId: one, amount: 50n, key: 'c', reference: { type: 'report', id: '9' } },
      { ownerId: two, amount: 7n, key: 'known' },
      { ownerId: two, amount: 8n, key: 'known' },
      { ownerId: randomUUID(), amount: 8n, key: 'a' },
      { ownerId: one, amount: 50n, key: 'c', reference: { type: 'report', id: '9' } },
    ];
    const batch = { currency: 'LUFF', scope: 'luff-accrual', at: NOW } as const;
    const outcomes = await harness.inTransaction((tx) => harness.ledger.accrueMany(tx, batch, rows));
    expect(outcomes.map(({ outcome, available, clawback }) => [outcome, available, clawback])).toEqual([
      ['posted', 100n, 0n],
      ['posted', 12n, 0n],
      ['posted', 0n, 30n],
      ['frozen', 0n, 0n],
      ['posted', 20n, 0n],
      ['replayed', 7n, 0n],
      ['key_reused', 7n, 0n],
      ['no_account', 0n, 0n],
      ['replayed', 20n, 0n],
    ]);
    const again = await harness.inTransaction((tx) => harness.ledger.accrueMany(tx, batch, rows));
    expect(again.map(({ outcome }) => outcome)).not.toContain('posted');
    expect(await balance(one, 'LUFF')).toEqual({ available: 20n, held: 0n, clawback: 0n });
  });

  it('of a thousand members is one statement', async () => {
    const members = Array.from({ length: 1_000 }, () => randomUUID());
    await harness.inTransaction(async (tx) => {
      for (const member of members) await harness.ledger.openAccounts(tx, member, NOW);
    });
    const rows = members.map((ownerId, index) => ({ ownerId, amount: BigInt(index + 1), key: 'day' }));
    const batch = { currency: 'LUFF', scope: 'luff-accrual', at: NOW } as const;
    const outcomes = await harness.inTransaction((tx) => harness.ledger.accrueMany(tx, batch, rows));
    expect(
      outcomes.every(({ outcome, available }, index) => outcome === 'posted' && available === BigInt(index + 1)),
    ).toBe(true);
  });

  it('does not take a kind or a sign that does not accrue', async () => {
    const member = await harness.newMember();
    const call = (kind: string, amount: bigint) =>
      app.query('SELECT * FROM ledger.accrue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
        'LUFF',
        'x',
        NOW,
        [member],
        [kind],
        [amount],
        ['k'],
        [null],
        [null],
        ['{}'],
      ]);
    for (const [kind, amount] of [
      ['accrual', -1n],
      ['accrual', 0n],
      ['accrual_correction', 1n],
      ['payback_hold', 1n],
    ] as const) {
      await expect(call(kind, amount)).rejects.toMatchObject({ code: 'LG006' });
    }
    await expect(accrue(member, 0n)).rejects.toMatchObject({ code: 'LG006' });
  });
});

describe('a frozen account', () => {
  it('passes nothing but a settlement until it is released', async () => {
    const member = await harness.newMember();
    await accrue(member, 2_000n);
    const posted = await resolve(member, (await hold(member, 500n)).transferId, 'post');
    const open = await hold(member, 500n);
    const change = (work: 'freeze' | 'unfreeze') =>
      harness.inTransaction((tx) =>
        work === 'freeze'
          ? harness.ledger.freeze(tx, member, 'LUFF', 'looked into', NOW)
          : harness.ledger.unfreeze(tx, member, 'LUFF'),
      );
    expect(await change('freeze')).toBe(true);
    expect(await change('freeze')).toBe(false);
    await expect(hold(member, 1n)).rejects.toEqual(code('ledger.frozen'));
    await expect(resolve(member, open.transferId, 'post')).rejects.toEqual(code('ledger.frozen'));
    await expect(resolve(member, open.transferId, 'void')).rejects.toEqual(code('ledger.frozen'));
    await expect(accrue(member, 1n)).rejects.toEqual(code('ledger.frozen'));
    expect((await grant(member, 5n)).available).toBe(5n);
    await settle(member, posted.transferId, 'paid outside already');
    expect(await change('unfreeze')).toBe(true);
    expect(await change('unfreeze')).toBe(false);
    expect(await resolve(member, open.transferId, 'void')).toMatchObject({ available: 1_500n, held: 0n });
  });
});

describe('the statement', () => {
  it('shows what the member gained and spent, newest first, page by page without gap or repetition', async () => {
    const member = await harness.newMember();
    await accrue(member, 100n);
    const first = await hold(member, 40n);
    await resolve(member, first.transferId, 'void');
    const second = await hold(member, 60n);
    const posted = await resolve(member, second.transferId, 'post');
    await settle(member, posted.transferId, 'txid');
    await accrue(member, -70n);
    const em = harness.dataSource.manager;

    const lines = [];
    let cursor: string | undefined;
    do {
      const page = await harness.ledger.statement(em, member, 'LUFF', { limit: 2, ...(cursor ? { cursor } : {}) });
      lines.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(lines.map(({ kind, amount, after }) => [kind, amount, after.available, after.held, after.clawback])).toEqual(
      [
        ['accrual_correction', -70n, 0n, 0n, 30n],
        ['payback_hold', -60n, 40n, 60n, 0n],
        ['payback_void', 40n, 100n, 0n, 0n],
        ['payback_hold', -40n, 60n, 40n, 0n],
        ['accrual', 100n, 100n, 0n, 0n],
      ],
    );
    expect(lines[0]?.change).toEqual({ available: -40n, held: 0n, clawback: 30n });
    expect(lines[1]?.concludedById).toBe(posted.transferId);
    expect(lines[2]?.concludesId).toBe(first.transferId);

    const all = await harness.ledger.statement(em, member, 'LUFF', { limit: 100, all: true });
    expect(all.items).toHaveLength(7);
    expect(all.nextCursor).toBeNull();
    expect(await harness.ledger.find(em, member, 'LUFF', second.transferId)).toEqual(lines[1]);
    expect(await harness.ledger.find(em, await harness.newMember(), 'LUFF', second.transferId)).toBeNull();
    const nowhere = harness.ledger.statement(em, member, 'LUFF', { limit: 2, cursor: 'page 2' });
    await expect(nowhere).rejects.toEqual(code('platform.cursorInvalid'));
    expect(await harness.ledger.totals(em, member, 'LUFF')).toEqual({ received: 140n, taken: 170n, count: 5 });
    expect(await harness.ledger.totals(em, member, 'LUFF', { kinds: ['accrual'] })).toEqual({
      received: 100n,
      taken: 0n,
      count: 1,
    });
  });

  it('carries what a line needs to be put into words', async () => {
    const member = await harness.newMember();
    await post({
      ownerId: member,
      currency: 'LCOIN',
      kind: 'admin_grant',
      amount: 5n,
      ...note(),
      actorId: ADMIN,
      reason: '이벤트 보상',
      reference: { type: 'event', id: 'e1' },
      params: { event: 'e1', count: 3 },
    });
    const { items } = await harness.ledger.statement(harness.dataSource.manager, member, 'LCOIN', { limit: 1 });
    expect(items[0]).toMatchObject({
      at: NOW,
      actorId: ADMIN,
      reason: '이벤트 보상',
      reference: { type: 'event', id: 'e1' },
      params: { event: 'e1', count: 3 },
    });
  });
});

describe('closing', () => {
  const close = (member: string) => harness.inTransaction((tx) => harness.ledger.closeAccounts(tx, member, NOW));
  const differences = async () => {
    const counts = await harness.inTransaction((tx) => new Reconciliation(harness.ledger).run(tx, NOW));
    return Object.entries(counts).filter(([, count]) => count > 0);
  };

  it('burns what is available, writes the debt down, and lets nothing move any more', async () => {
    const member = await harness.newMember();
    await grant(member, 1_000n);
    await accrue(member, 5n);
    expect(await close(member)).toEqual(
      new Map([
        ['LCOIN', 1_000n],
        ['LUFF', 5n],
      ]),
    );
    const { items } = await harness.ledger.statement(harness.dataSource.manager, member, 'LCOIN', { limit: 1 });
    expect(items[0]).toMatchObject({ kind: 'account_close', amount: -1_000n, at: NOW, after: { available: 0n } });
    for (const unfrozen of [false, true]) {
      if (unfrozen)
        expect(await harness.inTransaction((tx) => harness.ledger.unfreeze(tx, member, 'LCOIN'))).toBe(false);
      await expect(grant(member, 1n)).rejects.toEqual(code('ledger.frozen'));
    }
    await expect(accrue(member, -3n)).rejects.toEqual(code('ledger.frozen'));
    expect(await close(member)).toEqual(new Map());
    expect(await differences()).toEqual([]);
  });

  it('keeps what is owed on the account', async () => {
    const member = await harness.newMember();
    await accrue(member, -7n);
    await close(member);
    expect(await balance(member, 'LUFF')).toEqual({ available: 0n, held: 0n, clawback: 7n });
  });

  it('is refused, whole, while something waits for a decision or is looked into', async () => {
    const member = await harness.newMember();
    await grant(member, 3n);
    await accrue(member, 100n);
    const { transferId } = await hold(member, 80n);
    await expect(close(member)).rejects.toEqual(code('ledger.pointsHeld'));
    expect(await balance(member, 'LCOIN')).toMatchObject({ available: 3n });
    await resolve(member, transferId, 'void');
    await harness.inTransaction((tx) => harness.ledger.freeze(tx, member, 'LUFF', 'looked into', NOW));
    await expect(close(member)).rejects.toEqual(code('ledger.frozen'));
    await harness.inTransaction((tx) => harness.ledger.unfreeze(tx, member, 'LUFF'));
    expect(await close(member)).toEqual(
      new Map([
        ['LCOIN', 3n],
        ['LUFF', 100n],
      ]),
    );
  });

  it('loses nothing that is booked at the same moment', async () => {
    const member = await harness.newMember();
    await grant(member, 10n);
    const grants = Array.from({ length: 20 }, () => grant(member, 1n).then(() => 1n));
    const [closed, ...granted] = await Promise.allSettled([close(member), ...grants]);
    const booked = granted.filter(({ status }) => status === 'fulfilled').length;
    expect(closed).toMatchObject({ status: 'fulfilled' });
    expect((closed as PromiseFulfilledResult<Map<string, bigint>>).value.get('LCOIN')).toBe(10n + BigInt(booked));
    expect(await balance(member, 'LCOIN')).toEqual({ available: 0n, held: 0n, clawback: 0n });
    expect(await differences()).toEqual([]);
  });
});

describe('the history', () => {
  it('tells every transfer once, the oldest first, over any number of pages', async () => {
    const member = await harness.newMember();
    await harness.owner.query(
      `SELECT count(ledger.post($1, 'LCOIN', 'attendance', '{available,mint}', ARRAY[n, -n], 'test', n::text, $2, NULL, NULL, NULL, NULL, '{}'))
       FROM generate_series(1, 2500) n`,
      [member, NOW],
    );
    const amounts: bigint[] = [];
    for await (const line of harness.ledger.history(harness.dataSource.manager, member, 'LCOIN', { all: true }))
      amounts.push(line.amount);
    expect(amounts).toEqual(Array.from({ length: 2500 }, (_, index) => BigInt(index + 1)));
  });
});

describe('the rules of the kinds', () => {
  it('are the same in the code and in the database', async () => {
    const { rows } = await harness.owner.query<Record<string, unknown>>('SELECT * FROM ledger.rule');
    const expected = Object.entries(TRANSFER_RULES).flatMap(([currency, kinds]) =>
      Object.entries(kinds as Record<string, TransferRule>).map(([kind, rule]) => ({
        currency,
        kind,
        door: rule.door,
        concludes: rule.concludes ?? null,
        needs_actor: rule.needsActor ?? false,
        needs_reason: rule.needsReason ?? false,
        ...{ available: 0, held: 0, clawback: 0, mint: 0, burn: 0, store: 0, payable: 0, settled: 0 },
        ...rule.legs,
      })),
    );
    const byKind = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      `${String(a.currency)} ${String(a.kind)}`.localeCompare(`${String(b.currency)} ${String(b.kind)}`);
    expect(rows.sort(byKind)).toEqual(expected.sort(byKind));
    const currencies = await harness.owner.query<{ code: string; scale: number }>(
      'SELECT code, scale FROM ledger.currency',
    );
    expect(Object.fromEntries(currencies.rows.map(({ code: name, scale }) => [name, scale]))).toEqual(CURRENCIES);
  });
});

describe('the database refuses', () => {
  const call = (
    client: pg.Client,
    owner: string,
    kind: string,
    accounts: string[],
    amounts: (bigint | number | string)[],
    currency = 'LCOIN',
  ) =>
    client.query('SELECT * FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)', [
      owner,
      currency,
      kind,
      accounts,
      amounts,
      'test',
      note().key,
      NOW,
      null,
      null,
      null,
      null,
      '{}',
    ]);

  it.each<[string, string, string[], (bigint | number | string)[], string]>([
    ['a single leg', 'attendance', ['available'], [5n], 'LG006'],
    ['no legs', 'attendance', [], [], 'LG006'],
    ['legs without amounts', 'attendance', ['available', 'mint'], [5n], 'LG006'],
    ['legs of zero', 'attendance', ['available', 'mint'], [0n, 0n], 'LG006'],
    ['legs that do not sum to zero', 'attendance', ['available', 'mint'], [5n, -4n], '23514'],
    ['an account named twice', 'attendance', ['available', 'available', 'mint'], [2n, 3n, -5n], 'LG006'],
    ['an account that does not exist', 'attendance', ['available', 'bank'], [5n, -5n], 'LG006'],
    ['an account the kind may not move', 'attendance', ['available', 'store'], [5n, -5n], 'LG006'],
    ['a direction the kind may not take', 'attendance', ['available', 'mint'], [-5n, 5n], 'LG001'],
    ['a kind that does not exist', 'jackpot', ['available', 'mint'], [5n, -5n], 'LG006'],
    ['a kind of another currency', 'accrual', ['available', 'mint'], [5n, -5n], 'LG006'],
    ['a decision on a hold without the hold', 'indicator_void', ['held', 'available'], [-5n, 5n], 'LG006'],
    ['half a point', 'attendance', ['available', 'mint'], [1.5, -1.5], '22P02'],
    ['not a number', 'attendance', ['available', 'mint'], ['NaN', 'NaN'], '22P02'],
    ['more than 64 bits', 'attendance', ['available', 'mint'], [2n ** 63n, -(2n ** 63n)], '22003'],
  ])('%s', async (_, kind, accounts, amounts, sqlState) => {
    const member = await harness.newMember();
    await expect(call(app, member, kind, accounts, amounts)).rejects.toMatchObject({ code: sqlState });
    expect(await balance(member, 'LCOIN')).toEqual({ available: 0n, held: 0n, clawback: 0n });
  });

  it('a wrong direction even when the balance would allow it', async () => {
    const member = await harness.newMember();
    await grant(member, 10n);
    await expect(call(app, member, 'attendance', ['available', 'mint'], [-5n, 5n])).rejects.toMatchObject({
      code: 'LG006',
    });
  });

  it('accruals at the door for posts, which would pass by what is owed', async () => {
    const member = await harness.newMember();
    await expect(call(app, member, 'accrual', ['available', 'mint'], [5n, -5n], 'LUFF')).rejects.toMatchObject({
      code: 'LG006',
    });
  });

  const anything = '00000000-0000-0000-0000-000000000000';
  it.each([
    `INSERT INTO ledger.account (owner_id, currency, opened_at) VALUES ('${anything}', 'LCOIN', now())`,
    `INSERT INTO ledger.transfer SELECT * FROM ledger.transfer LIMIT 1`,
    `INSERT INTO ledger.rule SELECT * FROM ledger.rule LIMIT 1`,
    `UPDATE ledger.account SET available = available + 1`,
    `UPDATE ledger.transfer SET reason = 'x'`,
    `UPDATE ledger.rule SET available = 1`,
    `CREATE TEMP TABLE account (owner_id uuid)`,
    `DELETE FROM ledger.account`,
    `DELETE FROM ledger.transfer`,
    `TRUNCATE ledger.transfer`,
    `DROP TABLE ledger.transfer`,
    `ALTER TABLE ledger.transfer DISABLE TRIGGER ALL`,
    `CREATE TABLE ledger.mine (x int)`,
    `SELECT ledger.book('${anything}', 'LCOIN', 'attendance', '{post}', '{5,0,0,-5,0,0,0,0}', 's', 'k', ''::bytea, now(), NULL, NULL, NULL, NULL, '{}', NULL)`,
    `DELETE FROM platform_reconciliation_findings`,
    `SET ROLE lance_owner`,
    `SET session_replication_role = replica`,
  ])('the service: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    [`UPDATE ledger.transfer SET reason = 'x'`, 'LG008'],
    [`DELETE FROM ledger.transfer`, 'LG008'],
    [`TRUNCATE ledger.transfer`, 'LG008'],
    [`DELETE FROM ledger.account`, 'LG008'],
    [`TRUNCATE ledger.account CASCADE`, 'LG008'],
    [`UPDATE ledger.account SET available = -1`, '23514'],
  ])('even the owner: %s', async (statement, sqlState) => {
    await grant(await harness.newMember(), 1n);
    await expect(harness.owner.query(statement)).rejects.toMatchObject({ code: sqlState });
  });

  it.each<[string, Record<string, string>, string]>([
    ['that does not sum to zero', { mint: '-4' }, '23514'],
    ['that moves nothing', { available: '0', mint: '0' }, 'LG006'],
    ['of a kind that may not do it', { mint: '0', burn: '-5' }, 'LG006'],
    ['that leaves the account other than it says', { available_after: '6' }, 'LG006'],
    ['that is out of the chain', { account_version: '7' }, 'LG006'],
    ['that concludes what is not there', { concludes_id: `'${anything}'` }, '23503'],
    ['that ends below zero', { available_after: '-5' }, '23514'],
  ])('a transfer written by the owner past the doors %s', async (_, other, sqlState) => {
    const member = await harness.newMember();
    const row: Record<string, string> = {
      owner_id: `'${member}'`,
      currency: `'LCOIN'`,
      id: 'uuidv7()',
      account_version: '1',
      kind: `'attendance'`,
      available: '5',
      mint: '-5',
      available_after: '5',
      held_after: '0',
      clawback_after: '0',
      scope: `'s'`,
      key: `'k'`,
      request_hash: `sha256('')`,
      params: `'{}'`,
      at: 'now()',
    };
    const insert = async (values: Record<string, string>) => {
      await harness.owner.query('BEGIN');
      try {
        await harness.owner.query(
          `UPDATE ledger.account SET available = 5, version = 1 WHERE owner_id = $1 AND currency = 'LCOIN'`,
          [member],
        );
        await harness.owner.query(
          `INSERT INTO ledger.transfer (${Object.keys(values).join()}) VALUES (${Object.values(values).join()})`,
        );
      } finally {
        await harness.owner.query('ROLLBACK');
      }
    };
    await insert(row);
    await expect(insert({ ...row, ...other })).rejects.toMatchObject({ code: sqlState });
  });
});

describe('reconciliation', () => {
  it('finds nothing in books that were written through the doors', async () => {
    const counts = await harness.inTransaction((tx) => new Reconciliation(harness.ledger).run(tx, NOW));
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect(Object.keys(counts)).toContain('balances-equal-entries');
  });

  it('notices a balance that was changed by hand, freezes the account, tells once and repairs nothing', async () => {
    const member = await harness.newMember();
    await grant(member, 10n);
    await harness.owner.query(`UPDATE ledger.account SET available = 11 WHERE owner_id = $1 AND currency = 'LCOIN'`, [
      member,
    ]);
    const reconciliation = new Reconciliation(harness.ledger);
    const later = new Date(NOW.getTime() + 300_000);
    await harness.inTransaction((tx) => reconciliation.run(tx, NOW));
    await harness.inTransaction((tx) => reconciliation.run(tx, later));

    const findings = await reconciliation.openFindings(harness.dataSource.manager);
    expect(findings.filter(({ ownerId }) => ownerId === member)).toEqual([
      expect.objectContaining({
        check: 'balances-equal-entries',
        currency: 'LCOIN',
        firstSeenAt: NOW,
        lastSeenAt: later,
      }),
    ]);
    await expect(grant(member, 1n)).rejects.toEqual(code('ledger.frozen'));
    expect((await balance(member, 'LCOIN')).available).toBe(11n);

    const id = findings.find(({ ownerId }) => ownerId === member)?.id ?? '';
    await harness.owner.query(`UPDATE ledger.account SET available = 10 WHERE owner_id = $1 AND currency = 'LCOIN'`, [
      member,
    ]);
    expect(await harness.inTransaction((tx) => reconciliation.close(tx, id, ADMIN, later))).toBe(true);
    expect(await harness.inTransaction((tx) => reconciliation.close(tx, id, ADMIN, later))).toBe(false);
    await harness.inTransaction((tx) => harness.ledger.unfreeze(tx, member, 'LCOIN'));
    await harness.inTransaction((tx) => reconciliation.run(tx, later));
    expect(await reconciliation.openFindings(harness.dataSource.manager)).toEqual([]);
    expect((await grant(member, 1n)).available).toBe(11n);
  });

  it('runs the checks of modules too and freezes what they name', async () => {
    const member = await harness.newMember();
    const reconciliation = new Reconciliation(harness.ledger);
    const check = {
      name: 'held-equals-redemptions',
      run: () =>
        Promise.resolve([{ ownerId: member, currency: 'LUFF' as const, detail: { held: '5', redemptions: '4' } }]),
    };
    reconciliation.register(check);
    expect(() => reconciliation.register(check)).toThrow(/twice/);
    expect(await harness.inTransaction((tx) => reconciliation.run(tx, NOW))).toMatchObject({
      'held-equals-redemptions': 1,
    });
    expect((await harness.ledger.balance(harness.dataSource.manager, member, 'LUFF')).frozenAt).toEqual(NOW);
  });
});
