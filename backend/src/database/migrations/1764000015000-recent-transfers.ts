import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The reconciliation of every five minutes finds the latest transfers of all members by their ids. Those grow with the
 * table, so that a summary of its pages is enough, and booking a transfer costs no more than before.
 */
export class RecentTransfers1764000015000 implements MigrationInterface {
  name = 'RecentTransfers1764000015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX transfer_recent ON ledger.transfer USING brin (id) WITH (pages_per_range = 32, autosummarize = on)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ledger.transfer_recent`);
  }
}
