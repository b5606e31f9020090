import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the market says about analyses, and what became of them. */
export class ChartScores1764000043000 implements MigrationInterface {
  name = 'ChartScores1764000043000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "chart_analysis_results" ADD "market" jsonb`);
    await runner.query(`ALTER TABLE "chart_analysis_results" ADD "scored_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `CREATE INDEX "chart_analysis_results_scored" ON "chart_analysis_results"  ("scored_at") WHERE scored_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE TABLE "chart_analysis_outcomes" ("id" uuid NOT NULL, "engine" text NOT NULL, "symbol" text NOT NULL, "quote" text NOT NULL, "timeframe" text NOT NULL, "direction" text NOT NULL, "outcome" text NOT NULL, "opposite" text NOT NULL, "entry" numeric, "entered_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE NOT NULL, "simulated" boolean NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "chart_analysis_outcomes_direction" CHECK (direction IN ('long', 'short')), CONSTRAINT "chart_analysis_outcomes_kinds" CHECK (outcome IN ('target', 'stop', 'expired', 'unknown') AND opposite IN ('target', 'stop', 'expired', 'unknown')), CONSTRAINT "chart_analysis_outcomes_known" CHECK ((outcome = 'unknown') = (entry IS NULL) AND (opposite = 'unknown') = (entry IS NULL)), CONSTRAINT "chart_analysis_outcomes_times" CHECK (ended_at > entered_at AND created_at >= ended_at), CONSTRAINT "PK_dc27eae1bb21ba38257845c46a5" PRIMARY KEY ("id"))`,
    );
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "chart_analysis_outcomes" FROM lance_app`);
    // Not even the owner takes a bad one out by a slip; whoever drops the triggers means it.
    await runner.query(`CREATE FUNCTION chart_analysis_refuse_change() RETURNS trigger LANGUAGE plpgsql
      SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$`);
    for (const table of ['chart_analysis_results', 'chart_analysis_outcomes'])
      await runner.query(
        `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION chart_analysis_refuse_change()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['chart_analysis_results', 'chart_analysis_outcomes'])
      await runner.query(`DROP TRIGGER append_only ON "${table}"`);
    await runner.query(`DROP FUNCTION chart_analysis_refuse_change()`);
    await runner.query(`DROP TABLE "chart_analysis_outcomes"`);
    await runner.query(`DROP INDEX "public"."chart_analysis_results_scored"`);
    await runner.query(`ALTER TABLE "chart_analysis_results" DROP COLUMN "scored_at"`);
    await runner.query(`ALTER TABLE "chart_analysis_results" DROP COLUMN "market"`);
  }
}
