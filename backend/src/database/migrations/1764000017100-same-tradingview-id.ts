import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators see which other accounts asked for a pass for the same TradingView ID, in whatever letters. */
export class SameTradingviewId1764000017100 implements MigrationInterface {
  name = 'SameTradingviewId1764000017100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX indicators_purchases_by_tradingview_id ON indicators_purchases (lower(tradingview_id))
       WHERE tradingview_id <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX indicators_purchases_by_tradingview_id`);
  }
}
