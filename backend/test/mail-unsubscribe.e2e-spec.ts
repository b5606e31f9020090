import { insightsMails } from '../src/modules/insights/insights-mails.messages.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Mails } from '../src/platform/mail/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { mailedToken } from './support/mailed-link.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const ORIGIN = 'https://lance.test';

describe('a mail about a market alert', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { PUBLIC_URL: ORIGIN } });
  });

  afterAll(() => service.close());

  const tell = (userId: string) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Mails).enqueue(
        tx,
        { userId },
        insightsMails.alertFired({
          ...{ about: 'BTC', condition: { ko: '기준 이상', en: 'above' }, value: '1', source: 'upbit' },
          ...{ at: service.clock.now(), most: 5 },
        }),
      ),
    );
  /** The newest mail of an alert. */
  const newest = async ({ email }: SignedIn) =>
    (await service.mailbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('BTC')).at(-1);
  const headerOf = (mail: Awaited<ReturnType<typeof newest>>, name: string) =>
    mail?.headers.find((header) => header.name === name)?.value;
  const isOn = async ({ client }: SignedIn) => {
    const { body } = await client.get('/api/user/mail-preferences');
    return body.topics.filter(({ enabled }) => !enabled).map(({ topic }) => topic);
  };
  /** What a mail provider sends: a form, without session, from a server or a page of its own. */
  const oneClick = (link: string, more: RequestInit = {}) =>
    fetch(link.replace(ORIGIN, service.url), {
      method: 'POST',
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      ...more,
    });

  it.each([
    ['ko', '/unsubscribe', '이 메일 그만 받기'],
    ['en', '/en/unsubscribe', 'Unsubscribe from these mails'],
  ] as const)('says in its headers how one click ends it (%s)', async (language, page, words) => {
    const reader = await registerMember(service, { emailConfirmed: true, language });
    await tell(reader.id);
    const mail = await newest(reader);
    const link = /^<(https:\/\/lance\.test[^>]+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(new URL(link).pathname).toBe(page);
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.links).toContain(link);
    expect(mail?.html).toContain(words);
    expect(mail?.text).toContain(`${words}: ${link}`);
    expect(link).not.toContain(reader.id);

    // A scanner follows the link by GET; the page itself asks what the link is about.
    await fetch(link.replace(ORIGIN, service.url));
    const token = await mailedToken(service, reader.email, 'unsubscribe');
    const path = `/api/mail-subscriptions/${token}` as const;
    expect((await service.client().get(path)).body).toEqual({ topic: 'market-alert', enabled: true });
    expect(await isOn(reader)).toEqual([]);

    const answer = await oneClick(link);
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { topic: 'market-alert', enabled: false },
    ]);
    expect(await isOn(reader)).toEqual(['market-alert']);
    expect((await oneClick(link)).status).toBe(200);
    expect((await service.client().get(path)).body).toEqual({ topic: 'market-alert', enabled: false });
    const before = service.mailbox.taken.length;
    await tell(reader.id);
    expect(await newest(reader)).toEqual(mail);
    expect(service.mailbox.taken).toHaveLength(before);
  });

  it('is ended by whatever form a provider sends, also by none, and by the page', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [form, undefined, 'anything'.repeat(50_000)]) {
      const reader = await registerMember(service, { emailConfirmed: true });
      await tell(reader.id);
      const token = await mailedToken(service, reader.email, 'unsubscribe');
      expect((await oneClick(`${ORIGIN}/unsubscribe?token=${token}`, { body })).status).toBe(200);
      expect(await isOn(reader)).toEqual(['market-alert']);
    }
    const reader = await registerMember(service, { emailConfirmed: true });
    await tell(reader.id);
    const token = await mailedToken(service, reader.email, 'unsubscribe');
    expect((await service.client().post(`/api/mail-subscriptions/${token}/end`)).status).toBe(200);
    expect(await isOn(reader)).toEqual(['market-alert']);
  });

  it('is not ended by a token that was changed, made up, or of a member who has left', async () => {
    const reader = await registerMember(service, { emailConfirmed: true });
    await tell(reader.id);
    const token = await mailedToken(service, reader.email, 'unsubscribe');
    const changed = `${token.slice(0, -4)}${token.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`;
    for (const wrong of [changed, 'x', '-', '%25', 'a'.repeat(120), `${reader.id} market-alert`]) {
      const answer = await oneClick(`${ORIGIN}/unsubscribe?token=${encodeURIComponent(wrong)}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(await answer.json()).toMatchObject({ code: 'mail.subscriptionInvalid' });
    }
    expect((await oneClick(`${ORIGIN}/unsubscribe`)).status).toBe(404);
    expect(await isOn(reader)).toEqual([]);
    await reader.client.post('/api/user/close', { currentPassword: reader.password });
    expect((await oneClick(`${ORIGIN}/unsubscribe?token=${token}`)).status).toBe(404);
  });

  it('has no such header where it is always sent, and its token opens nothing else', async () => {
    const reader = await registerMember(service, { emailConfirmed: true });
    await service.client().post('/api/forgot-password', { email: reader.email });
    const reset = (await service.mailbox.mailsTo(reader.email)).at(-1);
    expect(reset?.subject).toBe('비밀번호 재설정');
    expect(headerOf(reset, 'List-Unsubscribe')).toBeUndefined();
    await tell(reader.id);
    const token = await mailedToken(service, reader.email, 'unsubscribe');
    expect((await service.client().post('/api/confirm-email', { token })).status).toBe(404);
    expect((await service.client().get(`/api/reset-password/${token}`)).status).toBe(404);
    const resetToken = await mailedToken(service, reader.email, 'reset-password');
    expect((await service.client().get(`/api/mail-subscriptions/${resetToken}`)).status).toBe(404);
  });
});
