import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reconciliation of every five minutes finds the latest claims and orders of all members by their ids. */
export class RecentActs1764000014600 implements MigrationInterface {
  name = 'RecentActs1764000014600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "lcoin_idle_claims_by_id" ON "lcoin_idle_claims"  ("id") `);
    await runner.query(`CREATE INDEX "store_orders_by_id" ON "store_orders"  ("id") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."store_orders_by_id"`);
    await runner.query(`DROP INDEX "public"."lcoin_idle_claims_by_id"`);
  }
}
