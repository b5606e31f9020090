import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import { networkOf, type SessionUser } from '../../platform/http/index.js';
import { ReceiptKinds, Seals, Signatures, type PublicKey } from '../../platform/receipts/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Attempts, Members } from '../auth/index.js';
import { ReceiptShareDto, type NewShareDto, type ShareReceiptDto } from './dto/kept-receipt.dto.js';
import type { SharedReceiptDto } from './dto/shared-receipt.dto.js';
import { KeptReceipt } from './entities/kept-receipt.entity.js';
import { ReceiptShare, type SharedFigures } from './entities/receipt-share.entity.js';
import { KeptReceipts, type FactOf } from './kept-receipts.service.js';
import { ReceiptErrors } from './receipts.errors.js';
import { ReceiptsSettings } from './receipts.settings.js';
import { hashOf, newToken, TOKEN } from './share-token.js';
import { changesOf, figuresOf, readLimits, shareLimits, shownOf, stateOf } from './shared-receipt.rules.js';

/** Public addresses of receipts: made and ended by the owner, read by everybody who has one. */
@Injectable()
export class ReceiptShares {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly kinds: ReceiptKinds,
    private readonly seals: Seals,
    private readonly signatures: Signatures,
    private readonly members: Members,
    private readonly settings: Settings,
    private readonly attempts: Attempts,
    private readonly kept: KeptReceipts,
  ) {}

  get keys(): PublicKey[] {
    return this.signatures.keys;
  }

  /**
   * Makes another address, and keeps the receipt. Throws `receipts.notFound`, `receipts.notShareable`,
   * `receipts.tooManyKept`, `receipts.tooManyShares`, `auth.tooManyAttempts`.
   */
  async share(
    { id: userId, language }: SessionUser,
    fact: FactOf,
    { withAmounts = false }: ShareReceiptDto,
  ): Promise<NewShareDto> {
    await this.attempts.take(shareLimits(userId));
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const { kept, receipt } = await this.kept.ensure(tx, userId, fact, language);
      const figures = await this.figuresNow(tx, userId, fact);
      const now = this.clock.now();
      const most = await this.settings.get(ReceiptsSettings.mostShared, now, tx);
      const open = await tx.countBy(ReceiptShare, { userId, revokedAt: IsNull() });
      if (open >= most) throw ReceiptErrors.tooManyShares({ most });
      await forgetOldest(tx, kept.id);
      const token = newToken();
      const share = await tx.save(
        tx.create(ReceiptShare, {
          userId,
          keptId: kept.id,
          tokenHash: hashOf(token),
          withAmounts,
          seal: receipt.seal,
          figures: withAmounts ? figures : null,
          sharedAt: now,
          revokedAt: null,
        }),
      );
      return { ...ReceiptShareDto.from(share), token, path: `/r/${token}` };
    });
  }

  /** What strangers may see of the fact now, in both languages. Throws `receipts.notShareable`. */
  private async figuresNow(
    tx: EntityManager,
    userId: string,
    { kind, id }: FactOf,
  ): Promise<Record<Language, SharedFigures>> {
    const open = this.kinds.get(kind).open;
    const [ko, en] = [await open?.(tx, userId, id, 'ko'), await open?.(tx, userId, id, 'en')];
    if (!ko || !en) throw ReceiptErrors.notShareable();
    return { ko: figuresOf(ko), en: figuresOf(en) };
  }

  /** Ends an address for ever; the same again changes nothing. Throws `receipts.linkNotFound`. */
  async revoke(userId: string, id: string): Promise<void> {
    const em = this.dataSource.manager;
    await em.update(ReceiptShare, { id, userId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
    if (!(await em.existsBy(ReceiptShare, { id, userId }))) throw ReceiptErrors.linkNotFound();
  }

  /**
   * What the owner shows, as the books are now, and signed. Throws `receipts.notOurs` for everything else, and
   * `auth.tooManyAttempts`.
   */
  async read(token: string, language: Language, ip: string): Promise<SharedReceiptDto> {
    await this.attempts.take(readLimits(networkOf(ip)));
    const tokenHash = hashOf(token);
    // One moment for state, figures and signature, whatever is reported meanwhile.
    const receipt = await this.dataSource.transaction('REPEATABLE READ', (em) =>
      this.readNow(em, token, tokenHash, language),
    );
    const issuedAt = this.clock.now();
    const signature = this.signatures.sign({
      iss: this.config.publicUrl,
      iat: Math.floor(issuedAt.getTime() / 1000),
      tok: tokenHash.toString('base64url'),
      receipt,
    });
    return { receipt, issuedAt: issuedAt.toISOString(), signature };
  }

  private async readNow(
    em: EntityManager,
    token: string,
    tokenHash: Buffer,
    language: Language,
  ): Promise<SharedReceiptDto['receipt']> {
    const share = TOKEN.test(token) ? await em.findOneBy(ReceiptShare, { tokenHash, revokedAt: IsNull() }) : null;
    const kept = share && (await em.findOneBy(KeptReceipt, { id: share.keptId }));
    if (!share || !kept) throw ReceiptErrors.notOurs();
    const kind = this.kinds.get(kept.kind);
    const now = await kind.read(em, kept.userId, kept.factId, language);
    const open = await kind.open?.(em, kept.userId, kept.factId, language);
    if (!now || !open) throw ReceiptErrors.notOurs();
    const { number, source, at, marks } = now;
    const shown = { number, ...shownOf(open, share.withAmounts), source, at, marks };
    const state = stateOf(share, now);
    const before = share.figures?.[language];
    const figures = [...shown.rows, ...(shown.sum ? [shown.sum] : [])].map(({ value }) => value);
    return {
      ...shown,
      sharedAt: share.sharedAt.toISOString(),
      ...state,
      changes: state.state === 'corrected' && before ? changesOf(before, figuresOf(open)) : null,
      // No words, so that it is the same in both languages.
      seal: this.seals.ofShared(tokenHash, [number, at, marks, figures]),
    };
  }
}

/** Ended addresses of one receipt that are still told to its owner. */
const MOST_ENDED = 20;

async function forgetOldest(tx: EntityManager, keptId: string): Promise<void> {
  await tx.query(
    `DELETE FROM receipts_shares WHERE id IN
       (SELECT id FROM receipts_shares WHERE kept_id = $1 AND revoked_at IS NOT NULL ORDER BY id DESC OFFSET $2)`,
    [keptId, MOST_ENDED],
  );
}
