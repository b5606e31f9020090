import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Actor, Page } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { CashFlowDto, type CreateCashFlowDto, type UpdateCashFlowDto } from './dto/cash-flow.dto.js';
import type { JournalPageQuery } from './dto/period.dto.js';
import { JournalCashFlow } from './entities/journal-cash-flow.entity.js';
import { JournalDays } from './journal-days.service.js';
import { JournalErrors } from './journal.errors.js';
import { JournalSettings } from './journal.settings.js';
import { pageByDay } from './rows-by-day.js';

/** Deposits and withdrawals of members' journals. */
@Injectable()
export class CashFlows {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly days: JournalDays,
    private readonly settings: Settings,
    private readonly idempotency: Idempotency,
  ) {}

  /** One page, newest day first. */
  async list(userId: string, query: JournalPageQuery): Promise<Page<CashFlowDto>> {
    const page = await pageByDay(this.dataSource.manager, JournalCashFlow, userId, query);
    return { ...page, items: page.items.map((flow) => CashFlowDto.from(flow)) };
  }

  /** Throws `journal.dayInFuture`, `journal.dayTooEarly`, `journal.tooManyCashFlows`. */
  async add(actor: Actor, input: CreateCashFlowDto): Promise<CashFlowDto> {
    const open = await this.days.open(input.transactionDate, 'transactionDate');
    const most = await this.settings.get(JournalSettings.mostCashFlows, this.clock.now());
    return this.idempotency.run(actor, 'add-cash-flow', input, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id, 'for_no_key_update');
      const count = await tx.countBy(JournalCashFlow, { userId: actor.id });
      if (count >= most) throw JournalErrors.tooManyCashFlows({ most });
      await this.days.begin(tx, actor.id, open);
      const { type, amount, description = null, transactionDate: day } = input;
      const flow = { userId: actor.id, day, type, amount, description, createdAt: this.clock.now() };
      return CashFlowDto.from(await tx.save(tx.create(JournalCashFlow, flow)));
    });
  }

  /** Throws `journal.cashFlowNotFound`, and what `add` does. */
  async update(actor: Actor, id: string, input: UpdateCashFlowDto): Promise<CashFlowDto> {
    const open =
      input.transactionDate === undefined ? null : await this.days.open(input.transactionDate, 'transactionDate');
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id);
      const own = { userId: actor.id, id };
      const flow = await tx.findOne(JournalCashFlow, { where: own, lock: { mode: 'pessimistic_write' } });
      if (!flow) throw JournalErrors.cashFlowNotFound();
      if (open) await this.days.begin(tx, actor.id, open);
      const changed: JournalCashFlow = Object.assign(flow, {
        type: input.type ?? flow.type,
        amount: input.amount ?? flow.amount,
        description: input.description === undefined ? flow.description : input.description,
        day: input.transactionDate ?? flow.day,
      });
      return CashFlowDto.from(await tx.save(changed));
    });
  }

  /** Throws `journal.cashFlowNotFound`. */
  async remove(actor: Actor, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(JournalCashFlow, { userId: actor.id, id });
    if (affected === 0) throw JournalErrors.cashFlowNotFound();
  }
}
