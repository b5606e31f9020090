import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChartAnalysis1764000030000 implements MigrationInterface {
  name = 'ChartAnalysis1764000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "chart_analysis_pictures" ("user_id" uuid NOT NULL, "id" uuid NOT NULL, "png" bytea NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5427f36cbc92ba02f136aa82955" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "chart_analysis_pictures_by_age" ON "chart_analysis_pictures"  ("created_at") `);
    await runner.query(
      `CREATE TABLE "chart_analysis_requests" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "status" text NOT NULL DEFAULT 'waiting', "attempts" integer NOT NULL DEFAULT '0', "job_id" uuid NOT NULL, "coupon_code" text, "symbol" text, "timeframe" text NOT NULL, "failure" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "chart_analysis_requests_attempts" CHECK (attempts >= 0), CONSTRAINT "chart_analysis_requests_end" CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)), CONSTRAINT "chart_analysis_requests_failure" CHECK ((status = 'failed') = (failure IS NOT NULL)), CONSTRAINT "chart_analysis_requests_status" CHECK (status IN ('waiting', 'running', 'done', 'failed')), CONSTRAINT "PK_a13d279e9239913e9ba30f79ad0" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "chart_analysis_requests_open" ON "chart_analysis_requests"  ("created_at") WHERE status IN ('waiting', 'running')`,
    );
    await runner.query(
      `CREATE TABLE "chart_analysis_results" ("id" uuid NOT NULL, "engine" text NOT NULL, "version" integer NOT NULL, "reading" jsonb NOT NULL, "findings" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_d7774a85cb450afc8e39a5012e2" PRIMARY KEY ("id"))`,
    );
    await runner.query(`ALTER TABLE "store_chart_coupons" ADD "used_for" uuid`);
    await runner.query(
      `ALTER TABLE "store_chart_coupons" ADD CONSTRAINT "store_chart_coupons_use" CHECK (used_at IS NULL OR used_for IS NOT NULL)`,
    );
    // A PNG is compressed already.
    await runner.query(`ALTER TABLE "chart_analysis_pictures" ALTER COLUMN "png" SET STORAGE EXTERNAL`);
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "chart_analysis_results" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_chart_coupons" DROP CONSTRAINT "store_chart_coupons_use"`);
    await runner.query(`ALTER TABLE "store_chart_coupons" DROP COLUMN "used_for"`);
    await runner.query(`DROP TABLE "chart_analysis_results"`);
    await runner.query(`DROP INDEX "public"."chart_analysis_requests_open"`);
    await runner.query(`DROP TABLE "chart_analysis_requests"`);
    await runner.query(`DROP INDEX "public"."chart_analysis_pictures_by_age"`);
    await runner.query(`DROP TABLE "chart_analysis_pictures"`);
  }
}
