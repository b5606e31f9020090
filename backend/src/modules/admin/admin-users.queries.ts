import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Page, PageQuery } from '../../platform/http/index.js';
import {
  CURRENCIES,
  formatAmount,
  Ledger,
  Reconciliation,
  type Balances,
  type Currency,
} from '../../platform/ledger/index.js';
import { Members } from '../auth/index.js';
import { IndicatorPurchases } from '../indicators/index.js';
import { LuffRedemptions } from '../luff/index.js';
import { RebateTotals } from '../uid-rebate/index.js';
import type { AdminSummaryDto } from './dto/admin-summary.dto.js';
import type { AdminUserDto } from './dto/admin-user.dto.js';

/** Combines member data of all modules for the back-office. */
@Injectable()
export class AdminUsers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: Members,
    private readonly totals: RebateTotals,
    private readonly ledger: Ledger,
    private readonly redemptions: LuffRedemptions,
    private readonly indicators: IndicatorPurchases,
    private readonly reconciliation: Reconciliation,
  ) {}

  /** One page of members, newest first. */
  async list(query: PageQuery & { search?: string }): Promise<Page<AdminUserDto>> {
    const em = this.dataSource.manager;
    const page = await this.members.findMembers(em, query);
    const ids = page.items.map(({ id }) => id);
    const [totals, exchanges, lcoin, luff] = await Promise.all([
      this.totals.totalsOfMembers(em, ids),
      this.totals.registeredExchangesOf(em, ids),
      this.ledger.balancesOfMany(em, ids, 'LCOIN'),
      this.ledger.balancesOfMany(em, ids, 'LUFF'),
    ]);
    const exchangesOf = Map.groupBy(exchanges, ({ userId }) => userId);
    const items = page.items.map((member): AdminUserDto => {
      const { id, email, name, isAdmin, tradingviewId } = member;
      return {
        id,
        email,
        name,
        isAdmin,
        createdAt: member.createdAt.toISOString(),
        lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
        tradingviewId,
        emailConfirmed: member.emailConfirmedAt !== null,
        twoFactorEnabled: member.twoFactorEnabledAt !== null,
        closedAt: member.closedAt?.toISOString() ?? null,
        totalRebate: totals.get(id)?.rebate ?? '0',
        totalVolume: totals.get(id)?.volume ?? '0',
        lCoinBalance: wholeOf(lcoin.get(id), 'LCOIN'),
        luffBalance: wholeOf(luff.get(id), 'LUFF'),
        registeredExchanges: (exchangesOf.get(id) ?? []).map(
          ({ exchangeName, uid, uidId, status, registeredAt, rebate, volume }) => ({
            exchangeName,
            uid,
            uidId,
            status,
            registeredAt: registeredAt.toISOString(),
            rebate,
            volume,
          }),
        ),
      };
    });
    return { ...page, items };
  }

  /** The summary figures of the back-office. */
  async summary(): Promise<AdminSummaryDto> {
    const em = this.dataSource.manager;
    const [totalUsers, totals, lcoins, uids, luffRedemptions, indicatorPurchases, findings, flagged] =
      await Promise.all([
        this.members.countMembers(em),
        this.totals.totalsOfEverybody(em),
        this.ledger.circulation(em, 'LCOIN'),
        this.totals.countPending(em),
        this.redemptions.countPending(em),
        this.indicators.countPending(em),
        this.reconciliation.openFindings(em),
        this.totals.flaggedTotals(em),
      ]);
    return {
      totalUsers,
      totalRebate: totals.rebate,
      totalVolume: totals.volume,
      totalLCoins: formatAmount(lcoins, CURRENCIES.LCOIN),
      pendingCount: uids.requests + uids.disputes + luffRedemptions + indicatorPurchases,
      pending: { uidVerifications: uids.requests, uidDisputes: uids.disputes, luffRedemptions, indicatorPurchases },
      ledgerFindings: findings.length,
      flagged,
    };
  }
}

function wholeOf(balances: Balances | undefined, currency: Currency): string {
  return formatAmount((balances?.available ?? 0n) + (balances?.held ?? 0n), CURRENCIES[currency]);
}
