import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody reads the rates of past minutes: a premium is kept as it was computed, and a day of the journal keeps its own rate. */
export class InsightsWithoutRates1764000065000 implements MigrationInterface {
  name = 'InsightsWithoutRates1764000065000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_rates"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_rates" ("at" TIMESTAMP WITH TIME ZONE NOT NULL, "usd_krw" numeric, "usd_krw_source" text, "upbit_usdt" numeric, "bithumb_usdt" numeric, "simulated" boolean NOT NULL, CONSTRAINT "insights_rates_source" CHECK ((usd_krw IS NULL) = (usd_krw_source IS NULL)), CONSTRAINT "insights_rates_pkey" PRIMARY KEY ("at"))`,
    );
  }
}
