import { randomUUID } from 'node:crypto';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const DAY = '2026-11-20';

const never = (): never => {
  throw new Error('there is nothing behind the row');
};

describe('a receipt', () => {
  let service: TestApp;
  let member: SignedIn;
  let uid: string;

  beforeEach(async () => {
    service = await startTestApp();
    member = await registerMember(service);
    uid = await verifiedUid(await createAdmin(service), member);
    service.clock.advance({ days: 1 });
    member = { ...member, client: await logIn(service, member) };
  });
  afterEach(() => service.close());

  const importDay = async (fee: string): Promise<void> => {
    const { client } = await createAdmin(service);
    const csv = `uid,date,product,volume,fee,commission\n${uid},${DAY},futures,100000,${fee},50\n`;
    const uploaded = await client.post('/api/admin/report-imports', {
      exchange: 'binance',
      fileName: `report-${fee}.csv`,
      content: Buffer.from(csv).toString('base64'),
    });
    expect(await client.post(`/api/admin/report-imports/${uploaded.body.id}/commit`)).toMatchObject({ status: 200 });
  };
  const receiptOf = async (kind: Schemas['FactReceiptDto']['kind'], id: string, { client } = member) => {
    const { status, body } = await client.get(`/api/receipts/${kind}/${id}`);
    expect(status).toBe(200);
    return body;
  };
  const sealOf = ({ number, seal }: Pick<Schemas['FactReceiptDto'], 'number' | 'seal'>) => ({ number, seal });

  it('of an entry has the number and the seal of that entry, in every list, language and reading', async () => {
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    const receipt = await receiptOf('lcoin', entry?.id ?? '');
    expect(receipt).toMatchObject({
      kind: 'lcoin',
      id: entry?.id,
      title: entry?.description,
      number: expect.stringMatching(/^L-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      correctedAt: null,
    });
    const { body: entryReceipt } = await member.client.get(`/api/lance-coins/history/${entry?.id ?? ''}/receipt`);
    expect(sealOf(entryReceipt)).toEqual(sealOf(receipt));
    await service.dataSource.query(`UPDATE auth_members SET language = 'en' WHERE id = $1`, [member.id]);
    const english = await receiptOf('lcoin', entry?.id ?? '');
    expect(english.title).toContain('UID verification bonus');
    expect(english.title).not.toBe(receipt.title);
    expect(sealOf(english)).toEqual(sealOf(receipt));
  });

  it('is its own: no two facts, and no two members, have the same number or seal', async () => {
    await importDay('100');
    const other = await registerMember(service);
    const entries = (await member.client.get('/api/lance-coins/history')).body;
    const others = (await other.client.get('/api/lance-coins/history')).body;
    const all = [
      await receiptOf('rebate-day', DAY),
      ...(await Promise.all(entries.map(({ id }) => receiptOf('lcoin', id)))),
      ...(await Promise.all(others.map(({ id }) => receiptOf('lcoin', id, other)))),
    ];
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    expect(new Set(all.map(({ seal }) => seal)).size).toBe(all.length);
  });

  it('of a report day that is corrected keeps its number and gets another seal, and says when', async () => {
    await importDay('100');
    const first = await receiptOf('rebate-day', DAY);
    expect(first.correctedAt).toBeNull();
    expect(first.rows).toHaveLength(1);
    expect(await receiptOf('rebate-day', DAY)).toEqual(first);
    service.clock.advance({ minutes: 10 });
    await importDay('101');
    const corrected = await receiptOf('rebate-day', DAY);
    expect(corrected.number).toBe(first.number);
    expect(corrected.seal).not.toBe(first.seal);
    expect(corrected.correctedAt).toBe(service.clock.now().toISOString());
    expect(corrected.sum.value).not.toBe(first.sum.value);
  });

  it('of Luff that a later report corrected has another seal than before', async () => {
    await reportVolumes(service, { uid, day: DAY, volume: '100000' });
    const [entry] = (await member.client.get('/api/luff/transactions')).body;
    const first = await receiptOf('luff', entry?.id ?? '');
    expect(first).toMatchObject({ correctedAt: null, sum: { value: '+2' } });
    service.clock.advance({ minutes: 10 });
    await reportVolumes(service, { uid, day: DAY, volume: '150000' });
    const corrected = await receiptOf('luff', entry?.id ?? '');
    expect(corrected).toMatchObject({ number: first.number, sum: { value: '+2' } });
    expect(corrected.correctedAt).toBe(service.clock.now().toISOString());
    expect(corrected.seal).not.toBe(first.seal);
  });

  const behind = (receipt: Schemas['FactReceiptDto']) => receipt.rows.flatMap((row) => row.behind ?? []);
  const opened = async ({ kind, id }: { kind: Schemas['FactReceiptDto']['kind']; id: string }) => receiptOf(kind, id);

  it('of a month leads to its days, to their rows, and their Luff back to the day', async () => {
    await importDay('100');
    const [month] = (await member.client.get('/api/user/rebate-months')).body;
    expect(month).toMatchObject({ month: '2026-11', rebate: '20', volume: '100000', days: 1, simulated: false });
    const ofMonth = await receiptOf('rebate-month', month?.month ?? '');
    expect(ofMonth).toMatchObject({ title: '2026.11 리베이트', sum: { value: '20', unit: 'USDT' } });
    const [day] = behind(ofMonth);
    expect(day).toEqual({ kind: 'rebate-day', id: DAY });
    const ofDay = await opened(day ?? never());
    const [row] = behind(ofDay);
    const ofRow = await opened(row ?? never());
    expect(ofRow.rows.map(({ group, value, operator }) => `${group} ${operator ?? ''}${value}`)).toEqual([
      `참고 ${uid}`,
      '참고 100,000',
      '참고 0.1%',
      '계산 100',
      '계산 ×20%',
    ]);
    expect(ofRow.sum).toMatchObject({ value: '20', unit: 'USDT' });
    expect(behind(ofRow)).toEqual([]);
    await reportVolumes(service, { uid, day: DAY, volume: '100000' });
    const [luff] = (await member.client.get('/api/luff/transactions')).body;
    expect(behind(await receiptOf('luff', luff?.id ?? ''))).toEqual([day]);
    expect((await member.client.get('/api/luff/summary')).body).toEqual({
      ...{ earned: '2', spent: '0', held: '0', owed: '0', count: 1 },
      breakdown: [{ type: 'earn', label: '거래 적립', part: 'earned', amount: '2', count: 1 }],
    });
  });

  it('of a bonus leads to the verification that it was paid for', async () => {
    const entries = (await member.client.get('/api/lance-coins/history')).body;
    const bonus = entries.find(({ reference }) => reference?.type === 'exchange_uid');
    const [verification] = behind(await receiptOf('lcoin', bonus?.id ?? ''));
    const receipt = await opened(verification ?? never());
    expect(receipt).toMatchObject({ kind: 'uid-verification', number: expect.stringMatching(/^V-/) });
    expect(receipt.rows.map(({ value }) => value)).toContain(uid);
    const other = await registerMember(service);
    const { body } = await other.client.get(`/api/receipts/uid-verification/${receipt.id}`);
    expect(body).toMatchObject({ code: 'receipts.notFound' });
  });

  it('is shown to its owner alone', async () => {
    await importDay('100');
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    const stranger = await registerMember(service);
    const refused = async (kind: Schemas['FactReceiptDto']['kind'], id: string) =>
      (await stranger.client.get(`/api/receipts/${kind}/${id}`)).body;
    for (const [kind, id] of [
      ['lcoin', entry?.id ?? ''],
      ['luff', entry?.id ?? ''],
      ['lcoin', randomUUID()],
      ['lcoin', DAY],
      ['rebate-day', DAY],
      ['rebate-day', '2026-02-31'],
      ['rebate-day', entry?.id ?? ''],
      ['rebate-month', DAY.slice(0, 7)],
      ['rebate-month', '2026-13'],
      ['rebate-row', `${DAY}_binance_${uid}_futures`],
      ['rebate-row', 'nothing_of_it'],
      ['order', entry?.id ?? ''],
      ['payback', randomUUID()],
      ['uid-verification', `binance_${uid}`],
      ['indicator-pass', entry?.id ?? ''],
    ] as const)
      expect(await refused(kind, id)).toMatchObject({ code: 'receipts.notFound' });
  });
});
