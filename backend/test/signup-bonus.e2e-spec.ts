import { randomUUID } from 'node:crypto';
import { AuthCleanupJob } from '../src/modules/auth/auth-cleanup.job.js';
import { registerMember, registrationBody } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NONE = {
  ko: '이 메일함으로 가입한 적이 있어 가입 보너스는 지급되지 않았습니다.',
  en: 'This mailbox has had an account before, so there is no signup bonus.',
};

describe('the signup bonus', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  const register = async (email: string, language: 'ko' | 'en' = 'ko') => {
    const client = service.client(language);
    const { status, body } = await client.post('/api/register', registrationBody({ email, language }));
    const { body: balance } = await client.get('/api/lance-coins/balance');
    return { status, bonus: body.bonus, balance: balance.balance, client };
  };
  const paid = { status: 201, bonus: { signup: '1000', note: null }, balance: '1000' };
  const unpaid = { status: 201, bonus: { signup: '0', note: NONE.ko }, balance: '0' };

  it.each([
    ['a tag', 'tagged@example.com', 'tagged+1@example.com'],
    ['two tags', 'twice+a@example.com', 'twice+b+c@example.com'],
    ['letters and a tag', 'letters@example.com', 'LETTERS+x@Example.com'],
    ['dots at Gmail', 'hana.kim@gmail.com', 'h.anakim@gmail.com'],
    ['the other name of Gmail', 'minjun.lee@gmail.com', 'minjunlee+lance@googlemail.com'],
  ])('is paid once for a mailbox, whatever its %s', async (_, first, second) => {
    expect(await register(first)).toMatchObject(paid);
    expect(await register(second)).toMatchObject(unpaid);
  });

  it.each([
    ['dots elsewhere', 'a.b@example.com', 'ab@example.com'],
    ['hyphens', 'c-d@example.com', 'c@example.com'],
    ['another host', 'same@example.com', 'same@example.net'],
    ['nothing but a tag', '+one@example.com', '+two@example.com'],
  ])('is paid to two people who differ by %s', async (_, first, second) => {
    expect(await register(first)).toMatchObject(paid);
    expect(await register(second)).toMatchObject(paid);
  });

  it('says in the reader’s language that there is none', async () => {
    await register('english@example.com');
    expect(await register('english+2@example.com', 'en')).toMatchObject({ bonus: { signup: '0', note: NONE.en } });
  });

  it('is paid once to twenty who come together', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(`crowd+${index}@gmail.com`.replace('crowd', 'c.rowd'))),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(all.map(({ bonus }) => bonus.signup).sort()).toEqual([...Array<string>(19).fill('0'), '1000']);
    expect(all.map(({ balance }) => Number(balance)).reduce((sum, one) => sum + one)).toBe(1_000);
  });

  it('is not paid again for a mailbox whose account was closed', async () => {
    const { client } = await register('leaver+a@example.com');
    const { password } = registrationBody();
    expect((await client.post('/api/user/close', { currentPassword: password })).status).toBe(200);
    for (const email of ['leaver+a@example.com', 'leaver@example.com', 'leaver+b@example.com'])
      expect(await register(email)).toMatchObject(unpaid);
  });

  it('is not paid again to members from before mailboxes were noted', async () => {
    await registerMember(service, { email: `early+${randomUUID()}@example.com` });
    await service.dataSource.query(`DELETE FROM auth_mailboxes`);
    await service.dataSource.query(`UPDATE auth_members SET mailbox_noted_under = NULL`);
    await service.app.get(AuthCleanupJob).cleanUp();
    expect(await register('early@example.com')).toMatchObject(unpaid);
    expect(await register('tagged+7@example.com')).toMatchObject(unpaid);
  });

  it('knows no mailbox by name', async () => {
    const rows: { mailbox: Buffer }[] = await service.dataSource.query('SELECT mailbox FROM auth_mailboxes');
    expect(rows.length).toBeGreaterThan(0);
    for (const { mailbox } of rows) expect(mailbox).toHaveLength(32);
  });
});
