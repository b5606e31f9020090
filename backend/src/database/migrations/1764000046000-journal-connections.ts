import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalConnections1764000046000 implements MigrationInterface {
  name = 'JournalConnections1764000046000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_connections" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "exchange" text NOT NULL, "symbols" text array NOT NULL, "key_hint" text NOT NULL, "key_hash" bytea NOT NULL, "sealed_key" bytea, "status" text NOT NULL, "failure" text, "attempts" integer NOT NULL DEFAULT '0', "synced_until" TIMESTAMP WITH TIME ZONE, "synced_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_connections_key" CHECK (("status" = 'refused') = (sealed_key IS NULL)), CONSTRAINT "journal_connections_status" CHECK ("status" IN ('syncing', 'ready', 'failed', 'paused', 'refused')), CONSTRAINT "journal_connections_exchange" CHECK (exchange IN ('Binance', 'OKX', 'Bitget', 'Bybit')), CONSTRAINT "PK_d8cbf77db359d66d2c9167508da" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "journal_connections_due" ON "journal_connections"  ("changed_at") WHERE "status" IN ('syncing', 'ready', 'failed')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "journal_connections_once" ON "journal_connections"  ("user_id", "key_hash") `,
    );
    await runner.query(`ALTER TABLE "journal_imports" ADD "connection_id" uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_imports" DROP COLUMN "connection_id"`);
    await runner.query(`DROP INDEX "public"."journal_connections_once"`);
    await runner.query(`DROP INDEX "public"."journal_connections_due"`);
    await runner.query(`DROP TABLE "journal_connections"`);
  }
}
