import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CsvCell } from '../../../platform/csv/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Mails, mailTopics } from '../../../platform/mail/index.js';
import { Member } from '../entities/member.entity.js';
import { personalTableTexts } from './personal-data.messages.js';
import { PersonalDataExport, type PersonalDataOwner, type PersonalTable } from './personal-data-export.service.js';

/** Contributes this module's tables to a member's data download. */
@Injectable()
export class AccountExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly mails: Mails,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute(account);
    this.personalData.contribute(sessions);
    this.personalData.contribute(knownBrowsers);
    this.personalData.contribute(mailPreferences);
    this.personalData.contribute(this.mailTable());
    this.personalData.contribute(this.eventTable());
  }

  private mailTable(): PersonalTable<'kind' | 'status' | 'createdAt' | 'concludedAt'> {
    const { mails } = this;
    return {
      name: 'mails',
      about: personalTableTexts.mails,
      columns: ['kind', 'status', 'createdAt', 'concludedAt'],
      async *rows(em, { id, email }) {
        const newestFirst = await mails.listOfMember(em, { userId: id, address: email });
        for (const mail of newestFirst.reverse())
          yield { ...mail, createdAt: iso(mail.createdAt), concludedAt: iso(mail.concludedAt) };
      },
    };
  }

  private eventTable(): PersonalTable<'at' | 'action' | 'byMember' | 'ip'> {
    const { audit } = this;
    return {
      name: 'account-events',
      about: personalTableTexts.events,
      columns: ['at', 'action', 'byMember', 'ip'],
      async *rows(em, { id }) {
        for await (const { at, action, actorId, ip } of audit.eventsOf(em, { type: 'member', id }))
          yield { at: iso(at), action, byMember: actorId === id, ip: actorId === id ? ip : null };
      },
    };
  }
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const account = {
  name: 'account',
  about: personalTableTexts.account,
  columns: [
    'id',
    'email',
    'name',
    'phone',
    'tradingviewId',
    'language',
    'isAdmin',
    'createdAt',
    'lastLoginAt',
    'emailConfirmedAt',
    'agreedPersonalInfoAt',
    'agreedMarketingAt',
    'twoFactorEnabledAt',
    'payoutsLockedUntil',
  ],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    const member = await em.findOneByOrFail(Member, { id });
    const { email, name, phone, tradingviewId, language, isAdmin } = member;
    yield {
      ...{ id, email, name, phone, tradingviewId, language, isAdmin },
      createdAt: iso(member.createdAt),
      lastLoginAt: iso(member.lastLoginAt),
      emailConfirmedAt: iso(member.emailConfirmedAt),
      agreedPersonalInfoAt: iso(member.agreedPersonalInfoAt),
      agreedMarketingAt: iso(member.agreedMarketingAt),
      twoFactorEnabledAt: iso(member.twoFactorEnabledAt),
      payoutsLockedUntil: iso(member.payoutsLockedUntil),
    };
  },
} satisfies PersonalTable;

const mailPreferences = {
  name: 'mail-preferences',
  about: personalTableTexts.mailPreferences,
  columns: ['topic', 'enabled'],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    const { mutedTopics } = await em.findOneByOrFail(Member, { id });
    for (const { topic } of mailTopics()) yield { topic, enabled: !mutedTopics.includes(topic) };
  },
} satisfies PersonalTable;

const sessions = {
  name: 'sessions',
  about: personalTableTexts.sessions,
  columns: ['createdAt', 'lastSeenAt', 'ip', 'userAgent'],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    const rows: { created_at: Date; last_seen_at: Date; ip: string; user_agent: string }[] = await em.query(
      `SELECT created_at, last_seen_at, ip, user_agent FROM auth_sessions WHERE user_id = $1 ORDER BY created_at`,
      [id],
    );
    for (const row of rows)
      yield {
        createdAt: iso(row.created_at),
        lastSeenAt: iso(row.last_seen_at),
        ip: row.ip,
        userAgent: row.user_agent,
      };
  },
} satisfies PersonalTable;

const knownBrowsers = {
  name: 'known-browsers',
  about: personalTableTexts.knownBrowsers,
  columns: ['firstSeenAt', 'lastSeenAt'],
  async *rows(
    em: EntityManager,
    { id }: PersonalDataOwner,
  ): AsyncGenerator<Record<'firstSeenAt' | 'lastSeenAt', CsvCell>> {
    const rows: { first_seen_at: Date; last_seen_at: Date }[] = await em.query(
      `SELECT first_seen_at, last_seen_at FROM auth_known_browsers WHERE user_id = $1 ORDER BY first_seen_at`,
      [id],
    );
    for (const row of rows) yield { firstSeenAt: iso(row.first_seen_at), lastSeenAt: iso(row.last_seen_at) };
  },
} satisfies PersonalTable;
