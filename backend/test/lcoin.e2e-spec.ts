import { LcoinRewards } from '../src/modules/lcoin/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { createAdmin, registerMember, registrationBody, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('L coin', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const payUid = (member: SignedIn, uid: string, exchangeId = 'deepcoin') =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(LcoinRewards).payUidVerificationBonus(tx, {
        userId: member.id,
        exchangeId,
        exchangeName: 'Deepcoin',
        uid,
        at: service.clock.now(),
      }),
    );

  const balanceOf = async (member: SignedIn) => (await member.client.get('/api/lance-coins/balance')).body;
  const historyOf = async (member: SignedIn) => (await member.client.get('/api/lance-coins/history')).body;

  it('pays the signup bonus with the registration and says so', async () => {
    const answer = await service.client().post('/api/register', registrationBody());
    expect(answer.body).toMatchObject({ bonus: { signup: '1000' } });
  });

  it('shows a new member exactly the signup bonus', async () => {
    const member = await registerMember(service);
    expect(await balanceOf(member)).toEqual({ balance: '1000', formatted: '1,000', available: '1000', held: '0' });
    expect(await historyOf(member)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        type: 'bonus',
        description: '회원가입 보너스',
        amount: '1000',
        balanceAfter: '1000',
        clawbackAfter: '0',
        reference: null,
        createdAt: service.clock.now().toISOString(),
      },
    ]);
    expect((await member.client.get('/api/lance-coins/summary')).body).toEqual({
      earned: '1000',
      spent: '0',
      held: '0',
      owed: '0',
      count: 1,
      breakdown: [{ type: 'bonus', label: '회원가입 보너스', part: 'earned', amount: '1000', count: 1 }],
    });
  });

  it('describes the history in the language of the member', async () => {
    const member = await registerMember(service, { language: 'en' });
    await payUid(member, '70000001');
    const descriptions = (await historyOf(member)).map(({ description }) => description);
    expect(descriptions).toEqual(['UID verification bonus (Deepcoin 70••••01)', 'Sign-up bonus']);
  });

  it('pays the bonus for a verified UID and names the UID without showing all of it', async () => {
    const member = await registerMember(service);
    expect(await payUid(member, '12345678')).toEqual({ paid: true, amount: '1000' });
    expect(await balanceOf(member)).toMatchObject({ balance: '2000', formatted: '2,000' });
    const [newest] = await historyOf(member);
    expect(newest).toMatchObject({
      type: 'bonus',
      description: 'UID 인증 보너스 (Deepcoin 12••••78)',
      amount: '1000',
      balanceAfter: '2000',
      reference: { type: 'exchange_uid', id: 'deepcoin/12345678' },
    });
  });

  it('pays a UID once in its lifetime, whoever holds it, even at the same moment', async () => {
    const members = [await registerMember(service), await registerMember(service)];
    const outcomes = await Promise.all(
      [...members, ...members, ...members].map((member) => payUid(member, '55555555')),
    );
    expect(outcomes.filter(({ paid }) => paid)).toHaveLength(1);
    expect(outcomes.filter(({ paid }) => !paid).every(({ amount }) => amount === '0')).toBe(true);
    const balances = await Promise.all(members.map(balanceOf));
    expect(balances.map(({ balance }) => balance).sort()).toEqual(['1000', '2000']);
  });

  it('pays the same number again at another exchange, where it is another UID', async () => {
    const member = await registerMember(service);
    await payUid(member, '66666666', 'deepcoin');
    expect(await payUid(member, '66666666', 'okx')).toEqual({ paid: true, amount: '1000' });
    expect(await balanceOf(member)).toMatchObject({ balance: '3000' });
  });

  it('keeps no claim to a bonus when the transaction that paid it fails', async () => {
    const member = await registerMember(service);
    const failing = runInTransaction(service.dataSource, async (tx) => {
      await service.app.get(LcoinRewards).payUidVerificationBonus(tx, {
        userId: member.id,
        exchangeId: 'deepcoin',
        uid: '77777777',
        at: service.clock.now(),
      });
      throw new Error('something after it fails');
    });
    await expect(failing).rejects.toThrow('something after it fails');
    expect(await balanceOf(member)).toMatchObject({ balance: '1000' });
    expect(await payUid(member, '77777777')).toEqual({ paid: true, amount: '1000' });
  });

  it('shows what is held as part of the balance, and a hold as spent until it is given back', async () => {
    const member = await registerMember(service);
    const ledger = service.app.get(Ledger);
    const note = { ownerId: member.id, currency: 'LCOIN', scope: 'indicator', at: service.clock.now() } as const;
    const { transferId } = await runInTransaction(service.dataSource, (tx) =>
      ledger.hold(tx, { ...note, kind: 'indicator_hold', key: 'hold', amount: 400n }),
    );
    expect(await balanceOf(member)).toEqual({ balance: '1000', formatted: '1,000', available: '600', held: '400' });
    await runInTransaction(service.dataSource, (tx) =>
      ledger.resolve(tx, { ...note, key: 'void', holdId: transferId, outcome: 'void', reason: 'ID not found' }),
    );
    expect(await balanceOf(member)).toMatchObject({ available: '1000', held: '0' });
    const lines = (await historyOf(member)).map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter]);
    expect(lines).toEqual([
      ['earn', '400', '1000'],
      ['spend', '-400', '600'],
      ['bonus', '1000', '1000'],
    ]);
    expect((await member.client.get('/api/lance-coins/summary')).body).toEqual({
      earned: '1000',
      spent: '0',
      held: '0',
      owed: '0',
      count: 3,
      breakdown: [
        { type: 'bonus', label: '회원가입 보너스', part: 'earned', amount: '1000', count: 1 },
        { type: 'spend', label: '지표 이용권 구매 요청', part: 'request', amount: '-400', count: 1 },
        { type: 'earn', label: '지표 이용권 구매 요청 반환', part: 'request', amount: '400', count: 1 },
      ],
    });
  });

  it('pages through the history by the Link header without losing or repeating a line', async () => {
    const member = await registerMember(service);
    for (let index = 0; index < 4; index += 1) await payUid(member, `9000000${index}`);
    const seen: string[] = [];
    let pages = 0;
    for await (const { body } of member.client.pages('/api/lance-coins/history?limit=2')) {
      seen.push(...body.map(({ balanceAfter }) => balanceAfter));
      pages += 1;
    }
    expect(seen).toEqual(['5000', '4000', '3000', '2000', '1000']);
    expect(pages).toBe(3);
  });

  it.each(['limit=0', 'limit=101', 'limit=abc', 'unknown=1', `cursor=${'9'.repeat(300)}`])(
    'refuses the list query %s',
    async (query) => {
      const member = await registerMember(service);
      const { status, body } = await member.client.get(`/api/lance-coins/history?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'platform.validationFailed' });
    },
  );

  it('shows members their own coins only', async () => {
    const [one, other] = [await registerMember(service), await registerMember(service)];
    await payUid(one, '88888888');
    expect(await historyOf(other)).toHaveLength(1);
    expect(await historyOf(one)).toHaveLength(2);
  });

  it('opens accounts for an administrator too, and pays no bonus into them', async () => {
    const admin = await createAdmin(service);
    expect(await balanceOf(admin)).toMatchObject({ balance: '0' });
    expect(await historyOf(admin)).toEqual([]);
  });

  it('pays what the settings say from the moment they change, and nothing when a bonus is switched off', async () => {
    const before = await registerMember(service);
    const change = (key: string, value: string) =>
      runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));
    service.clock.advance({ minutes: 1 });
    await change('lcoin_signupBonus', '500');
    await change('lcoin_uidVerificationBonus', '0');
    const after = await registerMember(service);
    expect(await balanceOf(after)).toMatchObject({ balance: '500' });
    expect(await balanceOf(before)).toMatchObject({ balance: '1000' });
    expect(await payUid(after, '44444444')).toEqual({ paid: false, amount: '0' });

    await change('lcoin_signupBonus', '0');
    const answer = await service.client().post('/api/register', registrationBody());
    expect(answer.body).toMatchObject({ bonus: { signup: '0' } });
  });
});
