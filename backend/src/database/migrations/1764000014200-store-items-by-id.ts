import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's mining items are read by their ids, which grow with time: the primary key is enough. */
export class StoreItemsById1764000014200 implements MigrationInterface {
  name = 'StoreItemsById1764000014200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "store_user_mining_items_newest"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "store_user_mining_items_newest" ON "store_user_mining_items"  ("user_id", "created_at") `,
    );
  }
}
