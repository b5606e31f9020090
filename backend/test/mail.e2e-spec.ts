import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { createApp } from '../src/app.setup.js';
import { readConfig } from '../src/platform/config/index.js';
import { defineMails, MailDelivery, Mails, type MailMessage, type MailRecipient } from '../src/platform/mail/index.js';
import { FakeClock } from './support/fake-clock.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const specMails = defineMails('mailSpec', {
  paid: {
    topic: 'mail-spec-payback',
    path: '/mypage?tab={{tab}}',
    ko: {
      subject: '페이백 {{usdt}} USDT를 지급했습니다',
      body: ['신청하신 페이백을 지급했습니다.', '{{note}}'],
      receipt: [
        ['금액', '{{usdt}} USDT'],
        ['시각', '{{at}}'],
      ],
      button: '내역 보기',
    },
    en: {
      subject: 'Your payback of {{usdt}} USDT has been paid',
      body: ['The payback you requested has been paid.', '{{note}}'],
      receipt: [
        ['Amount', '{{usdt}} USDT'],
        ['Time', '{{at}}'],
      ],
      button: 'View history',
    },
  },
  note: {
    topic: 'security',
    path: null,
    ko: { subject: '알림 {{text}}', body: ['{{text}}'] },
    en: { subject: 'Notice {{text}}', body: ['{{text}}'] },
  },
  reset: {
    topic: 'security',
    path: { ko: '/reset-password#token={{token}}', en: '/en/reset-password#token={{token}}' },
    prepared: ['token'],
    ko: { subject: '비밀번호 재설정', body: ['아래에서 새 비밀번호를 정해 주세요.'], button: '비밀번호 정하기' },
    en: { subject: 'Reset your password', body: ['Choose a new password below.'], button: 'Choose a password' },
  },
  broken: {
    topic: 'security',
    path: null,
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
    messageId: string;
    isLeased: boolean;
  }

  /** The row of the only mail to somebody; `wait` in seconds until the next attempt. */
  const rowOf = async (to: MailRecipient | { address: string }): Promise<Row> => {
    const rows: Row[] = await service.dataSource.query(
      `SELECT status, attempts, extract(epoch FROM next_attempt_at - $2::timestamptz)::float AS wait, last_error AS error,
              params, message_id AS "messageId", leased_until IS NOT NULL AS "isLeased"
         FROM platform_mails WHERE user_id::text = $1 OR address = $1`,
      ['userId' in to ? to.userId : to.address, service.clock.now()],
    );
    expect(rows).toHaveLength(1);
    return rows[0] as Row;
  };

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
    app.get(Mails).useRecipients(recipients);
    return app;
  };

  beforeAll(async () => {
    service = await startTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://lance.example' } });
    const mails = service.app.get(Mails);
    mails.useRecipients(recipients);
    mails.prepare('mailSpec.reset', async (_tx, { userId }) =>
      userId === null ? null : { token: `token-of-${userId}` },
    );
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
      expect(part).toContain('김하나님, 안녕하세요.');
      expect(part).toContain('2026년 11월 20일 12:00 (KST)');
      expect(part).toContain('내역 보기');
      expect(part).toContain('support@lance.example');
    }
    const header = (name: string) =>
      mail?.headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('content-type')).toEqual([expect.stringContaining('multipart/alternative')]);
    expect(header('content-language')).toEqual(['ko']);
    expect(await rowOf(hana)).toMatchObject({ status: 'sent', attempts: 1, params: {}, messageId: mail?.messageId });
  });
});
