import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Statements of some kinds and of a time, sums by kind, and what today added: without it each of them reads all transfers
 * of the member.
 */
export class StatementIndex1764000014100 implements MigrationInterface {
  name = 'StatementIndex1764000014100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX transfer_by_kind ON ledger.transfer (owner_id, currency, kind, at, account_version)
       INCLUDE (available, clawback)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ledger.transfer_by_kind`);
  }
}
