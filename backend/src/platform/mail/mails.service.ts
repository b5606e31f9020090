import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { AppConfig } from '../config/index.js';
import type { Language } from '../errors/index.js';
import { mailCatalogue, type MailMessage, type StoredMailParam } from './define-mails.js';
import type { MailStatus } from './outgoing-mail.entity.js';

/** Member data needed by mails. */
export interface MailRecipient {
  readonly userId: string;
  readonly address: string;
  readonly name: string;
  readonly language: Language;
  /** Whether the address is confirmed. */
  readonly isConfirmed: boolean;
  /** Topics the member has switched off. */
  readonly mutedTopics: readonly string[];
}

/** Recipients; implemented by the module that owns members. Look-ups return null if unknown or closed. */
export interface MailRecipients {
  byId(em: EntityManager, userId: string): Promise<MailRecipient | null>;
  byAddress(em: EntityManager, address: string): Promise<MailRecipient | null>;
  /** Switches a topic off. */
  mute(userId: string, topic: string): Promise<void>;
}

/** Input of a preparation: the member (null if the address belongs to nobody) and the stored params. */
export interface MailToPrepare {
  readonly userId: string | null;
  readonly address: string;
  readonly params: Readonly<Record<string, StoredMailParam>>;
}

/** Adds params that must not be stored in the outbox. Null drops the mail. */
export type MailPreparation = (
  tx: EntityManager,
  mail: MailToPrepare,
) => Promise<Readonly<Record<string, StoredMailParam>> | null>;

/** A mail in its member's data download. */
export interface MemberMail {
  readonly kind: string;
  readonly status: MailStatus;
  readonly createdAt: Date;
  readonly concludedAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** Enqueues mails in the outbox. `MailDelivery` sends them. */
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
   * Inserts a mail in the caller's transaction: it is sent if and only if that commits, and no request waits for it.
   * Mails to an address are sent whether or not it belongs to a member; the given language is used if it does not. Mails
   * beyond their hourly limit are dropped.
   */
  async enqueue(
    tx: EntityManager,
    to: { readonly userId: string } | { readonly address: string; readonly language: Language },
    message: MailMessage,
  ): Promise<void> {
    const row = mailCatalogue().get(message.kind);
    if (
      'userId' in to &&
      row?.maxPerHour !== undefined &&
      (await this.hasHad(tx, to.userId, message.kind, row.maxPerHour))
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

  /** Whether the hourly limit of this kind is reached: the mail that far back is less than an hour old. */
  private async hasHad(tx: EntityManager, userId: string, kind: string, many: number): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM (SELECT created_at FROM platform_mails WHERE user_id = $1 AND kind = $2
                       ORDER BY id DESC OFFSET $3 LIMIT 1) last
        WHERE created_at > $4`,
      [userId, kind, many - 1, new Date(this.clock.millis() - HOUR_MS)],
    );
    return rows.length > 0;
  }

  /** Registers the preparation of a kind, run at delivery in a transaction of its own; no network. */
  prepare(kind: string, preparation: MailPreparation): void {
    if (this.preparations.has(kind)) throw new Error(`mail ${kind} is prepared twice`);
    this.preparations.set(kind, preparation);
  }

  /** Registers the recipient lookup. Called once, when the module that owns members starts. */
  useRecipients(recipients: MailRecipients): void {
    this.known = recipients;
  }

  /** Mails to a member of the last 90 days, including those sent to the address; newest first. */
  async listOfMember(
    em: EntityManager,
    member: { readonly userId: string; readonly address: string },
  ): Promise<MemberMail[]> {
    // Two queries, so that each uses its index.
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
   * Deletes data of a closed account: pending mails are not sent, mails to the address are deleted, and no param is left.
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

  /** For the delivery: the preparation of a kind, if any. */
  preparationOf(kind: string): MailPreparation | undefined {
    return this.preparations.get(kind);
  }

  /** For the delivery and the back-office: the recipient lookup. */
  get recipients(): MailRecipients {
    if (!this.known) throw new Error('nobody has said who the members are');
    return this.known;
  }
}
