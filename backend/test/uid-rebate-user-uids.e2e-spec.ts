import { uidsOf } from '../simulator/index.js';
import { createAdmin, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe("a member's UIDs", () => {
  let service: TestApp;
  let admin: SignedIn;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = uidsOf('deepcoin', 'spare');
  const [old = ''] = uidsOf('deepcoin', 'old');
  const [frozen = ''] = uidsOf('deepcoin', 'frozen');
  const [foreign = ''] = uidsOf('deepcoin', 'foreign');

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  beforeEach(() => service.simulator.control.clearFaults());
  afterAll(() => service.close());

  const register = (member: SignedIn, uid: string, exchangeName = 'Deepcoin', headers = {}) =>
    member.client.post('/api/user-uid', { exchangeName, uid }, headers);
  const balanceOf = async (member: SignedIn) => (await member.client.get('/api/lance-coins/balance')).body.balance;
  const uidsOfMember = async (member: SignedIn) => (await member.client.get(`/api/user/${member.id}/uids`)).body;

  it('are verified at once when the exchange says so and the UID joined lately, and the bonus is paid', async () => {
    const member = await registerMember(service);
    const answer = await register(member, ` ${first} `, 'deepCOIN');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        autoVerified: true,
        requiresApproval: false,
        bonus: '1000',
        message: 'UID가 인증되어 1,000 L이 지급되었습니다.',
      },
    });
    expect(await balanceOf(member)).toBe('2000');
    expect(await uidsOfMember(member)).toEqual([
      {
        id: answer.body.id,
        exchangeName: 'Deepcoin',
        exchange: 'deepcoin',
        uid: first,
        status: 'success',
        state: 'verified',
        verifiedOn: '2026-11-20',
        createdAt: '2026-11-20T03:00:00.000Z',
      },
    ]);
  });

  it('are verified in the registration itself', async () => {
    const client = service.client('en');
    const answer = await client.post('/api/register', {
      name: 'Hana',
      email: 'hana-with-uid@example.com',
      password: 'member-password',
      agreementPersonalInfo: true,
      exchangeName: 'deepcoin',
      uid: second,
      language: 'en',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.uid).toEqual({
      autoVerified: true,
      requiresApproval: false,
      message: 'The UID is verified and 1,000 L have been paid to you.',
    });
  });

  it('wait for an admin when the UID joined long ago, is frozen, has no API, or the API is down', async () => {
    const member = await registerMember(service);
    expect((await register(member, old)).body).toMatchObject({ autoVerified: false, requiresApproval: true });
    expect((await register(member, frozen)).body).toMatchObject({ autoVerified: false, requiresApproval: true });
    expect((await register(member, '123456789', 'Binance')).body).toMatchObject({ requiresApproval: true });
    service.simulator.control.addFault({ vendor: 'ourbit', kind: '5xx', count: 0 });
    const [down = ''] = uidsOf('ourbit', 'spare');
    const answer = await register(member, down, 'Ourbit');
    expect(answer).toMatchObject({ status: 200, body: { autoVerified: false, requiresApproval: true } });
    expect(answer.body.message).toContain('Ourbit에서 응답을 받지 못해');
    const { body } = await admin.client.get('/api/admin/uid-verification-requests');
    const reasons = Object.fromEntries(body.map((request) => [request.uid, request.reviewReason]));
    expect(reasons).toMatchObject({
      [old]: 'joinedLongAgo',
      [frozen]: 'frozen',
      '123456789': 'noApi',
      [down]: 'apiDown',
    });
    expect(await balanceOf(member)).toBe('1000');
  });

  it('are kept plainly when the exchange says that they are not ours; a request can be filed', async () => {
    const member = await registerMember(service);
    expect((await register(member, foreign)).body).toMatchObject({ autoVerified: false, requiresApproval: false });
    expect(await uidsOfMember(member)).toMatchObject([{ uid: foreign, status: 'pending', state: 'registered' }]);
    const body = { exchangeName: 'Deepcoin', uid: foreign };
    expect(await member.client.post('/api/uid-verification-request', body)).toMatchObject({
      status: 200,
      body: { message: 'UID 인증 요청이 접수되었습니다.' },
    });
    expect(await member.client.post('/api/uid-verification-request', body)).toMatchObject({
      status: 409,
      body: { code: 'uidRebate.requestAlreadyPending' },
    });
    expect((await member.client.get('/api/uid-verification-requests')).body).toMatchObject([
      { exchangeName: 'Deepcoin', uid: foreign, status: 'pending', adminNote: null },
    ]);
  });

  it('cannot be entered twice', async () => {
    const member = await registerMember(service);
    await register(member, third);
    const again = await register(member, third);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'uidRebate.uidAlreadyRegistered', message: '이미 등록된 거래소 UID입니다.' },
    });
    expect(await balanceOf(member)).toBe('2000');
  });

  it('answer the same to the same intent sent again', async () => {
    const member = await registerMember(service);
    const key = { 'idempotency-key': 'register-uid-0001' };
    const once = await register(member, fourth, 'Deepcoin', key);
    expect(await register(member, fourth, 'Deepcoin', key)).toMatchObject({ status: 200, body: once.body });
    expect(await uidsOfMember(member)).toHaveLength(1);
  });

  it('have one holder however many register at once', async () => {
    const one = await registerMember(service);
    const other = await registerMember(service, { language: 'en' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(index % 2 === 0 ? one : other, fifth)),
    );
    expect(answers.filter((answer) => answer.body.autoVerified)).toHaveLength(1);
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    const rows: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM uid_rebate_uids WHERE uid = $1 AND status = 'verified'`,
      [fifth],
    );
    expect(rows).toHaveLength(1);
    expect([await balanceOf(one), await balanceOf(other)].sort()).toEqual(['1000', '2000']);
  });

  it('that another member holds offer a dispute and name nobody', async () => {
    const member = await registerMember(service, { language: 'en' });
    const answer = await register(member, first);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('uidRebate.uidHeldByAnother');
    expect(answer.body.message).toBe('This UID is verified for another member. If it is yours, open a dispute.');
    expect(JSON.stringify(answer.body)).not.toMatch(/example\.com|회원/);
    expect(await uidsOfMember(member)).toEqual([]);
  });

  it('that were given up can be verified again, without a second bonus', async () => {
    const member = await registerMember(service);
    const [uid = ''] = uidsOf('okx', 'spare');
    const { body } = await register(member, uid, 'OKX');
    expect(body.autoVerified).toBe(true);
    expect(await member.client.delete(`/api/user-uid/${body.id}`)).toMatchObject({
      status: 200,
      body: { message: 'UID를 삭제했습니다.' },
    });
    expect((await member.client.delete(`/api/user-uid/${body.id}`)).status).toBe(404);
    const next = await registerMember(service);
    expect((await register(next, uid, 'OKX')).body).toMatchObject({
      autoVerified: true,
      bonus: '0',
      message: 'UID가 인증되었습니다.',
    });
    expect(await balanceOf(next)).toBe('1000');
  });

  it('that come with a registration answer what was booked for either', async () => {
    const [, uid = ''] = uidsOf('okx', 'spare');
    const client = service.client();
    const registered = async (email: string, from = client) =>
      (await from.post('/api/register', registrationBody({ email, exchangeName: 'OKX', uid }))).body;
    expect(await registered('comes-with-uid@example.com')).toMatchObject({
      bonus: { signup: '1000', uidVerification: '1000' },
      uid: { autoVerified: true },
    });
    const { body: entries } = await client.get('/api/lance-coins/history');
    expect(entries.map(({ amount }) => amount)).toEqual(['1000', '1000']);
    // Held by the first: nothing is booked for it, and nothing is said to be.
    expect(await registered('comes-too-late@example.com', service.client())).toMatchObject({
      bonus: { signup: '1000', uidVerification: '0' },
      uid: { autoVerified: false },
    });
  });

  it('are shown to their member and to admins only, and removed by their member only', async () => {
    const member = await registerMember(service);
    const stranger = await registerMember(service);
    const { body } = await register(member, '987654321', 'Binance');
    expect((await stranger.client.get(`/api/user/${member.id}/uids`)).status).toBe(404);
    expect((await service.client().get(`/api/user/${member.id}/uids`)).status).toBe(401);
    expect((await stranger.client.delete(`/api/user-uid/${body.id}`)).status).toBe(404);
    expect((await admin.client.get(`/api/user/${member.id}/uids`)).body).toHaveLength(1);
  });

  it.each([
    ['letters', { exchangeName: 'Deepcoin', uid: '12ab5678' }, 400],
    ['too short', { exchangeName: 'Deepcoin', uid: '123' }, 400],
    ['too long', { exchangeName: 'Deepcoin', uid: '123456789012345678901' }, 400],
    ['a number', { exchangeName: 'Deepcoin', uid: 12345678 }, 400],
    ['other digits', { exchangeName: 'Deepcoin', uid: '１２３４５６' }, 400],
    ['nothing', { exchangeName: 'Deepcoin', uid: '  ' }, 400],
    ['no exchange', { uid: '12345678' }, 400],
    ['an unknown exchange', { exchangeName: 'Mt. Gox', uid: '12345678' }, 400],
    ['an unknown field', { exchangeName: 'Deepcoin', uid: '12345678', status: 'verified' }, 400],
    ['a list', [{ exchangeName: 'Deepcoin', uid: '12345678' }], 400],
    ['a huge body', { exchangeName: 'Deepcoin', uid: '1'.repeat(200_000) }, 400],
  ])('refuse %s and change nothing', async (_, body, status) => {
    const member = await registerMember(service);
    for (const path of ['/api/user-uid', '/api/uid-verification-request']) {
      const answer = await member.client.post(path, body);
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(/[가-힣]/);
    }
    expect(await uidsOfMember(member)).toEqual([]);
    expect((await member.client.get('/api/uid-verification-requests')).body).toEqual([]);
  });
});
