import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead } from 'cockatiel';
import { takingTurns, TurnsByKey } from '../../../platform/turns/index.js';

/** argon2id (the library's default algorithm) with 19 MiB, two passes, one lane: about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How a hash under these parameters begins. */
const IN_FORCE = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Hashing runs on the thread pool that also reads files and resolves names: it may never take all of it. */
const PARALLEL = 2;
const QUEUED = 100;
/** Checks of one account's password that run or wait apart from the others: nobody fills the queue for everybody else. */
const OF_ONE = { running: 2, waiting: 50 };

/** Hashes and checks passwords. */
@Injectable()
export class Passwords {
  private readonly turns = bulkhead(PARALLEL, QUEUED);
  private readonly turnsOfOne = new TurnsByKey(OF_ONE);
  private dummyHash: Promise<string> | undefined;

  /** The hash to store. Throws `platform.busy` when too many wait already. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(canonical(password), COST));
  }

  /**
   * Whether the password is the one that was hashed. Without a hash (nobody has this account) the same work is done for
   * nothing, so that the time tells no more than the answer. Checks under one `account` key go two at a time. Throws
   * `platform.busy` when too many wait already.
   */
  async matches(passwordHash: string | null, password: string, account?: string): Promise<boolean> {
    this.dummyHash ??= hash(randomBytes(32), COST);
    const against = passwordHash ?? (await this.dummyHash);
    const check = (): Promise<boolean> => this.inTurn(() => verify(against, canonical(password)));
    const isRight = await (account === undefined ? check() : this.turnsOfOne.take(account, check));
    return isRight && passwordHash !== null;
  }

  /** Whether the hash was made under other parameters than are in force: the next login should make it anew. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(IN_FORCE);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return takingTurns(this.turns, work);
  }
}

/** Whether two texts are one password. */
export function isSamePassword(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** Keyboards compose Hangul and accents differently; the same password is the same on all of them. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
