import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InsightsAlerts1764000040000 implements MigrationInterface {
  name = 'InsightsAlerts1764000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insights_alert_firings" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "alert_id" uuid NOT NULL, "number" integer NOT NULL, "kind" text NOT NULL, "symbol" text NOT NULL, "direction" text NOT NULL, "threshold" numeric NOT NULL, "minutes" integer NOT NULL, "value" numeric NOT NULL, "source" text NOT NULL, "simulated" boolean NOT NULL, "basis" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "mailed" boolean NOT NULL, CONSTRAINT "insights_alert_firings_once" UNIQUE ("user_id", "alert_id", "number"), CONSTRAINT "insights_alert_firings_pkey" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "insights_alert_firings_by_age" ON "insights_alert_firings" ("at")`);
    // What was told is never changed; it goes with the account, or with the time.
    await runner.query(`REVOKE UPDATE, TRUNCATE ON "insights_alert_firings" FROM lance_app`);
    await runner.query(
      `CREATE TABLE "insights_alert_marks" ("kind" text NOT NULL, "symbol" text NOT NULL, "minutes" integer NOT NULL, "checked_to" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_alert_marks_pkey" PRIMARY KEY ("kind", "symbol", "minutes"))`,
    );
    await runner.query(
      `CREATE TABLE "insights_alerts" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "symbol" text NOT NULL, "direction" text NOT NULL, "threshold" numeric NOT NULL, "minutes" integer NOT NULL, "repeat_minutes" integer, "expires_at" TIMESTAMP WITH TIME ZONE, "state" text NOT NULL, "is_met" boolean, "met_at" TIMESTAMP WITH TIME ZONE NOT NULL, "fired_at" TIMESTAMP WITH TIME ZONE, "firings" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "insights_alerts_repeat" CHECK (repeat_minutes BETWEEN 5 AND 10080), CONSTRAINT "insights_alerts_minutes" CHECK ((kind = 'liquidations') = (minutes > 0) AND minutes <= 60), CONSTRAINT "insights_alerts_state" CHECK (state IN ('active', 'paused', 'done')), CONSTRAINT "insights_alerts_direction" CHECK (direction IN ('above', 'below')), CONSTRAINT "insights_alerts_symbol" CHECK (length(symbol) BETWEEN 1 AND 30), CONSTRAINT "insights_alerts_pkey" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "insights_alerts_watched" ON "insights_alerts" ("kind", "symbol", "minutes") WHERE state = 'active'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_alerts', 'insights_alert_marks', 'insights_alert_firings'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
