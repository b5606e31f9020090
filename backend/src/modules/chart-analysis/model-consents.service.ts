import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { LanguageModel, type ModelRecipient } from '../../platform/language-model/index.js';
import { Members } from '../auth/index.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import type { ChartModelDto } from './dto/chart-model.dto.js';
import { ChartModelConsent } from './entities/chart-model-consent.entity.js';

/** Whose pictures may be sent to the language model. Nobody's, unless the member has allowed it for whoever runs it now. */
@Injectable()
export class ModelConsents {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly model: LanguageModel,
  ) {}

  /** Whether the member allows it at this moment. */
  async allows(userId: string): Promise<boolean> {
    return (await this.find(userId)) !== null;
  }

  async read(userId: string): Promise<ChartModelDto> {
    const { recipient } = this.model;
    const consent = await this.find(userId);
    return {
      ...{ available: recipient !== null, model: recipient?.model ?? null, simulated: recipient?.simulated ?? false },
      host: recipient && !recipient.simulated ? recipient.host : null,
      allowedAt: consent?.at.toISOString() ?? null,
    };
  }

  /** Allows it or takes it back. Throws `chartAnalysis.noModel` for allowing what nobody is configured for. */
  async set(userId: string, isAllowed: boolean): Promise<ChartModelDto> {
    await runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      if (!isAllowed) return tx.delete(ChartModelConsent, { userId });
      const { recipient } = this.model;
      if (!recipient) throw ChartAnalysisErrors.noModel();
      return tx.upsert(ChartModelConsent, { userId, recipient: nameOf(recipient), at: this.clock.now() }, ['userId']);
    });
    return this.read(userId);
  }

  private async find(userId: string): Promise<ChartModelConsent | null> {
    const { recipient } = this.model;
    if (!recipient) return null;
    return this.dataSource.manager.findOneBy(ChartModelConsent, { userId, recipient: nameOf(recipient) });
  }
}

/** The simulator has another port at each start. */
const nameOf = ({ host, simulated }: ModelRecipient): string => (simulated ? 'simulator' : host);
