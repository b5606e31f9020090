import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { resetMailLimits } from '../auth.rules.js';
import { MailedToken, type MailedTokenPurpose } from '../entities/mailed-token.entity.js';
import { Member } from '../entities/member.entity.js';

const HOUR_MS = 3_600_000;

/** Lifetimes of links: an hour for a reset, a week for a confirmation. */
const LIFE_MS: Readonly<Record<MailedTokenPurpose, number>> = {
  'password-reset': HOUR_MS,
  'email-confirmation': 7 * 24 * HOUR_MS,
};

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Tokens of mailed links. Only hashes are stored; the token itself is in the mail alone. */
@Injectable()
export class MailedTokens {
  constructor(
    private readonly clock: Clock,
    private readonly attempts: Attempts,
  ) {}

  /** Creates a token beside earlier ones: requesting mails for somebody else's address does not invalidate their link. */
  async make(
    tx: EntityManager,
    purpose: MailedTokenPurpose,
    { id, emailKey }: Pick<Member, 'id' | 'emailKey'>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = this.clock.now();
    await tx.insert(MailedToken, {
      id: hashOf(token),
      userId: id,
      purpose,
      emailKey,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIFE_MS[purpose]),
      usedAt: null,
    });
    return token;
  }

  /** The token, valid or not; null for unknown tokens and other purposes. */
  async find(em: EntityManager, purpose: MailedTokenPurpose, token: string): Promise<MailedToken | null> {
    return TOKEN.test(token) ? em.findOneBy(MailedToken, { id: hashOf(token), purpose }) : null;
  }

  /** The token if it is still valid. */
  async findLive(em: EntityManager, purpose: MailedTokenPurpose, token: string): Promise<MailedToken | null> {
    const found = await this.find(em, purpose, token);
    return found && found.usedAt === null && found.expiresAt > this.clock.now() ? found : null;
  }

  /** Consumes the token; of concurrent callers one gets true. */
  async use(tx: EntityManager, { id }: MailedToken): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await tx.update(
      MailedToken,
      { id, usedAt: IsNull(), expiresAt: MoreThan(now) },
      { usedAt: now },
    );
    return affected === 1;
  }

  /**
   * Invalidates all links of this purpose (or of any) mailed to this member and resets the mail limit, so that the next
   * reset mail is sent at once. The caller has locked the member row.
   */
  async killAll(tx: EntityManager, userId: string, purpose?: MailedTokenPurpose): Promise<void> {
    await tx.delete(MailedToken, purpose === undefined ? { userId } : { userId, purpose });
    const member = await tx.findOneBy(Member, { id: userId });
    if (member) await this.attempts.forget(tx, resetMailLimits(member.email));
  }

  /** Deletes up to `limit` expired tokens; returns how many. */
  async deleteExpired(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `DELETE FROM auth_mailed_tokens WHERE id IN (
         SELECT id FROM auth_mailed_tokens WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [this.clock.now(), limit],
    );
    return count;
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
