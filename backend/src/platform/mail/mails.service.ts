import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { AppConfig } from '../config/index.js';
import type { Language } from '../errors/index.js';
import { mailCatalogue, type MailMessage, type StoredMailParam } from './define-mails.js';
import type { MailStatus } from './outgoing-mail.entity.js';

/** A member as mails need to know them. */
export interface MailRecipient {
  readonly userId: string;
  readonly address: string;
  readonly name: string;
  readonly language: Language;
  /** Whether it is proved that the member reads the mails to the address. */
  readonly isConfirmed: boolean;
  /** Topics of which the member wants no mails. */
  readonly mutedTopics: readonly string[];
}

/** Who members are; answered by the module that owns them. Both answer null for nobody, also for a closed account. */
export interface MailRecipients {
  byId(em: EntityManager, userId: string): Promise<MailRecipient | null>;
  byAddress(em: EntityManager, address: string): Promise<MailRecipient | null>;
}

/** What a preparation is told: the member (null when nobody is known at the address) and the stored parameters. */
export interface MailToPrepare {
  readonly userId: string | null;
  readonly address: string;
  readonly params: Readonly<Record<string, StoredMailParam>>;
}

/** Adds to the parameters what must not lie in the outbox. Null: there is nothing to send, the mail is dropped. */
export type MailPreparation = (
  tx: EntityManager,
  mail: MailToPrepare,
) => Promise<Readonly<Record<string, StoredMailParam>> | null>;

/** One mail as its member's own data. */
export interface MemberMail {
  readonly kind: string;
  readonly status: MailStatus;
  readonly createdAt: Date;
  readonly concludedAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** Puts mails into the outbox. `MailDelivery` sends them. */
@Injectable()
export class Mails {
  private readonly preparations = new Map<string, MailPreparation>();
  private known: MailRecipients | null = null;
  private readonly domain: string;

  constructor(
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.domain = config.mailFrom.address.split('@').at(-1) ?? 'localhost';
  }

  /**
   * Writes the mail into the outbox, in the caller's transaction: it is sent exactly when that is committed, and no
   * request waits for it. A mail to an address is sent whether or not a member has it; its language counts when none has.
   * What a member gets at most so often an hour is not written beyond that.
   */
  async enqueue(
    tx: EntityManager,
    to: { readonly userId: string } | { readonly address: string; readonly language: Language },
    message: MailMessage,
  ): Promise<void> {
    const row = mailCatalogue().get(message.kind);
    if (
      'userId' in to &&
      row?.mostPerHour !== undefined &&
      (await this.hasHad(tx, to.userId, message.kind, row.mostPerHour))
    )
      return;
    await tx.query(
      `INSERT INTO platform_mails
         (id, user_id, address, language, kind, params, message_id, created_at, status, next_attempt_at, urgent)
       SELECT id, $1, $2, $3, $4, $5, '<' || id || '@' || $6::text || '>', $7, 'waiting', $7, $8
         FROM (SELECT uuidv7() AS id) new`,
      [
        'userId' in to ? to.userId : null,
        'userId' in to ? null : to.address,
        'userId' in to ? null : to.language,
        message.kind,
        JSON.stringify(message.params),
        this.domain,
        this.clock.now(),
        row?.urgent ?? false,
      ],
    );
  }

  /** Whether the member had so many of the kind within the last hour: whether that one is so young which is as far back. */
  private async hasHad(tx: EntityManager, userId: string, kind: string, many: number): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM (SELECT created_at FROM platform_mails WHERE user_id = $1 AND kind = $2
                       ORDER BY id DESC OFFSET $3 LIMIT 1) last
        WHERE created_at > $4`,
      [userId, kind, many - 1, new Date(this.clock.millis() - HOUR_MS)],
    );
    return rows.length > 0;
  }

  /** Registers what mails of a kind still need when they are delivered. Runs in a transaction of its own; no network. */
  prepare(kind: string, preparation: MailPreparation): void {
    if (this.preparations.has(kind)) throw new Error(`mail ${kind} is prepared twice`);
    this.preparations.set(kind, preparation);
  }

  /** Says who members are. Called once, when the module that owns them starts. */
  useRecipients(recipients: MailRecipients): void {
    this.known = recipients;
  }

  /** Mails to a member of the last 90 days, those that were written to the address as such included; newest first. */
  async listOfMember(
    em: EntityManager,
    member: { readonly userId: string; readonly address: string },
  ): Promise<MemberMail[]> {
    // Two reads, so that each has its index.
    return em.query(
      `SELECT kind, status, created_at AS "createdAt", concluded_at AS "concludedAt"
         FROM (SELECT * FROM platform_mails WHERE user_id = $1
               UNION ALL
               SELECT * FROM platform_mails WHERE lower(address) = lower($2) AND address <> '') mail
        ORDER BY id DESC`,
      [member.userId, member.address],
    );
  }

  /**
   * Forgets a member who is gone: what still waits for them is not sent, what was sent to their address as such is deleted,
   * and no parameter is left.
   */
  async forget(tx: EntityManager, member: { readonly userId: string; readonly address: string }): Promise<void> {
    await tx.query(`DELETE FROM platform_mails WHERE lower(address) = lower($1) AND address <> ''`, [member.address]);
    await tx.query(
      `UPDATE platform_mails
          SET params = '{}', last_error = NULL, leased_until = NULL,
              concluded_at = coalesce(concluded_at, $2), status = CASE status WHEN 'waiting' THEN 'dropped' ELSE status END
        WHERE user_id = $1`,
      [member.userId, this.clock.now()],
    );
  }

  /** For the delivery: the preparation of a kind, if it has one. */
  preparationOf(kind: string): MailPreparation | undefined {
    return this.preparations.get(kind);
  }

  /** For the delivery and the back-office: who members are. */
  get recipients(): MailRecipients {
    if (!this.known) throw new Error('nobody has said who the members are');
    return this.known;
  }
}
