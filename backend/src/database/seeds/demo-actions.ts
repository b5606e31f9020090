import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Members, Passwords, type MemberView } from '../../modules/auth/index.js';
import { IndicatorDecisions, IndicatorPurchases } from '../../modules/indicators/index.js';
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
import { Idempotency } from '../../platform/idempotency/index.js';
import { CURRENCIES, formatAmount } from '../../platform/ledger/index.js';
import { people, type Person } from './demo-people.js';
import type { StoryClock } from './story-clock.js';

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

  async registerUid(person: Person, exchangeId: string, uid: string): Promise<void> {
    const followed = this.followed.get(exchangeId) ?? new Set();
    this.followed.set(exchangeId, followed.add(uid));
    const member = this.member(person);
    // A released UID could be registered again, so past holdings count as done.
    const held = await this.get(UidHoldings).holdingsOfMember(this.em, member.id);
    if (held.some((holding) => holding.exchangeId === exchangeId && holding.uid === uid)) return;
    await unlessDone(() => this.get(UidRegistration).register({ ...member, ip: '' }, exchangeId, uid, undefined));
  }

  async giveUpUid(person: Person, uid: string): Promise<void> {
    const { id: userId } = this.member(person);
    const own = (await this.get(UserUids).listUids(this.em, userId)).find((one) => one.uid === uid);
    if (own) await this.get(UidDecisions).removeOwn(userId, own.id);
  }

  async dispute(person: Person, exchangeId: string, uid: string): Promise<void> {
    const statement = '제 계정의 UID입니다. 거래소 가입 메일과 입금 내역을 제출할 수 있습니다.';
    const claimant = { ...this.member(person), ip: '' };
    await unlessDone(() => this.get(UidDisputes).open(claimant, exchangeId, uid, statement));
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
    const key = `demo-${person}-${intent}`;
    if ((await this.get(LuffRedemptions).listOfMember(userId, { limit: 1 })).items.length > 0) return;
    await this.get(Idempotency).run({ userId, operation: 'request-payback', key, body }, (tx) =>
      this.get(LuffRedemptions).requestPayback(tx, { userId, ...body, hasKey: true }),
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
    const act = { redemptionId: redemption.id, actorId: this.member('admin').id, caller: CALLER, ...details };
    await this.transaction((tx) => decisions[verb](tx, act));
  }

  async buyAndSwitchOn(person: Person, itemId: string): Promise<void> {
    const { id: userId } = this.member(person);
    const { language } = people[person];
    await this.once(userId, 'purchase-mining-item', itemId, async (tx) => {
      const { item } = await this.get(Purchases).buyItem(tx, { userId, itemId, language, hasKey: true });
      await this.get(OwnedItems).toggle(tx, { userId, userItemId: item.id, active: true, language });
    });
  }

  async checkIn(person: Person, intent: string): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'check-attendance', intent, (tx) =>
      this.get(Attendance).checkIn(tx, { userId, language: people[person].language }),
    );
  }

  async buyVoucher(person: Person): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'purchase-voucher', 'voucher', (tx) =>
      this.get(Purchases).buyVoucher(tx, { userId, language: people[person].language, hasKey: true }),
    );
  }

  async claim(person: Person, intent: string): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'claim-idle-reward', intent, (tx) =>
      this.get(IdleMining).claim(tx, { userId, language: people[person].language }),
    );
  }

  async keepTradingviewId(person: Person, tradingviewId: string): Promise<void> {
    const { id } = this.member(person);
    await this.transaction((tx) => this.get(Members).updateMember(tx, id, { tradingviewId }));
  }

  async requestPass(person: Person, paidWith: 'LCOIN' | 'LUFF', tradingviewId: string): Promise<void> {
    const { id: userId } = this.member(person);
    await this.once(userId, 'purchase-indicator', 'pass', (tx) =>
      this.get(IndicatorPurchases).request(tx, { userId, paidWith, tradingviewId }),
    );
  }

  /** Approves the pending request until the proposed day. */
  async approvePass(person: Person): Promise<void> {
    const purchases = this.get(IndicatorPurchases);
    const { items } = await purchases.listOfMember(this.member(person).id, { limit: 1 });
    const purchase = items[0]?.purchase;
    if (purchase?.status !== 'pending') return;
    const { id: purchaseId, proposedExpiresOn: expiresAt } = await purchases.viewDecided(this.em, purchase.id, 'ko');
    const act = { purchaseId, expiresAt, actorId: this.member('admin').id, caller: CALLER };
    await this.transaction((tx) => this.get(IndicatorDecisions).approve(tx, act));
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
