import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { PlatformErrors } from '../errors/index.js';
import { newestPage, type Actor, type Page, type PageQuery } from '../http/index.js';
import { MailErrors } from './mail.errors.js';
import { OutgoingMail, type MailStatus } from './outgoing-mail.entity.js';

const KEPT_MS = 90 * 86_400_000;

/** The outbox for operators. */
@Injectable()
export class Outbox {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Newest first. */
  async list({ status, ...page }: PageQuery & { status?: MailStatus }): Promise<Page<OutgoingMail>> {
    return newestPage(this.dataSource.manager, OutgoingMail, { status }, page);
  }

  /**
   * Sends a waiting or failed mail in the next round; a failed one gets its full retry period again. Throws
   * `platform.notFound` and, for a settled one, `mail.notWaiting`.
   */
  async retry(tx: EntityManager, actor: Actor, id: string): Promise<OutgoingMail> {
    const mail = await tx.findOne(OutgoingMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!mail) throw PlatformErrors.notFound();
    // Without its address it cannot be sent.
    if ((mail.status !== 'failed' && mail.status !== 'waiting') || mail.address === '') throw MailErrors.notWaiting();
    const { status } = mail;
    const isGivenUp = status === 'failed';
    const changed = {
      nextAttemptAt: this.clock.now(),
      ...(isGivenUp ? { status: 'waiting' as const, concludedAt: null, attempts: 0, firstAttemptAt: null } : {}),
    };
    await tx.update(OutgoingMail, { id }, changed);
    await this.audit.record(tx, actor, 'mail.retried', { type: 'mail', id }, { before: status, after: 'waiting' });
    return Object.assign(mail, changed);
  }

  /** Deletes mails settled more than 90 days ago; returns how many. */
  async deleteOld(tx: EntityManager): Promise<number> {
    const before = new Date(this.clock.millis() - KEPT_MS);
    const { affected } = await tx.delete(OutgoingMail, { concludedAt: LessThan(before) });
    return affected ?? 0;
  }
}
