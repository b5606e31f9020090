import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coins and translations that were read once, so that they are not paid for again. */
export class CoinDetails1764000023100 implements MigrationInterface {
  name = 'CoinDetails1764000023100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_coin_details" ("id" text NOT NULL, "data" jsonb NOT NULL, "simulated" boolean NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_coin_details_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "insights_translations" ("text_hash" bytea NOT NULL, "language" text NOT NULL, "translated" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_translations_pkey" PRIMARY KEY ("text_hash", "language"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_translations"`);
    await runner.query(`DROP TABLE "insights_coin_details"`);
  }
}
