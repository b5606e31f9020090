import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of requests are deleted by their age, an item's orders are counted by the item, and no item works for no time at
 * all: such windows are nothing but weight.
 */
export class PointsUpkeep1764000014500 implements MigrationInterface {
  name = 'PointsUpkeep1764000014500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "platform_idempotency_keys_by_age" ON "platform_idempotency_keys"  ("created_at") `,
    );
    await runner.query(`CREATE INDEX "store_orders_by_item" ON "store_orders"  ("item_id") `);
    await runner.query(`DELETE FROM "lcoin_mining_boosts" WHERE ends_at = starts_at`);
    await runner.query(`ALTER TABLE "lcoin_mining_boosts" DROP CONSTRAINT "lcoin_mining_boosts_window"`);
    await runner.query(
      `ALTER TABLE "lcoin_mining_boosts" ADD CONSTRAINT "lcoin_mining_boosts_window" CHECK (ends_at > starts_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "lcoin_mining_boosts" DROP CONSTRAINT "lcoin_mining_boosts_window"`);
    await runner.query(
      `ALTER TABLE "lcoin_mining_boosts" ADD CONSTRAINT "lcoin_mining_boosts_window" CHECK (ends_at >= starts_at)`,
    );
    await runner.query(`DROP INDEX "public"."store_orders_by_item"`);
    await runner.query(`DROP INDEX "public"."platform_idempotency_keys_by_age"`);
  }
}
