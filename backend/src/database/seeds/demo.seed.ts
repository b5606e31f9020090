import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Members, Passwords, type MemberView } from '../../modules/auth/index.js';
import { IndicatorPurchases } from '../../modules/indicators/index.js';
import { Attendance, IdleMining } from '../../modules/lcoin/index.js';
import { LuffRedemptions, LuffWallets } from '../../modules/luff/index.js';
import { OwnedItems, Purchases } from '../../modules/store/index.js';
import {
  ReportBackfill,
  ReportSync,
  UidDecisions,
  UidDisputes,
  UidHoldings,
  UidRegistration,
  UserUids,
} from '../../modules/uid-rebate/index.js';
import { addDays, dayAtOffset, startOfDay } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { CURRENCIES, formatAmount } from '../../platform/ledger/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { DEMO_JOB, DEMO_SLOT, demoCredentials, people, type Person } from './demo-people.js';
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

/** Items of the reference data. */
const SPEED_BOOSTER = '01980000-0000-7000-8000-000000000001';
const PREMIUM_MINER = '01980000-0000-7000-8000-000000000003';
/** Number of days before the last on which a member checks in daily. */
const DAILY_VISITS = 6;

const CALLER = { requestId: 'demo-seed', ip: '', userAgent: 'demo-seed' };

/**
 * Plays the last 90 days of a few members: registrations, verifications, daily reports of the simulated exchanges,
 * paybacks and decisions. Uses the same services as real members and administrators, with the clock set to each step.
 * Steps that have already run are skipped. `days` is at least 8. Throws in production.
 */
export async function seedDemo(app: INestApplicationContext, clock: Storyteller, days = STORY_DAYS): Promise<void> {
  demoCredentials(app.get(AppConfig));
  const story = new DemoStory(app, clock, days);
  try {
    for (const scene of story.scenes()) {
      await clock.moveTo(scene.at);
      await scene.play();
    }
  } finally {
    await clock.comeBack();
  }
  await app.get(ReportSync, { strict: false }).syncDue();
  await app.get(JobSlots, { strict: false }).runOnce(DEMO_JOB, DEMO_SLOT, async (tx) => {
    // Discards the mails of the story: they belong to past days.
    await tx.query(`DELETE FROM platform_mails WHERE status = 'waiting'`);
    return { members: Object.keys(people).length, days };
  });
}

class DemoStory {
  private readonly members = new Map<Person, MemberView>();
  /** UIDs whose reports are read, by exchange. */
  private readonly followed = new Map<string, Set<string>>();
  private readonly lastDay: string;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: Storyteller,
    private readonly days: number,
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
    ];
    return scenes.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  private people(): Scene[] {
    const first = this.days - 1;
    return [
      this.scene(first + 1, 9, () => this.join('admin')),
      this.scene(first, 10, async () => {
        await this.join('hana');
        await this.registerUid('hana', 'deepcoin', '36100001');
        await this.registerUid('hana', 'bitget', '3125190081');
      }),
      this.scene(Math.min(first - 1, 29), 20, () => this.registerUid('hana', 'okx', '835449167911920001')),
      this.scene(first, 11, async () => {
        await this.join('junho');
        for (const tail of ['0002', '0003']) {
          await this.registerUid('junho', 'deepcoin', `3610${tail}`);
          await this.registerUid('junho', 'bitget', `312519${tail}`);
          await this.registerUid('junho', 'ourbit', `4247${tail}`);
        }
      }),
      this.scene(6, 10, async () => {
        await this.join('seoyeon');
        await this.registerUid('seoyeon', 'bitget', '3125190071');
      }),
      this.scene(5, 10, async () => {
        await this.join('woojin');
        await this.registerUid('woojin', 'ourbit', '42470071');
      }),
      this.scene(4, 10, async () => {
        await this.join('dohyun');
        await this.registerUid('dohyun', 'okx', '835449167911920072');
        await this.registerUid('dohyun', 'ourbit', '42470062');
      }),
      this.scene(3, 10, async () => {
        await this.join('alex');
        await this.registerUid('alex', 'okx', '835449167911920071');
      }),
      this.scene(3, 14, () => this.giveUpUid('dohyun', '835449167911920072')),
      this.scene(1, 15, async () => {
        await this.join('minji');
        await this.registerUid('minji', 'okx', '835449167911920021');
        await this.dispute('minji', 'deepcoin', '36100001');
      }),
      { at: this.clock.present(), play: () => this.join('saebom') },
    ];
  }

  private paybacks(): Scene[] {
    return [
      this.scene(3, 15, () => this.requestPayback('seoyeon', 'first', '400')),
      this.scene(2, 16, () => this.decide('seoyeon', 'approve', { payoutReference: 'bitget-transfer-0001' })),
      this.scene(2, 15, () => this.requestPayback('woojin', 'first', '200')),
      this.scene(1, 16, () =>
        this.decide('woojin', 'reject', {
          adminNote: '신청하신 UID의 계정 이름이 회원 정보와 다릅니다. 확인 후 다시 신청해 주세요.',
        }),
      ),
      this.scene(1, 17, () => this.requestPayback('alex', 'first', '300')),
      // Everything is paid out and the UID is released; then the last report is corrected downwards.
      this.scene(0, 13, () => this.requestPayback('dohyun', 'all', 'all')),
      this.scene(0, 14, () => this.decide('dohyun', 'approve', { payoutReference: 'ourbit-transfer-0001' })),
      this.scene(0, 15, () => this.giveUpUid('dohyun', '42470062')),
    ];
  }

  /** Hana checks in and claims every evening, but not yet today. */
  private visits(): Scene[] {
    return Array.from({ length: DAILY_VISITS }, (_, index) =>
      this.scene(index + 1, 20, async () => {
        const { id: userId } = this.member('hana');
        await this.once(userId, 'check-attendance', `day-${index + 1}`, (tx) =>
          this.get(Attendance).checkIn(tx, { userId, language: people.hana.language }),
        );
        await this.claim('hana', `day-${index + 1}`);
      }),
    );
  }

  private purchases(): Scene[] {
    return [
      this.scene(1, 18, () => this.buyAndSwitchOn('junho', PREMIUM_MINER)),
      this.ago(180, async () => {
        await this.buyAndSwitchOn('hana', SPEED_BOOSTER);
        await this.claim('hana', 'before-speed');
      }),
      // Fifteen minutes are longer than an interval, so all of it is mined with the booster on.
      this.ago(165, () => this.claim('hana', 'with-speed')),
      this.ago(160, async () => {
        const { id: userId } = this.member('hana');
        const { language } = people.hana;
        await this.once(userId, 'purchase-voucher', 'voucher', (tx) =>
          this.get(Purchases).buyVoucher(tx, { userId, language, hasKey: true }),
        );
      }),
    ];
  }

  /** Hana's pass is about to expire, Junho's request is pending, Seoyeon's was rejected. */
  private passes(): Scene[] {
    const bought = Math.min(this.days - 4, 23);
    return [
      this.scene(bought, 11, async () => {
        await this.keepTradingviewId('hana', 'hana_trades');
        await this.requestPass('hana', 'LCOIN', 'hana_trades');
      }),
      this.scene(bought, 16, () => this.approvePass('hana')),
      this.scene(1, 18, () => this.requestPass('seoyeon', 'LUFF', 'seoyeon.chart')),
      this.scene(0, 11, () =>
        this.decide('seoyeon', 'reject', {
          adminNote: 'TradingView에서 이 ID를 찾을 수 없습니다. ID를 확인한 뒤 다시 요청해 주세요.',
        }),
      ),
      this.scene(0, 19, () => this.requestPass('junho', 'LCOIN', 'junho_btc')),
    ];
  }

  /** Delivers each day's report at its publication time; the last days a second time, with corrections. */
  private reports(): Scene[] {
    return Array.from({ length: this.days }, (_, daysBack) => {
      const day = addDays(this.lastDay, -daysBack);
      const days = daysBack < CORRECTED_DAYS ? [addDays(day, -1), day] : [day];
      return { at: reportedAt(day), play: () => this.readReports(days) };
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

  private async join(person: Person): Promise<void> {
    const { email, name, language } = people[person];
    const { adminPassword, memberPassword } = this.get(AppConfig).demo ?? {};
    const members = this.get(Members);
    const known = await members.findMemberByEmail(this.em, email);
    const passwordHash = known
      ? ''
      : await this.get(Passwords).hash((person === 'admin' ? adminPassword : memberPassword) ?? '');
    const member = await this.transaction(async (tx) => {
      if (known) return known;
      const { member: created } = await members.createMember(tx, {
        email,
        name,
        passwordHash,
        language,
        at: this.clock.now(),
        emailConfirmedAt: this.clock.now(),
        isAdmin: person === 'admin',
      });
      return members.updateMember(tx, created.id, { lastLoginAt: this.clock.now() });
    });
    this.members.set(person, member);
  }

  private async registerUid(person: Person, exchangeId: string, uid: string): Promise<void> {
    const followed = this.followed.get(exchangeId) ?? new Set();
    this.followed.set(exchangeId, followed.add(uid));
    const member = this.member(person);
    // A released UID could be registered again, so past holdings count as done.
    const held = await this.get(UidHoldings).holdingsOfMember(this.em, member.id);
    if (held.some((holding) => holding.exchangeId === exchangeId && holding.uid === uid)) return;
    await unlessDone(() => this.get(UidRegistration).register({ ...member, ip: '' }, exchangeId, uid, undefined));
  }

  private async giveUpUid(person: Person, uid: string): Promise<void> {
    const { id: userId } = this.member(person);
    const own = (await this.get(UserUids).listUids(this.em, userId)).find((one) => one.uid === uid);
    if (own) await this.get(UidDecisions).removeOwn(userId, own.id);
  }

  private async dispute(person: Person, exchangeId: string, uid: string): Promise<void> {
    const statement = '제 계정의 UID입니다. 거래소 가입 메일과 입금 내역을 제출할 수 있습니다.';
    const claimant = { ...this.member(person), ip: '' };
    await unlessDone(() => this.get(UidDisputes).open(claimant, exchangeId, uid, statement));
  }

  /** `all` requests the whole available balance. */
  private async requestPayback(person: Person, intent: string, usdt: string): Promise<void> {
    const { id: userId } = this.member(person);
    const { available, luffPerUsdt, usdtValue } = await this.get(LuffWallets).walletOf(userId);
    const luffAmount = usdt === 'all' ? available - (available % BigInt(luffPerUsdt)) : null;
    const usdtAmount = usdt === 'all' ? formatAmount(usdtValue, CURRENCIES.LUFF) : usdt;
    const body = {
      usdtAmount,
      luffAmount: luffAmount === null ? String(Number(usdt) * luffPerUsdt) : formatAmount(luffAmount, CURRENCIES.LUFF),
    };
    const key = `demo-${person}-${intent}`;
    if ((await this.get(LuffRedemptions).listOfMember(userId, { limit: 1 })).items.length > 0) return;
    await this.get(Idempotency).run({ userId, operation: 'request-payback', key, body }, (tx) =>
      this.get(LuffRedemptions).requestPayback(tx, { userId, ...body, hasKey: true }),
    );
  }

  private async decide(
    person: Person,
    verb: 'approve' | 'reject',
    details: { payoutReference?: string; adminNote?: string },
  ): Promise<void> {
    const redemptions = this.get(LuffRedemptions);
    const { items } = await redemptions.listOfMember(this.member(person).id, { limit: 1 });
    const [redemption] = items;
    if (redemption?.status !== 'pending') return;
    const act = { redemptionId: redemption.id, actorId: this.member('admin').id, caller: CALLER, ...details };
    await this.transaction((tx) => redemptions[verb](tx, act));
  }

  private async buyAndSwitchOn(person: Person, itemId: string): Promise<void> {
    const { id: userId } = this.member(person);
    const { language } = people[person];
    await this.once(userId, 'purchase-mining-item', itemId, async (tx) => {
      const { item } = await this.get(Purchases).buyItem(tx, { userId, itemId, language, hasKey: true });
      await this.get(OwnedItems).toggle(tx, { userId, userItemId: item.id, active: true, language });
    });
  }

  private async claim(person: Person, intent: string): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'claim-idle-reward', intent, (tx) =>
      this.get(IdleMining).claim(tx, { userId, language: people[person].language }),
    );
  }

  private async keepTradingviewId(person: Person, tradingviewId: string): Promise<void> {
    const { id } = this.member(person);
    await this.transaction((tx) => this.get(Members).updateMember(tx, id, { tradingviewId }));
  }

  private async requestPass(person: Person, paidWith: 'LCOIN' | 'LUFF', tradingviewId: string): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'purchase-indicator', 'pass', (tx) =>
      this.get(IndicatorPurchases).request(tx, { userId, paidWith, tradingviewId }),
    );
  }

  /** Approves the pending request until the proposed day. */
  private async approvePass(person: Person): Promise<void> {
    const purchases = this.get(IndicatorPurchases);
    const { items } = await purchases.listOfMember(this.member(person).id, { limit: 1 });
    const purchase = items[0]?.purchase;
    if (purchase?.status !== 'pending') return;
    const { id: purchaseId, proposedExpiresOn: expiresAt } = await purchases.viewDecided(this.em, purchase.id, 'ko');
    const act = { purchaseId, expiresAt, actorId: this.member('admin').id, caller: CALLER };
    await this.transaction((tx) => purchases.approve(tx, act));
  }

  /** Runs a one-time act of a member under an idempotency key of its own. */
  private once(
    userId: string,
    operation: string,
    intent: string,
    work: (tx: EntityManager) => Promise<unknown>,
  ): Promise<unknown> {
    return this.get(Idempotency).run({ userId, operation, key: `demo-${intent}`, body: null }, work);
  }

  private async readReports(days: readonly string[]): Promise<void> {
    const backfill = this.get(ReportBackfill);
    for (const day of days)
      await Promise.all([...this.followed].map(([exchangeId, uids]) => backfill.readDay(exchangeId, day, uids)));
  }

  private member(person: Person): MemberView {
    const member = this.members.get(person);
    if (!member) throw new Error(`${person} has not joined yet`);
    return member;
  }

  private get em(): EntityManager {
    return this.get(DataSource).manager;
  }

  private transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return runInTransaction(this.get(DataSource), work);
  }

  private get<T>(type: new (...args: never[]) => T): T {
    return this.app.get<T>(type, { strict: false });
  }
}

/** Publication time of a day's reports at all four exchanges. */
function reportedAt(day: string): Date {
  return new Date(
    startOfDay(day, EXCHANGE_OFFSET_HOURS).getTime() + (PUBLISHED_HOURS * 60 + PUBLISHED_MINUTES) * 60_000,
  );
}

/** After an interrupted first run, parts of the story already exist. */
async function unlessDone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
  }
}
