import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { ImportRunner } from './import-runner.service.js';
import { ImportWork } from './import-work.js';
import { JournalImports } from './journal-imports.service.js';

/** Works on uploaded trade histories; every day removes those that nobody has confirmed. */
@Injectable()
export class JournalImportJob implements OnModuleInit {
  constructor(
    private readonly queues: Queues,
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly runner: ImportRunner,
    private readonly imports: JournalImports,
  ) {}

  onModuleInit(): void {
    this.queues.onJob(ImportWork, ({ userId, id }, signal) => this.runner.run(userId, id, signal));
  }

  @Cron('41 * * * *')
  async cleanUp(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots
      .runOnce('journal-imports', hour, async (tx) => ({ imports: await this.imports.deleteOld(tx) }))
      .catch(() => undefined);
  }
}
