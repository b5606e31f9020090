import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each switch on asks which items of the member are on; most of what a member has bought is over. */
export class ItemsOn1764000014700 implements MigrationInterface {
  name = 'ItemsOn1764000014700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "store_user_mining_items_on" ON "store_user_mining_items"  ("user_id", "expires_at") WHERE is_on`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."store_user_mining_items_on"`);
  }
}
