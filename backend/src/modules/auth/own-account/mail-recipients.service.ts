import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Mails, type MailRecipient, type MailRecipients } from '../../../platform/mail/index.js';
import { emailKeyOf, isEmailKey } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { MailPreferences } from './mail-preferences.service.js';

/** Looks up mail recipients among members. */
@Injectable()
export class MailRecipientsOfMembers implements MailRecipients, OnModuleInit {
  constructor(
    private readonly mails: Mails,
    private readonly preferences: MailPreferences,
  ) {}

  onModuleInit(): void {
    this.mails.useRecipients(this);
  }

  async byId(em: EntityManager, userId: string): Promise<MailRecipient | null> {
    return recipientOf(await em.findOneBy(Member, { id: userId, closedAt: IsNull() }));
  }

  async byAddress(em: EntityManager, address: string): Promise<MailRecipient | null> {
    const emailKey = emailKeyOf(address);
    return isEmailKey(emailKey) ? recipientOf(await em.findOneBy(Member, { emailKey, closedAt: IsNull() })) : null;
  }

  async mute(userId: string, topic: string): Promise<void> {
    await this.preferences.update(userId, { topics: { [topic]: false } });
  }
}

function recipientOf(member: Member | null): MailRecipient | null {
  if (!member) return null;
  const { id, email, name, language, mutedTopics, emailConfirmedAt } = member;
  return { userId: id, address: email, name, language, isConfirmed: emailConfirmedAt !== null, mutedTopics };
}
