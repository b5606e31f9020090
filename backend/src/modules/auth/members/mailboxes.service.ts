import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Encryption } from '../../../platform/encryption/index.js';
import { emailKeyOf, mailboxOf } from '../auth.rules.js';
import { Mailbox } from '../entities/mailbox.entity.js';

/** Purpose of the keyed hashes and part of their key. The name is from the time when only closed accounts had one. */
const PURPOSE = 'closed-address';
const BATCH = 1_000;

/** Recognises mailboxes that have had an account, without storing addresses. */
@Injectable()
export class Mailboxes implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly encryption: Encryption,
  ) {}

  /** Before registrations are served: records members that are missing, and all members under a new secret. */
  async onModuleInit(): Promise<void> {
    let noted: number;
    do noted = await runInTransaction(this.dataSource, (tx) => this.noteMembers(tx, BATCH));
    while (noted === BATCH);
  }

  /** Identifies the current secret, for `noteMembers`. */
  get secretInUse(): Buffer {
    return this.encryption.currentHead(PURPOSE);
  }

  /**
   * Records the mailbox of a new account and returns whether it had one before. Concurrent registrations of one mailbox
   * wait for the first.
   */
  async note(tx: EntityManager, email: string, at: Date): Promise<{ hadAccount: boolean }> {
    const names = [mailboxOf(email), emailKeyOf(email)];
    const known = names.flatMap((name) => this.encryption.fingerprints(PURPOSE, name));
    const hadAccount = await tx.existsBy(Mailbox, { mailbox: In(known) });
    const isNew = (await this.write(tx, [email], at)) === 1;
    return { hadAccount: hadAccount || !isNew };
  }

  /**
   * Records the mailboxes of up to `limit` members that are missing under the current secret. Returns the number of
   * members.
   */
  async noteMembers(tx: EntityManager, limit: number): Promise<number> {
    const members: { id: string; email_key: string }[] = await tx.query(
      `SELECT id, email_key FROM auth_members
       WHERE closed_at IS NULL AND mailbox_noted_under IS DISTINCT FROM $1
       ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`,
      [this.secretInUse, limit],
    );
    if (members.length === 0) return 0;
    await this.write(
      tx,
      members.map(({ email_key: email }) => email),
      this.clock.now(),
    );
    await tx.query(`UPDATE auth_members SET mailbox_noted_under = $1 WHERE id = ANY ($2)`, [
      this.secretInUse,
      members.map(({ id }) => id),
    ]);
    return members.length;
  }

  /** Returns how many were new. */
  private async write(tx: EntityManager, emails: readonly string[], at: Date): Promise<number> {
    const mailboxes = emails.map((email) => this.encryption.fingerprint(PURPOSE, mailboxOf(email)));
    const written: unknown[] = await tx.query(
      `INSERT INTO auth_mailboxes (mailbox, noted_at) SELECT DISTINCT mailbox, $2::timestamptz FROM unnest($1::bytea[]) AS mailbox
       ORDER BY mailbox ON CONFLICT DO NOTHING RETURNING mailbox`,
      [mailboxes, at],
    );
    return written.length;
  }
}
