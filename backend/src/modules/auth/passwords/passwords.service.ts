import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead } from 'cockatiel';
import { withBulkhead, KeyedBulkhead } from '../../../platform/bulkhead/index.js';

/** argon2id (the library's default algorithm) with 19 MiB, two passes, one lane: about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Prefix of hashes with these parameters. */
const IN_FORCE = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Hashing uses the thread pool that also serves files and DNS: it must never take all of it. */
const PARALLEL = 2;
const QUEUED = 100;
/** Concurrent and waiting checks per account, so that one account cannot fill the shared queue. */
const OF_ONE = { running: 2, waiting: 50 };

/** Hashes and verifies passwords. */
@Injectable()
export class Passwords {
  private readonly bulkhead = bulkhead(PARALLEL, QUEUED);
  private readonly bulkheadOfAccount = new KeyedBulkhead(OF_ONE);
  private dummyHash: Promise<string> | undefined;

  /** Returns the hash to store. Throws `platform.busy` when too many are waiting. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(canonical(password), COST));
  }

  /**
   * Whether the password matches the hash. Without a hash (no such account) the same work is done, so that timing reveals
   * nothing. At most two checks per `account` key run at a time. Throws `platform.busy` when too many are waiting.
   */
  async matches(passwordHash: string | null, password: string, account?: string): Promise<boolean> {
    this.dummyHash ??= hash(randomBytes(32), COST);
    const against = passwordHash ?? (await this.dummyHash);
    const check = (): Promise<boolean> => this.inTurn(() => verify(against, canonical(password)));
    const isRight = await (account === undefined ? check() : this.bulkheadOfAccount.run(account, check));
    return isRight && passwordHash !== null;
  }

  /** Whether the hash was made with outdated parameters and should be renewed at the next login. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(IN_FORCE);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return withBulkhead(this.bulkhead, work);
  }
}

/** Whether two texts are the same password. */
export function isSamePassword(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** Normalised, because keyboards compose Hangul and accents differently. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
