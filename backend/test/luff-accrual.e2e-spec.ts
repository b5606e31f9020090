import { randomUUID } from 'node:crypto';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { LuffAccruals } from '../src/modules/luff/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger, Reconciliation } from '../src/platform/ledger/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { balanceOf, differences, transactionsOf, withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const TOMORROW = '2026-11-21';

describe('Luff of a report day', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
  });

  afterAll(() => service.close());

  const memberWithUid = async (): Promise<{ member: SignedIn; uid: string }> => {
    const member = await registerMember(service, { emailConfirmed: true });
    return { member, uid: await verify(member) };
  };
  // A new administrator each time: their sessions end when a test moves the clock by half an hour.
  const verify = async (member: SignedIn, uid?: string) => verifiedUid(await createAdmin(service), member, uid);
  const amountsOf = async (member: SignedIn) =>
    (await transactionsOf(member)).map(({ type, amount }) => [type, amount]).reverse();
  const accrualsOf = (uid: string) =>
    service.dataSource.query(
      `SELECT report_on::text AS day, revision, target::text, already_posted::text FROM luff_accruals
       WHERE uid = $1 ORDER BY report_on, revision`,
      [uid],
    );

  it('is the sum of its volumes times the rate, cut once at the eighth decimal', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(
      service,
      { uid, day: TODAY, volume: '123456.789012345678', product: 'futures' },
      { uid, day: TODAY, volume: '0.000249654321', product: 'spot' },
    );
    // 123456.789261999999 × 0.00002 = 2.46913578523999998
    expect(await balanceOf(member)).toMatchObject({
      balance: '2.46913578',
      availableLuff: '2.46913578',
      todayEarned: '2.46913578',
      formatted: '2.46',
      held: '0',
      clawback: '0',
      usdtValue: '0.24691357',
      luffPerUsdt: 10,
    });
  });

  it('is earned from the day of the verification on, that day in full, and not before', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(
      service,
      { uid, day: YESTERDAY, volume: '1000000' },
      { uid, day: TODAY, volume: '50000' },
      { uid, day: TOMORROW, volume: '100000' },
    );
    expect(await amountsOf(member)).toEqual([
      ['earn', '1'],
      ['earn', '2'],
    ]);
  });

  it('is posted at the verification for rows that came before it on the same day', async () => {
    const member = await registerMember(service);
    const uid = freshUid();
    await reportVolumes(service, { uid, day: YESTERDAY, volume: '50000' }, { uid, day: TODAY, volume: '150000' });
    expect(await amountsOf(member)).toEqual([]);
    await verify(member, uid);
    expect(await amountsOf(member)).toEqual([['earn', '3']]);
  });

  it('is posted once, however often the same report comes', async () => {
    const { member, uid } = await memberWithUid();
    for (let time = 0; time < 3; time += 1) await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    expect(await amountsOf(member)).toEqual([['earn', '1']]);
    expect(await accrualsOf(uid)).toEqual([
      { day: TODAY, revision: 1, target: '1.00000000', already_posted: '0.00000000' },
    ]);
  });

  it('is posted once when it is computed many times at the same moment', async () => {
    const { member, uid } = await memberWithUid();
    const ledger = service.app.get(Ledger);
    const inTransaction = <T>(work: Parameters<typeof runInTransaction<T>>[1]) =>
      runInTransaction(service.dataSource, work);
    await inTransaction((tx) => ledger.freeze(tx, member.id, 'LUFF', 'spec', service.clock.now()));
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    await inTransaction((tx) => ledger.unfreeze(tx, member.id, 'LUFF'));
    const days = [{ exchangeId: 'binance', uid, day: TODAY }];
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => inTransaction((tx) => service.app.get(LuffAccruals).post(tx, days))),
    );
    expect(counts.filter(({ posted }) => posted === 1)).toHaveLength(1);
    expect(counts.filter(({ posted, refused }) => posted === 0 && refused === 0)).toHaveLength(7);
    expect(await amountsOf(member)).toEqual([['earn', '1']]);
  });

  it('misses nothing when the report comes while the UID is being verified', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await registerMember(service);
      const uid = freshUid();
      await Promise.all([verify(member, uid), reportVolumes(service, { uid, day: TODAY, volume: '50000' })]);
      expect(await amountsOf(member)).toEqual([['earn', '1']]);
    }
  });

  it('follows corrections up and down by their differences', async () => {
    const { member, uid } = await memberWithUid();
    for (const volume of ['50000', '75000', '75000', '20000', '0', '10000'])
      await reportVolumes(service, { uid, day: TODAY, volume });
    expect(await amountsOf(member)).toEqual([
      ['earn', '1'],
      ['earn', '0.5'],
      ['spend', '-1.1'],
      ['spend', '-0.4'],
      ['earn', '0.2'],
    ]);
    expect(await balanceOf(member)).toMatchObject({ balance: '0.2', clawback: '0' });
  });

  it('counts among what was earned today no more than is left of it', async () => {
    const { member, uid } = await memberWithUid();
    for (const volume of ['50000', '0', '50000', '0', '50000'])
      await reportVolumes(service, { uid, day: TODAY, volume });
    expect(await balanceOf(member)).toMatchObject({ balance: '1', todayEarned: '1' });
  });

  it('leaves as owed what a downward correction cannot take, and fills that first', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000000' });
    const { status } = await member.client.post('/api/luff/request-payback', { luffAmount: 1000, usdtAmount: 100 });
    expect(status).toBe(201);

    await reportVolumes(service, { uid, day: TODAY, volume: '25000000' });
    expect(await balanceOf(member)).toMatchObject({
      balance: '1000',
      availableLuff: '0',
      held: '1000',
      clawback: '500',
    });

    await reportVolumes(service, { uid, day: TOMORROW, volume: '15000000' });
    expect(await balanceOf(member)).toMatchObject({ availableLuff: '0', clawback: '200' });
    await reportVolumes(service, { uid, day: '2026-11-22', volume: '20000000' });
    expect(await balanceOf(member)).toMatchObject({ availableLuff: '200', clawback: '0' });

    const lines = (await transactionsOf(member)).map((line) => [line.amount, line.balanceAfter, line.clawbackAfter]);
    expect(lines.reverse()).toEqual([
      ['1000', '1000', '0'],
      ['-1000', '0', '0'],
      ['-500', '0', '500'],
      ['300', '0', '200'],
      ['400', '200', '0'],
    ]);
  });

  it('is earned by the member who held the UID on the day when the UID changes hands', async () => {
    const { member: former, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    const now = service.clock.now();
    service.clock.advance({ days: 2 });
    const { body: uids } = await former.client.get(`/api/user/${former.id}/uids`);
    await former.client.delete(`/api/user-uid/${uids[0]?.id}`);
    const next = await registerMember(service);
    await verify(next, uid);
    await reportVolumes(
      service,
      { uid, day: TODAY, volume: '100000' },
      { uid, day: TOMORROW, volume: '150000' },
      { uid, day: '2026-11-22', volume: '200000' },
      { uid, day: '2026-11-23', volume: '250000' },
    );
    expect(await amountsOf(former)).toEqual([
      ['earn', '1'],
      ['earn', '1'],
      ['earn', '3'],
    ]);
    expect(await amountsOf(next)).toEqual([
      ['earn', '4'],
      ['earn', '5'],
    ]);
    service.clock.set(now);
  });

  it('goes back when the day no longer belongs to the member, so that no day is paid twice', async () => {
    const { member: former, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    const { body: uids } = await former.client.get(`/api/user/${former.id}/uids`);
    await former.client.delete(`/api/user-uid/${uids[0]?.id}`);
    expect(await amountsOf(former)).toEqual([
      ['earn', '1'],
      ['spend', '-1'],
    ]);
    const next = await registerMember(service);
    await verify(next, uid);
    expect(await amountsOf(next)).toEqual([['earn', '1']]);
  });

  it('waits while the account is frozen, for this member alone, and is posted by catching up', async () => {
    const [{ member: frozen, uid: frozenUid }, { member: other, uid: otherUid }] = [
      await memberWithUid(),
      await memberWithUid(),
    ];
    const ledger = service.app.get(Ledger);
    await runInTransaction(service.dataSource, (tx) =>
      ledger.freeze(tx, frozen.id, 'LUFF', 'spec', service.clock.now()),
    );
    await reportVolumes(
      service,
      { uid: frozenUid, day: TODAY, volume: '50000' },
      { uid: otherUid, day: TODAY, volume: '100000' },
    );
    expect(await amountsOf(frozen)).toEqual([]);
    expect(await amountsOf(other)).toEqual([['earn', '2']]);
    expect(await differences(service)).toEqual(['accruals-follow-reports']);

    await runInTransaction(service.dataSource, async (tx) => {
      await ledger.unfreeze(tx, frozen.id, 'LUFF');
      expect(await service.app.get(LuffAccruals).catchUp(tx, frozen.id)).toEqual({ posted: 1, refused: 0 });
      expect(await service.app.get(LuffAccruals).catchUp(tx, frozen.id)).toEqual({ posted: 0, refused: 0 });
    });
    expect(await amountsOf(frozen)).toEqual([['earn', '1']]);
  });

  it('keeps its arithmetic as a receipt', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    const fetchedAt = service.clock.now().toISOString();
    await reportVolumes(service, { uid, day: TODAY, volume: '30000.5' });
    const [correction, accrual] = await transactionsOf(member);
    const receiptOf = async (id = '') => (await member.client.get(`/api/luff/transactions/${id}/receipt`)).body;
    const row = { unit: '러프', operator: null, note: null, mark: null, behind: null };
    const behind = { kind: 'rebate-day', id: TODAY };
    const days = `Binance, 11월 20일, UID ${uid}`;
    expect(await receiptOf(accrual?.id)).toEqual({
      ...accrual,
      rows: [
        { ...row, label: '거래대금', value: '50,000', unit: 'USDT', note: days, behind },
        { ...row, label: '1 USDT당 적립', value: '0.00002', operator: '×' },
        { ...row, label: '이날의 러프', value: '1', note: '소수점 아래 9자리부터 버림' },
        { ...row, label: '이미 적립', value: '0', operator: '−' },
      ],
      sum: { label: '적립', value: '+1', unit: '러프' },
      note: null,
      source: '리포트 파일',
      at: fetchedAt,
      marks: [],
      paidInUsdt: true,
      number: expect.stringMatching(/^F-/) as string,
      seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      correctedAt: correction?.createdAt,
    });
    expect(await receiptOf(correction?.id)).toMatchObject({
      type: 'spend',
      description: `Binance ${uid.slice(0, 2)}••••${uid.slice(-2)} · 11월 20일 리포트 정정`,
      rows: [
        { value: '30,000.5', note: days },
        { value: '0.00002' },
        { value: '0.60001' },
        { value: '1', note: '이날의 1차 정정' },
      ],
      sum: { value: '−0.39999' },
    });
  });

  it('shows receipts to their member only', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    const [line] = await transactionsOf(member);
    const stranger = await registerMember(service);
    for (const id of [line?.id, randomUUID()]) {
      const { status, body } = await stranger.client.get(`/api/luff/transactions/${id}/receipt`);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'luff.transactionNotFound' });
    }
    const malformed = await stranger.client.get('/api/luff/transactions/1/receipt');
    expect(malformed.status).toBe(400);
  });

  it('tells how far it is to the smallest payback at the pace of the last days', async () => {
    const { member, uid } = await memberWithUid();
    const nobody = await balanceOf(member);
    expect(nobody.progress).toEqual({
      minimumUsdt: '100',
      currentUsdt: '0',
      dailyAverageLuff: null,
      estimatedDays: null,
    });
    const now = service.clock.now();
    service.clock.advance({ days: 4 });
    await reportVolumes(service, { uid, day: TODAY, volume: '3000000' }, { uid, day: '2026-11-22', volume: '1000000' });
    // 80 Luff in the four days from the first that earned to yesterday: 20 a day, and 920 are missing.
    expect((await balanceOf(member)).progress).toEqual({
      minimumUsdt: '100',
      currentUsdt: '8',
      dailyAverageLuff: '20',
      estimatedDays: 46,
    });
    service.clock.set(now);
  });

  it('of a report that claims more than an account can hold is left out without stopping the others', async () => {
    const [{ member: absurd, uid: absurdUid }, { member: other, uid: otherUid }] = [
      await memberWithUid(),
      await memberWithUid(),
    ];
    await reportVolumes(
      service,
      { uid: absurdUid, day: TODAY, volume: '99999999999999999999' },
      { uid: otherUid, day: TODAY, volume: '50000' },
    );
    expect(await amountsOf(absurd)).toEqual([]);
    expect(await amountsOf(other)).toEqual([['earn', '1']]);
    expect(await differences(service)).toEqual(['accruals-follow-reports']);
    await reportVolumes(service, { uid: absurdUid, day: TODAY, volume: '50000' });
    expect(await amountsOf(absurd)).toEqual([['earn', '1']]);
  });

  it('pages through the transactions without losing or repeating one', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(
      service,
      ...Array.from({ length: 5 }, (_, index) => ({ uid, day: `2026-12-0${index + 1}`, volume: `${index + 1}00000` })),
    );
    const seen: string[] = [];
    for await (const { body } of member.client.pages('/api/luff/transactions?limit=2'))
      seen.push(...body.map(({ amount }) => amount));
    expect(seen.sort()).toEqual(['10', '2', '4', '6', '8']);
  });

  it('cannot be changed or deleted by the service once it is posted', async () => {
    for (const sql of ['UPDATE luff_accruals SET target = 0', 'DELETE FROM luff_accruals'])
      await expect(service.dataSource.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('agrees with the ledger after all of this', async () => {
    expect(await differences(service)).toEqual([]);
  });

  it('is compared with the ledger: an accrual that the ledger does not know freezes the account', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    await service.dataSource.query(
      `INSERT INTO luff_accruals SELECT user_id, exchange_id, uid, report_on, 2, volume, rate, 5, 1, estimated, source,
         simulated, fetched_at, uuidv7(), posted_at FROM luff_accruals WHERE uid = $1`,
      [uid],
    );
    expect(await differences(service)).toContain('accruals-equal-transfers');
    const { status, body } = await member.client.post('/api/luff/request-payback', {
      luffAmount: '1000',
      usdtAmount: '100',
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'ledger.frozen' });
  });

  it('is compared every five minutes when it is new: another target than was posted freezes the account', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    await withClient(service.database.adminUrl, (client) =>
      client.query('UPDATE luff_accruals SET target = target + 1 WHERE uid = $1', [uid]),
    );
    const counts = await runInTransaction(service.dataSource, (tx) =>
      service.app.get(Reconciliation).run(tx, service.clock.now(), 'recent'),
    );
    expect(counts['accruals-equal-transfers']).toBeGreaterThan(0);
    expect(await service.app.get(Ledger).isFrozen(service.dataSource.manager, member.id, 'LUFF')).toBe(true);
  });

  it('counts at the rate that was in force when the day ended', async () => {
    const { member, uid } = await memberWithUid();
    await reportVolumes(service, { uid, day: TODAY, volume: '50000' });
    const changedAt = '2026-11-21T12:00:00.000Z';
    service.clock.set(changedAt);
    const change = (value: string) =>
      runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, 'luff_accrualRate', value, null));
    await change('0.00004');
    await reportVolumes(service, { uid, day: TODAY, volume: '100000' }, { uid, day: TOMORROW, volume: '100000' });
    expect(await accrualsOf(uid)).toEqual([
      { day: TODAY, revision: 1, target: '1.00000000', already_posted: '0.00000000' },
      { day: TODAY, revision: 2, target: '2.00000000', already_posted: '1.00000000' },
      { day: TOMORROW, revision: 1, target: '4.00000000', already_posted: '0.00000000' },
    ]);
    expect(await balanceOf(member)).toMatchObject({ balance: '6' });
  });
});
