import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/index.js';
import { DecryptionFailed, Encryption } from '../encryption/index.js';
import type { Language } from '../errors/index.js';
import { mailTopics } from './define-mails.js';
import { MailErrors } from './mail.errors.js';
import { Mails } from './mails.service.js';

const CONTEXT = { purpose: 'mail-subscription', owner: 'mail' };
const PAGES = { ko: '/unsubscribe', en: '/en/unsubscribe' } as const;

/** A member's mails on one topic. */
export interface MailSubscription {
  readonly topic: string;
  readonly enabled: boolean;
}

/**
 * Ends mails on one topic by a link in the mail itself, without logging in (RFC 8058). The token is encrypted and
 * authenticated under a key of its own: nobody can make one or read it, and it opens nothing else. It does not expire, since
 * mails are read late; its worst use is that a member gets no more mails on that topic.
 */
@Injectable()
export class MailSubscriptions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly encryption: Encryption,
    private readonly mails: Mails,
  ) {}

  /** Address of the page with the button, to which mail providers POST as well. */
  linkOf(userId: string, topic: string, language: Language): string {
    const token = this.encryption.encrypt(`${userId} ${topic}`, CONTEXT).toString('base64url');
    return `${this.config.publicUrl}${PAGES[language]}?token=${token}`;
  }

  /** Throws `mail.subscriptionInvalid`, also for members who have left. */
  async read(token: string): Promise<MailSubscription> {
    const { topic, recipient } = await this.open(token);
    return { topic, enabled: !recipient.mutedTopics.includes(topic) };
  }

  /** Switches the topic off; nothing if it is off. Throws `mail.subscriptionInvalid`. */
  async end(token: string): Promise<MailSubscription> {
    const { topic, recipient } = await this.open(token);
    if (!recipient.mutedTopics.includes(topic)) await this.mails.recipients.mute(recipient.userId, topic);
    return { topic, enabled: false };
  }

  private async open(token: string) {
    const [userId = '', topic = ''] = this.decrypted(token).split(' ');
    const isKnown = mailTopics().some((one) => one.topic === topic && !one.obligatory);
    const recipient = isKnown ? await this.mails.recipients.byId(this.dataSource.manager, userId) : null;
    if (!recipient) throw MailErrors.subscriptionInvalid();
    return { topic, recipient };
  }

  private decrypted(token: string): string {
    try {
      return this.encryption.decrypt(Buffer.from(token, 'base64url'), CONTEXT);
    } catch (error) {
      if (error instanceof DecryptionFailed) throw MailErrors.subscriptionInvalid();
      throw error;
    }
  }
}
