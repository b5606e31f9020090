import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { callerOf, type Caller, type SessionUser } from '../../../platform/http/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { DecryptionFailed, Encryption } from '../../../platform/encryption/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { AuthErrors } from '../auth.errors.js';
import { ownCodeLimits } from '../auth.rules.js';
import type { DisableTwoFactorDto, TwoFactorDto, TwoFactorSetupDto } from '../dto/two-factor.dto.js';
import { Member } from '../entities/member.entity.js';
import { RecoveryCode } from '../entities/recovery-code.entity.js';
import { PasswordProof } from '../passwords/password-proof.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { authMails } from '../auth-mails.messages.js';
import {
  appCodeIn,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  recoveryCodeHash,
  stepOfCode,
} from './two-factor-codes.js';

/** Encryption purpose of app secrets. */
const PURPOSE = 'totp-secret';

/** Two-factor login with an authenticator app. */
@Injectable()
export class TwoFactor {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly encryption: Encryption,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly attempts: Attempts,
    private readonly passwordProof: PasswordProof,
    private readonly sessions: Sessions,
  ) {}

  /** State of the member's two-factor login. */
  async state({ id, isAdmin }: SessionUser): Promise<TwoFactorDto> {
    const em = this.dataSource.manager;
    const { twoFactorEnabledAt } = await em.findOneByOrFail(Member, { id });
    return {
      enabled: twoFactorEnabledAt !== null,
      enabledAt: twoFactorEnabledAt?.toISOString() ?? null,
      recoveryCodesLeft: await countLeft(em, id),
      required: isAdmin && this.config.adminTwoFactorRequired,
    };
  }

  /**
   * Creates a secret, stored encrypted until confirmed by a code; replaces an earlier unconfirmed one. Requires a
   * confirmed address: whoever registers somebody else's address must not lock out its owner by a second factor, which no
   * reset removes. Throws `auth.currentPasswordWrong`, `auth.emailNotConfirmed`, `auth.twoFactorAlreadyOn`,
   * `auth.tooManyAttempts`, `platform.busy`.
   */
  async setUp({ id }: SessionUser, currentPassword: string): Promise<TwoFactorSetupDto> {
    const proven = await this.passwordProof.prove(id, currentPassword);
    const secret = newSecret();
    const totpSecret = this.encryption.encrypt(secret, { purpose: PURPOSE, owner: id });
    await runInTransaction(this.dataSource, async (tx) => {
      const member = await this.lock(tx, id);
      if (member.twoFactorEnabledAt) throw AuthErrors.twoFactorAlreadyOn();
      unlessReplaced(proven, member);
      if (!member.emailConfirmedAt) throw AuthErrors.emailNotConfirmed();
      await tx.update(Member, { id }, { totpSecret, totpLastStep: null });
    });
    return { secret, otpauthUrl: otpauthUrl(secret, proven.email) };
  }

  /**
   * Enables two-factor login with a first code and returns the recovery codes. Ends all other sessions; this one
   * continues under a new id. Throws `auth.wrongCode`, `auth.twoFactorNotSetUp`, `auth.twoFactorAlreadyOn`,
   * `auth.tooManyAttempts`.
   */
  async enable({ id }: SessionUser, code: string, request: Request): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    const proven = await this.tryCode(id, async (tx) => {
      const member = await this.lock(tx, id);
      if (member.twoFactorEnabledAt) throw AuthErrors.twoFactorAlreadyOn();
      if (!member.totpSecret) throw AuthErrors.twoFactorNotSetUp();
      const at = this.clock.now();
      // Before the code is checked: it can only be used up once two-factor login is on.
      await tx.update(Member, { id }, { twoFactorEnabledAt: at });
      if (!(await this.useAppCode(tx, member, code))) throw AuthErrors.wrongCode();
      await this.replaceRecoveryCodes(tx, id, recoveryCodes);
      await this.note(tx, id, 'two-factor.enabled', callerOf(request));
      await this.mails.enqueue(tx, { userId: id }, authMails.twoFactorOn({ at }));
      return this.sessions.supersede(tx, id, request);
    });
    await this.sessions.start(request, proven);
    return recoveryCodes;
  }

  /**
   * Replaces the recovery codes by ten new ones. Throws `auth.currentPasswordWrong`, `auth.twoFactorNotSetUp`,
   * `auth.tooManyAttempts`, `platform.busy`.
   */
  async renewRecoveryCodes({ id }: SessionUser, currentPassword: string, caller: Caller): Promise<string[]> {
    const proven = await this.passwordProof.prove(id, currentPassword);
    const recoveryCodes = newRecoveryCodes();
    await runInTransaction(this.dataSource, async (tx) => {
      const member = await this.lock(tx, id);
      if (!member.twoFactorEnabledAt) throw AuthErrors.twoFactorNotSetUp();
      unlessReplaced(proven, member);
      await this.replaceRecoveryCodes(tx, id, recoveryCodes);
      await this.note(tx, id, 'two-factor.recovery-codes-renewed', caller);
      await this.mails.enqueue(tx, { userId: id }, authMails.recoveryCodesRenewed({ at: this.clock.now() }));
    });
    return recoveryCodes;
  }

  /**
   * Disables two-factor login. Ends all other sessions; this one continues under a new id and, where two-factor login is
   * required, may only set it up again (e.g. on a new phone). Throws `auth.twoFactorNotSetUp`,
   * `auth.currentPasswordWrong`, `auth.wrongCode`, `auth.tooManyAttempts`, `platform.busy`.
   */
  async disable({ id }: SessionUser, body: DisableTwoFactorDto, request: Request): Promise<void> {
    const known = await this.passwordProof.prove(id, body.currentPassword);
    if (!known.twoFactorEnabledAt) throw AuthErrors.twoFactorNotSetUp();
    const proven = await this.tryCode(id, async (tx) => {
      const member = await this.lock(tx, id);
      if (!member.twoFactorEnabledAt) throw AuthErrors.twoFactorNotSetUp();
      unlessReplaced(known, member);
      if (!(await this.useCode(tx, member, body.code))) throw AuthErrors.wrongCode();
      await this.clear(tx, id);
      await this.note(tx, id, 'two-factor.disabled', callerOf(request));
      await this.mails.enqueue(tx, { userId: id }, authMails.twoFactorOff({ at: this.clock.now() }));
      return this.sessions.supersede(tx, id, request);
    });
    await this.sessions.start(request, proven);
  }

  /**
   * Consumes an app code or a recovery code in the caller's transaction; returns false if it is wrong or used. Only call
   * it for members with `twoFactorEnabledAt`. The caller counts failures.
   */
  async useCode(tx: EntityManager, member: Member, code: string): Promise<boolean> {
    if (appCodeIn(code) !== null) return this.useAppCode(tx, member, code);
    return this.useRecoveryCode(tx, member, code);
  }

  /**
   * Runs `work` in a transaction authorised by a signed-in member's code. Only wrong codes stay counted. Throws
   * `auth.tooManyAttempts`, and what `work` throws.
   */
  async tryCode<T>(userId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const limits = ownCodeLimits(userId);
    await this.attempts.take(limits);
    let isGuess = false;
    try {
      return await runInTransaction(this.dataSource, work);
    } catch (error) {
      isGuess = error instanceof DomainError && error.code === 'auth.wrongCode';
      throw error;
    } finally {
      if (!isGuess) await this.attempts.giveBack(limits);
    }
  }

  /** Removes the second factor in the caller's transaction, confirmed or not. Ends no session. */
  async clear(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(Member, { id: userId }, { totpSecret: null, totpLastStep: null, twoFactorEnabledAt: null });
    await tx.delete(RecoveryCode, { userId });
  }

  /**
   * Re-encrypts under the current session secret what was encrypted under an older one, so that the older one can be
   * removed: for up to `limit` members with an id above `after`. Returns the number of members and the last id looked at
   * (null at the end), so that secrets that cannot be decrypted do not block the rest.
   */
  async reencryptSecrets(
    tx: EntityManager,
    { after, limit }: { readonly after: string | null; readonly limit: number },
  ): Promise<{ readonly reencrypted: number; readonly last: string | null }> {
    const rows: { id: string; totp_secret: Buffer }[] = await tx.query(
      `SELECT id, totp_secret FROM auth_members
       WHERE totp_secret IS NOT NULL AND substring(totp_secret FROM 1 FOR 5) <> $1 AND ($2::uuid IS NULL OR id > $2)
       ORDER BY id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED`,
      [this.encryption.currentHead(PURPOSE), after, limit],
    );
    const anew = rows.flatMap(({ id, totp_secret: totpSecret }) => {
      const secret = this.secretOf({ id, totpSecret });
      return secret === null
        ? []
        : [{ id, encrypted: this.encryption.encrypt(secret, { purpose: PURPOSE, owner: id }) }];
    });
    await tx.query(
      `UPDATE auth_members m SET totp_secret = s.encrypted FROM unnest($1::uuid[], $2::bytea[]) AS s(id, encrypted)
        WHERE m.id = s.id`,
      [anew.map(({ id }) => id), anew.map(({ encrypted }) => encrypted)],
    );
    return { reencrypted: anew.length, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
  }

  private lock(tx: EntityManager, id: string): Promise<Member> {
    return tx.findOneOrFail(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Of concurrent uses of a code, the first UPDATE wins. */
  private async useAppCode(tx: EntityManager, member: Member, code: string): Promise<boolean> {
    const digits = appCodeIn(code);
    const secret = this.secretOf(member);
    if (digits === null || secret === null) return false;
    const step = stepOfCode(secret, digits, this.clock.now());
    if (step === null) return false;
    const [, used]: [unknown, number] = await tx.query(
      `UPDATE auth_members SET totp_last_step = $3
       WHERE id = $1 AND totp_secret = $2 AND two_factor_enabled_at IS NOT NULL
         AND (totp_last_step IS NULL OR totp_last_step < $3)`,
      [member.id, member.totpSecret, step],
    );
    return used === 1;
  }

  private async useRecoveryCode(tx: EntityManager, { id }: Member, text: string): Promise<boolean> {
    const code = recoveryCodeHash(text);
    if (code === null) return false;
    const at = this.clock.now();
    const { affected } = await tx.update(RecoveryCode, { userId: id, code, usedAt: IsNull() }, { usedAt: at });
    if (affected !== 1) return false;
    const left = await countLeft(tx, id);
    await this.mails.enqueue(tx, { userId: id }, authMails.recoveryCodeUsed({ at, left }));
    return true;
  }

  private secretOf({ id, totpSecret }: Pick<Member, 'id' | 'totpSecret'>): string | null {
    if (!totpSecret) return null;
    try {
      return this.encryption.decrypt(totpSecret, { purpose: PURPOSE, owner: id });
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      // A session secret was removed too early, or the row was modified. Recovery codes still work.
      logger.error({ member: id }, 'the secret of an authenticator app does not open');
      return null;
    }
  }

  private async replaceRecoveryCodes(tx: EntityManager, userId: string, codes: readonly string[]): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
    const rows = codes.flatMap((text) => {
      const code = recoveryCodeHash(text);
      return code ? [{ userId, code, usedAt: null }] : [];
    });
    await tx.insert(RecoveryCode, rows);
  }

  private note(tx: EntityManager, id: string, action: string, caller: Caller): Promise<void> {
    return this.audit.record(tx, { id, caller }, action, { type: 'member', id });
  }
}

/** Throws `auth.currentPasswordWrong` when the verified password has been replaced meanwhile. */
function unlessReplaced(proven: Member, current: Member): void {
  if (current.authEpoch !== proven.authEpoch) throw AuthErrors.currentPasswordWrong();
}

function countLeft(em: EntityManager, userId: string): Promise<number> {
  return em.countBy(RecoveryCode, { userId, usedAt: IsNull() });
}
