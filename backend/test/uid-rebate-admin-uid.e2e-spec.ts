import { withClient } from '../embedded-postgres/bootstrap.js';
import { uidsOf } from '../simulator/index.js';
import { rateInForce } from '../src/modules/uid-rebate/reports/rebate.rules.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, verifiedUid } from './factories/uid.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe("an administrator's decisions about UIDs", () => {
  let service: TestApp;
  let admin: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    other = await createAdmin(service, 'en');
  });
  afterAll(() => service.close());

  const pendingRequest = async (member: SignedIn, uid = freshUid()) => {
    await member.client.post('/api/user-uid', { exchangeName: 'Binance', uid });
    const { body } = await admin.client.get('/api/admin/uid-verification-requests?status=pending');
    const request = body.find((one) => one.uid === uid);
    if (!request) throw new Error('no request');
    return request;
  };
  const decide = (by: SignedIn, id: string, body: unknown) =>
    by.client.send('PATCH', `/api/admin/uid-verification-requests/${id}`, body);
  const balanceOf = async (member: SignedIn) => (await member.client.get('/api/lance-coins/balance')).body.balance;
  const uidsOfMember = async (member: SignedIn) => (await member.client.get(`/api/user/${member.id}/uids`)).body;
  const auditOf = async (action: string): Promise<{ actor_id: string; after: Record<string, unknown> }[]> =>
    service.dataSource.query(
      `SELECT actor_id, after FROM platform_audit_events WHERE action = $1 ORDER BY at DESC, id DESC`,
      [action],
    );

  it('see every field of a request', async () => {
    const member = await registerMember(service, { name: '이두리' });
    const [uid = ''] = uidsOf('okx', 'old');
    await member.client.post('/api/user-uid', { exchangeName: 'OKX', uid });
    const { body } = await admin.client.get('/api/admin/uid-verification-requests');
    expect(body[0]).toMatchObject({
      exchangeName: 'OKX',
      userName: '이두리',
      userEmail: member.email,
      userId: member.id,
      uid,
      status: 'pending',
      createdAt: '2026-11-20T03:00:00.000Z',
      adminNote: null,
      reviewReason: 'joinedLongAgo',
      evidence: { registered: true, simulated: true },
      isHeldByAnother: false,
    });
  });

  it('verify the UID, pay the bonus once and stand in the audit', async () => {
    const member = await registerMember(service);
    const request = await pendingRequest(member);
    expect(await decide(admin, request.id, { action: 'approved', adminNote: '확인했습니다.' })).toMatchObject({
      status: 200,
      body: { message: 'UID 인증을 승인했습니다.' },
    });
    expect(await uidsOfMember(member)).toMatchObject([
      { uid: request.uid, status: 'success', verifiedOn: '2026-11-20' },
    ]);
    expect(await balanceOf(member)).toBe('2000');
    expect((await member.client.get('/api/uid-verification-requests')).body).toMatchObject([
      { status: 'approved', adminNote: '확인했습니다.' },
    ]);
    expect((await auditOf('uid-verification.approved'))[0]).toMatchObject({
      actor_id: admin.id,
      after: { userId: member.id, uid: request.uid },
    });
  });

  it('answer the same to the same click sent again, and refuse the key for another decision', async () => {
    const member = await registerMember(service);
    const request = await pendingRequest(member);
    const click = (action: 'approved' | 'rejected') =>
      admin.client.patch(
        `/api/admin/uid-verification-requests/${request.id}`,
        { action },
        { 'idempotency-key': `decide-${request.id}` },
      );
    expect((await click('approved')).status).toBe(200);
    expect((await click('approved')).status).toBe(200);
    expect((await click('rejected')).status).toBe(409);
    expect(await balanceOf(member)).toBe('2000');
  });

  it('carry a reason that the member reads in their language, and allow a new request', async () => {
    const member = await registerMember(service, { language: 'en' });
    const request = await pendingRequest(member);
    expect((await decide(other, request.id, { action: 'rejected' })).body.message).toBe(
      'The verification request has been rejected.',
    );
    expect((await member.client.get('/api/uid-verification-requests')).body).toMatchObject([
      { status: 'rejected', adminNote: 'We could not confirm that this UID is yours and under our link.' },
    ]);
    expect(await uidsOfMember(member)).toMatchObject([{ status: 'error', verifiedOn: null }]);
    expect(await balanceOf(member)).toBe('1000');
    const again = { exchangeName: 'binance', uid: request.uid };
    expect((await member.client.post('/api/uid-verification-request', again)).status).toBe(200);
    expect(await uidsOfMember(member)).toMatchObject([{ status: 'pending' }]);
  });

  it('are made once, whoever of two is faster', async () => {
    for (const actions of [
      ['approved', 'approved'],
      ['approved', 'rejected'],
    ] as const) {
      const member = await registerMember(service);
      const request = await pendingRequest(member);
      const answers = await Promise.all([
        decide(admin, request.id, { action: actions[0] }),
        decide(other, request.id, { action: actions[1] }),
      ]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('uidRebate.requestAlreadyDecided');
      const isApproved = (await uidsOfMember(member))[0]?.status === 'success';
      expect(await balanceOf(member)).toBe(isApproved ? '2000' : '1000');
    }
  });

  it('cannot verify a UID for two members', async () => {
    const uid = freshUid();
    const one = await registerMember(service);
    const two = await registerMember(service);
    const first = await pendingRequest(one, uid);
    await two.client.post('/api/user-uid', { exchangeName: 'Binance', uid });
    await decide(admin, first.id, { action: 'approved' });
    const { body } = await admin.client.get('/api/admin/uid-verification-requests?status=pending');
    const second = body.find((request) => request.uid === uid);
    expect(second).toMatchObject({ isHeldByAnother: true });
    expect(await decide(admin, second?.id ?? '', { action: 'approved' })).toMatchObject({
      status: 409,
      body: { code: 'uidRebate.uidHeldMeanwhile' },
    });
    expect((await decide(admin, second?.id ?? '', { action: 'rejected' })).status).toBe(200);
    expect(await balanceOf(two)).toBe('1000');
  });

  it('cancel a UID; a request that waits is withdrawn', async () => {
    const member = await registerMember(service);
    const request = await pendingRequest(member);
    const [uid] = await uidsOfMember(member);
    const path = `/api/admin/users/${member.id}/uid/${uid?.id ?? ''}`;
    expect(await admin.client.delete(path)).toMatchObject({
      status: 200,
      body: { message: 'UID 등록을 취소했습니다.' },
    });
    expect((await admin.client.delete(path)).status).toBe(404);
    expect(await uidsOfMember(member)).toEqual([]);
    expect((await decide(admin, request.id, { action: 'approved' })).status).toBe(404);
    expect((await auditOf('uid.cancelled'))[0]).toMatchObject({ after: { uid: request.uid, userId: member.id } });
    const wrongMember = `/api/admin/users/${other.id}/uid/${uid?.id ?? ''}`;
    expect((await admin.client.delete(wrongMember)).status).toBe(404);
  });

  describe('a dispute', () => {
    const open = (member: SignedIn, uid: string, statement = '제 KYC 이름과 같습니다.') =>
      member.client.post('/api/uid-disputes', {
        exchangeName: 'Binance',
        uid,
        statement,
      });

    it('moves the UID with evidence, pays no bonus again, and is decided once', async () => {
      const holder = await registerMember(service, { name: '먼저' });
      const claimant = await registerMember(service, { name: '나중' });
      const uid = await verifiedUid(admin, holder);
      const { body } = await open(claimant, uid);
      expect((await open(claimant, uid)).body.code).toBe('uidRebate.disputeAlreadyPending');
      const list = await admin.client.get('/api/admin/uid-disputes?status=pending');
      expect(list.body[0]).toMatchObject({
        id: body.id,
        uid,
        exchangeName: 'Binance',
        claimant: { id: claimant.id, name: '나중' },
        holder: { id: holder.id, name: '먼저' },
      });
      service.clock.advance({ days: 2 });
      admin = await createAdmin(service);
      other = await createAdmin(service, 'en');
      const decision = { action: 'approved', adminNote: '거래소 KYC 화면으로 확인' } as const;
      const answers = await Promise.all(
        [admin, other].map((by) => by.client.patch(`/api/admin/uid-disputes/${body.id}`, decision)),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      expect(await uidsOfMember(holder)).toEqual([]);
      expect(await uidsOfMember(claimant)).toMatchObject([{ uid, status: 'success', verifiedOn: '2026-11-22' }]);
      expect(await balanceOf(holder)).toBe('2000');
      expect(await balanceOf(claimant)).toBe('1000');
      expect((await claimant.client.get('/api/uid-disputes')).body).toMatchObject([
        { status: 'approved', adminNote: '거래소 KYC 화면으로 확인' },
      ]);
      expect((await auditOf('uid-dispute.approved'))[0]).toMatchObject({ after: { claimant: claimant.id, uid } });
    });

    it('is refused where nobody else holds the UID, without a statement, and leaves the holder when rejected', async () => {
      const holder = await registerMember(service);
      const claimant = await registerMember(service);
      const uid = await verifiedUid(admin, holder);
      expect((await open(claimant, freshUid())).body.code).toBe('uidRebate.disputeNotNeeded');
      expect((await open(holder, uid)).body.code).toBe('uidRebate.uidAlreadyVerified');
      expect((await open(claimant, uid, '   ')).status).toBe(400);
      const { body } = await open(claimant, uid);
      const path = `/api/admin/uid-disputes/${body.id}`;
      expect((await admin.client.patch(path, { action: 'rejected' })).status).toBe(400);
      expect((await admin.client.patch(path, { action: 'rejected', adminNote: '근거 부족' })).status).toBe(200);
      expect(await uidsOfMember(holder)).toMatchObject([{ uid, status: 'success' }]);
      expect(await uidsOfMember(claimant)).toEqual([]);
    });
  });

  it('are not made by those whom they concern', async () => {
    const request = await pendingRequest(admin);
    expect(await decide(admin, request.id, { action: 'approved' })).toMatchObject({
      status: 403,
      body: { code: 'uidRebate.ownRequest' },
    });
    expect(await uidsOfMember(admin)).toMatchObject([{ uid: request.uid, status: 'pending' }]);
    expect((await decide(other, request.id, { action: 'approved' })).status).toBe(200);

    const claimant = await createAdmin(service);
    const dispute = { exchangeName: 'Binance', uid: request.uid, statement: '제 UID입니다.' };
    const { body } = await claimant.client.post('/api/uid-disputes', dispute);
    const settle = (by: SignedIn, action: 'approved' | 'rejected') =>
      by.client.patch(`/api/admin/uid-disputes/${body.id}`, { action, adminNote: '확인' });
    expect((await settle(claimant, 'approved')).body.code).toBe('uidRebate.ownRequest');
    expect((await settle(admin, 'rejected')).body.code).toBe('uidRebate.ownRequest');
    expect(await uidsOfMember(admin)).toMatchObject([{ uid: request.uid, status: 'success' }]);
    expect((await settle(other, 'approved')).status).toBe(200);
    expect(await uidsOfMember(admin)).toEqual([]);
  });

  it('do not take a UID from a member whom the dispute does not name', async () => {
    const [first, second, claimant] = [
      await registerMember(service),
      await registerMember(service),
      await registerMember(service),
    ];
    const uid = await verifiedUid(admin, first);
    const dispute = { exchangeName: 'Binance', uid, statement: '제 UID입니다.' };
    const { body } = await claimant.client.post('/api/uid-disputes', dispute);
    const [held] = await uidsOfMember(first);
    await first.client.delete(`/api/user-uid/${held?.id}`);
    const settle = (action: 'approved' | 'rejected') =>
      admin.client.patch(`/api/admin/uid-disputes/${body.id}`, { action, adminNote: '확인' });
    const refused = { status: 409, body: { code: 'uidRebate.holderChanged' } };
    await verifiedUid(admin, second, uid);
    expect(await settle('approved')).toMatchObject(refused);
    expect(await uidsOfMember(second)).toMatchObject([{ uid, status: 'success' }]);
    expect((await settle('rejected')).status).toBe(200);
  });

  it.each([
    ['no action', {}],
    ['another action', { action: 'pending' }],
    ['an extra field', { action: 'approved', bonus: 5000 }],
    ['a note that is no text', { action: 'rejected', adminNote: 7 }],
    ['a note without end', { action: 'rejected', adminNote: 'x'.repeat(1001) }],
  ])('refuse %s and change nothing', async (_, body) => {
    const member = await registerMember(service);
    const request = await pendingRequest(member);
    expect((await decide(admin, request.id, body)).status).toBe(400);
    expect((await member.client.get('/api/uid-verification-requests')).body).toMatchObject([{ status: 'pending' }]);
  });

  it('are not for members', async () => {
    const member = await registerMember(service);
    const request = await pendingRequest(member);
    expect((await decide(member, request.id, { action: 'approved' })).status).toBe(403);
    expect((await decide(admin, 'not-an-id', { action: 'approved' })).status).toBe(400);
  });
});

describe("an administrator's exchanges", () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  afterAll(() => service.close());

  it('can be added and are on offer at once', async () => {
    const body = {
      id: 'bybit',
      name: 'Bybit',
      referralLink: 'https://www.bybit.com/invite?ref=LANCE',
      rebateRate: '0.3',
    };
    const added = await admin.client.post('/api/admin/exchanges', body);
    expect(added).toMatchObject({
      status: 201,
      body: { id: 'bybit', hasApi: false, rebateRate: '0.3', dayTimeZone: 'UTC' },
    });
    const member = await registerMember(service);
    expect((await member.client.post('/api/user-uid', { exchangeName: 'BYBIT', uid: '445566' })).body).toMatchObject({
      requiresApproval: true,
    });
    for (const same of [
      body,
      { ...body, id: 'bybit2' },
      { ...body, id: 'bybit3', name: 'BYBIT' },
      { ...body, id: 'okx2', name: 'okx' },
    ])
      expect(await admin.client.post('/api/admin/exchanges', same)).toMatchObject({
        status: 409,
        body: { code: 'uidRebate.exchangeExists' },
      });
  });

  it('are listed with the rate in force, the first of all before any has begun', async () => {
    const exchangeId = 'bybit-rates';
    await admin.client.post('/api/admin/exchanges', {
      ...{ id: exchangeId, name: 'Rates', referralLink: 'https://example.com/rates', rebateRate: '0.1' },
    });
    const rates = [
      { effectiveAt: '2026-12-01T00:00:00.000Z', rebateRate: '0.3' },
      { effectiveAt: '2026-12-03T00:00:00.000Z', rebateRate: '0.4' },
      { effectiveAt: '2026-12-02T00:00:00.000Z', rebateRate: '0.2' },
    ].map((rate) => ({ ...rate, effectiveAt: new Date(rate.effectiveAt) }));
    // No rate may be taken back by the service itself.
    await withClient(service.database.adminUrl, async (owner) => {
      await owner.query(`DELETE FROM uid_rebate_exchange_rates WHERE exchange_id = $1`, [exchangeId]);
      for (const { effectiveAt, rebateRate } of rates)
        await owner.query(
          `INSERT INTO uid_rebate_exchange_rates (exchange_id, effective_at, rebate_rate, discount_rate) VALUES ($1, $2, $3, 0)`,
          [exchangeId, effectiveAt, rebateRate],
        );
    });
    const before = service.clock.now();
    for (const now of [
      '2026-11-30T00:00:00Z',
      '2026-12-01T00:00:00Z',
      '2026-12-02T12:00:00Z',
      '2027-01-01T00:00:00Z',
    ]) {
      service.clock.set(now);
      const { body } = await service.client().get('/api/exchanges');
      expect({ now, rate: body.find(({ id }) => id === exchangeId)?.rebateRate }).toEqual({
        ...{ now, rate: rateInForce(rates, service.clock.now()) },
      });
    }
    service.clock.set(before);
  });

  it('change their rates from now on and keep what counted before', async () => {
    const changed = await admin.client.patch('/api/admin/exchanges/okx', { rebateRate: '0.35', badge: '인기' });
    expect(changed).toMatchObject({ status: 200, body: { rebateRate: '0.35', discountRate: '0.1', badge: '인기' } });
    const rates: { rebate_rate: string }[] = await service.dataSource.query(
      `SELECT rebate_rate FROM uid_rebate_exchange_rates WHERE exchange_id = 'okx' ORDER BY effective_at`,
    );
    expect(rates.map((row) => row.rebate_rate)).toEqual(['0.4', '0.35']);
    const audit: { before: { rebateRate: string }; after: { rebateRate: string } }[] = await service.dataSource.query(
      `SELECT before, after FROM platform_audit_events WHERE action = 'exchange.changed' AND target_id = 'okx'`,
    );
    expect(audit).toMatchObject([{ before: { rebateRate: '0.4' }, after: { rebateRate: '0.35' } }]);
  });

  it('say when, from which amount and where they credit rebates, at once and in the language of the reader', async () => {
    const creditOf = async (id: string, language: 'ko' | 'en' = 'ko') =>
      (await service.client(language).get('/api/exchanges')).body.find((one) => one.id === id)?.rebateCredit;
    const usual = { when: '다음 날', minimumUsdt: '0', where: '거래소 앱의 자산 내역(리베이트)' };
    for (const id of ['binance', 'okx', 'bitget', 'deepcoin', 'ourbit', 'bybit'])
      expect({ id, credit: await creditOf(id) }).toEqual({ id, credit: usual });
    const change = {
      ...{ rebateWhenKo: ' 매주 월요일 ', rebateWhenEn: 'on Mondays', rebateMinimumUsdt: '0.5' },
      ...{ rebateWhereKo: '자산 > 리베이트', rebateWhereEn: 'Assets > Rebates' },
    };
    expect(await admin.client.patch('/api/admin/exchanges/ourbit', change)).toMatchObject({
      status: 200,
      body: { ...change, rebateWhenKo: '매주 월요일' },
    });
    expect(await creditOf('ourbit')).toEqual({ when: '매주 월요일', minimumUsdt: '0.5', where: '자산 > 리베이트' });
    expect(await creditOf('ourbit', 'en')).toEqual({
      when: 'on Mondays',
      minimumUsdt: '0.5',
      where: 'Assets > Rebates',
    });
    const audit: unknown = await service.dataSource.query(
      `SELECT before #>> '{exchange,rebateWhenKo}' AS before, after #>> '{exchange,rebateWhenKo}' AS after
       FROM platform_audit_events WHERE action = 'exchange.changed' AND target_id = 'ourbit'`,
    );
    expect(audit).toEqual([{ before: '다음 날', after: '매주 월요일' }]);
  });

  it('have notes in more than one line', async () => {
    const note = { kycNoteKo: '첫 줄입니다.\n둘째 줄입니다.', kycNoteEn: 'One.\nTwo.' };
    expect(await admin.client.patch('/api/admin/exchanges/bitget', note)).toMatchObject({ status: 200, body: note });
    const none = { kycNoteKo: null, kycNoteEn: null };
    expect(await admin.client.patch('/api/admin/exchanges/bitget', none)).toMatchObject({ status: 200, body: none });
  });

  it.each(['id', 'name', 'referralLink', 'rebateRate'])('are not added without %s', async (missing) => {
    const body = { id: 'gate', name: 'Gate', referralLink: 'https://www.gate.com/signup/LANCE', rebateRate: '0.3' };
    const before = await admin.client.get('/api/admin/exchanges');
    expect(await admin.client.post('/api/admin/exchanges', { ...body, [missing]: undefined })).toMatchObject({
      status: 400,
      body: { code: 'platform.validationFailed', fields: [{ path: missing }] },
    });
    expect((await admin.client.get('/api/admin/exchanges')).body).toEqual(before.body);
  });

  it('keep their id and the zone of their report days', async () => {
    for (const fixed of [{ id: 'okx2' }, { reportOffsetHours: 8 }])
      expect((await admin.client.send('PATCH', '/api/admin/exchanges/okx', fixed)).status).toBe(400);
  });

  it.each([
    'https://lance:secret@bitget.example/join',
    'https://bitget.example@evil.example/join',
    'https://evil.example\\@bitget.example/join',
  ])('have no link with a name and a password: %s', async (referralLink) => {
    expect(await admin.client.patch('/api/admin/exchanges/bitget', { referralLink })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'referralLink', message: expect.stringContaining('https://') as unknown }] },
    });
  });

  it('have links with a port, a query and an @ in their path, and logos of this site or another', async () => {
    const good = { referralLink: 'https://www.bitget.com:8443/@lance?channel=a@b#join', logo: '/exchanges/bitget.svg' };
    for (const body of [good, { logo: 'https://cdn.bitget.com/logo.svg?v=2' }, { logo: null }])
      expect(await admin.client.send('PATCH', '/api/admin/exchanges/bitget', body)).toMatchObject({
        status: 200,
        body,
      });
  });

  it.each([
    '//evil.example/logo.svg',
    '/\\evil.example/logo.svg',
    'https://lance:secret@evil.example/logo.svg',
    'http://cdn.bitget.com/logo.svg',
  ])('have no logo at %s', async (logo) => {
    expect(await admin.client.patch('/api/admin/exchanges/bitget', { logo })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'logo', message: expect.stringContaining('https://') as unknown }] },
    });
  });

  it('say in both languages that a hidden language is named twice', async () => {
    for (const [language, message] of [
      ['ko', '같은 값을 두 번 보낼 수 없습니다.'],
      ['en', 'The same value must not be sent twice.'],
    ] as const) {
      const { client } = await createAdmin(service, language);
      expect(await client.patch('/api/admin/exchanges/bitget', { hiddenLanguages: ['en', 'en'] })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'hiddenLanguages', message }] },
      });
    }
  });

  it.each([
    ['a rate above 1', { rebateRate: '1.5' }],
    ['a rate as a number', { rebateRate: 0.5 }],
    ['a link that is not https', { referralLink: 'javascript:alert(1)' }],
    ['a link with a blank', { referralLink: 'https://bitget.example/a b' }],
    ['a link in other letters', { referralLink: 'https://b\u0456tget.example/' }],
    ['a link with a mark that cannot be seen', { referralLink: 'https://bitget.example/\u202Ea' }],
    ['a name that cannot be seen', { name: '\u3164' }],
    ['a name that reads the other way round', { name: 'Bit\u202Eteg' }],
    ['a name with a joiner that cannot be seen', { name: 'Bit\u034Fget' }],
    ['a badge in two lines', { badge: 'a\nb' }],
    ['a badge with a control character', { badge: 'a\u0007b' }],
    ['a note that reads the other way round', { kycNoteKo: '가\u202E나' }],
    ['a note that cannot be seen', { kycNoteEn: '\u2800' }],
    ['no time of the rebate', { rebateWhenKo: null }],
    ['a blank time of the rebate', { rebateWhenEn: '  ' }],
    ['a time of the rebate that tells a story', { rebateWhenKo: '가'.repeat(41) }],
    ['a place of the rebate that tells a story', { rebateWhereEn: 'a'.repeat(81) }],
    ['a place of the rebate that reads the other way round', { rebateWhereKo: '자산\u202E내역' }],
    ['no smallest rebate', { rebateMinimumUsdt: null }],
    ['a smallest rebate below 0', { rebateMinimumUsdt: '-1' }],
    ['a smallest rebate as a number', { rebateMinimumUsdt: 1 }],
    ['a smallest rebate of a million', { rebateMinimumUsdt: '1000000' }],
    ['a colour that is none', { color: 'red' }],
    ['a language that is none', { hiddenLanguages: ['fr'] }],
    ['a language twice', { hiddenLanguages: ['ko', 'ko'] }],
    ['a field that is none', { apiSecret: 'x' }],
  ])('refuse %s and change nothing', async (_, body) => {
    const before = await admin.client.get('/api/admin/exchanges');
    expect((await admin.client.send('PATCH', '/api/admin/exchanges/bitget', body)).status).toBe(400);
    expect((await admin.client.get('/api/admin/exchanges')).body).toEqual(before.body);
  });
});
