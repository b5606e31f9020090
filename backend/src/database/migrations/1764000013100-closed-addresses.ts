import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands in place of a closed account's address cannot be registered: it has a blank. */
export class ClosedAddresses1764000013100 implements MigrationInterface {
  name = 'ClosedAddresses1764000013100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "auth_members" SET "email" = 'closed ' || "id", "email_key" = 'closed ' || "id" WHERE "closed_at" IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "auth_members" DROP CONSTRAINT "auth_members_closed_check"`);
    await runner.query(
      `ALTER TABLE "auth_members" ADD CONSTRAINT "auth_members_closed_check" CHECK (${closed(`"email" = 'closed ' || "id"`)})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_members" DROP CONSTRAINT "auth_members_closed_check"`);
    await runner.query(
      `ALTER TABLE "auth_members" ADD CONSTRAINT "auth_members_closed_check" CHECK (${closed(`"email" LIKE 'closed_' || "id" || '%'`)})`,
    );
  }
}

const closed = (isNobody: string): string => `"closed_at" IS NULL OR (${isNobody} AND "name" = '' AND "phone" IS NULL
  AND "tradingview_id" IS NULL AND NOT "is_admin" AND "agreed_marketing_at" IS NULL AND "email_confirmed_at" IS NULL
  AND NOT "must_change_password" AND "temporary_password_expires_at" IS NULL AND "payouts_locked_until" IS NULL
  AND "totp_secret" IS NULL AND "totp_last_step" IS NULL AND "two_factor_enabled_at" IS NULL AND "muted_topics" = '{}')`;
