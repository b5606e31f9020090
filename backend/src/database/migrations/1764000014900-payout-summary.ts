import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The public count of what was paid and what waits reads these alone; without them each of its parts reads the whole table. */
export class PayoutSummary1764000014900 implements MigrationInterface {
  name = 'PayoutSummary1764000014900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "luff_redemptions_paid" ON "luff_redemptions"  ("paid_at", "created_at", "usdt_amount") WHERE paid_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "luff_redemptions_unpaid" ON "luff_redemptions"  ("created_at", "usdt_amount") WHERE redemption_type = 'usdt_payback' AND status <> 'rejected' AND paid_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."luff_redemptions_unpaid"`);
    await runner.query(`DROP INDEX "public"."luff_redemptions_paid"`);
  }
}
