import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a closed account gave up stays away, whatever else is written beside the closing. */
export class ClosedMembers1764000011000 implements MigrationInterface {
  name = 'ClosedMembers1764000011000';

  async up(runner: QueryRunner): Promise<void> {
    // What may have come back beside a closing, before this was refused.
    await runner.query(`UPDATE "auth_members" SET
      "name" = '', "phone" = NULL, "tradingview_id" = NULL, "is_admin" = false, "agreed_marketing_at" = NULL,
      "email_confirmed_at" = NULL, "must_change_password" = false, "temporary_password_expires_at" = NULL,
      "payouts_locked_until" = NULL, "totp_secret" = NULL, "totp_last_step" = NULL, "two_factor_enabled_at" = NULL,
      "muted_topics" = '{}'
      WHERE "closed_at" IS NOT NULL`);
    await runner.query(`ALTER TABLE "auth_members" ADD CONSTRAINT "auth_members_closed_check" CHECK (${closed})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_members" DROP CONSTRAINT "auth_members_closed_check"`);
  }
}

const closed = `"closed_at" IS NULL OR ("email" LIKE 'closed_' || "id" || '%' AND "name" = '' AND "phone" IS NULL
  AND "tradingview_id" IS NULL AND NOT "is_admin" AND "agreed_marketing_at" IS NULL AND "email_confirmed_at" IS NULL
  AND NOT "must_change_password" AND "temporary_password_expires_at" IS NULL AND "payouts_locked_until" IS NULL
  AND "totp_secret" IS NULL AND "totp_last_step" IS NULL AND "two_factor_enabled_at" IS NULL AND "muted_topics" = '{}')`;
