import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mail1764000008000 implements MigrationInterface {
  name = 'Mail1764000008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform_mails" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid, "address" text, "language" text, "kind" text NOT NULL, "params" jsonb NOT NULL, "message_id" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "status" text NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "first_attempt_at" TIMESTAMP WITH TIME ZONE, "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL, "leased_until" TIMESTAMP WITH TIME ZONE, "concluded_at" TIMESTAMP WITH TIME ZONE, "last_error" text, CONSTRAINT "platform_mails_language" CHECK ("language" IN ('ko', 'en')), CONSTRAINT "platform_mails_recipient" CHECK (num_nonnulls("user_id", "address") = 1 AND ("address" IS NULL) = ("language" IS NULL)), CONSTRAINT "platform_mails_concluded_once" CHECK (("status" = 'waiting') = ("concluded_at" IS NULL)), CONSTRAINT "platform_mails_status" CHECK ("status" IN ('waiting', 'sent', 'failed', 'dropped', 'muted')), CONSTRAINT "PK_13cfe0a51f87ac3f4d5d22ebff5" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "platform_mails_by_user" ON "platform_mails"  ("user_id", "id") WHERE user_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "platform_mails_concluded" ON "platform_mails"  ("concluded_at") WHERE concluded_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "platform_mails_due" ON "platform_mails"  ("next_attempt_at") WHERE status = 'waiting'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "platform_mails"`);
  }
}
