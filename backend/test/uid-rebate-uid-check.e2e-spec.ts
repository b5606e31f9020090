import { uidsOf } from '../simulator/index.js';
import { UidRebateSettings } from '../src/modules/uid-rebate/uid-rebate.settings.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Seals } from '../src/platform/receipts/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the UID check', () => {
  let service: TestApp;
  const [ours = ''] = uidsOf('deepcoin', 'fresh');
  const [foreign = ''] = uidsOf('bitget', 'foreign');

  beforeAll(async () => {
    service = await startTestApp();
  });
  beforeEach(() => {
    service.simulator.control.clearFaults();
    service.clock.advance({ minutes: 2 });
  });
  afterAll(() => service.close());

  const check = (client: HttpClient, uid: unknown, exchange: unknown = 'Deepcoin') =>
    client.send('POST', '/api/uid/check', { uid, exchange });
  const set = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));

  it('says that a UID receives rebates, from the exchange itself and without amounts before any report', async () => {
    expect(await check(service.client(), ours, 'deepcoin')).toMatchObject({
      status: 200,
      body: {
        registered: true,
        source: 'deepcoin_api',
        message: 'Deepcoin에서 리베이트를 받을 수 있는 UID입니다.',
        user: {
          exchange: 'Deepcoin',
          isRealTimeData: true,
          rebateRate: '0.5',
          totalRebate: null,
          estimatedRebate: null,
          estimatedFrom: null,
        },
        rebateCredit: { when: '다음 날', minimumUsdt: '0', where: '거래소 앱의 자산 내역(리베이트)' },
        fetchedAt: service.clock.now().toISOString(),
        simulated: true,
      },
    });
  });

  it('numbers and seals an answer: the same for the same, another one for another UID and another amount', async () => {
    const sealOf = async (client: HttpClient, uid: string) => {
      const { status, body } = await client.post('/api/uid/check', { uid, exchange: 'Deepcoin' });
      if (status !== 200) throw new Error(`${status}`);
      return { number: body.number, seal: body.seal };
    };
    const first = await sealOf(service.client(), ours);
    expect(first.number).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(first.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(await sealOf(service.client('en'), ours)).toEqual(first);
    const seals = service.app.get(Seals);
    const of = (uid: string, shown: string) => seals.ofVisitor(['deepcoin', uid], [shown]);
    expect(of('1', '5').number).toBe(of('1', '6').number);
    expect(of('1', '5').seal).not.toBe(of('1', '6').seal);
    expect(of('1', '5').number).not.toBe(of('2', '5').number);
  });

  it('says that a UID is not ours and what may be done within the rules of that exchange', async () => {
    const { status, body } = await check(service.client('en'), foreign, 'BITGET');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      registered: false,
      source: 'bitget_api',
      user: null,
      nextStep: { kind: 'openAccount', kycWaitHours: 24 },
      rebateCredit: { when: 'the next day', minimumUsdt: '0' },
    });
    expect(body.message).toBe('You are not receiving rebates.');
    expect(body.nextStep.message).toContain('24 hours');
    expect(body.nextStep.referralLink).toMatch(/^https:\/\/www\.bitget\.com\//);
  });

  it.each(['5xx', 'garbage', 'schema-drift', 'ban', '429', 'truncated'] as const)(
    'says that it cannot tell when the exchange answers with %s, never a false no',
    async (kind) => {
      service.simulator.control.addFault({ vendor: 'bitget', kind, count: 0 });
      const { status, body, headers } = await check(service.client(), foreign, 'Bitget');
      expect(status).toBe(503);
      expect(body.code).toBe('uidRebate.checkUnavailable');
      expect(body.message).toContain('Bitget에서 응답을 받지 못해');
      expect(headers.get('retry-after')).not.toBeNull();
      expect(body).not.toHaveProperty('registered');
    },
  );

  it('does not wait for ever for an exchange that hangs', async () => {
    service.simulator.control.addFault({ vendor: 'okx', kind: 'hang', count: 3 });
    const started = performance.now();
    expect(await check(service.client(), '4711', 'OKX')).toMatchObject({ status: 503 });
    expect(performance.now() - started).toBeLessThan(12_000);
  }, 20_000);

  it('does not count a check that could not be answered', async () => {
    service.simulator.control.addFault({ vendor: 'ourbit', kind: '5xx', count: 0 });
    const visitor = service.client();
    for (const uid of ['1111', '2222', '3333', '4444', '5555', '6666', '7777', '8888', '9999', '11110', '22220'])
      expect((await check(visitor, uid, 'Ourbit')).status).toBe(503);
  });

  it('answers the same UID within a minute without asking again, and asks once for many at once', async () => {
    const [uid = ''] = uidsOf('okx', 'spare');
    service.simulator.control.clearRequests();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(service.client(), uid, 'OKX')));
    expect(answers.every((answer) => answer.status === 200 && answer.body.registered)).toBe(true);
    const asked = service.simulator.control.requests('okx').length;
    expect(asked).toBeLessThanOrEqual(2);
    service.clock.advance({ seconds: 59 });
    const cached = await check(service.client(), uid, 'OKX');
    expect(cached.body.fetchedAt).toBe(answers[0]?.body.fetchedAt);
    expect(service.simulator.control.requests('okx')).toHaveLength(asked);
    service.clock.advance({ seconds: 1 });
    await check(service.client(), uid, 'OKX');
    expect(service.simulator.control.requests('okx').length).toBeGreaterThan(asked);
  });

  it('lets a visitor check ten different UIDs an hour, also when all come at once', async () => {
    const visitor = service.client();
    const uids = Array.from({ length: 12 }, (_, index) => String(500_000 + index));
    expect((await check(visitor, uids[0])).status).toBe(200);
    const answers = await Promise.all(uids.slice(1).map((uid) => check(visitor, uid)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(9);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'uidRebate.tooManyChecks', alreadyChecked: false });
    expect(refused[0]?.headers.get('retry-after')).toBe('3600');

    // The last answer is given again for a minute; after that the limit holds, and says that the UID was checked.
    expect((await check(visitor, uids[0])).status).toBe(200);
    service.clock.advance({ minutes: 2 });
    expect(await check(visitor, uids[0])).toMatchObject({ status: 429, body: { alreadyChecked: true } });
    expect((await check(service.client(), uids[0])).status).toBe(200);
    service.clock.advance({ minutes: 59 });
    expect((await check(visitor, uids[11])).status).toBe(200);
  });

  it('does not believe a forged cookie', async () => {
    const client = service.client();
    const forged = {
      cookie: 'visitor=0198f6d2-8f5e-4c3a-9f0e-2d6c1b7a4e55.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    };
    const answer = await client.post('/api/uid/check', { uid: ours, exchange: 'Deepcoin' }, forged);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('visitor=') && /HttpOnly/i.test(line))).toBe(
      true,
    );
  });

  it('holds a looser cap for an address', async () => {
    await set(UidRebateSettings.checksPerHourAndAddress.key, '3');
    service.clock.advance({ hours: 2 });
    for (const uid of ['600001', '600002', '600003']) expect((await check(service.client(), uid)).status).toBe(200);
    expect(await check(service.client(), '600004')).toMatchObject({
      status: 429,
      body: { code: 'uidRebate.tooManyChecksFromAddress', alreadyChecked: false },
    });
    await set(UidRebateSettings.checksPerHourAndAddress.key, '1000');
  });

  it('reveals nothing about who holds a UID', async () => {
    const [uid = ''] = uidsOf('deepcoin', 'spare');
    const before = await check(service.client(), uid);
    await registerMember(service, { exchangeName: 'Deepcoin', uid, name: 'Holder Name' });
    const after = await check(service.client(), uid);
    expect(after.status).toBe(200);
    expect({ ...after.body, fetchedAt: '' }).toEqual({ ...before.body, fetchedAt: '' });
  });

  it('cannot tell for an exchange without API and reports, and says where to turn', async () => {
    expect(await check(service.client(), '123456789', 'Binance')).toMatchObject({
      status: 503,
      body: { code: 'uidRebate.checkByReviewOnly' },
    });
  });

  it.each([
    ['no UID', { exchange: 'Deepcoin' }, 'UID를 입력해주세요.'],
    ['a blank UID', { uid: ' ', exchange: 'Deepcoin' }, 'UID를 입력해주세요.'],
    ['letters', { uid: 'abcdef', exchange: 'Deepcoin' }, 'UID는 숫자 4~20자리입니다.'],
    ['a number', { uid: 123456, exchange: 'Deepcoin' }, '입력한 내용을 확인해 주세요.'],
    ['an object', { uid: { $ne: '' }, exchange: 'Deepcoin' }, '입력한 내용을 확인해 주세요.'],
    ['no exchange', { uid: '123456' }, '거래소를 선택해 주세요.'],
    ['an unknown exchange', { uid: '123456', exchange: 'ftx' }, 'ftx 거래소를 찾을 수 없습니다.'],
    ['an extra field', { uid: '123456', exchange: 'Deepcoin', days: 3 }, '입력한 내용을 확인해 주세요.'],
  ])('refuses %s and counts nothing', async (_, body, message) => {
    const rows = async () => (await service.dataSource.query('SELECT 1 FROM uid_rebate_checks')).length as number;
    const before = await rows();
    const answer = await service.client().send('POST', '/api/uid/check', body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await rows()).toBe(before);
  });

  it('is not offered for an exchange that is switched off or hidden from this language, at once', async () => {
    const admin = await createAdmin(service);
    const change = (body: object) => admin.client.patch('/api/admin/exchanges/okx', body);
    const names = async (language: 'ko' | 'en') =>
      (await service.client(language).get('/api/exchanges')).body.map((exchange) => exchange.id);
    expect((await change({ hiddenLanguages: ['ko'] })).status).toBe(200);
    expect(await names('ko')).not.toContain('okx');
    expect(await names('en')).toContain('okx');
    expect(await check(service.client('ko'), '123456', 'OKX')).toMatchObject({
      status: 422,
      body: { code: 'uidRebate.exchangeNotOffered' },
    });
    await change({ hiddenLanguages: [], isActive: false });
    expect(await names('en')).not.toContain('okx');
    const member = await registerMember(service);
    expect(await member.client.post('/api/user-uid', { exchangeName: 'okx', uid: '123456' })).toMatchObject({
      status: 422,
    });
    await change({ isActive: true });
    expect(await names('ko')).toEqual(['binance', 'okx', 'bitget', 'deepcoin', 'ourbit']);
  });

  it('shows cards with fees after the rebate', async () => {
    const { body } = await service.client('en').get('/api/exchanges');
    expect(body.find((exchange) => exchange.id === 'deepcoin')).toMatchObject({
      name: 'Deepcoin',
      rebateRate: '0.5',
      discountRate: '0',
      makerFee: '0.0001',
      takerFee: '0.0002',
      travelRuleUpbit: false,
      travelRuleBithumb: true,
    });
    expect(body.find((exchange) => exchange.id === 'okx')).toMatchObject({
      kycWaitHours: 720,
      kycNote: 'A new account can pass KYC 30 days after the old one has given it up.',
    });
    const settings = await service.client().get('/api/site-settings');
    expect(settings.body).toContainEqual({ key: 'marketing_maxRebateRate', value: '0.6' });
  });
});
