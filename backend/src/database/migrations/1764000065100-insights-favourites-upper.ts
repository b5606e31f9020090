import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favourites are tickers as exchanges write them: those that were kept in small letters marked no coin. */
export class InsightsFavouritesUpper1764000065100 implements MigrationInterface {
  name = 'InsightsFavouritesUpper1764000065100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO insights_favourites (user_id, symbol, created_at)
       SELECT user_id, upper(symbol COLLATE "C"), min(created_at) FROM insights_favourites WHERE symbol <> upper(symbol COLLATE "C") GROUP BY 1, 2
       ON CONFLICT DO NOTHING`,
    );
    await runner.query(`DELETE FROM insights_favourites WHERE symbol <> upper(symbol COLLATE "C")`);
  }

  async down(): Promise<void> {
    // What was written in small letters is not known any more.
  }
}
