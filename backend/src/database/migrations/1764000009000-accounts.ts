import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1764000009000 implements MigrationInterface {
  name = 'Accounts1764000009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "auth_closed_addresses" ("address" bytea NOT NULL, "closed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_480e8d2f0e836d17a1f3aa7352e" PRIMARY KEY ("address"))`,
    );
    await runner.query(
      `CREATE TABLE "auth_known_browsers" ("user_id" uuid NOT NULL, "browser" bytea NOT NULL, "first_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_c02d5643d2d97999784a4c1d18a" PRIMARY KEY ("user_id", "browser"))`,
    );
    await runner.query(`CREATE INDEX "auth_known_browsers_last_seen" ON "auth_known_browsers"  ("last_seen_at") `);
    await runner.query(
      `CREATE TABLE "auth_mailed_tokens" ("id" bytea NOT NULL, "user_id" uuid NOT NULL, "purpose" text NOT NULL, "email_key" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "auth_mailed_tokens_purpose_check" CHECK ("purpose" IN ('password-reset', 'email-confirmation')), CONSTRAINT "PK_0b15a3a6d5c78a0bcc08d159c25" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "auth_mailed_tokens_of_member" ON "auth_mailed_tokens"  ("user_id") `);
    await runner.query(`CREATE INDEX "auth_mailed_tokens_expiry" ON "auth_mailed_tokens"  ("expires_at") `);
    await runner.query(
      `CREATE TABLE "auth_recovery_codes" ("user_id" uuid NOT NULL, "code" bytea NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_8899d11c4bbf0cf70e614a53ce5" PRIMARY KEY ("user_id", "code"))`,
    );
    await runner.query(`ALTER TABLE "auth_members" ADD "auth_epoch" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "auth_members" ADD "must_change_password" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "auth_members" ADD "temporary_password_expires_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "auth_members" ADD "payouts_locked_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "auth_members" ADD "totp_secret" bytea`);
    await runner.query(`ALTER TABLE "auth_members" ADD "totp_last_step" bigint`);
    await runner.query(`ALTER TABLE "auth_members" ADD "two_factor_enabled_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "auth_members" ADD "muted_topics" text array NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "auth_members" ADD "closed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "auth_login_attempts" ADD "next_attempt_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "auth_sessions" ADD "public_id" uuid NOT NULL DEFAULT uuidv7()`);
    await runner.query(
      `ALTER TABLE "auth_known_browsers" ADD CONSTRAINT "FK_0a4045a12c2ca9e8dd351101290" FOREIGN KEY ("user_id") REFERENCES "auth_members"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "auth_mailed_tokens" ADD CONSTRAINT "FK_32a6f854a1c9cf7cf97b9d1ecce" FOREIGN KEY ("user_id") REFERENCES "auth_members"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "auth_recovery_codes" ADD CONSTRAINT "FK_4c758587802b0a946e93abd7422" FOREIGN KEY ("user_id") REFERENCES "auth_members"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_recovery_codes" DROP CONSTRAINT "FK_4c758587802b0a946e93abd7422"`);
    await runner.query(`ALTER TABLE "auth_mailed_tokens" DROP CONSTRAINT "FK_32a6f854a1c9cf7cf97b9d1ecce"`);
    await runner.query(`ALTER TABLE "auth_known_browsers" DROP CONSTRAINT "FK_0a4045a12c2ca9e8dd351101290"`);
    await runner.query(`ALTER TABLE "auth_sessions" DROP COLUMN "public_id"`);
    await runner.query(`ALTER TABLE "auth_login_attempts" DROP COLUMN "next_attempt_at"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "closed_at"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "muted_topics"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "two_factor_enabled_at"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "totp_last_step"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "totp_secret"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "payouts_locked_until"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "temporary_password_expires_at"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "must_change_password"`);
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "auth_epoch"`);
    await runner.query(`DROP TABLE "auth_recovery_codes"`);
    await runner.query(`DROP INDEX "public"."auth_mailed_tokens_expiry"`);
    await runner.query(`DROP INDEX "public"."auth_mailed_tokens_of_member"`);
    await runner.query(`DROP TABLE "auth_mailed_tokens"`);
    await runner.query(`DROP INDEX "public"."auth_known_browsers_last_seen"`);
    await runner.query(`DROP TABLE "auth_known_browsers"`);
    await runner.query(`DROP TABLE "auth_closed_addresses"`);
  }
}
