import { createHash, createHmac, randomUUID, verify as verifySignature, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { seoulDay } from '../src/platform/clock/index.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const DAY = '2026-11-20';

type Keys = Schemas['ReceiptKeysDto'];
interface Verified {
  readonly issuedAt: string;
  readonly receipt: Schemas['SharedFactsDto'];
}

/** The function that docs/receipts.md tells people to paste. */
function documented(): (link: string, keys: Keys) => Promise<string | Verified> {
  const page = readFileSync(new URL('../../docs/receipts.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is what is tested
  const make = new Function(`${code}; return verify;`) as () => ReturnType<typeof documented>;
  return make();
}

const sharesPath = (kind: string, id: string) => `/api/receipts/${kind}/${id}/shares` as const;

describe('a shared receipt', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;
  let uid: string;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    service.clock.advance({ days: 1 });
    admin = { ...admin, client: await logIn(service, admin) };
  });
  beforeEach(async () => {
    // Reads are counted by the minute.
    service.clock.advance({ minutes: 2 });
    member = await registerMember(service, { emailConfirmed: true });
    uid = await verifiedUid(admin, member, freshUid());
  });
  afterAll(() => service.close());

  const importDay = async (fee: string): Promise<void> => {
    const csv = `uid,date,product,volume,fee,commission\n${uid},${DAY},futures,100000,${fee},50\n`;
    const uploaded = await admin.client.post('/api/admin/report-imports', {
      exchange: 'binance',
      fileName: `report-${uid}-${fee}.csv`,
      content: Buffer.from(csv).toString('base64'),
    });
    expect(await admin.client.post(`/api/admin/report-imports/${uploaded.body.id}/commit`)).toMatchObject({
      status: 200,
    });
  };
  const share = async (withAmounts: boolean, { client } = member) => {
    const { status, body } = await client.post(sharesPath('rebate-day', DAY), { withAmounts });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{22}$/);
    expect(body.path).toBe(`/r/${body.token}`);
    return body;
  };
  const read = async (token: string, language: 'ko' | 'en' = 'ko') => {
    const { status, body } = await service.client(language).get(`/api/shared-receipts/${token}`);
    expect(status).toBe(200);
    return body;
  };
  const keys = async (): Promise<Keys> => (await service.client().get('/api/receipt-keys')).body;
  const link = (token: string, signature: string): string => `${service.url}/r/${token}#${signature}`;
  /** What somebody sees who has no right to see anything. */
  const refusal = async (token: string) => {
    const { status, body, headers } = await service.client().get(`/api/shared-receipts/${token}`);
    return { status, body: body as object, cached: headers.get('cache-control') };
  };

  it('says that it is still so, shows figures with a masked UID, and nothing of the person', async () => {
    await importDay('123.45');
    const { token } = await share(true);
    const answer = await read(token);
    expect(answer.receipt).toMatchObject({ state: 'still', correctedAt: null, withAmounts: true });
    expect(answer.receipt.sum?.value).toMatch(/\d/);
    expect(answer.receipt.rows).toHaveLength(1);
    expect(answer.receipt.rows[0]?.label).toContain(`${uid.slice(0, 2)}••••${uid.slice(-2)}`);
    const text = JSON.stringify(answer);
    for (const secret of [uid, member.email, member.id]) expect(text).not.toContain(secret);
    expect((await read(token, 'en')).receipt.title).toContain('Rebate');
    // The seal is of this address alone, in every language.
    expect((await read(token, 'en')).receipt.seal).toBe(answer.receipt.seal);
    const { body: own } = await member.client.get(`/api/receipts/rebate-day/${DAY}`);
    expect(own).toMatchObject({ kept: true, number: answer.receipt.number });
    expect(answer.receipt.seal).not.toBe(own.seal);
    const again = await share(true);
    expect(again.token).not.toBe(token);
    expect((await read(again.token)).receipt.seal).not.toBe(answer.receipt.seal);
  });

  it('corrected by a later report says when, and shows what the books say now', async () => {
    await importDay('100');
    const { token } = await share(true);
    const hidden = await share(false);
    const { receipt: before } = await read(token);
    expect(before.changes).toBeNull();
    service.clock.advance({ minutes: 10 });
    await importDay('101');
    const { receipt } = await read(token);
    expect(receipt).toMatchObject({ state: 'corrected', correctedAt: service.clock.now().toISOString() });
    expect(receipt.sum?.value).not.toBe(before.sum?.value);
    const [then, now] = [before.sum?.value, receipt.sum?.value];
    expect(receipt.changes).toEqual([
      { label: '합계', before: then, now, unit: 'USDT' },
      { label: receipt.rows[0]?.label, before: then, now, unit: 'USDT' },
    ]);
    expect((await read(token, 'en')).receipt.changes?.[0]).toMatchObject({ label: 'Total', before: then, now });
    // Without amounts nothing is told of what they were, either.
    const { receipt: closed, signature } = await read(hidden.token);
    expect(closed).toMatchObject({ state: 'corrected', changes: null });
    expect(Buffer.from(signature.split('.')[1] ?? '', 'base64url').toString()).not.toContain(`"${then}"`);
    // What is shared now is so now.
    expect((await read((await share(true)).token)).receipt).toMatchObject({ state: 'still', changes: null });
  });

  it('is not ours once it is revoked, for its owner’s links alone, and nobody else can revoke it', async () => {
    await importDay('100');
    const [first, second] = [await share(true), await share(false)];
    const stranger = await registerMember(service);
    expect((await stranger.client.delete(`/api/receipts/shares/${first.id}`)).body).toMatchObject({
      code: 'receipts.linkNotFound',
    });
    expect((await read(first.token)).receipt.state).toBe('still');
    for (const expected of [204, 204])
      expect((await member.client.delete(`/api/receipts/shares/${first.id}`)).status).toBe(expected);
    expect(await refusal(first.token)).toMatchObject({ status: 404, body: { code: 'receipts.notOurs' } });
    expect((await read(second.token)).receipt.state).toBe('still');
    const [kept] = (await member.client.get('/api/receipts')).body;
    expect(kept?.shares).toMatchObject([{ revokedAt: null }, { revokedAt: service.clock.now().toISOString() }]);
  });

  it('answers a stranger the same, whether an address never was, was revoked, or is of a closed account', async () => {
    await importDay('100');
    const revoked = await share(true);
    await member.client.delete(`/api/receipts/shares/${revoked.id}`);
    const closing = await registerMember(service);
    const [entry] = (await closing.client.get('/api/lance-coins/history')).body;
    const { body: closed } = await closing.client.post(sharesPath('lcoin', entry?.id ?? ''), {
      withAmounts: true,
    });
    expect((await read(closed.token)).receipt.state).toBe('still');
    expect(
      (await closing.client.send('POST', '/api/user/close', { currentPassword: closing.password })).status,
    ).toBeLessThan(300);
    const removed = await share(true);
    await member.client.delete(`/api/receipts/rebate-day/${DAY}/kept`);
    const answers = await Promise.all(
      [revoked.token, closed.token, removed.token, 'A'.repeat(22), 'short', `${revoked.token}x`].map(refusal),
    );
    const withoutId = answers.map(({ body, ...rest }) => ({ ...rest, body: { ...body, requestId: '' } }));
    expect(new Set(withoutId.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(withoutId[0]).toMatchObject({ status: 404, body: { code: 'receipts.notOurs' } });
    const [rows]: { count: string }[] = await service.dataSource.query(
      `SELECT count(*) FROM receipts_kept k FULL JOIN receipts_shares s ON s.kept_id = k.id WHERE k.user_id = $1 OR s.user_id = $1`,
      [closing.id],
    );
    expect(rows?.count).toBe('0');
  });

  it('is refused to a stranger who wants to keep or share it', async () => {
    await importDay('100');
    const stranger = await registerMember(service);
    for (const answer of [
      await stranger.client.send('PUT', `/api/receipts/rebate-day/${DAY}/kept`),
      await stranger.client.post(sharesPath('rebate-day', DAY), { withAmounts: true }),
      await stranger.client.post(sharesPath('lcoin', randomUUID()), { withAmounts: true }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'receipts.notFound' } });
    expect((await stranger.client.get('/api/receipts')).body).toEqual([]);
  });

  it('is signed over exactly what is shown; forged by one digit it is found out', async () => {
    await importDay('100');
    const { token } = await share(true);
    const { receipt, signature, issuedAt } = await read(token);
    const verify = documented();
    expect(await verify(link(token, signature), await keys())).toEqual({
      issuedAt: `${issuedAt.slice(0, 19)}.000Z`,
      receipt,
    });
    const [header = '', payload = '', sign = ''] = signature.split('.');
    const told = Buffer.from(payload, 'base64url').toString();
    const value = receipt.sum?.value ?? '';
    const digit = value.search(/\d/);
    const other = `${value.slice(0, digit)}${(Number(value[digit]) + 1) % 10}${value.slice(digit + 1)}`;
    const forged = Buffer.from(told.replace(`"value":"${value}"`, `"value":"${other}"`)).toString('base64url');
    expect(forged).not.toBe(payload);
    expect(await verify(link(token, `${header}.${forged}.${sign}`), await keys())).toBe('forged');
    const otherKey = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'x' })).toString('base64url');
    expect(await verify(link(token, `${otherKey}.${payload}.${sign}`), await keys())).toBe('signed by no key of Lance');
    // By another implementation, too.
    const [jwk] = (await keys()).keys;
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    expect(verifySignature(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(sign, 'base64url'))).toBe(true);
  });

  it('replayed under another token is of another address', async () => {
    await importDay('100');
    const [first, second] = [await share(true), await share(true)];
    const { signature } = await read(first.token);
    expect(await documented()(link(second.token, signature), await keys())).toBe('of another address');
  });

  it('with hidden amounts has nothing that a brute force could compare an amount with', async () => {
    await importDay('100');
    const { token } = await share(false);
    const before = await read(token);
    expect(before.receipt).toMatchObject({ withAmounts: false, rows: [], sum: null });
    const { body: full } = await member.client.get(`/api/receipts/rebate-day/${DAY}`);
    const amount = full.sum.value;
    expect(amount).toBe('20');
    const text = `${JSON.stringify(before)}${Buffer.from(before.signature.split('.')[1] ?? '', 'base64url').toString()}`;
    expect(text).not.toContain(full.seal);
    expect(text).not.toContain(`"${amount}"`);

    // Another amount changes nothing but what is said about the correction and its times.
    service.clock.advance({ minutes: 10 });
    await importDay('987.65');
    const after = await read(token);
    const unlike = Object.entries(after.receipt).flatMap(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(before.receipt[name as keyof typeof before.receipt]) ? [] : [name],
    );
    expect(unlike.sort()).toEqual(['at', 'correctedAt', 'seal', 'state']);
    // And the seal follows from the time: it is the same again for every amount that is read at that time.
    const sealNow = after.receipt.seal;
    await importDay('60');
    expect((await read(token)).receipt.seal).toBe(sealNow);

    // What somebody who knows everything else can compute for each amount is in no answer.
    const hash = createHash('sha256').update(token).digest();
    const { number, at, marks } = before.receipt;
    const tries = Array.from({ length: 10_000 }, (_, cents) => String(cents / 100)).flatMap((value) => {
      const content = JSON.stringify([number, at, marks, [value]]);
      return [
        createHmac('sha256', token).update(content).digest('hex'),
        createHmac('sha256', hash).update(content).digest('hex'),
        createHash('sha256').update(hash).update(content).digest('hex'),
      ];
    });
    expect(tries).not.toContain(before.receipt.seal);
  });

  it('of a payback does not name the amount in its title, and shows it only where the owner wants it', async () => {
    await withoutHoldAfterNewUid(service);
    await reportVolumes(service, { uid, day: seoulDay(service.clock.now()), volume: '100000000' });
    service.clock.advance({ minutes: 10 });
    const asked = await member.client.post('/api/luff/request-payback', { usdtAmount: '137', luffAmount: '1370' });
    expect(asked).toMatchObject({ body: { redemption: { usdtAmount: '137' } } });
    const [entry] = (await member.client.get('/api/luff/transactions')).body;
    expect(entry?.description).toContain('137');
    const shareLuff = async (withAmounts: boolean) =>
      (await member.client.post(sharesPath('luff', entry?.id ?? ''), { withAmounts })).body.token;
    const hidden = await read(await shareLuff(false));
    expect(hidden.receipt).toMatchObject({ title: '페이백 신청', rows: [], sum: null });
    const { seal, number, ...words } = hidden.receipt;
    expect(seal).not.toBe(number);
    expect(JSON.stringify(words)).not.toContain('137');
    const { receipt } = await read(await shareLuff(true));
    expect(receipt).toMatchObject({ title: '페이백 신청', sum: { value: '\u22121,370', unit: '러프' } });
    expect(receipt.rows[0]).toMatchObject({ value: '137', unit: 'USDT' });
  });

  it('of a bonus shows neither the balances around it nor the UID', async () => {
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    const { body } = await member.client.post(sharesPath('lcoin', entry?.id ?? ''), { withAmounts: true });
    const { receipt } = await read(body.token);
    expect(receipt).toMatchObject({ title: 'UID 인증 보너스', sum: { label: '이번 변동', unit: 'L' } });
    expect(receipt.sum?.value).toMatch(/^\+[\d,]+$/);
    expect(JSON.stringify(receipt)).not.toContain('잔액');
    expect(JSON.stringify(receipt)).not.toContain(uid);
  });

  it('is limited for each network', async () => {
    for (let tries = 0; tries < 60; tries += 1) expect((await refusal('A'.repeat(22))).status).toBe(404);
    expect(await refusal('A'.repeat(22))).toMatchObject({ status: 429 });
    service.clock.advance({ minutes: 2 });
    expect((await refusal('A'.repeat(22))).status).toBe(404);
  });

  it('stores no token', async () => {
    await importDay('100');
    const { token } = await share(true);
    const rows: unknown[] = await service.dataSource.query('SELECT s::text AS line FROM receipts_shares s');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('hex'));
  });

  it('is verified by keys at the address where programs look for them, from any page', async () => {
    const answer = await fetch(`${service.url}/.well-known/jwks.json`, {
      headers: { Origin: 'https://checker.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toEqual(await keys());
  });

  it('is verified by an earlier key after a rotation', async () => {
    await importDay('100');
    const { token } = await share(true);
    const { signature } = await read(token);
    const rotated = await startTestApp({
      on: service,
      env: { RECEIPT_SECRET: 'a-newer-secret-of-more-than-32-characters,lance-demo-receipt-secret-not-for-production' },
    });
    const { body } = await rotated.client().get('/api/receipt-keys');
    const { body: now } = await rotated.client().get(`/api/shared-receipts/${token}`);
    await rotated.close();
    expect(body.keys).toHaveLength(2);
    const verify = documented();
    expect(await verify(link(token, signature), body)).toMatchObject({ receipt: { state: 'still' } });
    expect(await verify(link(token, now.signature), body)).toMatchObject({ receipt: { state: 'still' } });
    expect(await verify(link(token, now.signature), await keys())).toBe('signed by no key of Lance');
  });
});

describe('what goes its way', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;
  let uid: string;

  beforeEach(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    member = await registerMember(service, { emailConfirmed: true });
    uid = await verifiedUid(admin, member, freshUid());
    await withoutHoldAfterNewUid(service);
  });
  afterEach(() => service.close());

  const ofKind = (kind: Schemas['FactReceiptDto']['kind'], id: string) => ({
    get: async () => (await member.client.get(`/api/receipts/${kind}/${id}`)).body,
    share: () => member.client.post(sharesPath(kind, id), { withAmounts: true }),
  });
  const read = async ({ body }: { body: Schemas['NewShareDto'] }) =>
    (await service.client().get(`/api/shared-receipts/${body.token}`)).body.receipt;

  it('a payback is shared once it is paid, without UID and transfer reference', async () => {
    await reportVolumes(service, { uid, day: seoulDay(service.clock.now()), volume: '100000000' });
    const asked = await member.client.post('/api/luff/request-payback', { usdtAmount: '137', luffAmount: '1370' });
    const { id } = asked.body.redemption;
    const payback = ofKind('payback', id);
    expect(await payback.get()).toMatchObject({
      shared: null,
      rows: expect.arrayContaining([expect.objectContaining({ label: '1 USDT당 러프', operator: '÷', value: '10' })]),
    });
    expect((await payback.share()).body).toMatchObject({ code: 'receipts.notShareable' });
    expect((await member.client.get('/api/receipts')).body).toEqual([]);
    const path = `/api/admin/luff-redemptions/${id}` as const;
    await admin.client.send('POST', `${path}/approve`);
    expect((await payback.share()).body).toMatchObject({ code: 'receipts.notShareable' });
    await admin.client.send('POST', `${path}/payout`, { payoutReference: 'transfer-7' });
    expect(await payback.get()).toMatchObject({
      shared: { title: '페이백 지급', sum: { value: '137', unit: 'USDT' } },
    });
    const receipt = await read(await payback.share());
    expect(receipt).toMatchObject({
      state: 'still',
      title: '페이백 지급',
      rows: [
        { label: '사용한 러프', value: '1,370' },
        { label: '1 USDT당 러프', value: '10' },
      ],
      sum: { label: '지급 금액', value: '137', unit: 'USDT' },
    });
    for (const secret of [uid, 'transfer-7']) expect(JSON.stringify(receipt)).not.toContain(secret);
  });

  it('a month is shared once it is over, a pass once it is approved, a purchase at once', async () => {
    const day = '2026-11-18';
    const rows = [
      ['2026-11-16', 'futures', '10'],
      ['2026-11-17', 'futures', '25'],
      ['2026-11-17', 'spot', '25'],
      [day, 'futures', '100'],
    ].map(([on, product, fee]) => `${uid},${on},${product},100000,${fee},5`);
    const csv = ['uid,date,product,volume,fee,commission', ...rows, ''].join('\n');
    const content = Buffer.from(csv).toString('base64');
    const file = { exchange: 'binance', fileName: 'report.csv', content };
    const uploaded = await admin.client.post('/api/admin/report-imports', file);
    await admin.client.post(`/api/admin/report-imports/${uploaded.body.id}/commit`);
    const month = ofKind('rebate-month', day.slice(0, 7));
    const own = await month.get();
    expect(own).toMatchObject({ shared: null });
    // The newest day first.
    expect(own.rows.map(({ label, note }) => [label, note])).toEqual([
      ['2026.11.18', null],
      ['2026.11.17', null],
      ['2026.11.16', null],
    ]);
    expect((await month.share()).body).toMatchObject({ code: 'receipts.notShareable' });

    const given = { amount: '9000' };
    await admin.client.send('POST', `/api/admin/users/${member.id}/adjust-lance-coins`, given, {
      'idempotency-key': randomUUID(),
    });
    const bought = await member.client.send('POST', '/api/purchase-chart-analysis-voucher');
    const { order } = bought.body as Schemas['VoucherPurchasedDto'];
    const receipt = await read(await ofKind('order', order.id).share());
    expect(receipt).toMatchObject({ state: 'still', title: '스토어 구매', sum: { label: '결제 금액', unit: 'L' } });
    expect(JSON.stringify(receipt)).not.toContain(String(order.number));
    // What was paid moves no balance on this receipt, so it has no sign.
    expect(receipt.rows.map(({ value }) => value)).toEqual([receipt.sum?.value]);

    const asked = await member.client.post('/api/indicator-purchase', { tradingviewId: 'hana_trades' });
    const { id } = asked.body.purchase;
    const pass = ofKind('indicator-pass', id);
    expect(await pass.get()).toMatchObject({
      title: '지표 이용권',
      shared: null,
      number: expect.stringMatching(/^I-/),
    });
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    const ownEntry = await ofKind('lcoin', entry?.id ?? '').get();
    expect(ownEntry.rows).toContainEqual(expect.objectContaining({ behind: { kind: 'indicator-pass', id } }));
    // The owner sees the balance, others the entry.
    expect(ownEntry.shared?.sum.value).toBe(Number(entry?.amount).toLocaleString('en').replace('-', '−'));
    expect(ownEntry.sum.value).not.toBe(ownEntry.shared?.sum.value);
    await admin.client.send('POST', `/api/admin/indicator-purchases/${id}/approve`, { expiresAt: '2026-12-31' });
    const approved = await read(await pass.share());
    expect(approved).toMatchObject({ state: 'still', title: '지표 이용권', sum: { label: '가격', unit: 'L' } });
    expect(JSON.stringify(approved)).not.toContain('hana_trades');

    service.clock.advance({ days: 15 });
    member = { ...member, client: await logIn(service, member) };
    // The report of its last days may still come, as long as none of a later day has.
    expect(await month.get()).toMatchObject({ shared: null });
    await reportVolumes(service, { uid: freshUid(), day: '2026-12-01', volume: '1' });
    const ofMonth = await read(await month.share());
    expect(ofMonth).toMatchObject({ state: 'still', sum: { value: '32', unit: 'USDT' } });
    // In the order of the days, which its seal covers.
    expect(ofMonth.rows.map(({ value }) => value)).toEqual(['2', '10', '20']);
    expect(JSON.stringify(ofMonth)).not.toContain(uid);
  });
});

describe('kept receipts', () => {
  let service: TestApp;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    member = await registerMember(service);
    await verifiedUid(await createAdmin(service), member);
  });
  afterAll(() => service.close());

  it('are kept once, found by number, kind and day, and taken out again', async () => {
    await member.client.post('/api/attendance/check', {});
    const entries = (await member.client.get('/api/lance-coins/history')).body;
    expect(entries.length).toBeGreaterThan(1);
    for (const { id } of [...entries, ...entries])
      expect((await member.client.send('PUT', `/api/receipts/lcoin/${id}/kept`)).status).toBe(200);
    const found = async (query = ''): Promise<string[]> =>
      (await member.client.get(`/api/receipts?${query}`)).body.map(({ factId }) => factId);
    expect((await found()).sort()).toEqual(entries.map(({ id }) => id).sort());
    const [kept] = (await member.client.get('/api/receipts?limit=1')).body;
    // The amount of the entry, not the balance after it.
    const entry = entries.find(({ id }) => id === kept?.factId);
    expect(kept).toMatchObject({ kind: 'lcoin', amount: `+${Number(entry?.amount).toLocaleString('en')}`, unit: 'L' });
    expect(kept).toMatchObject({ title: expect.any(String), shares: [] });
    const number = kept?.number ?? '';
    expect(await found(`search=${number.toLowerCase()}`)).toEqual([kept?.factId]);
    expect(await found(`search=${number.slice(2, 6)}${number.slice(7)}`)).toEqual([kept?.factId]);
    expect(await found('kind=luff')).toEqual([]);
    expect(await found('to=2026-11-01')).toEqual([]);
    expect(await found('from=2026-11-19&to=2026-11-22')).toHaveLength(entries.length);
    expect((await member.client.get('/api/receipts?search=%25')).status).toBe(400);
    expect((await member.client.delete(`/api/receipts/lcoin/${kept?.factId ?? ''}/kept`)).status).toBe(204);
    expect(await found()).toHaveLength(entries.length - 1);
  });

  it.each([
    ['whole', 880, undefined],
    ['story', 1080, 1920],
  ] as const)('are drawn as a picture for their owner: %s', async (format, width, height) => {
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    const drawn = async ({ client }: SignedIn) =>
      fetch(`${service.url}/api/receipts/lcoin/${entry?.id ?? ''}/image?format=${format}`, {
        headers: { cookie: `sid=${client.cookie('sid')}` },
      });
    const answer = await drawn(member);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=lance-L-.+\.png$/);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width, ...(height ? { height } : {}) });
    expect((await picture.stats()).isOpaque).toBe(true);
    expect((await drawn(await registerMember(service))).status).toBe(404);
  });

  it('name the last ended links alone, and a race of sharing with taking out leaves neither half', async () => {
    const { body: entries } = await member.client.get('/api/lance-coins/history');
    const id = entries[0]?.id ?? '';
    for (let turn = 0; turn < 23; turn += 1) {
      const { body } = await member.client.post(sharesPath('lcoin', id), {});
      await member.client.delete(`/api/receipts/shares/${body.id}`);
    }
    const { body: kept } = await member.client.send('PUT', `/api/receipts/lcoin/${id}/kept`);
    expect(kept.shares).toHaveLength(21);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 === 0
          ? member.client.post(sharesPath('lcoin', id), {})
          : member.client.delete(`/api/receipts/lcoin/${id}/kept`),
      ),
    );
    expect(answers.filter(({ status }) => ![201, 204, 404].includes(status))).toEqual([]);
    await member.client.delete(`/api/receipts/lcoin/${id}/kept`);
  });

  it('and their links have a limit', async () => {
    const admin = await createAdmin(service);
    const [entry] = (await member.client.get('/api/lance-coins/history')).body;
    await admin.client.patch('/api/admin/settings/receipts_mostShared', { value: '1' });
    const shareAgain = () => member.client.post(sharesPath('lcoin', entry?.id ?? ''), { withAmounts: false });
    const first = await shareAgain();
    expect(first.status).toBe(201);
    expect((await shareAgain()).body).toMatchObject({ code: 'receipts.tooManyShares' });
    await member.client.delete(`/api/receipts/shares/${first.body.id}`);
    expect((await shareAgain()).status).toBe(201);
  });
});
