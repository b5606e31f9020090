import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an approval checks again, to which UID a payback goes, and what moves with a UID. */
export class PayoutChecks1764000017000 implements MigrationInterface {
  name = 'PayoutChecks1764000017000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "luff_accruals" ADD "cause" text NOT NULL DEFAULT 'report'`);
    await runner.query(`ALTER TABLE "luff_accruals" ADD "paid_out" numeric(28,8) NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "luff_redemptions" ADD "payout_uid_id" uuid`);
    // Which of several UIDs an older payback goes to was never said: it is the newest, which stands first.
    await runner.query(
      `UPDATE luff_redemptions SET payout_uid_id = (user_uids -> 0 ->> 'id')::uuid WHERE redemption_type = 'usdt_payback'`,
    );
    await replaceKindFields(
      runner,
      `THEN usdt_amount IS NOT NULL AND tradingview_id IS NULL AND payout_uid_id IS NOT NULL`,
      `ELSE usdt_amount IS NULL AND payout_uid_id IS NULL AND`,
    );
    await runner.query(`ALTER TABLE "uid_rebate_disputes" ADD "proof_code" text`);
    // Eight random hex digits of the id; none of them looks like another.
    await runner.query(`UPDATE uid_rebate_disputes SET proof_code = upper(right(id::text, 8))`);
    await runner.query(`ALTER TABLE "uid_rebate_disputes" ALTER COLUMN "proof_code" SET NOT NULL`);
    await runner.query(`ALTER TABLE "uid_rebate_uids" ADD "moved_to" uuid`);
    await runner.query(`ALTER TABLE "platform_idempotency_keys" ADD "about_user_id" uuid`);
    // Their answers were put together when they were asked for; they are kept whole from now on.
    await runner.query(
      `DELETE FROM platform_idempotency_keys WHERE operation IN ('approve-luff-redemption', 'reject-luff-redemption',
         'record-luff-payout', 'approve-indicator-purchase', 'reject-indicator-purchase', 'decideUidVerificationRequest')`,
    );
    await runner.query(
      `CREATE INDEX "uid_rebate_uids_by_move" ON "uid_rebate_uids"  ("moved_to") WHERE moved_to IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "platform_idempotency_keys_about" ON "platform_idempotency_keys"  ("about_user_id") WHERE about_user_id IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "luff_accruals" ADD CONSTRAINT "luff_accruals_paid_out" CHECK (paid_out >= 0)`);
    await runner.query(
      `ALTER TABLE "luff_accruals" ADD CONSTRAINT "luff_accruals_cause" CHECK (cause IN ('report', 'movedAway', 'movedHere') AND (cause <> 'movedAway' OR target = 0))`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_uids" ADD CONSTRAINT "uid_rebate_uids_moved" CHECK ("moved_to" IS NULL OR ("status" = 'released' AND "moved_to" <> "user_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_uids" DROP CONSTRAINT "uid_rebate_uids_moved"`);
    await runner.query(`ALTER TABLE "luff_accruals" DROP CONSTRAINT "luff_accruals_cause"`);
    await runner.query(`ALTER TABLE "luff_accruals" DROP CONSTRAINT "luff_accruals_paid_out"`);
    await runner.query(`DROP INDEX "public"."platform_idempotency_keys_about"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_uids_by_move"`);
    await runner.query(`ALTER TABLE "platform_idempotency_keys" DROP COLUMN "about_user_id"`);
    await runner.query(`ALTER TABLE "uid_rebate_uids" DROP COLUMN "moved_to"`);
    await runner.query(`ALTER TABLE "uid_rebate_disputes" DROP COLUMN "proof_code"`);
    await replaceKindFields(
      runner,
      `THEN usdt_amount IS NOT NULL AND tradingview_id IS NULL`,
      `ELSE usdt_amount IS NULL AND`,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" DROP COLUMN "payout_uid_id"`);
    await runner.query(`ALTER TABLE "luff_accruals" DROP COLUMN "paid_out"`);
    await runner.query(`ALTER TABLE "luff_accruals" DROP COLUMN "cause"`);
  }
}

async function replaceKindFields(runner: QueryRunner, ofPayback: string, ofIndicator: string): Promise<void> {
  await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_kind_fields"`);
  await runner.query(
    `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_kind_fields" CHECK (CASE redemption_type WHEN 'usdt_payback' ${ofPayback}
   ${ofIndicator} tradingview_id IS NOT NULL AND paid_at IS NULL AND (status <> 'approved' OR expires_at IS NOT NULL) END)`,
  );
}
