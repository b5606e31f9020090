import type { INestApplicationContext } from '@nestjs/common';
import { ReportSync } from '../../modules/uid-rebate/index.js';
import { addDays, dayAtOffset, startOfDay } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { DemoActions } from './demo-actions.js';
import { DEMO_JOB, DEMO_SLOT, demoCredentials, people } from './demo-people.js';
import type { StoryClock } from './story-clock.js';

/** Report days in the story: the longest range of the dashboard. */
const STORY_DAYS = 90;
/** The simulated exchanges report in UTC+8. */
const EXCHANGE_OFFSET_HOURS = 8;
/** By this time of the next day (12:10 UTC+8) all four exchanges have published a day. */
const PUBLISHED_HOURS = 36;
const PUBLISHED_MINUTES = 10;
/** Only the last days are read twice; earlier corrections have no effect any more. */
const CORRECTED_DAYS = 5;

/** The part of the story clock that the seed uses. The application reads the same clock. */
export type Storyteller = Pick<StoryClock, 'now' | 'present' | 'moveTo' | 'comeBack'>;

/** A scheduled step of the story. */
interface Scene {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

/** The market is told for the last day, as the small lines of the table need it. */
const MARKET_HOURS = 24;
const MARKET_STEP_MS = 30 * 60_000;
/** Hourly candles of so many days are one answer. */
const JOURNAL_DAYS = 60;

/** Items of the reference data. */
const SPEED_BOOSTER = '01980000-0000-7000-8000-000000000001';
const PREMIUM_MINER = '01980000-0000-7000-8000-000000000003';
/** Number of days before the last on which a member checks in daily. */
const DAILY_VISITS = 6;

/**
 * Plays the last 90 days of a few members: registrations, verifications, daily reports of the simulated exchanges,
 * paybacks and decisions, and what the market was meanwhile. Then one of them has written a journal. Uses the same services as real members and administrators, with the clock set to each step.
 * Steps that have already run are skipped. `days` is at least 8; `market` is for how many hours the market is told. Throws in
 * production.
 */
export async function seedDemo(
  app: INestApplicationContext,
  clock: Storyteller,
  days = STORY_DAYS,
  market = MARKET_HOURS,
): Promise<void> {
  demoCredentials(app.get(AppConfig));
  const actions = new DemoActions(app, clock);
  const story = new DemoStory(actions, clock, days, market);
  try {
    for (const scene of story.scenes()) {
      await clock.moveTo(scene.at);
      await scene.play();
    }
  } finally {
    await clock.comeBack();
  }
  if (market > 0) {
    await actions.recordHoursBefore();
    await actions.writeJournal('hana', story.lastDay, Math.min(days - 1, JOURNAL_DAYS));
  }
  await app.get(ReportSync, { strict: false }).syncDue();
  await app.get(JobSlots, { strict: false }).runOnce(DEMO_JOB, DEMO_SLOT, async (tx) => {
    // Discards the mails of the story: they belong to past days.
    await tx.query(`DELETE FROM platform_mails WHERE status = 'waiting'`);
    return { members: Object.keys(people).length, days };
  });
}

class DemoStory {
  /** The newest day whose reports all exchanges have published. */
  readonly lastDay: string;

  constructor(
    private readonly actions: DemoActions,
    private readonly clock: Storyteller,
    private readonly days: number,
    private readonly marketHours: number,
  ) {
    const now = clock.present();
    const today = dayAtOffset(now, EXCHANGE_OFFSET_HOURS);
    this.lastDay = reportedAt(addDays(today, -1)) <= now ? addDays(today, -1) : addDays(today, -2);
  }

  /** All steps in chronological order. */
  scenes(): Scene[] {
    const scenes = [
      ...this.people(),
      ...this.paybacks(),
      ...this.visits(),
      ...this.purchases(),
      ...this.passes(),
      ...this.reports(),
      ...this.market(),
    ];
    return scenes.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  private people(): Scene[] {
    const first = this.days - 1;
    return [
      this.scene(first + 1, 9, () => this.actions.join('admin')),
      this.scene(first, 10, async () => {
        await this.actions.join('hana');
        await this.actions.registerUid('hana', 'deepcoin', '36100001');
        await this.actions.registerUid('hana', 'bitget', '3125190081');
      }),
      this.scene(Math.min(first - 1, 29), 20, () => this.actions.registerUid('hana', 'okx', '835449167911920001')),
      this.scene(first, 11, async () => {
        await this.actions.join('junho');
        for (const tail of ['0002', '0003']) {
          await this.actions.registerUid('junho', 'deepcoin', `3610${tail}`);
          await this.actions.registerUid('junho', 'bitget', `312519${tail}`);
          await this.actions.registerUid('junho', 'ourbit', `4247${tail}`);
        }
      }),
      // Who trades enough for a payback within the story: two UIDs of about 600,000 USDT a day.
      this.scene(first, 12, async () => {
        await this.actions.join('seoyeon');
        await this.actions.registerUid('seoyeon', 'bitget', '3125190091');
        await this.actions.registerUid('seoyeon', 'okx', '835449167911920091');
        await this.actions.join('woojin');
        await this.actions.registerUid('woojin', 'ourbit', '42470091');
        await this.actions.registerUid('woojin', 'deepcoin', '36100091');
        await this.actions.join('dohyun');
        await this.actions.registerUid('dohyun', 'okx', '835449167911920092');
        await this.actions.registerUid('dohyun', 'ourbit', '42470062');
        await this.actions.join('alex');
        await this.actions.registerUid('alex', 'okx', '835449167911920093');
        await this.actions.registerUid('alex', 'bitget', '3125190092');
      }),
      this.scene(3, 14, () => this.actions.giveUpUid('dohyun', '835449167911920092')),
      this.scene(1, 15, async () => {
        await this.actions.join('minji');
        await this.actions.registerUid('minji', 'okx', '835449167911920021');
        await this.actions.dispute('minji', 'deepcoin', '36100001');
      }),
      { at: this.clock.present(), play: () => this.actions.join('saebom') },
    ];
  }

  private paybacks(): Scene[] {
    return [
      this.scene(3, 15, () => this.actions.requestPayback('seoyeon', 'first', '120')),
      this.scene(2, 16, () => this.actions.decide('seoyeon', 'approve', { payoutReference: 'bitget-transfer-0001' })),
      this.scene(2, 15, () => this.actions.requestPayback('woojin', 'first', '150')),
      this.scene(1, 16, () =>
        this.actions.decide('woojin', 'reject', {
          adminNote: '신청하신 UID의 계정 이름이 회원 정보와 다릅니다. 확인 후 다시 신청해 주세요.',
        }),
      ),
      this.scene(1, 17, () => this.actions.requestPayback('alex', 'first', '100')),
      // Everything is paid out and the UID is released; then the last report is corrected downwards.
      this.scene(0, 13, () => this.actions.requestPayback('dohyun', 'all', 'all')),
      this.scene(0, 14, () => this.actions.decide('dohyun', 'approve', { payoutReference: 'ourbit-transfer-0001' })),
      this.scene(0, 15, () => this.actions.giveUpUid('dohyun', '42470062')),
    ];
  }

  /** Hana checks in and claims every evening, but not yet today. */
  private visits(): Scene[] {
    return Array.from({ length: DAILY_VISITS }, (_, index) =>
      this.scene(index + 1, 20, async () => {
        await this.actions.checkIn('hana', `day-${index + 1}`);
        await this.actions.claim('hana', `day-${index + 1}`);
      }),
    );
  }

  private purchases(): Scene[] {
    return [
      this.scene(1, 18, () => this.actions.buyAndSwitchOn('junho', PREMIUM_MINER)),
      this.ago(180, async () => {
        await this.actions.buyAndSwitchOn('hana', SPEED_BOOSTER);
        await this.actions.claim('hana', 'before-speed');
      }),
      // Fifteen minutes are longer than an interval, so all of it is mined with the booster on.
      this.ago(165, () => this.actions.claim('hana', 'with-speed')),
      this.ago(160, () => this.actions.buyVoucher('hana')),
    ];
  }

  /** Hana's pass is about to expire, Junho's request is pending, Seoyeon's was rejected. */
  private passes(): Scene[] {
    const bought = Math.min(this.days - 4, 23);
    return [
      this.scene(bought, 11, async () => {
        await this.actions.keepTradingviewId('hana', 'hana_trades');
        await this.actions.requestPass('hana', 'LCOIN', 'hana_trades');
      }),
      this.scene(bought, 16, () => this.actions.approvePass('hana')),
      this.scene(1, 18, () => this.actions.requestPass('seoyeon', 'LUFF', 'seoyeon.chart')),
      this.scene(0, 11, () =>
        this.actions.decide('seoyeon', 'reject', {
          adminNote: 'TradingView에서 이 ID를 찾을 수 없습니다. ID를 확인한 뒤 다시 요청해 주세요.',
        }),
      ),
      this.scene(0, 19, () => this.actions.requestPass('junho', 'LCOIN', 'junho_btc')),
    ];
  }

  /** The market as the simulator had it, on the full half hour. */
  private market(): Scene[] {
    const last = Math.floor(this.clock.present().getTime() / MARKET_STEP_MS) * MARKET_STEP_MS;
    return Array.from({ length: (this.marketHours * 3_600_000) / MARKET_STEP_MS }, (_, index) => ({
      at: new Date(last - index * MARKET_STEP_MS),
      play: () => this.actions.recordMarket(),
    }));
  }

  /** Delivers each day's report at its publication time; the last days a second time, with corrections. */
  private reports(): Scene[] {
    return Array.from({ length: this.days }, (_, daysBack) => {
      const day = addDays(this.lastDay, -daysBack);
      const days = daysBack < CORRECTED_DAYS ? [addDays(day, -1), day] : [day];
      return { at: reportedAt(day), play: () => this.actions.readReports(days) };
    });
  }

  /** Full hour (UTC+8) of the report day `daysBack` before the last. */
  private scene(daysBack: number, hour: number, play: () => Promise<void>): Scene {
    const start = startOfDay(addDays(this.lastDay, -daysBack), EXCHANGE_OFFSET_HOURS);
    return { at: new Date(start.getTime() + hour * 3_600_000), play };
  }

  /** Minutes before the present. */
  private ago(minutes: number, play: () => Promise<void>): Scene {
    return { at: new Date(this.clock.present().getTime() - minutes * 60_000), play };
  }
}

/** Publication time of a day's reports at all four exchanges. */
function reportedAt(day: string): Date {
  return new Date(
    startOfDay(day, EXCHANGE_OFFSET_HOURS).getTime() + (PUBLISHED_HOURS * 60 + PUBLISHED_MINUTES) * 60_000,
  );
}
