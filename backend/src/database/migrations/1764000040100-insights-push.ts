import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InsightsPush1764000040100 implements MigrationInterface {
  name = 'InsightsPush1764000040100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_push_keys" ("id" integer NOT NULL, "public_key" text NOT NULL, "private_key" bytea NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_push_keys_one" CHECK (id = 1), CONSTRAINT "insights_push_keys_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "insights_push_subscriptions" ("user_id" uuid NOT NULL, "session_id" uuid NOT NULL, "endpoint" text NOT NULL, "p256dh" text NOT NULL, "auth" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_push_subscriptions_once" UNIQUE ("endpoint"), CONSTRAINT "insights_push_subscriptions_pkey" PRIMARY KEY ("user_id", "session_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_push_subscriptions"`);
    await runner.query(`DROP TABLE "insights_push_keys"`);
  }
}
