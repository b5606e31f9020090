import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Members, Passwords, type MemberView } from '../../modules/auth/index.js';
import { IndicatorDecisions, IndicatorPurchases } from '../../modules/indicators/index.js';
import { PastMarket } from '../../modules/insights/index.js';
import { Attendance, IdleMining } from '../../modules/lcoin/index.js';
import { LuffRedemptions, LuffWallets, RedemptionDecisions } from '../../modules/luff/index.js';
import { OwnedItems, Purchases } from '../../modules/store/index.js';
import {
  ReportBackfill,
  UidDecisions,
  UidDisputes,
  UidHoldings,
  UidRegistration,
  UserUids,
} from '../../modules/uid-rebate/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { CURRENCIES, formatAmount } from '../../platform/ledger/index.js';
import { writeDemoJournal } from './demo-journal.js';
import { people, type Person } from './demo-people.js';
import type { StoryClock } from './story-clock.js';

/** How long a session of the story lasts, for members and for administrators. */
const SESSION_MS = 7 * 86_400_000;
const ADMIN_SESSION_MS = 8 * 3_600_000;
const CALLER = { requestId: 'demo-seed', ip: '', userAgent: 'demo-seed' };

/** Actions of the demo people, through the services of real members and administrators. Each can be repeated. */
export class DemoActions {
  private readonly members = new Map<Person, MemberView>();
  /** UIDs whose reports are read, by exchange. */
  private readonly followed = new Map<string, Set<string>>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: Pick<StoryClock, 'now'>,
  ) {}

  /** Registers the person, or finds them after an interrupted run. */
  async join(person: Person): Promise<void> {
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

  async recordMarket(): Promise<void> {
    await this.get(PastMarket).record();
  }

  async recordHoursBefore(): Promise<void> {
    await this.get(PastMarket).recordHours();
  }

  async writeJournal(person: Person, lastDay: string, days: number): Promise<void> {
    await writeDemoJournal(this.app, await this.actor(person), lastDay, days);
  }

  async registerUid(person: Person, exchangeId: string, uid: string): Promise<void> {
    const followed = this.followed.get(exchangeId) ?? new Set();
    this.followed.set(exchangeId, followed.add(uid));
    const member = this.member(person);
    // A released UID could be registered again, so past holdings count as done.
    const held = await this.get(UidHoldings).holdingsOfMember(this.em, member.id);
    if (held.some((holding) => holding.exchangeId === exchangeId && holding.uid === uid)) return;
    const actor = await this.actor(person);
    await unlessDone(() => this.get(UidRegistration).register(actor, { exchangeName: exchangeId, uid }));
  }

  async giveUpUid(person: Person, uid: string): Promise<void> {
    const actor = await this.actor(person);
    const own = (await this.get(UserUids).listUids(this.em, actor.id)).find((one) => one.uid === uid);
    if (own) await this.get(UidDecisions).removeOwn(actor, own.id);
  }

  async dispute(person: Person, exchangeId: string, uid: string): Promise<void> {
    const statement = '제 계정의 UID입니다. 거래소 가입 메일과 입금 내역을 제출할 수 있습니다.';
    const claim = { exchangeName: exchangeId, uid, statement };
    const actor = await this.actor(person);
    await unlessDone(() => this.get(UidDisputes).open(actor, claim));
  }

  /** `all` requests the whole available balance. */
  async requestPayback(person: Person, intent: string, usdt: string): Promise<void> {
    const { id: userId } = this.member(person);
    const { available, luffPerUsdt, usdtValue } = await this.get(LuffWallets).walletOf(userId);
    const luffAmount = usdt === 'all' ? available - (available % BigInt(luffPerUsdt)) : null;
    const usdtAmount = usdt === 'all' ? formatAmount(usdtValue, CURRENCIES.LUFF) : usdt;
    const body = {
      usdtAmount,
      luffAmount: luffAmount === null ? String(Number(usdt) * luffPerUsdt) : formatAmount(luffAmount, CURRENCIES.LUFF),
    };
    if ((await this.get(LuffRedemptions).listOfMember(userId, { limit: 1 })).items.length > 0) return;
    const actor = await this.actor(person, `${person}-${intent}`);
    await this.get(Idempotency).run(actor, 'request-payback', body, (tx) =>
      this.get(LuffRedemptions).requestPayback(tx, actor, body),
    );
  }

  async decide(
    person: Person,
    verb: 'approve' | 'reject',
    details: { payoutReference?: string; adminNote?: string },
  ): Promise<void> {
    const decisions = this.get(RedemptionDecisions);
    const { items } = await this.get(LuffRedemptions).listOfMember(this.member(person).id, { limit: 1 });
    const [redemption] = items;
    if (redemption?.status !== 'pending') return;
    const admin = await this.actor('admin');
    await this.transaction((tx) =>
      verb === 'approve'
        ? decisions.approve(tx, admin, redemption.id, details)
        : decisions.reject(tx, admin, redemption.id, details.adminNote),
    );
  }

  async buyAndSwitchOn(person: Person, itemId: string): Promise<void> {
    await this.once(person, 'purchase-mining-item', itemId, async (tx, actor) => {
      const { item } = await this.get(Purchases).buyItem(tx, actor, { itemId });
      await this.get(OwnedItems).toggle(tx, actor, { userItemId: item.id, active: true });
    });
  }

  async checkIn(person: Person, intent: string): Promise<void> {
    await this.once(person, 'check-attendance', intent, (tx, actor) => this.get(Attendance).checkIn(tx, actor, {}));
  }

  async buyVoucher(person: Person): Promise<void> {
    await this.once(person, 'purchase-voucher', 'voucher', (tx, actor) =>
      this.get(Purchases).buyVoucher(tx, actor, {}),
    );
  }

  async claim(person: Person, intent: string): Promise<void> {
    await this.once(person, 'claim-idle-reward', intent, (tx, actor) => this.get(IdleMining).claim(tx, actor, {}));
  }

  async keepTradingviewId(person: Person, tradingviewId: string): Promise<void> {
    const { id } = await this.actor(person);
    await this.transaction((tx) => this.get(Members).updateMember(tx, id, { tradingviewId }));
  }

  async requestPass(person: Person, paidWith: 'LCOIN' | 'LUFF', tradingviewId: string): Promise<void> {
    await this.once(person, 'purchase-indicator', 'pass', (tx, { id: userId }) =>
      this.get(IndicatorPurchases).request(tx, { userId, paidWith, tradingviewId }),
    );
  }

  /** Approves the pending request until the proposed day. */
  async approvePass(person: Person): Promise<void> {
    const purchases = this.get(IndicatorPurchases);
    const { items } = await purchases.listOfMember(this.member(person).id, { limit: 1 });
    const purchase = items[0]?.purchase;
    if (purchase?.status !== 'pending') return;
    const { id, proposedExpiresOn: expiresAt } = await purchases.viewDecided(this.em, purchase.id, 'ko');
    const admin = await this.actor('admin');
    await this.transaction((tx) => this.get(IndicatorDecisions).approve(tx, admin, id, { expiresAt }));
  }

  /** Runs a one-time act of a member under an idempotency key of its own. */
  private async once(
    person: Person,
    operation: string,
    intent: string,
    work: (tx: EntityManager, actor: Actor) => Promise<unknown>,
  ): Promise<unknown> {
    const actor = await this.actor(person, intent);
    return this.get(Idempotency).run(actor, operation, null, (tx) => work(tx, actor));
  }

  /** Logs the person in if a session of the last login would have ended. */
  private async actor(person: Person, intent?: string): Promise<Actor> {
    const { id, language, lastLoginAt } = this.member(person);
    const now = this.clock.now();
    if (now.getTime() - (lastLoginAt?.getTime() ?? 0) > (person === 'admin' ? ADMIN_SESSION_MS : SESSION_MS)) {
      const loggedIn = await this.transaction((tx) => this.get(Members).updateMember(tx, id, { lastLoginAt: now }));
      this.members.set(person, loggedIn);
    }
    return { id, language, caller: CALLER, ...(intent === undefined ? {} : { key: `demo-${intent}` }) };
  }

  async readReports(days: readonly string[]): Promise<void> {
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

/** After an interrupted first run, parts of the story already exist. */
async function unlessDone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
  }
}
