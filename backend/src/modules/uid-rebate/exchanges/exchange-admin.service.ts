import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { CreateExchangeDto, UpdateExchangeDto } from '../dto/exchange.dto.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ExchangeRate } from '../entities/exchange-rate.entity.js';
import { Exchanges, type ExchangeWithRates } from './exchanges.service.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';

const UNIQUE_VIOLATION = '23505';
const NEUTRAL_COLOR = '#6b7280';

/** Adds and updates exchanges with immediate effect. Rates never change retroactively. */
@Injectable()
export class ExchangeAdmin {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly exchanges: Exchanges,
  ) {}

  /** Throws `uidRebate.exchangeExists`. */
  async create(actor: Actor, input: CreateExchangeDto): Promise<ExchangeWithRates> {
    const now = this.clock.now();
    const { id, rebateRate, discountRate, feeRate, ...fields } = input;
    return this.change(actor, id, 'exchange.created', async (tx) => {
      await tx.insert(Exchange, {
        id,
        logo: null,
        color: NEUTRAL_COLOR,
        badge: null,
        travelRuleUpbit: false,
        travelRuleBithumb: false,
        kycWaitHours: null,
        kycNoteKo: null,
        kycNoteEn: null,
        isActive: true,
        hiddenLanguages: [],
        reportOffsetHours: 0,
        sort: 1_000,
        ...given(fields),
        createdAt: now,
        updatedAt: now,
      });
      await this.setRates(tx, actor, id, { rebateRate, discountRate, feeRate });
    });
  }

  /** Throws `uidRebate.unknownExchange` and `uidRebate.exchangeExists`. */
  async update(actor: Actor, nameOrId: string, input: UpdateExchangeDto): Promise<ExchangeWithRates> {
    const { rebateRate, discountRate, feeRate, ...fields } = input;
    const { id } = await this.exchanges.getExchange(nameOrId);
    return this.change(actor, id, 'exchange.changed', async (tx) => {
      await tx.update(Exchange, { id }, { ...given(fields), updatedAt: this.clock.now() });
      if (rebateRate !== undefined || discountRate !== undefined || feeRate !== undefined)
        await this.setRates(tx, actor, id, { rebateRate, discountRate, feeRate });
    });
  }

  private async change(
    actor: Actor,
    id: string,
    action: string,
    write: (tx: EntityManager) => Promise<void>,
  ): Promise<ExchangeWithRates> {
    try {
      return await runInTransaction(this.dataSource, async (tx) => {
        const before = await this.find(tx, id);
        await write(tx);
        await this.refuseSameName(tx, id);
        const after = await this.find(tx, id);
        if (!after) throw UidRebateErrors.unknownExchange({ exchange: id });
        await this.audit.record(tx, actor, action, { type: 'exchange', id }, { before, after });
        return after;
      });
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw UidRebateErrors.exchangeExists();
      throw error;
    }
  }

  private async setRates(
    tx: EntityManager,
    actor: Actor,
    exchangeId: string,
    rates: { rebateRate?: string; discountRate?: string; feeRate?: string | null },
  ): Promise<void> {
    const hasRates = await tx.existsBy(ExchangeRate, { exchangeId });
    const current = hasRates ? await this.find(tx, exchangeId) : null;
    await tx.upsert(
      ExchangeRate,
      {
        exchangeId,
        effectiveAt: this.clock.now(),
        rebateRate: rates.rebateRate ?? current?.rebateRate ?? '0',
        discountRate: rates.discountRate ?? current?.discountRate ?? '0',
        feeRate: rates.feeRate === undefined ? (current?.feeRate ?? null) : rates.feeRate,
        changedBy: actor.id,
      },
      ['exchangeId', 'effectiveAt'],
    );
  }

  /** Names are looked up case-insensitively, so they must differ by more than case. */
  private async refuseSameName(tx: EntityManager, id: string): Promise<void> {
    const same: unknown[] = await tx.query(
      `SELECT 1 FROM uid_rebate_exchanges a JOIN uid_rebate_exchanges b ON b.id <> a.id
         AND lower(b.name) IN (lower(a.name), a.id) OR b.id <> a.id AND b.id = lower(a.name)
       WHERE a.id = $1`,
      [id],
    );
    if (same.length > 0) throw UidRebateErrors.exchangeExists();
  }

  private async find(tx: EntityManager, id: string): Promise<ExchangeWithRates | null> {
    const all = await this.exchanges.listExchanges(tx);
    return all.find(({ exchange }) => exchange.id === id) ?? null;
  }
}

/** Only the fields sent: undefined would overwrite. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
