import { ECDH } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../platform/clock/index.js';
import { AppConfig } from '../../../../platform/config/index.js';
import { runInTransaction } from '../../../../platform/database/index.js';
import { DomainEvents } from '../../../../platform/events/index.js';
import { MemberClosed, Members, PersonalDataExport, Sessions } from '../../../auth/index.js';
import type { PushStateDto, PutPushDto } from '../../dto/push.dto.js';
import { PushSubscription } from '../../entities/push-subscription.entity.js';
import { InsightsErrors } from '../../insights.errors.js';
import { personalTableTexts } from '../../insights.messages.js';
import { isPushEndpoint } from './push-endpoint.rules.js';
import { PushKeyPair } from './push-keys.service.js';

/** A member's session. */
interface Owner {
  readonly userId: string;
  readonly sessionId: string;
}

/** The browsers in which members want to be told: one for each session, until that ends. */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly keys: PushKeyPair,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'push-browsers',
      about: personalTableTexts.pushBrowsers,
      columns: ['service', 'createdAt'],
      async *rows(em, { id: userId }) {
        for (const { endpoint, createdAt } of await em.findBy(PushSubscription, { userId }))
          yield { service: new URL(endpoint).hostname, createdAt };
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      await tx.delete(PushSubscription, { userId });
    });
  }

  /** Returns what a browser needs for subscribing, and whether this session's is told. */
  async state(owner: Owner): Promise<PushStateDto> {
    const { publicKey } = await this.keys.read();
    return { publicKey, isOn: await this.dataSource.manager.existsBy(PushSubscription, { ...owner }) };
  }

  /** Tells this session's browser from now on, and nobody else at the same address. Throws `insights.pushEndpoint`. */
  async put(owner: Owner, { endpoint: address, p256dh, auth }: PutPushDto): Promise<void> {
    if (!isPushEndpoint(address, this.config.simulatorUrl) || !isPublicKey(p256dh)) throw InsightsErrors.pushEndpoint();
    const endpoint = new URL(address).href;
    await runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, owner.userId, 'for_no_key_update');
      // Members who name the same address at the same time take turns.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`push ${endpoint}`]);
      await tx.delete(PushSubscription, { endpoint });
      const row = { ...owner, endpoint, p256dh, auth, createdAt: this.clock.now() };
      await tx.upsert(PushSubscription, row, ['userId', 'sessionId']);
    });
  }

  async remove(owner: Owner): Promise<void> {
    await this.dataSource.manager.delete(PushSubscription, { ...owner });
  }

  /** Returns the browsers of a member whose sessions go on; those of sessions that have ended are forgotten. */
  async activeOf(tx: EntityManager, userId: string): Promise<PushSubscription[]> {
    const all = await tx.findBy(PushSubscription, { userId });
    if (all.length === 0) return all;
    const active = await this.sessions.activeOf(all.map(({ sessionId }) => ({ userId, publicId: sessionId })));
    for (const { sessionId } of all.filter((one) => !active.has(one.sessionId)))
      await tx.delete(PushSubscription, { userId, sessionId });
    return all.filter(({ sessionId }) => active.has(sessionId));
  }
}

/** Whether it is a point of P-256: what is encrypted for another would fail at every push. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
