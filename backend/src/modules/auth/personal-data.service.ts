import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { SessionUser } from '../../platform/http/index.js';

/** One row of a member's data, in the words of the domain. */
export type PersonalRow = Readonly<Record<string, string | number | boolean | null>>;

/** Reads one table of a member's data, oldest first. */
export type PersonalTable = (em: EntityManager, userId: string) => AsyncIterable<PersonalRow>;

/** Everything that is kept about a member; each module contributes its tables. */
@Injectable()
export class PersonalData {
  private readonly tables = new Map<string, PersonalTable>();

  /** Adds a table to every member's download; called once by its module at start. */
  contribute(name: string, table: PersonalTable): void {
    if (this.tables.has(name)) throw new Error(`the table ${name} is contributed twice`);
    this.tables.set(name, table);
  }

  send(_member: SessionUser, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
