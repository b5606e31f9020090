import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1764000003000 implements MigrationInterface {
  name = 'Auth1764000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "auth_login_attempts" ("subject" text NOT NULL, "attempts" integer NOT NULL, "window_ends_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_4811097b76f0c9c4b9d08010c02" PRIMARY KEY ("subject"))`,
    );
    await runner.query(`CREATE INDEX "auth_login_attempts_window" ON "auth_login_attempts"  ("window_ends_at") `);
    await runner.query(
      `CREATE TABLE "auth_members" ("id" uuid NOT NULL DEFAULT uuidv7(), "email" text NOT NULL, "email_key" text NOT NULL, "name" text NOT NULL, "password_hash" text NOT NULL, "phone" text, "tradingview_id" text, "is_admin" boolean NOT NULL DEFAULT false, "language" text NOT NULL, "agreed_personal_info_at" TIMESTAMP WITH TIME ZONE NOT NULL, "agreed_marketing_at" TIMESTAMP WITH TIME ZONE, "email_confirmed_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_login_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "auth_members_email_key_check" CHECK ("email_key" = lower("email")), CONSTRAINT "auth_members_language_check" CHECK ("language" IN ('ko', 'en')), CONSTRAINT "PK_7db9440db28af7df04c69f302d5" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "auth_members_email_once" ON "auth_members"  ("email_key") `);
    await runner.query(`CREATE INDEX "auth_members_newest" ON "auth_members"  ("created_at", "id") `);
    await runner.query(
      `CREATE TABLE "auth_sessions" ("id" bytea NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, "idle_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "absolute_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ip" text NOT NULL, "user_agent" text NOT NULL, CONSTRAINT "PK_641507381f32580e8479efc36cd" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "auth_sessions_of_member" ON "auth_sessions"  ("user_id") `);
    await runner.query(`CREATE INDEX "auth_sessions_idle_expiry" ON "auth_sessions"  ("idle_expires_at") `);
    await runner.query(
      `ALTER TABLE "auth_sessions" ADD CONSTRAINT "FK_50ccaa6440288a06f0ba693ccc6" FOREIGN KEY ("user_id") REFERENCES "auth_members"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_sessions" DROP CONSTRAINT "FK_50ccaa6440288a06f0ba693ccc6"`);
    await runner.query(`DROP INDEX "public"."auth_sessions_idle_expiry"`);
    await runner.query(`DROP INDEX "public"."auth_sessions_of_member"`);
    await runner.query(`DROP TABLE "auth_sessions"`);
    await runner.query(`DROP INDEX "public"."auth_members_newest"`);
    await runner.query(`DROP INDEX "public"."auth_members_email_once"`);
    await runner.query(`DROP TABLE "auth_members"`);
    await runner.query(`DROP INDEX "public"."auth_login_attempts_window"`);
    await runner.query(`DROP TABLE "auth_login_attempts"`);
  }
}
