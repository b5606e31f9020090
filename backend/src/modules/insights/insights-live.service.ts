import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Request, Response } from 'express';
import { LiveStreams, type LiveTopic } from '../../platform/live/index.js';
import { PlatformErrors } from '../../platform/errors/index.js';
import { callerOf, networkOf } from '../../platform/http/index.js';
import { Sessions } from '../auth/index.js';
import { EVENT_ID, LIVE_TOPICS, type LiveTopicName } from './dto/live.dto.js';
import { Market } from './market.service.js';

/** How soon a stream ends after its session. */
const SESSIONS_MS = 5_000;
const GAINERS = 50;

/**
 * The version that an event id stands for; empty for none. Ids of a stream with several topics are of any of these: they count as
 * those of another process, whose versions are about the same, so that rows may come twice and none is left out.
 */
function lastSeen(eventId: string | undefined, topics: number): string {
  if (eventId === undefined || !EVENT_ID.test(eventId)) return '';
  return topics === 1 ? eventId : `other.${eventId.split('.')[1] ?? ''}`;
}

/** What of the market is sent to members when it changes. */
@Injectable()
export class InsightsLive implements OnModuleInit {
  constructor(
    private readonly market: Market,
    private readonly streams: LiveStreams,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    const { market } = this;
    const reads: Record<LiveTopicName, Omit<LiveTopic, 'name'>> = {
      'kimchi-premium': { read: () => market.kimchiPremiums(), rows: { upbit: 'coin', bithumb: 'coin' } },
      'market-overview': { read: () => market.overview() },
      'top-gainers': { read: () => market.topGainers('ALL', GAINERS) },
      'surge-coins': { read: () => market.surgeCoins() },
      'latest-rate': { read: () => market.latestRate() },
    };
    this.streams.add(LIVE_TOPICS.map((name) => ({ name, ...reads[name] })));
  }

  /** Begins the stream of a member's session; `topics` as in `LiveQuery`. Throws `platform.busy` and `live.*`. */
  async open(request: Request, response: Response, topics: string): Promise<void> {
    const { member, session } = request;
    if (!member || session.publicId === undefined) throw PlatformErrors.loginRequired();
    const asked = topics.split(',');
    const last = lastSeen(request.get('last-event-id'), asked.length);
    const wanted = new Map(
      asked.map((topic) => {
        const [name = '', version = last] = topic.split('@');
        return [name, version];
      }),
    );
    const network = networkOf(callerOf(request).ip);
    await this.streams.open(response, { userId: member.id, publicId: session.publicId, network }, wanted);
  }

  /** Ends the streams of sessions that have ended. */
  @Interval(SESSIONS_MS)
  async endStreams(): Promise<void> {
    const holders = this.streams.holders();
    if (holders.length === 0) return;
    const active = await this.sessions.activeOf(holders);
    this.streams.endOf(holders.filter(({ publicId }) => !active.has(publicId)));
  }
}
