import { randomUUID } from 'node:crypto';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { differences } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const CROWD = 50;

describe('attendance', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { DATABASE_POOL_SIZE: '20' } });
  });

  beforeEach(() => service.clock.set('2026-11-21T03:00:00Z'));

  afterAll(() => service.close());

  const statusOf = async ({ client }: SignedIn) => (await client.get('/api/attendance/status')).body;
  const check = ({ client }: SignedIn, key?: string) =>
    client.post('/api/attendance/check', undefined, key === undefined ? {} : { 'idempotency-key': key });
  const historyOf = async ({ client }: SignedIn) => (await client.get('/api/lance-coins/history')).body;
  const change = (value: string) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'lcoin_attendanceReward', value, null),
    );

  it('pays a check-in and says so', async () => {
    const member = await registerMember(service);
    expect(await statusOf(member)).toEqual({
      hasCheckedToday: false,
      reward: '50',
      day: '2026-11-21',
      checkedAt: null,
      paid: null,
      entryId: null,
      nextDayAt: '2026-11-21T15:00:00.000Z',
    });
    const { status, body } = await check(member);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        message: '출석 보상 50 L을 받았습니다.',
        reward: '50',
        day: '2026-11-21',
        balance: '1050',
        entryId: expect.any(String) as string,
      },
    });
    expect(await statusOf(member)).toMatchObject({ hasCheckedToday: true, checkedAt: '2026-11-21T03:00:00.000Z' });
    const [entry] = await historyOf(member);
    expect(await statusOf(member)).toMatchObject({ paid: '50', entryId: entry?.id });
    expect(entry).toMatchObject({ type: 'earn', description: '출석 체크 11월 21일', amount: '50' });
    const receipt = await member.client.get(`/api/lance-coins/history/${entry?.id}/receipt`);
    expect(receipt.body).toMatchObject({
      rows: [
        { label: '이전 사용 가능 잔액', value: '1,000', unit: 'L' },
        { label: '출석한 날', value: '11월 21일', unit: null, note: '한국 시간' },
        { label: '출석 보상', value: '50', unit: 'L', note: '그때의 설정값' },
      ],
      sum: { label: '이후 사용 가능 잔액', value: '1,050', unit: 'L' },
      note: null,
    });
  });

  it('refuses a second check-in of the day in both languages, and says that it has been made', async () => {
    const member = await registerMember(service, { language: 'en' });
    expect((await check(member)).body.message).toBe('You received 50 L for checking in.');
    const { status, body } = await check(member);
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'lcoin.alreadyCheckedIn',
      message: 'You have already checked in today. You can check in again tomorrow.',
      alreadyChecked: true,
    });
    expect((await historyOf(member))[0]?.description).toBe('Daily check-in, 21 Nov');
    await member.client.patch('/api/user/update', { language: 'ko' });
    expect((await check(member)).body.message).toBe('오늘은 이미 출석 체크를 했습니다. 내일 다시 할 수 있습니다.');
  });

  it('begins a new day at midnight in Seoul, and at no other midnight', async () => {
    const member = await registerMember(service);
    service.clock.set('2026-11-21T14:59:59.999Z');
    expect((await check(member)).body).toMatchObject({ day: '2026-11-21' });
    service.clock.set('2026-11-21T15:00:00.000Z');
    expect(await statusOf(member)).toMatchObject({ hasCheckedToday: false, day: '2026-11-22' });
    expect((await check(member)).body).toMatchObject({ day: '2026-11-22', balance: '1100' });
    service.clock.set('2026-11-22T00:00:01Z');
    expect((await check(member)).status).toBe(409);
  });

  it('pays a day once, also when the clock goes back over midnight and forth again', async () => {
    const member = await registerMember(service);
    service.clock.set('2026-11-21T14:59:50Z');
    await check(member);
    service.clock.set('2026-11-21T15:00:10Z');
    await check(member);
    for (const instant of ['2026-11-21T14:59:55Z', '2026-11-21T15:00:20Z']) {
      service.clock.set(instant);
      expect((await check(member)).status).toBe(409);
    }
    expect(await historyOf(member)).toHaveLength(3);
  });

  it('pays what the setting says at that moment, and nothing while it is switched off', async () => {
    const member = await registerMember(service);
    await change('75');
    expect((await check(member)).body).toMatchObject({ reward: '75' });
    service.clock.set('2026-11-22T03:00:00Z');
    await change('0');
    expect(await statusOf(member)).toMatchObject({ reward: '0', hasCheckedToday: false });
    const { status, body } = await check(member);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'lcoin.attendanceOff' });
    service.clock.set('2026-11-22T03:00:01Z');
    await change('50');
    expect((await check(member)).body).toMatchObject({ reward: '50', balance: '1125' });
  });

  it.each([
    ['without a key', () => undefined],
    ['each with a key of its own', () => randomUUID()],
  ])('pays one of fifty check-ins at the same moment (%s)', async (_, keyOf) => {
    service.clock.set('2026-12-01T03:00:00Z');
    const member = await registerMember(service);
    const answers = await Promise.all(Array.from({ length: CROWD }, () => check(member, keyOf())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.alreadyChecked}`))).toEqual(
      new Set(['409 lcoin.alreadyCheckedIn true']),
    );
    expect(await historyOf(member)).toHaveLength(2);
    expect(await differences(service)).toEqual([]);
  });

  it('answers the same key the same, twenty times', async () => {
    const member = await registerMember(service);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(member, key)));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(await historyOf(member)).toHaveLength(2);
  });

  it('pays the day that the caller saw, and no other', async () => {
    const member = await registerMember(service);
    const checkSeen = (day: string) => member.client.post('/api/attendance/check', { day });
    expect((await checkSeen('2026-11-21')).body).toMatchObject({ day: '2026-11-21' });
    expect((await checkSeen('2026-11-21')).body.code).toBe('lcoin.alreadyCheckedIn');
    service.clock.set('2026-11-21T15:00:00Z');
    const { status, body } = await checkSeen('2026-11-21');
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'lcoin.dayChanged' });
    expect((await checkSeen('2026-11-22')).body).toMatchObject({ day: '2026-11-22' });
    expect((await checkSeen('2026-11-31')).status).toBe(400);
  });

  it('is refused to a visitor', async () => {
    expect((await service.client().post('/api/attendance/check')).status).toBe(401);
  });
});
