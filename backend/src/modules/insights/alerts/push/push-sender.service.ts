import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import { Clock } from '../../../../platform/clock/index.js';
import { AppConfig } from '../../../../platform/config/index.js';
import { DomainEvents } from '../../../../platform/events/index.js';
import { Mails } from '../../../../platform/mail/index.js';
import { defineQueue, Queues } from '../../../../platform/queue/index.js';
import { guardedLookup, isLoopbackHost } from '../../../../platform/upstream/index.js';
import { MemberClosed } from '../../../auth/index.js';
import { AlertFiring } from '../../entities/alert-firing.entity.js';
import { PushSubscription } from '../../entities/push-subscription.entity.js';
import { wordsOf } from '../alert-words.js';
import { isPushEndpoint } from './push-endpoint.rules.js';
import { PushKeyPair } from './push-keys.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** The push service knows no such browser any more. */
const GONE = new Set([404, 410]);

/** A firing to be told in one browser. */
interface PushJob {
  readonly userId: string;
  readonly sessionId: string;
  readonly firingId: string;
}

const AlertPush = defineQueue<PushJob>({
  ...{ name: 'insights.push', policy: 'standard', concurrency: 2, retries: 8, maxHours: 1 },
});

/** What the service worker shows. */
interface Message {
  readonly title: string;
  readonly body: string;
  /** The same for a message that is sent again, which replaces the one before. */
  readonly tag: string;
  readonly lang: string;
}

/** Tells firings in the members' browsers, through the push services of these. What is older than an hour is not told. */
@Injectable()
export class PushSender implements OnModuleInit, OnModuleDestroy {
  private readonly agent = new Agent({ connect: { timeout: TIMEOUT_MS, lookup: guardedLookup } });
  private readonly localAgent = new Agent();
  /** Until when a push service wants to be left alone by this replica, by origin. */
  private readonly pauses = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly queues: Queues,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
    private readonly keys: PushKeyPair,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  onModuleInit(): void {
    this.queues.onJob(AlertPush, (job) => this.tell(job));
    this.events.on(MemberClosed, ({ tx, member: { id: userId } }) => this.queues.forget(tx, AlertPush, { userId }));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.agent.destroy(), this.localAgent.destroy()]);
  }

  /** Has a firing told in all browsers of its member, once the transaction is committed. */
  async enqueue(tx: EntityManager, userId: string, firingId: string): Promise<void> {
    for (const { sessionId } of await this.subscriptions.activeOf(tx, userId))
      await this.queues.send(tx, AlertPush, { userId, sessionId, firingId });
  }

  /** Throws when it has to be tried again. */
  private async tell({ userId, sessionId, firingId }: PushJob): Promise<void> {
    const { manager } = this.dataSource;
    const firing = await manager.findOneBy(AlertFiring, { userId, id: firingId });
    if (!firing || firing.at.getTime() < this.clock.millis() - HOUR_MS) return;
    // Of a closed account nobody knows where to write to.
    const recipient = await this.mails.recipients.byId(manager, userId);
    const subscription = (await this.subscriptions.activeOf(manager, userId)).find(
      (one) => one.sessionId === sessionId,
    );
    if (!recipient || !subscription || !isPushEndpoint(subscription.endpoint, this.config.simulatorUrl)) return;
    const { origin } = new URL(subscription.endpoint);
    if ((this.pauses.get(origin) ?? 0) > this.clock.millis()) throw new Error(`${origin} wants a pause`);
    const { about, condition, value } = wordsOf(firing);
    const { language } = recipient;
    const body = `${condition[language]} · ${value[language]}`;
    const status = await this.send(subscription, { title: about[language], body, tag: firingId, lang: language });
    if (GONE.has(status))
      await manager.delete(PushSubscription, { userId, sessionId, endpoint: subscription.endpoint });
    else if (status === 429 || status >= 500) throw new Error(`${origin} answers ${status}`);
  }

  private async send({ endpoint, p256dh, auth }: PushSubscription, message: Message): Promise<number> {
    const { origin, hostname } = new URL(endpoint);
    const { publicUrl, mailFrom } = this.config;
    const subject = publicUrl.startsWith('https://') ? publicUrl : `mailto:${mailFrom.address}`;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await this.keys.read()) },
      ...{ TTL: HOUR_MS / 1_000, urgency: 'high', topic: message.tag.replaceAll('-', '') },
    });
    const { statusCode, headers, body } = await request(endpoint, {
      method: 'POST',
      headers: details.headers as Record<string, string>,
      body: details.body,
      dispatcher: isLoopbackHost(hostname) ? this.localAgent : this.agent,
      ...{ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    });
    await body.dump();
    const pause = Number(headers['retry-after']) * 1_000;
    if (statusCode === 429) this.pauses.set(origin, this.clock.millis() + Math.min(pause || 0, LONGEST_PAUSE_MS));
    return statusCode;
  }
}
