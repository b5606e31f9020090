import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Candles that are over, as the exchanges told them. They never change: the service may add and delete, not update. */
export class InsightsCandles1764000026100 implements MigrationInterface {
  name = 'InsightsCandles1764000026100';

  async up(runner: QueryRunner): Promise<void> {
    // Without prices: the exchange has no candle at that time, because nobody traded.
    await runner.query(
      `CREATE TABLE "insights_candles" ("at" TIMESTAMP WITH TIME ZONE NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, "simulated" boolean NOT NULL, "quote" text NOT NULL, "symbol" text NOT NULL, "timeframe" text NOT NULL, "open" numeric, "high" numeric, "low" numeric, "close" numeric, "volume" numeric, CONSTRAINT "insights_candles_prices" CHECK (num_nulls(open, high, low, close, volume) IN (0, 5)), CONSTRAINT "insights_candles_pkey" PRIMARY KEY ("quote", "symbol", "timeframe", "simulated", "at"))`,
    );
    await runner.query(`REVOKE UPDATE, TRUNCATE ON "insights_candles" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_candles"`);
  }
}
