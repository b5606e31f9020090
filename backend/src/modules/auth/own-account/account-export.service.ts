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
        yield* newestFirst.reverse();
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
          yield { at, action, byMember: actorId === id, ip: actorId === id ? ip : null };
      },
    };
  }
}

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
    yield em.findOneByOrFail(Member, { id });
  },
} as const;

const mailPreferences = {
  name: 'mail-preferences',
  about: personalTableTexts.mailPreferences,
  columns: ['topic', 'enabled'],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    const { mutedTopics } = await em.findOneByOrFail(Member, { id });
    for (const { topic } of mailTopics()) yield { topic, enabled: !mutedTopics.includes(topic) };
  },
} as const;

const sessions = {
  name: 'sessions',
  about: personalTableTexts.sessions,
  columns: ['createdAt', 'lastSeenAt', 'ip', 'userAgent'],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    yield* await em.query<Record<'createdAt' | 'lastSeenAt' | 'ip' | 'userAgent', CsvCell>[]>(
      `SELECT created_at AS "createdAt", last_seen_at AS "lastSeenAt", ip, user_agent AS "userAgent"
       FROM auth_sessions WHERE user_id = $1 ORDER BY created_at`,
      [id],
    );
  },
} as const;

const knownBrowsers = {
  name: 'known-browsers',
  about: personalTableTexts.knownBrowsers,
  columns: ['firstSeenAt', 'lastSeenAt'],
  async *rows(em: EntityManager, { id }: PersonalDataOwner) {
    yield* await em.query<Record<'firstSeenAt' | 'lastSeenAt', CsvCell>[]>(
      `SELECT first_seen_at AS "firstSeenAt", last_seen_at AS "lastSeenAt"
       FROM auth_known_browsers WHERE user_id = $1 ORDER BY first_seen_at`,
      [id],
    );
  },
} as const;
