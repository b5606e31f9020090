import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was liquidated of each coin, by minute, for rehearsals of alerts. */
export class LiquidationMinutes1764000067000 implements MigrationInterface {
  name = 'LiquidationMinutes1764000067000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_liquidation_minutes" ("coin" text NOT NULL, "simulated" boolean NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "value" numeric NOT NULL, CONSTRAINT "insights_liquidation_minutes_pkey" PRIMARY KEY ("coin", "simulated", "at"))`,
    );
    // What a minute was stays.
    await runner.query(`REVOKE UPDATE, TRUNCATE ON "insights_liquidation_minutes" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "insights_liquidation_minutes"`);
  }
}
