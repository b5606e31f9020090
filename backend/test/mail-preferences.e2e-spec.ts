import { registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('mail preferences', () => {
  let service: TestApp;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
  });

  beforeEach(async () => {
    member = await registerMember(service);
  });

  afterAll(() => service.close());

  const read = async () => (await member.client.get('/api/user/mail-preferences')).body;
  const change = (body: unknown) => member.client.send('PATCH', '/api/user/mail-preferences', body);
  const isOn = (preferences: Schemas['MailPreferencesDto'], topic: string) =>
    preferences.topics.find((one) => one.topic === topic)?.enabled;

  it('begin with every mail on, what is always sent first, and no offers', async () => {
    expect(await read()).toEqual({
      topics: [
        { topic: 'security', enabled: true, obligatory: true },
        { topic: 'uid', enabled: true, obligatory: false },
        { topic: 'payback', enabled: true, obligatory: false },
        { topic: 'indicator', enabled: true, obligatory: false },
        { topic: 'market-alert', enabled: true, obligatory: false },
      ],
      marketing: false,
    });
  });

  it('change what is named and leave the rest', async () => {
    const { status, body } = await change({ topics: { payback: false } });
    expect(status).toBe(200);
    expect([isOn(body, 'payback'), isOn(body, 'uid')]).toEqual([false, true]);
    expect(body).toEqual(await read());
    expect(isOn((await change({ topics: { uid: false } })).body, 'payback')).toBe(false);
    const back = (await change({ topics: { payback: true, security: true } })).body;
    expect([isOn(back, 'payback'), isOn(back, 'uid'), isOn(back, 'security')]).toEqual([true, false, true]);
    expect((await change({})).body).toEqual(back);
  });

  it.each([
    ['an unknown topic', { horoscope: true }],
    ['what is always sent', { security: false }],
  ])('refuse to switch %s, and then change nothing', async (_, topics) => {
    const before = await read();
    const refused = await change({ topics: { payback: false, ...topics }, marketing: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'auth.mailTopicUnknown' } });
    expect(await read()).toEqual(before);
  });

  it.each([
    { topics: { payback: 'no' } },
    { topics: { payback: null } },
    { topics: ['payback'] },
    { topics: 5 },
    { marketing: 'yes' },
  ])('take true and false alone: %j', async (body) => {
    expect((await change(body)).status).toBe(400);
  });

  it('keep when the member agreed to offers, and forget it when they take it back', async () => {
    const agreedAt = async () => {
      const [row]: { agreed_marketing_at: Date | null }[] = await service.dataSource.query(
        'SELECT agreed_marketing_at FROM auth_members WHERE id = $1',
        [member.id],
      );
      return row?.agreed_marketing_at;
    };
    const first = service.clock.now();
    expect((await change({ marketing: true })).body.marketing).toBe(true);
    service.clock.advance({ minutes: 5 });
    await change({ marketing: true });
    expect(await agreedAt()).toEqual(first);
    expect((await change({ marketing: false })).body.marketing).toBe(false);
    expect(await agreedAt()).toBeNull();
  });

  it('changed in several windows at once are all kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      await change({ topics: { uid: true, payback: true } });
      await Promise.all([change({ topics: { uid: false } }), change({ topics: { payback: false } })]);
      const after = await read();
      expect([isOn(after, 'uid'), isOn(after, 'payback')]).toEqual([false, false]);
    }
  });
});
