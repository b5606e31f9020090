import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the language model says of coins. */
export class CoinWords1764000063000 implements MigrationInterface {
  name = 'CoinWords1764000063000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_coin_words" ("coin" text NOT NULL, "language" text NOT NULL, "facts_at" TIMESTAMP WITH TIME ZONE NOT NULL, "model" text NOT NULL, "simulated" boolean NOT NULL, "asked_at" TIMESTAMP WITH TIME ZONE NOT NULL, "answered_at" TIMESTAMP WITH TIME ZONE, "words" text, CONSTRAINT "PK_34183283d6a0e04fdd3074d7090" PRIMARY KEY ("coin", "language", "facts_at"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_coin_words"`);
  }
}
