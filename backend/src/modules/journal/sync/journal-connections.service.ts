import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { bulkhead } from 'cockatiel';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { withBulkhead } from '../../../platform/bulkhead/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Encryption } from '../../../platform/encryption/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Attempts, Members } from '../../auth/index.js';
import { type ConnectionStatus, JournalConnection } from '../entities/journal-connection.entity.js';
import { atField, JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';
import { ExchangeReader } from './exchange-reader.service.js';
import { type ExchangeKey, KEY_FAILURES, type KeyFailure, type SyncedExchange } from './sync-task.js';
import { SyncWork } from './sync-work.js';

const HOUR_MS = 3_600_000;
const HINT_LENGTH = 4;
/** Exchanges whose keys have a passphrase, and the one that is asked for each pair singly. */
const WITH_PASSPHRASE: readonly SyncedExchange[] = ['OKX', 'Bitget'];
const WITH_SYMBOLS: readonly SyncedExchange[] = ['Binance'];
const PURPOSE = 'exchange-key';
/** Bitget's list of fees and funding, which has no numbers by which those of a sync would be known again. */
export const FEES_FORMAT = 'bitget-futures-fees';
/** How long a member waits at most for what is said of a new key, the start of the worker included; then the first sync asks. */
const CHECK_MS = 30_000;
/** Connections sent to their queue by a statement. */
const BATCH = 500;

export interface NewConnection extends ExchangeKey {
  readonly exchange: SyncedExchange;
  readonly symbols: readonly string[];
}

/** Exchange accounts that members connected to their journal by a key that may only read. */
@Injectable()
export class JournalConnections {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly attempts: Attempts,
    private readonly settings: Settings,
    private readonly encryption: Encryption,
    private readonly queues: Queues,
    private readonly exchanges: ExchangeReader,
  ) {}

  /** New keys are asked about one at a time, since each takes a worker; who would wait behind others is told later. */
  private readonly checks = bulkhead(1, 1);

  list(userId: string): Promise<JournalConnection[]> {
    return this.dataSource.manager.find(JournalConnection, { where: { userId }, order: { id: 'ASC' } });
  }

  /**
   * Keeps a key, encrypted, and has its history read. The exchange is asked before what the key may do; when it does not say so soon,
   * the sync asks again. Throws `journal.passphraseMissing`, `symbolsMissing`, `connectionKnown`, `connectionFeesImported`,
   * `tooManyConnections`, `keyInvalid`, `keyMayTrade` and `keyCannotRead`, and `auth.tooManyAttempts` after too many of these three.
   */
  async connect({ id: userId }: Actor, wanted: NewConnection): Promise<JournalConnection> {
    const { exchange, apiKey, apiSecret, passphrase } = wanted;
    const symbols = symbolsFor(exchange, wanted.symbols);
    const hasPassphrase = WITH_PASSPHRASE.includes(exchange);
    if (hasPassphrase && passphrase === '') throw atField('passphrase', JournalErrors.passphraseMissing, {});
    const key: ExchangeKey = { apiKey, apiSecret, passphrase: hasPassphrase ? passphrase : '' };
    await this.refuseConnecting(this.dataSource.manager, userId, wanted);
    const limit = await this.settings.get(JournalSettings.mostRefusedKeys, this.clock.now());
    const attempts = [{ subject: `exchange key ${userId}`, limit, windowMs: HOUR_MS }];
    await this.attempts.take(attempts);
    const failure = await this.failureOf(exchange, key);
    if (failure) throw atField('apiKey', JournalErrors[failure], {});
    await this.attempts.giveBack(attempts);
    const now = this.clock.now();
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      await this.refuseConnecting(tx, userId, wanted);
      const { id } = await tx.save(
        tx.create(JournalConnection, {
          ...{ userId, exchange, symbols, keyHint: apiKey.slice(-HINT_LENGTH) },
          keyHash: this.encryption.fingerprint(PURPOSE, apiKey),
          sealedKey: this.sealed(userId, key),
          ...{ status: 'ready', createdAt: now, changedAt: now },
        }),
      );
      return this.begin(tx, userId, id);
    });
  }

  /** Changes the pairs of a connection and has its whole history read again. Throws `journal.symbolsMissing` and as `sync`. */
  async choose({ id: userId }: Actor, id: string, wanted?: readonly string[]): Promise<JournalConnection> {
    return runInTransaction(this.dataSource, async (tx) => {
      const { exchange, symbols } = await this.lock(tx, userId, id);
      await tx.update(
        JournalConnection,
        { userId, id },
        { symbols: symbolsFor(exchange, wanted ?? symbols), syncedUntil: null },
      );
      return this.begin(tx, userId, id);
    });
  }

  /** Has a history read now. Throws `journal.connectionNotFound`, `connectionRefused` and `syncUnderWay`. */
  async sync({ id: userId }: Actor, id: string): Promise<JournalConnection> {
    return runInTransaction(this.dataSource, async (tx) => {
      await this.lock(tx, userId, id);
      return this.begin(tx, userId, id);
    });
  }

  /** Forgets a connection with its key. What it brought stays. Throws `journal.connectionNotFound`. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(JournalConnection, { userId, id });
    if (!affected) throw JournalErrors.connectionNotFound();
  }

  /** Whether an exchange is connected by a key that was not refused. */
  has(tx: EntityManager, userId: string, exchange: SyncedExchange): Promise<boolean> {
    return tx.existsBy(JournalConnection, { userId, exchange, status: Not('refused') });
  }

  /** What was read is taken back: nothing is read by itself until the member wants it, and then everything. */
  async pause(tx: EntityManager, userId: string, id: string): Promise<void> {
    await tx.update(
      JournalConnection,
      { userId, id, status: In(['ready', 'failed', 'syncing'] satisfies ConnectionStatus[]) },
      { status: 'paused', syncedUntil: null, changedAt: this.clock.now() },
    );
  }

  /** The key of a connection. Throws `DecryptionFailed`. */
  async keyOf({ userId, id, sealedKey }: JournalConnection): Promise<ExchangeKey> {
    const context = { purpose: PURPOSE, owner: userId };
    const key = JSON.parse(this.encryption.decrypt(sealedKey ?? Buffer.alloc(0), context)) as ExchangeKey;
    const head = this.encryption.currentHead(PURPOSE);
    if (!sealedKey?.subarray(0, head.length).equals(head))
      await this.dataSource.manager.update(JournalConnection, { userId, id }, { sealedKey: this.sealed(userId, key) });
    return key;
  }

  /** Has histories read that were not for some hours (a setting); returns how many. */
  async syncDue(tx: EntityManager): Promise<number> {
    const now = this.clock.now();
    const hours = await this.settings.get(JournalSettings.syncHours, now);
    const due: { userId: string; id: string }[] = await tx.query(
      `SELECT user_id AS "userId", id FROM journal_connections
       WHERE status IN ('syncing', 'ready', 'failed') AND changed_at <= $1 ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - hours * HOUR_MS), BATCH],
    );
    for (const { userId, id } of due) await this.begin(tx, userId, id);
    return due.length;
  }

  private async refuseConnecting(
    tx: EntityManager,
    userId: string,
    { exchange, apiKey }: NewConnection,
  ): Promise<void> {
    const known = this.encryption.fingerprints(PURPOSE, apiKey);
    if (await tx.existsBy(JournalConnection, { userId, keyHash: In(known) })) throw JournalErrors.connectionKnown();
    if (await hasFees(tx, userId, exchange)) throw JournalErrors.connectionFeesImported();
    const most = await this.settings.get(JournalSettings.mostConnections, this.clock.now());
    if ((await tx.countBy(JournalConnection, { userId })) >= most) throw JournalErrors.tooManyConnections({ most });
  }

  /** What the exchange says against a key; nothing also when it does not say anything in time. */
  private async failureOf(exchange: SyncedExchange, key: ExchangeKey): Promise<KeyFailure | undefined> {
    const signal = AbortSignal.timeout(CHECK_MS);
    const asked = withBulkhead(this.checks, () => this.exchanges.check(exchange, key, signal));
    // Whatever else goes wrong, the sync meets it again and tells it.
    const failure = await asked.catch(() => null);
    return KEY_FAILURES.find((one) => one === failure);
  }

  private sealed(userId: string, key: ExchangeKey): Buffer {
    return this.encryption.encrypt(JSON.stringify(key), { purpose: PURPOSE, owner: userId });
  }

  private async begin(tx: EntityManager, userId: string, id: string): Promise<JournalConnection> {
    const changedAt = this.clock.now();
    await tx.update(JournalConnection, { userId, id }, { status: 'syncing', failure: null, attempts: 0, changedAt });
    await this.queues.send(tx, SyncWork, { userId, id }, userId);
    return tx.findOneByOrFail(JournalConnection, { userId, id });
  }

  private async lock(tx: EntityManager, userId: string, id: string): Promise<JournalConnection> {
    await this.members.lockOpenMember(tx, userId);
    const found = await tx.findOne(JournalConnection, { where: { userId, id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw JournalErrors.connectionNotFound();
    if (found.status === 'refused') throw JournalErrors.connectionRefused();
    if (found.status === 'syncing') throw JournalErrors.syncUnderWay();
    return found;
  }
}

/** In capitals, each once; none where the exchange tells all pairs at once. */
function symbolsFor(exchange: SyncedExchange, symbols: readonly string[]): string[] {
  if (!WITH_SYMBOLS.includes(exchange)) return [];
  if (symbols.length === 0) throw atField('symbols', JournalErrors.symbolsMissing, {});
  return [...new Set(symbols.map((symbol) => symbol.toUpperCase().replace(/[-/_]/g, '')))];
}

/** Whether fees of the exchange are in the books, or about to be, that its sync would bring again. */
async function hasFees(tx: EntityManager, userId: string, exchange: SyncedExchange): Promise<boolean> {
  const rows: object[] = await tx.query(
    `SELECT FROM journal_imports WHERE user_id = $1 AND status IN ('writing', 'done')
       AND preview ->> 'format' = $2 AND preview ->> 'exchange' = $3 LIMIT 1`,
    [userId, FEES_FORMAT, exchange],
  );
  return rows.length > 0;
}
