import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DecryptionFailed } from '../../../platform/encryption/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { JournalConnection } from '../entities/journal-connection.entity.js';
import { JournalImports } from '../import/journal-imports.service.js';
import { JournalSettings } from '../journal.settings.js';
import { ExchangeReader, SyncFailed } from './exchange-reader.service.js';
import { JournalConnections } from './journal-connections.service.js';
import type { SyncFailure } from './sync-task.js';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** Read again each time: orders that filled late, and funding that was booked late. What is known already adds nothing. */
const OVERLAP_MS = 3 * DAY_MS;
/** Jobs begun of one sync: what passes by itself is tried so often. */
const MOST_ATTEMPTS = 3;
const PASSING: readonly SyncFailure[] = ['busy', 'unavailable'];

/** Reads the history of a connected exchange into a file, which is then imported like any other. */
@Injectable()
export class SyncRunner {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly connections: JournalConnections,
    private readonly imports: JournalImports,
    private readonly exchanges: ExchangeReader,
  ) {}

  /** Throws when the attempt broke off and is to be repeated, also while another import of the member is under way. */
  async run(userId: string, id: string, signal: AbortSignal): Promise<void> {
    const found = await this.dataSource.manager.findOneBy(JournalConnection, { userId, id, status: 'syncing' });
    if (!found) return;
    await this.imports.refuseUnderWay(this.dataSource.manager, userId);
    const attempts = found.attempts + 1;
    await this.dataSource.manager.update(JournalConnection, { userId, id }, { attempts });
    try {
      await this.read(found, signal);
    } catch (error) {
      if (error instanceof DecryptionFailed) return this.fail(found, 'keyInvalid');
      // What is known to pass: another import of the member that came in between.
      if (signal.aborted || error instanceof DomainError) throw error;
      const failure = error instanceof SyncFailed ? error.failure : null;
      if ((failure === null || PASSING.includes(failure)) && attempts < MOST_ATTEMPTS) throw error;
      if (failure === null)
        logger.error({ err: error, exchange: found.exchange }, 'a sync failed for an unknown cause');
      await this.fail(found, failure ?? 'unreadable');
    }
  }

  private async read(found: JournalConnection, signal: AbortSignal): Promise<void> {
    const { userId, id, exchange, symbols, syncedUntil } = found;
    const key = await this.connections.keyOf(found);
    const now = this.clock.now();
    // Whole seconds: trades without numbers are counted within theirs.
    const end = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
    const days = await this.settings.get(JournalSettings.syncDays, now);
    const begin = end - days * DAY_MS;
    const since = syncedUntil === null ? begin : Math.max(begin, syncedUntil.getTime() - OVERLAP_MS);
    const from = Math.floor(since / SECOND_MS) * SECOND_MS;
    const rows = this.exchanges.read(exchange, { ...key, symbols, from, to: end - 1 }, signal);
    const first = await rows.next();
    if (!first.done) await this.imports.receiveSynced(userId, id, exchange, withFirst(first.value, rows));
    await this.dataSource.manager.update(
      JournalConnection,
      { userId, id, status: 'syncing' },
      { status: 'ready', syncedUntil: new Date(end), syncedAt: now, changedAt: now },
    );
  }

  /** A key that may do more than reading is deleted at once. */
  private async fail({ userId, id }: JournalConnection, failure: SyncFailure): Promise<void> {
    const isRefused = failure === 'keyMayTrade';
    await this.dataSource.manager.update(
      JournalConnection,
      { userId, id, status: 'syncing' },
      {
        ...(isRefused ? { status: 'refused', sealedKey: null } : { status: 'failed' }),
        failure,
        changedAt: this.clock.now(),
      },
    );
  }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
