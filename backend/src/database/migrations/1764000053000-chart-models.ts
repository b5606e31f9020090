import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of language models in analyses, and who allows it. */
export class ChartModels1764000053000 implements MigrationInterface {
  name = 'ChartModels1764000053000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "chart_analysis_consents" ("user_id" uuid NOT NULL, "recipient" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_3ec63bc6e541d723b4ef2515b0e" PRIMARY KEY ("user_id"))`,
    );
    await runner.query(`ALTER TABLE "chart_analysis_results" ADD "model" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "chart_analysis_results" DROP COLUMN "model"`);
    await runner.query(`DROP TABLE "chart_analysis_consents"`);
  }
}
