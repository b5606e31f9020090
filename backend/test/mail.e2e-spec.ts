import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import { decodeWords } from 'postal-mime';
import type { EntityManager } from 'typeorm';
import { createApp } from '../src/app.setup.js';
import { readConfig } from '../src/platform/config/index.js';
import { logger } from '../src/platform/logging/index.js';
import { stopJobs } from '../src/platform/scheduling/index.js';
import {
  defineMails,
  mailCatalogue,
  MailDelivery,
  Mails,
  type MailMessage,
  type MailRecipient,
} from '../src/platform/mail/index.js';
import { writeLetter } from '../src/platform/mail/mail-letter.js';
import { MailCleanupJob } from '../src/platform/mail/mail-cleanup.job.js';
import { Outbox } from '../src/platform/mail/outbox.service.js';
import { createAdmin } from './factories/member.js';
import { startScriptedSmtp, type SmtpReply } from './support/scripted-smtp.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const specMails = defineMails('mailSpec', {
  paid: {
    name: { ko: '지급 안내', en: 'Payback paid' },
    topic: 'mail-spec-payback',
    button: { to: '/mypage?tab={{tab}}', ko: '내역 보기', en: 'View history' },
    ko: { subject: '페이백 {{usdt}} USDT를 지급했습니다', body: ['신청하신 페이백을 지급했습니다.', '{{note}}'] },
    en: {
      subject: 'Your payback of {{usdt}} USDT has been paid',
      body: ['The payback you requested has been paid.', '{{note}}'],
    },
    receipt: [
      { ko: ['금액', '{{usdt}} USDT'], en: ['Amount', '{{usdt}} USDT'] },
      { ko: ['시각', '{{at}}'], en: ['Time', '{{at}}'] },
    ],
  },
  note: {
    name: { ko: '알림', en: 'Notice' },
    topic: 'security',
    ko: { subject: '알림 {{text}}', body: ['{{text}}'] },
    en: { subject: 'Notice {{text}}', body: ['{{text}}'] },
  },
  reset: {
    name: { ko: '재설정', en: 'Reset' },
    topic: 'security',
    button: {
      to: { ko: '/reset-password#token={{token}}', en: '/en/reset-password#token={{token}}' },
      ko: '비밀번호 정하기',
      en: 'Choose a password',
    },
    prepared: ['token'],
    ko: { subject: '비밀번호 재설정', body: ['아래에서 새 비밀번호를 정해 주세요.'] },
    en: { subject: 'Reset your password', body: ['Choose a new password below.'] },
  },
  broken: {
    name: { ko: '고장', en: 'Broken' },
    topic: 'security',
    ko: { subject: '고장', body: ['{{never}}'] },
    en: { subject: 'Broken', body: ['{{never}}'] },
  },
});

const paid = (usdt = '12.5'): MailMessage =>
  specMails.paid({ usdt, at: new Date('2026-11-20T03:00:00Z'), note: '', tab: 'luff & more' });

describe('mail', () => {
  let service: TestApp;
  const people = new Map<string, MailRecipient>();

  /** Somebody who can be written to; what is not said is ordinary. */
  const person = (changes: Partial<MailRecipient> = {}): MailRecipient => {
    const userId = randomUUID();
    const recipient: MailRecipient = {
      userId,
      address: `m${userId.slice(0, 8)}@lance.example`,
      name: '김하나',
      language: 'ko',
      isConfirmed: true,
      mutedTopics: [],
      ...changes,
    };
    people.set(recipient.userId, recipient);
    return recipient;
  };

  const recipients = {
    byId: async (_: EntityManager, userId: string) => people.get(userId) ?? null,
    byAddress: async (_: EntityManager, address: string) =>
      [...people.values()].find((one) => one.address === address) ?? null,
    mute: async () => undefined,
  };

  const enqueue = (
    to: MailRecipient | { address: string; language: 'ko' | 'en' },
    message: MailMessage,
  ): Promise<void> =>
    service.dataSource.transaction((tx) =>
      service.app.get(Mails).enqueue(tx, 'userId' in to ? { userId: to.userId } : to, message),
    );

  interface Row {
    status: string;
    attempts: number;
    wait: number;
    error: string | null;

    params: Record<string, unknown>;
    /** Names of the parameters that lie in the outbox. */
    said: string[];
    messageId: string;
    isLeased: boolean;
  }

  /** The row of the only mail to somebody; `wait` in seconds until the next attempt. */
  const rowOf = async (to: MailRecipient | { address: string }): Promise<Row> => {
    const rows: Row[] = await service.dataSource.query(
      `SELECT status, attempts, extract(epoch FROM next_attempt_at - $3::timestamptz)::float AS wait, last_error AS error,
              params, message_id AS "messageId", leased_until IS NOT NULL AS "isLeased"
         FROM platform_mails WHERE user_id::text = $1 OR address = $2`,
      ['userId' in to ? to.userId : null, to.address, service.clock.now()],
    );
    expect(rows).toHaveLength(1);
    const [row] = rows as [Row];
    return { ...row, said: Object.keys(row.params) };
  };

  const replicas: NestExpressApplication[] = [];

  /** Another replica of the service on the same database. */
  const replica = async (env: Record<string, string> = {}): Promise<NestExpressApplication> => {
    const app = await createApp({
      config: readConfig({
        APP_PROFILE: 'test',
        PORT: '0',
        DATABASE_URL: service.database.databaseUrl,
        DATABASE_POOL_SIZE: '6',
        SMTP_URL: service.mailbox.url,
        LOG_LEVEL: 'silent',
        ...env,
      }),
      clock: service.clock,
    });
    prepareMails(app);
    await stopJobs(app);
    replicas.push(app);
    return app;
  };

  let tokens = 0;

  const prepareMails = (app: NestExpressApplication): void => {
    const mails = app.get(Mails);
    mails.useRecipients(recipients);
    mails.prepare('mailSpec.reset', async (_tx, { userId }) =>
      userId === null ? null : { token: `t/${(tokens += 1)}` },
    );
  };

  const deliver = (app = service.app): Promise<number> => app.get(MailDelivery).deliverDue();

  const scripted: { close(): Promise<void> }[] = [];

  /** A replica whose mail server follows a script. */
  const withServer = async (script: (command: string) => SmtpReply) => {
    const server = await startScriptedSmtp(script);
    scripted.push(server);
    const app = await replica({ SMTP_URL: server.url });
    return { app, heard: server.heard, deliver: () => deliver(app) };
  };

  beforeAll(async () => {
    service = await startTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://lance.example' } });
    prepareMails(service.app);
  });

  afterEach(async () => {
    for (const app of replicas.splice(0)) await app.close();
    for (const server of scripted.splice(0)) await server.close();
    await service.mailbox.comeBack();
    await service.dataSource.query('DELETE FROM platform_mails');
  });

  afterAll(() => service.close());

  it('reaches its member as text and HTML, with a button, and what was said is forgotten afterwards', async () => {
    const hana = person({ name: '김하나' });
    await enqueue(hana, paid());
    const [mail, ...others] = await service.mailbox.mailsTo(hana.address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: hana.address,
      from: 'Lance <no-reply@lance.example>',
      subject: '페이백 12.5 USDT를 지급했습니다',
    });
    expect(mail?.links).toContain('https://lance.example/mypage?tab=luff%20%26%20more');
    expect(mail?.links).toContain('https://lance.example/mypage?tab=security');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('김하나 님, 안녕하세요.');
      expect(part).toContain('2026년 11월 20일 12:00 (KST)');
      expect(part).toContain('내역 보기');
      expect(part).toContain('support@lance.example');
    }
    const header = (name: string) =>
      mail?.headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('content-type')).toEqual([expect.stringContaining('multipart/alternative')]);
    expect(header('content-language')).toEqual(['ko']);
    expect(await rowOf(hana)).toMatchObject({ status: 'sent', attempts: 1, said: [], messageId: mail?.messageId });
  });

  it('speaks the language that its reader has at delivery', async () => {
    const reader = person({ language: 'ko' });
    await enqueue(reader, paid());
    people.set(reader.userId, { ...reader, language: 'en', name: 'Hana Kim' });
    const [mail] = await service.mailbox.mailsTo(reader.address);
    expect(mail?.subject).toBe('Your payback of 12.5 USDT has been paid');
    expect(mail?.text).toContain('Hello Hana Kim,');
    expect(mail?.text).toContain('20 November 2026 at 12:00 (Seoul time)');
    expect(mail?.html).toContain('<html lang="en"');

    const stranger = { address: `${randomUUID().slice(0, 8)}@lance.example`, language: 'en' as const };
    await enqueue(stranger, specMails.note({ text: 'x' }));
    const [toStranger] = await service.mailbox.mailsTo(stranger.address);
    expect(toStranger?.text).toContain('Hello,\n');
    expect(toStranger?.text).toContain('Something was requested at Lance for this e-mail address.');
  });

  it('exists exactly when the transaction that wrote it was committed', async () => {
    const hana = person();
    const enqueued = service.dataSource.transaction(async (tx) => {
      await service.app.get(Mails).enqueue(tx, { userId: hana.userId }, paid());
      throw new Error('refused in the end');
    });
    await expect(enqueued).rejects.toThrow('refused');
    expect(await service.mailbox.mailsTo(hana.address)).toEqual([]);
  });

  it('goes out once, however many replicas want to send it', async () => {
    const others = [await replica(), await replica()];
    const readers = Array.from({ length: 60 }, () => person());
    for (const reader of readers) await enqueue(reader, paid());
    const rounds = await Promise.all([service.app, ...others].flatMap((app) => [deliver(app), deliver(app)]));
    expect(rounds.reduce((sum, sent) => sum + sent, 0)).toBe(60);
    expect(rounds.filter((sent) => sent > 0).length).toBeGreaterThan(1);
    for (const reader of readers)
      expect(service.mailbox.taken.filter(({ to }) => to === reader.address)).toHaveLength(1);
  });

  it('carries a token that was made for it and never lay in the outbox', async () => {
    const hana = person({ language: 'en' });
    await enqueue({ address: hana.address, language: 'ko' }, specMails.reset());
    expect(await rowOf(hana)).toMatchObject({ said: [] });
    const [mail] = await service.mailbox.mailsTo(hana.address);
    expect(mail?.links).toContain(`https://lance.example/en/reset-password#token=t%2F${tokens}`);
    expect(await rowOf(hana)).toMatchObject({ status: 'sent', said: [] });
  });

  it('is dropped when there is nobody to send it to', async () => {
    const nobody = { address: `${randomUUID().slice(0, 8)}@lance.example`, language: 'ko' as const };
    await enqueue(nobody, specMails.reset());
    const gone = person();
    await enqueue(gone, paid());
    people.delete(gone.userId);
    expect(await service.mailbox.mailsTo(nobody.address)).toEqual([]);
    expect(await service.mailbox.mailsTo(gone.address)).toEqual([]);
    // Whoever typed it: an address that no member has is not kept.
    expect(await rowOf({ address: '' })).toMatchObject({ status: 'dropped', said: [] });
    expect(await rowOf(gone)).toMatchObject({ status: 'dropped', said: [] });
  });

  it('is not sent to a member who has switched its topic off, unless it is about the account itself', async () => {
    const hana = person({ mutedTopics: ['mail-spec-payback', 'security'] });
    await enqueue(hana, paid());
    expect(await service.mailbox.mailsTo(hana.address)).toEqual([]);
    expect((await rowOf(hana)).status).toBe('muted');
    await enqueue(hana, specMails.note({ text: 'x' }));
    expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
  });

  it('keeps no other waiting when it cannot be written', async () => {
    const [first, second] = [person(), person()];
    await enqueue(first, { kind: 'mailSpec.broken', params: {} });
    await enqueue(second, paid());
    expect(await service.mailbox.mailsTo(second.address)).toHaveLength(1);
    expect(await rowOf(first)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      isLeased: false,
      error: 'could not be written: the mail has no value for never',
    });
    const third = person();
    await enqueue(third, { kind: 'mailSpec.ofALaterBuild', params: {} });
    await deliver();
    expect(await rowOf(third)).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  describe('while the mail server', () => {
    it('is down, blocks no request, and what waits is tried less and less often', async () => {
      const hana = person();
      await service.mailbox.goDown();
      await enqueue(hana, paid());
      expect((await service.client().get('/api/health')).status).toBe(200);
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        expect(await deliver()).toBe(0);
        const row = await rowOf(hana);
        expect(row).toMatchObject({ status: 'waiting', attempts: attempt, isLeased: false });
        expect(row.error).toContain('ECONNREFUSED');
        const longest = Math.min(1_800, 5 * 2 ** (attempt - 1));
        expect(row.wait).toBeGreaterThanOrEqual(longest * 0.75);
        expect(row.wait).toBeLessThanOrEqual(longest);
        service.clock.advance({ seconds: Math.ceil(row.wait) });
      }
      await service.mailbox.comeBack();
      expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
    });

    it('is down, only a few mails are tried; when it is back all go out at once', async () => {
      const readers = Array.from({ length: 30 }, () => person());
      await service.mailbox.goDown();
      for (const reader of readers) await enqueue(reader, paid());
      await deliver();
      const known: unknown[] = await service.dataSource.query('SELECT 1 FROM platform_mails WHERE attempts > 0');
      expect(known.length).toBeLessThanOrEqual(4);
      for (let round = 0; round < 20; round += 1) await deliver();
      const [tried]: { most: number; waiting: number }[] = await service.dataSource.query(
        `SELECT max(attempts) AS most, count(*)::int AS waiting FROM platform_mails WHERE status = 'waiting' AND leased_until IS NULL`,
      );
      expect(tried).toEqual({ most: 1, waiting: 30 });
      service.clock.advance({ seconds: 10 });
      await deliver();
      await service.mailbox.comeBack();
      await enqueue(person(), paid());
      // Most are in a pause now. The first that is taken ends the pauses of the others.
      await deliver();
      for (const reader of readers)
        expect(service.mailbox.taken.filter(({ to }) => to === reader.address)).toHaveLength(1);
    });

    it('is back, a mail that it has put off itself keeps its pause', async () => {
      const [putOff, first, second] = [person(), person(), person()];
      service.mailbox.refuse(putOff.address, 450);
      await enqueue(putOff, paid());
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await deliver();
        if (attempt < 4) service.clock.advance({ seconds: 20 });
      }
      await service.mailbox.goDown();
      for (const reader of [first, second]) await enqueue(reader, paid());
      await deliver();
      service.clock.advance({ seconds: 5 });
      await deliver();
      service.clock.advance({ seconds: 4 });
      await enqueue(person(), paid());
      await service.mailbox.comeBack();
      await deliver();
      await deliver();
      for (const { address } of [first, second])
        expect(service.mailbox.taken.filter(({ to }) => to === address)).toHaveLength(1);
      const { attempts, wait } = await rowOf(putOff);
      expect(attempts).toBe(4);
      expect(wait).toBeGreaterThan(0);
    });

    it('accepts connections and says nothing, requests are answered as ever and the mail waits', async () => {
      const hana = person();
      const silent = await withServer(() => 'silence');
      await enqueue(hana, paid());
      const round = silent.deliver();
      const since = performance.now();
      await enqueue(person(), specMails.note({ text: 'x' }));
      expect((await service.client().get('/api/site-settings')).status).toBe(200);
      expect(performance.now() - since).toBeLessThan(8_000);
      expect(await round).toBe(0);
      expect(await rowOf(hana)).toMatchObject({ status: 'waiting', attempts: 1, isLeased: false });
      service.clock.advance({ seconds: 5 });
      expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
    });

    const steps: [string, (command: string) => SmtpReply | null][] = [
      ['greets with 421', (command) => (command === 'CONNECT' ? '421 too busy' : null)],
      ['refuses the sender', (command) => (command.startsWith('MAIL') ? '550 5.7.1 sender not allowed' : null)],
      ['wants a log-in', (command) => (command.startsWith('MAIL') ? '530 5.7.0 authentication required' : null)],
      ['greylists', (command) => (command.startsWith('RCPT') ? '450 4.2.0 greylisted' : null)],
      ['finds the mailbox full', (command) => (command.startsWith('RCPT') ? '552 5.2.2 mailbox full' : null)],
      ['does not relay for us', (command) => (command.startsWith('RCPT') ? '554 5.7.1 relay access denied' : null)],
      ['hangs up before the text', (command) => (command === 'DATA' ? 'hang up' : null)],
      ['dies within the text', (command) => (command === 'BODY' ? 'hang up' : null)],
      ['refuses the text', (command) => (command === 'BODY' ? '554 5.6.0 not like this' : null)],
      ['speaks no SMTP', (command) => (command === 'CONNECT' ? 'HTTP/1.1 400 Bad Request' : null)],
    ];
    it.each(steps)('%s, no mail is lost, and it is the same mail that arrives later', async (_, script) => {
      const hana = person();
      const odd = await withServer((command) => script(command) ?? usual(command));
      await enqueue(hana, specMails.note({ text: 'once' }));
      const { messageId } = await rowOf(hana);
      expect(await odd.deliver()).toBe(0);
      expect(await rowOf(hana)).toMatchObject({
        status: 'waiting',
        attempts: 1,
        isLeased: false,
        params: { text: 'once' },
      });
      service.clock.advance({ seconds: 5 });
      const mails = await service.mailbox.mailsTo(hana.address);
      expect(mails.map((mail) => mail.messageId)).toEqual([messageId]);
    });

    it('knows no such recipient, the mail is given up at once', async () => {
      const hana = person();
      service.mailbox.refuse(hana.address, 550);
      await enqueue(hana, paid());
      await deliver();
      expect(await rowOf(hana)).toMatchObject({ status: 'failed', attempts: 1, error: expect.stringContaining('550') });
      expect((await rowOf(hana)).error).not.toContain(hana.address);
      expect((await rowOf(hana)).params).not.toEqual({});
    });
  });

  it('is given up after three days of trying, not of waiting', async () => {
    const hana = person();
    service.mailbox.refuse(hana.address, 451);
    await enqueue(hana, paid());
    service.clock.advance({ days: 4 });
    await deliver();
    expect(await rowOf(hana)).toMatchObject({ status: 'waiting', attempts: 1 });
    service.clock.advance({ days: 2, hours: 23 });
    await deliver();
    expect(await rowOf(hana)).toMatchObject({ status: 'waiting', attempts: 2 });
    service.clock.advance({ hours: 1 });
    await deliver();
    expect(await rowOf(hana)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  it('sent by a replica that dies before it can write that down is sent again under the same Message-ID', async () => {
    const hana = person();
    await enqueue(hana, paid());
    const admin = new Client({ connectionString: service.database.adminUrl });
    await admin.connect();
    const dying = await replica();
    // From the moment the server has the mail this replica can write nothing any more.
    service.mailbox.beforeTaken = () =>
      admin.query('REVOKE UPDATE ON platform_mails FROM lance_app').then(() => undefined);
    await deliver(dying);
    service.mailbox.beforeTaken = null;
    await admin.query('GRANT UPDATE ON platform_mails TO lance_app');
    await admin.end();
    expect(await rowOf(hana)).toMatchObject({ status: 'waiting', isLeased: true });
    expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
    service.clock.advance({ minutes: 5 });
    const mails = await service.mailbox.mailsTo(hana.address);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.messageId).toBe(mails[1]?.messageId);
    expect((await rowOf(hana)).status).toBe('sent');
    service.clock.advance({ days: 1 });
    expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(2);
  });

  it('waits in the outbox where there is no mail server', async () => {
    const hana = person();
    const without = await replica({ SMTP_URL: '' });
    await enqueue(hana, paid());
    expect(await deliver(without)).toBe(0);
    expect(await rowOf(hana)).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
  });

  it('leaves what is under way to the others when its replica stops', async () => {
    const hana = person();
    const slow = await withServer((command) => (command === 'BODY' ? 'silence' : usual(command)));
    await enqueue(hana, specMails.note({ text: 'x' }));
    const round = slow.deliver();
    await until(() => slow.heard.includes('.'));
    await slow.app.close();
    expect(await round).toBe(0);
    expect(await rowOf(hana)).toMatchObject({ status: 'waiting', attempts: 0, isLeased: false });
    expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
  });

  describe('written by somebody who wants more than one mail', () => {
    const tricks = [
      'a\r\nBcc: x@y.example',
      'a\nBcc: x@y.example\n\nbody',
      'a\rBcc: x@y.example',
      'a\u2028Bcc: x@y.example',
      'a\u0085Bcc: x@y.example',
      'a\0b',
      'evil@x.example',
      '"a@b.example, evil@x.example"',
      'a <evil@x.example>, b',
      '=?utf-8?q?a=0D=0ABcc:_x@y.example?=',
      '\u202egro.live',
      'https://evil.example',
    ];

    it.each(tricks)('by a name gets neither a header nor a recipient (%j)', async (name) => {
      const hana = person({ name });
      await enqueue(hana, specMails.note({ text: 'x' }));
      const [mail] = await service.mailbox.mailsTo(hana.address);
      expect(soleHeaders(mail)).toEqual({ to: [hana.address], subject: ['알림 x'], bcc: [], cc: [] });
      expect(mail?.text).toContain('\n안녕하세요.\n');
    });

    it.each(tricks)('by what stands in the subject gets neither a header nor a recipient (%j)', async (text) => {
      const hana = person();
      await enqueue(hana, specMails.note({ text }));
      const [mail] = await service.mailbox.mailsTo(hana.address);
      const { to, bcc, cc, subject } = soleHeaders(mail);
      expect({ to, bcc, cc }).toEqual({ to: [`김하나 <${hana.address}>`], bcc: [], cc: [] });
      expect(subject).toHaveLength(1);
      expect(mail?.subject).not.toMatch(/[\r\n\0\u0085\u2028\u2029\u202e]/);
      expect(mail?.html).not.toContain('<evil@');
    });

    it.each([
      '"a@b.example, evil@x.example"@lance.example',
      'a@b.example, evil@x.example',
      'a@b.example\r\nRCPT TO:<evil@x.example>',
      '"a\r\n b"@lance.example',
      'a@b.example>\r\nDATA',
      'a@b.example\u2028evil@x.example',
      'Evil <evil@x.example>',
      'a@b.example evil@x.example',
      'a@b@c.example',
      '@lance.example',
      'a@',
    ])('by an address gets no mail at all (%j)', async (address) => {
      const before = service.mailbox.taken.length;
      await enqueue({ address, language: 'ko' }, specMails.note({ text: 'x' }));
      expect(await deliver()).toBe(0);
      expect(service.mailbox.taken).toHaveLength(before);
      expect(await rowOf({ address })).toMatchObject({ status: 'failed' });
    });

    it('by HTML in what it says gets it shown as it was written', async () => {
      const hana = person({ name: 'A' });
      await enqueue(hana, specMails.note({ text: `<script>alert(1)</script><a href="https://evil.example">'"` }));
      const [mail] = await service.mailbox.mailsTo(hana.address);
      expect(mail?.html).not.toContain('<script');
      expect(mail?.links.some((link) => link.includes('evil'))).toBe(false);
      expect(mail?.text).toContain(`<script>alert(1)</script>`);
    });
  });

  it('leaves no trace of its address, subject or parameters in the log', async () => {
    const logged: unknown[] = [];
    const spies = (['debug', 'info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void logged.push(line)),
    );
    const [refused, sent, unwritten, odd] = [person(), person(), person(), '"odd"@lance.example'];
    service.mailbox.refuse(refused.address, 550);
    await enqueue(refused, specMails.note({ text: 'confidential' }));
    await enqueue(sent, specMails.note({ text: 'confidential' }));
    await enqueue(unwritten, { kind: 'mailSpec.broken', params: { other: 'confidential' } });
    await enqueue({ address: odd, language: 'ko' }, specMails.note({ text: 'confidential' }));
    await deliver();
    for (const spy of spies) spy.mockRestore();
    expect(logged.length).toBeGreaterThan(1);
    const text = JSON.stringify(logged);
    for (const word of ['confidential', '@lance.example', refused.address, '알림']) expect(text).not.toContain(word);
  });

  it('can be written in both languages, whatever module declares it', () => {
    for (const [kind, row] of mailCatalogue()) {
      const texts = JSON.stringify(row);
      const params = Object.fromEntries([...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, '7']));
      for (const language of ['ko', 'en'] as const) {
        const parts = { row, params, language, name: null, isMember: true, unsubscribe: 'https://lance.example/u' };
        const letter = writeLetter({ ...parts, publicUrl: 'https://lance.example', supportAddress: 's@lance.example' });
        expect([kind, row.name[language], /[가-힣]/.test(row.name[language])]).toEqual([
          kind,
          expect.stringMatching(/\S/),
          language === 'ko',
        ]);
        expect({ kind, isLong: letter.subject.length > 78 }).toEqual({ kind, isLong: false });
        expect(letter.text).not.toContain('{{');
        expect(/[가-힣]/.test(letter.text + letter.html)).toBe(language === 'ko');
      }
    }
  });

  describe('for administrators', () => {
    it('is listed newest first, by state, and given up mails can be sent again', async () => {
      const { client } = await createAdmin(service, 'en');
      service.app.get(Mails).useRecipients(recipients);
      const [earlier, hana, duri] = [person(), person(), person()];
      service.mailbox.refuse(hana.address, 550);
      await enqueue(earlier, paid());
      await enqueue(hana, paid());
      await enqueue(duri, paid());
      await deliver();
      const all = await client.get('/api/admin/mails?limit=2');
      expect(all.status).toBe(200);
      expect(all.body).toEqual([
        expect.objectContaining({
          kind: 'mailSpec.paid',
          name: 'Payback paid',
          to: duri.address,
          status: 'sent',
          sentAt: service.clock.now().toISOString(),
          attempts: 1,
          nextAttemptAt: null,
          error: null,
        }),
        expect.objectContaining({
          to: hana.address,
          status: 'failed',
          sentAt: null,
          error: expect.stringContaining('550'),
        }),
      ]);
      expect(all.headers.get('link')).toContain('rel="next"');
      const failed = await client.get('/api/admin/mails?status=failed&limit=1');
      expect(failed.body.map(({ to }) => to)).toEqual([hana.address]);
      expect((await client.get('/api/admin/mails?cursor=x')).status).toBe(400);
      expect((await client.get('/api/admin/mails?status=lost')).status).toBe(400);

      const [sent, refused] = all.body;
      expect((await client.post(`/api/admin/mails/${sent?.id}/retry`)).body).toMatchObject({ code: 'mail.notWaiting' });
      expect((await client.post(`/api/admin/mails/${randomUUID()}/retry`)).status).toBe(404);
      service.mailbox.refuse(hana.address, null);
      const again = await client.post(`/api/admin/mails/${refused?.id}/retry`);
      expect(again).toMatchObject({ status: 200, body: { status: 'waiting', attempts: 0, to: hana.address } });
      const [mail] = await service.mailbox.mailsTo(hana.address);
      expect(mail?.subject).toContain('12.5 USDT');
      const audits: unknown[] = await service.dataSource.query(
        `SELECT 1 FROM platform_audit_events WHERE action = 'mail.retried' AND target_id = $1`,
        [refused?.id],
      );
      expect(audits).toHaveLength(1);
    });

    it('that waits can be hurried', async () => {
      const { client } = await createAdmin(service);
      service.app.get(Mails).useRecipients(recipients);
      const hana = person();
      service.mailbox.refuse(hana.address, 450);
      await enqueue(hana, paid());
      await deliver();
      service.mailbox.refuse(hana.address, null);
      expect(await service.mailbox.mailsTo(hana.address)).toEqual([]);
      const [waiting] = (await client.get('/api/admin/mails?status=waiting&limit=1')).body;
      expect((await client.post(`/api/admin/mails/${waiting?.id}/retry`)).status).toBe(200);
      expect(await service.mailbox.mailsTo(hana.address)).toHaveLength(1);
    });
  });

  it('is found among many by its address and by its state without reading them all', async () => {
    await service.dataSource.query(
      `INSERT INTO platform_mails (address, language, kind, params, message_id, created_at, status, next_attempt_at, concluded_at)
       SELECT 'm' || n || '@lance.example', 'ko', 'mailSpec.paid', '{}', 'm' || n, now(), 'sent', now(), now()
         FROM generate_series(1, 20000) n`,
    );
    await service.dataSource.query('ANALYZE platform_mails');
    const scans = async (index: string): Promise<number> => {
      // Each connection counts for itself until it is told to say so.
      await Promise.all(
        Array.from({ length: 10 }, () => service.dataSource.query('SELECT pg_stat_force_next_flush(), pg_sleep(0.05)')),
      );
      const [row]: { count: string }[] = await service.dataSource.query(
        'SELECT idx_scan AS count FROM pg_stat_user_indexes WHERE indexrelname = $1',
        [index],
      );
      return Number(row?.count);
    };
    const before = {
      address: await scans('platform_mails_by_address'),
      status: await scans('platform_mails_by_status'),
    };
    await service.dataSource.transaction((tx) =>
      service.app.get(Mails).forget(tx, { userId: randomUUID(), address: 'M7@lance.example' }),
    );
    expect(await scans('platform_mails_by_address')).toBe(before.address + 1);
    for (const status of ['failed', 'dropped', 'muted'] as const)
      expect((await service.app.get(Outbox).list({ status, limit: 50 })).items).toEqual([]);
    expect(await scans('platform_mails_by_status')).toBe(before.status + 3);
    const left: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM platform_mails WHERE address IN ('m7@lance.example', 'm8@lance.example')`,
    );
    expect(left).toHaveLength(1);
  });

  it('is forgotten 90 days after it was settled, never while it waits', async () => {
    const [sent, waiting] = [person(), person()];
    service.mailbox.refuse(waiting.address, 450);
    await enqueue(sent, paid());
    await enqueue(waiting, paid());
    await deliver();
    service.clock.advance({ days: 90 });
    await cleanUp();
    expect((await rowOf(sent)).status).toBe('sent');
    service.clock.advance({ hours: 1 });
    await cleanUp();
    await expect(rowOf(sent)).rejects.toThrow();
    expect((await rowOf(waiting)).status).toBe('waiting');
  });

  const cleanUp = (): Promise<void> => service.app.get(MailCleanupJob).cleanUp();
});

/** What an ordinary server answers. */
function usual(command: string): SmtpReply {
  if (command === 'CONNECT') return '220 ready';
  if (command === 'DATA') return '354 go on';
  return '250 ok';
}

/** The headers that say who gets a mail and what it is about, as they stand in it. */
function soleHeaders(mail: { headers: readonly { name: string; value: string }[] } | undefined) {
  const named = (name: string) =>
    (mail?.headers ?? []).filter((header) => header.name.toLowerCase() === name).map(({ value }) => decodeWords(value));
  return { to: named('to'), subject: named('subject'), bcc: named('bcc'), cc: named('cc') };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('it never came to that');
    await sleep(20);
  }
}
