import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { AppConfig } from '../config/index.js';
import { runInTransaction } from '../database/index.js';
import type { Language } from '../errors/index.js';
import { logger } from '../logging/index.js';
import { Settings } from '../settings/index.js';
import { mailCatalogue, OBLIGATORY_TOPIC, type MailRow, type StoredMailParam } from './define-mails.js';
import { GIVE_UP_AFTER_MS, judgeFailure, pauseAfter, type FailureKind, type SendFailure } from './delivery.rules.js';
import { writeLetter } from './mail-letter.js';
import { MailSubscriptions } from './mail-subscriptions.service.js';
import { isPlainAddress, oneLine, presentableName } from './mail-text.js';
import { siteContact } from './mail.settings.js';
import { Mails, type MailRecipient } from './mails.service.js';
import type { MailStatus } from './outgoing-mail.entity.js';
import { CONNECTIONS, Smtp, type WireMail } from './smtp.service.js';

/** A mail claimed by this replica. */
interface LeasedMail {
  readonly id: string;
  readonly userId: string | null;
  readonly address: string | null;
  readonly language: Language | null;
  readonly kind: string;
  readonly params: Readonly<Record<string, StoredMailParam>>;
  readonly messageId: string;
  readonly attempts: number;
  readonly firstAttemptAt: Date;
  readonly leasedUntil: Date;
}

/** Mails claimed at once; with `CONNECTIONS` in parallel and a minute each at most, they finish well within the lease. */
const ROUND_MS = 3_000;
const BATCH = 8;
const LEASE_MS = 5 * 60_000;
/** How long shutdown waits for running deliveries. */
const FAREWELL_MS = 4_000;
const LONGEST_ERROR = 500;

/**
 * Delivers due mails. Replicas share the work: each claims rows for five minutes, sends them without a transaction and
 * concludes them. If one dies, its rows are claimed again after their lease and sent under the same Message-ID.
 */
@Injectable()
export class MailDelivery implements OnModuleDestroy {
  private round: Promise<unknown> | null = null;
  private stopping = false;
  /** Whether the server failed at the last attempt. */
  private serverFailed = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly settings: Settings,
    private readonly mails: Mails,
    private readonly smtp: Smtp,
    private readonly subscriptions: MailSubscriptions,
  ) {}

  /** Only one round runs at a time in this process. */
  @Interval(ROUND_MS)
  async deliverRegularly(): Promise<void> {
    if (this.round) return;
    await this.deliverDue().catch((error: unknown) => logger.warn({ reason: nameOf(error) }, 'mail round failed'));
  }

  /** One round: claims and sends until nothing is due or the server fails. Returns the number of mails sent. */
  async deliverDue(): Promise<number> {
    while (this.round) await this.round;
    if (this.stopping || !this.smtp.isThere) return 0;
    const round = this.deliverBatches();
    this.round = round
      .catch(() => undefined)
      .finally(() => {
        this.round = null;
      });
    return round;
  }

  /** Gives running deliveries a moment to finish; the rest is left to other replicas. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    if (this.round) await Promise.race([this.round, sleep(FAREWELL_MS, undefined, { ref: false })]);
    this.smtp.close();
    await this.round;
  }

  private async deliverBatches(): Promise<number> {
    let sent = 0;
    for (let isOver = false; !isOver && !this.stopping;) {
      const waiting = await this.lease();
      if (waiting.length === 0) break;
      const work = async (): Promise<void> => {
        while (!isOver && !this.stopping) {
          const mail = waiting.shift();
          if (!mail) return;
          const outcome = await this.deliver(mail);
          if (outcome === 'sent') sent += 1;
          isOver ||= outcome === 'server';
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      await this.release(waiting);
    }
    return sent;
  }

  /** Never throws: a mail that cannot be rendered or concluded must not block the others. */
  private async deliver(mail: LeasedMail): Promise<'sent' | 'settled' | FailureKind> {
    try {
      const written = await this.write(mail).catch((error: unknown) => new NotWritten(error));
      if (written instanceof NotWritten) {
        logger.warn({ mail: mail.id, kind: mail.kind, reason: nameOf(written.cause) }, 'mail could not be written');
        await this.postpone(mail, 'mail', written.message);
        return 'mail';
      }
      if ('status' in written) {
        await this.conclude(mail, written.status, written.reason);
        return 'settled';
      }
      const failure = await this.smtp.send(written).then(
        () => null,
        (error: unknown) => error as SendFailure,
      );
      return failure ? await this.fail(mail, written.toAddress, failure) : await this.succeed(mail);
    } catch (error) {
      logger.warn({ mail: mail.id, kind: mail.kind, reason: nameOf(error) }, 'mail could not be concluded');
      return 'server';
    }
  }

  /** Renders the mail, or says why it is not sent. */
  private async write(
    mail: LeasedMail,
  ): Promise<WireMail | { readonly status: Exclude<MailStatus, 'waiting' | 'sent'>; readonly reason?: string }> {
    const row = mailCatalogue().get(mail.kind);
    if (!row) throw new Error('this build does not know the mail');
    const { manager } = this.dataSource;
    const recipient = await (mail.userId === null
      ? this.mails.recipients.byAddress(manager, mail.address ?? '')
      : this.mails.recipients.byId(manager, mail.userId));
    // Members are mailed at their stored address, however the request spelled it.
    const address = recipient?.address ?? mail.address;
    if (address === null) return { status: 'dropped' };
    if (recipient?.isConfirmed === false && !row.evenUnconfirmed) return { status: 'dropped' };
    if (row.topic !== OBLIGATORY_TOPIC && recipient?.mutedTopics.includes(row.topic)) return { status: 'muted' };
    const params = await this.prepare(mail, recipient, address);
    if (!params) return { status: 'dropped' };
    if (!isPlainAddress(address)) return { status: 'failed', reason: 'nobody can be written to at this address' };
    return this.compose({ mail, row, recipient, address, params });
  }

  private async prepare(
    { kind, userId, params }: LeasedMail,
    recipient: MailRecipient | null,
    address: string,
  ): Promise<LeasedMail['params'] | null> {
    const preparation = this.mails.preparationOf(kind);
    if (!preparation) return params;
    const member = recipient?.userId ?? userId;
    return runInTransaction(this.dataSource, (tx) => preparation(tx, { userId: member, address, params }));
  }

  private async compose(parts: {
    mail: LeasedMail;
    row: MailRow;
    recipient: MailRecipient | null;
    address: string;
    params: LeasedMail['params'];
  }): Promise<WireMail> {
    const { mail, row, recipient, address, params } = parts;
    const language = recipient?.language ?? mail.language ?? 'ko';
    // A stranger may have chosen the name to send a message to the owner of the address.
    const name = recipient?.isConfirmed ? presentableName(recipient.name) : null;
    const unsubscribe =
      recipient && row.topic !== OBLIGATORY_TOPIC
        ? this.subscriptions.linkOf(recipient.userId, row.topic, language)
        : null;
    const letter = writeLetter({
      row,
      params,
      language,
      name,
      isMember: recipient !== null,
      publicUrl: this.config.publicUrl,
      supportAddress: await this.settings.get(siteContact.supportEmail),
      unsubscribe,
    });
    return {
      ...letter,
      messageId: mail.messageId,
      date: this.clock.now(),
      language,
      toName: name ?? '',
      toAddress: address,
      unsubscribe,
    };
  }

  private async succeed(mail: LeasedMail): Promise<'sent'> {
    await this.conclude(mail, 'sent');
    if (this.serverFailed) {
      this.serverFailed = false;
      logger.info('mails are taken again');
      await this.bringForward();
    }
    return 'sent';
  }

  private async fail(mail: LeasedMail, address: string, failure: SendFailure): Promise<FailureKind> {
    if (this.stopping && failure.code === 'EABORT') {
      await this.release([mail]);
      return 'server';
    }
    const kind = judgeFailure(failure);
    const { code, command, responseCode } = failure;
    const log = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, failure: kind, code, command, responseCode };
    // Logs one line while the server is down, not one per mail.
    if (kind === 'server' && this.serverFailed) logger.debug(log, 'mail not sent');
    else logger.warn(log, 'mail not sent');
    this.serverFailed ||= kind === 'server';
    const reason = (failure as Error).message.replaceAll(address, '…');
    if (kind === 'recipient') await this.conclude(mail, 'failed', reason);
    else await this.postpone(mail, kind, reason);
    return kind;
  }

  private async lease(): Promise<LeasedMail[]> {
    const now = this.clock.now();
    return this.dataSource.query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM platform_mails
          WHERE status = 'waiting' AND next_attempt_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
          ORDER BY urgent DESC, next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE platform_mails m
            SET leased_until = $2, attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, $1)
           FROM due WHERE m.id = due.id RETURNING m.*
       )
       SELECT id, user_id AS "userId", address, language, kind, params, message_id AS "messageId", attempts,
              first_attempt_at AS "firstAttemptAt", leased_until AS "leasedUntil"
         FROM taken ORDER BY urgent DESC, next_attempt_at, id`,
      [now, new Date(now.getTime() + LEASE_MS), BATCH],
    );
  }

  /** Releases claimed mails that were not tried. */
  private async release(mails: readonly LeasedMail[]): Promise<void> {
    for (const mail of mails)
      await this.dataSource.query(
        `UPDATE platform_mails
            SET leased_until = NULL, attempts = attempts - 1,
                first_attempt_at = CASE WHEN attempts > 1 THEN first_attempt_at END
          WHERE id = $1 AND leased_until = $2`,
        [mail.id, mail.leasedUntil],
      );
  }

  private async postpone(mail: LeasedMail, failure: 'mail' | 'server', reason: string): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - mail.firstAttemptAt.getTime() >= GIVE_UP_AFTER_MS) return this.conclude(mail, 'failed', reason);
    await this.dataSource.query(
      `UPDATE platform_mails SET leased_until = NULL, next_attempt_at = $3, last_error = $4, waits_for_server = $5
        WHERE id = $1 AND leased_until = $2`,
      [
        mail.id,
        mail.leasedUntil,
        new Date(now.getTime() + pauseAfter(mail.attempts, Math.random())),
        oneLine(reason, LONGEST_ERROR),
        failure === 'server',
      ],
    );
  }

  /**
   * A sent mail counts as sent even if its lease expired and another replica has claimed it. Addresses of non-members
   * (strangers and closed accounts) are deleted once they are not needed.
   */
  private async conclude(mail: LeasedMail, status: Exclude<MailStatus, 'waiting'>, reason?: string): Promise<void> {
    const isFarewell = mailCatalogue().get(mail.kind)?.isFarewell ?? false;
    const keepsAddress =
      mail.address === null ||
      (!isFarewell &&
        (status === 'failed' ||
          (await this.mails.recipients.byAddress(this.dataSource.manager, mail.address)) !== null));
    await this.dataSource.query(
      `UPDATE platform_mails
          SET status = $3, concluded_at = $4, last_error = $5, leased_until = NULL,
              params = CASE WHEN $3 = 'failed' THEN params ELSE '{}' END,
              address = CASE WHEN $6 THEN address ELSE '' END
        WHERE id = $1 AND (leased_until = $2 OR $3 = 'sent' AND status = 'waiting')`,
      [
        mail.id,
        mail.leasedUntil,
        status,
        this.clock.now(),
        reason === undefined ? null : oneLine(reason, LONGEST_ERROR),
        keepsAddress,
      ],
    );
  }

  /**
   * The server works again: retries mails that failed because of it at once. Mails deferred individually, as by
   * greylisting, keep their delay.
   */
  private async bringForward(): Promise<void> {
    await this.dataSource.query(
      `UPDATE platform_mails SET next_attempt_at = $1
        WHERE status = 'waiting' AND waits_for_server AND leased_until IS NULL AND next_attempt_at > $1`,
      [this.clock.now()],
    );
  }
}

/** Why a mail could not be rendered; never the server's fault. */
class NotWritten extends Error {
  constructor(cause: unknown) {
    super(`could not be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Loggable part of an error: its message may contain an address or mail text. */
function nameOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ');
}
