import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InsightsFavourites1764000026200 implements MigrationInterface {
  name = 'InsightsFavourites1764000026200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_favourites" ("user_id" uuid NOT NULL, "symbol" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_favourites_symbol" CHECK (length(symbol) BETWEEN 1 AND 30), CONSTRAINT "insights_favourites_pkey" PRIMARY KEY ("user_id", "symbol"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_favourites"`);
  }
}
