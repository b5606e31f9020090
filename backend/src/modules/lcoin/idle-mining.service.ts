import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { newRow, queryPrepared, type PreparedStatement } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members, type MemberView } from '../auth/index.js';
import { type ClaimIdleRewardDto, IdleRewardClaimedDto, IdleRewardStatusDto } from './dto/idle-reward.dto.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { claimedBoosts, claimedParts } from './idle-claim-parts.rules.js';
import { mine, type Mined } from './idle-mining.rules.js';
import { LcoinErrors } from './lcoin.errors.js';
import { boostsInShort, say } from './lcoin.messages.js';
import { LcoinSettings } from './lcoin.settings.js';
import { MiningBoosts } from './mining-boosts.service.js';

const SCOPE = 'idle_mining';

const LAST_CLAIM: PreparedStatement = {
  name: 'lcoin-last-claim',
  text: `SELECT claimed_at AS "claimedAt" FROM lcoin_idle_claims WHERE user_id = $1 ORDER BY claimed_at DESC LIMIT 1`,
};

/** A member's current window. */
interface Standing {
  readonly mined: Mined;
  readonly since: Date;
  readonly lastClaimAt: Date | null;
  readonly now: Date;
}

/** Idle mining: computed from timestamps, without a timer. */
@Injectable()
export class IdleMining {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly members: Members,
    private readonly boosts: MiningBoosts,
  ) {}

  /** Current state of a member's idle mining, with the numbers of its formula. Throws `auth.memberNotFound`. */
  async statusOf(userId: string, language: Language): Promise<IdleRewardStatusDto> {
    const em = this.dataSource.manager;
    const standing = await this.standingOf(em, await this.members.getMember(em, userId));
    const minutes = await this.settings.get(LcoinSettings.idleInactiveMinutes, standing.now);
    return IdleRewardStatusDto.from({ ...standing, inactiveAfterSeconds: minutes * 60, language });
  }

  /**
   * Pays what has accumulated since the last claim, in whole L, and starts a new window. Of concurrent claims one is
   * paid: the member row is locked first, and the start of the window is the ledger key. With `since`, only the window
   * that started then.
   * @throws LcoinErrors.windowClaimed, notYetClaimable, idleMiningOff; LedgerErrors.frozen; `auth.accountClosed`
   */
  async claim(
    tx: EntityManager,
    { id: userId, language }: Actor,
    { since: seenSince }: ClaimIdleRewardDto,
  ): Promise<IdleRewardClaimedDto> {
    const member = await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const { mined, since, now } = await this.standingOf(tx, member);
    if (seenSince !== undefined && new Date(seenSince).getTime() !== since.getTime()) throw LcoinErrors.windowClaimed();
    const { claimable: amount, formula, cooldownSeconds } = mined;
    if (amount === 0n) {
      if (formula.reward === 0) throw LcoinErrors.idleMiningOff();
      throw LcoinErrors.notYetClaimable({}, { retryAfterSeconds: cooldownSeconds });
    }
    const boosts = claimedBoosts(mined.parts);
    const [boostsKo, boostsEn] = [boostsInShort(boosts, 'ko'), boostsInShort(boosts, 'en')];
    const claim = {
      ...{ userId, fromAt: since, claimedAt: now },
      amount: amount.toString(),
      parts: claimedParts(mined.parts),
    };
    const { transferId, available, held } = await this.ledger.post(
      tx,
      {
        ownerId: userId,
        currency: 'LCOIN',
        kind: 'idle_mining',
        amount,
        scope: SCOPE,
        key: since.toISOString(),
        at: now,
        params: {
          from: since.toISOString(),
          to: now.toISOString(),
          ...(boostsKo && boostsEn ? { boostsKo, boostsEn } : {}),
        },
      },
      [newRow(IdleClaim, claim, 'transferId')],
    );
    return {
      message: say(language, 'claimed', { amount }),
      reward: amount.toString(),
      nextClaimIn: formula.intervalSeconds,
      balance: (available + held).toString(),
      entryId: transferId,
    };
  }

  private async standingOf(em: EntityManager, member: MemberView): Promise<Standing> {
    const now = this.clock.now();
    const [last] = await queryPrepared<Pick<IdleClaim, 'claimedAt'>>(em, LAST_CLAIM, [member.id]);
    const since = last?.claimedAt ?? member.createdAt;
    // Also includes the settings in force now if the clock has jumped back.
    const from = since < now ? since : now;
    const { idleReward: reward, idleIntervalSeconds: intervalSeconds, idleBaseCap: baseCap } = LcoinSettings;
    const [numbers, boosts] = [
      await this.settings.history({ reward, intervalSeconds, baseCap }, { from, to: now }, em),
      await this.boosts.windowsBetween(em, member.id, from, now),
    ];
    return { mined: mine({ since, until: now, numbers, boosts }), since, lastClaimAt: last?.claimedAt ?? null, now };
  }
}
