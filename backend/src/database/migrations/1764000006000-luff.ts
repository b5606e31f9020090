import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Luff1764000006000 implements MigrationInterface {
  name = 'Luff1764000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "luff_accruals" ("user_id" uuid NOT NULL, "exchange_id" text NOT NULL, "uid" text NOT NULL, "report_on" date NOT NULL, "revision" integer NOT NULL, "volume" numeric NOT NULL, "rate" numeric NOT NULL, "target" numeric(28,8) NOT NULL, "already_posted" numeric(28,8) NOT NULL, "estimated" boolean NOT NULL, "source" text NOT NULL, "simulated" boolean NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, "transfer_id" uuid NOT NULL, "posted_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "luff_accruals_amounts" CHECK (revision > 0 AND target >= 0 AND already_posted >= 0 AND target <> already_posted), CONSTRAINT "PK_acdf1b0eafc6ccaeb3c9c825dd5" PRIMARY KEY ("user_id", "exchange_id", "uid", "report_on", "revision"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "luff_accruals_by_transfer" ON "luff_accruals"  ("user_id", "transfer_id") `,
    );
    await runner.query(`CREATE INDEX "luff_accruals_by_day" ON "luff_accruals"  ("exchange_id", "uid", "report_on") `);
    await runner.query(
      `CREATE TABLE "luff_redemptions" ("user_id" uuid NOT NULL, "id" uuid NOT NULL, "redemption_type" text NOT NULL, "status" text NOT NULL, "luff_amount" numeric(28,8) NOT NULL, "usdt_amount" numeric(28,8) NOT NULL, "user_uids" jsonb NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "processed_at" TIMESTAMP WITH TIME ZONE, "processed_by" uuid, "admin_note" text, "reason" jsonb, "payout_reference" text, "paid_at" TIMESTAMP WITH TIME ZONE, "paid_by" uuid, "hold_id" uuid NOT NULL, "approval_id" uuid, CONSTRAINT "luff_redemptions_payout" CHECK ((payout_reference IS NULL) = (paid_at IS NULL) AND (paid_at IS NULL OR status = 'approved')), CONSTRAINT "luff_redemptions_approval" CHECK ((approval_id IS NOT NULL) = (status = 'approved')), CONSTRAINT "luff_redemptions_amounts" CHECK (luff_amount > 0 AND usdt_amount > 0), CONSTRAINT "luff_redemptions_processed" CHECK ((status = 'pending') = (processed_at IS NULL)), CONSTRAINT "luff_redemptions_status" CHECK (status IN ('pending', 'approved', 'rejected')), CONSTRAINT "luff_redemptions_type" CHECK (redemption_type IN ('usdt_payback')), CONSTRAINT "PK_d9e53cb2e96eefeb24f51a8c4c5" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "luff_redemptions_payout_once" ON "luff_redemptions"  ("payout_reference") `,
    );
    await runner.query(`CREATE INDEX "luff_redemptions_by_status" ON "luff_redemptions"  ("status", "id") `);
    await runner.query(`CREATE INDEX "luff_redemptions_by_id" ON "luff_redemptions"  ("id") `);
    // What was posted stays written: the service may add to these and read them, nothing else.
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "luff_accruals" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."luff_redemptions_by_id"`);
    await runner.query(`DROP INDEX "public"."luff_redemptions_by_status"`);
    await runner.query(`DROP INDEX "public"."luff_redemptions_payout_once"`);
    await runner.query(`DROP TABLE "luff_redemptions"`);
    await runner.query(`DROP INDEX "public"."luff_accruals_by_day"`);
    await runner.query(`DROP INDEX "public"."luff_accruals_by_transfer"`);
    await runner.query(`DROP TABLE "luff_accruals"`);
  }
}
