import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each month and transaction, however many statements it has. */
const CHANGED = `
CREATE FUNCTION journal_month_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO journal_month_changes (user_id, month, changed_by)
  SELECT DISTINCT user_id, date_trunc('month', day)::date, pg_current_xact_id()::text::bigint FROM changed
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$`;

const TRIGGERS = [
  ['journal_months_inserted', 'AFTER INSERT', 'NEW TABLE'],
  ['journal_months_deleted', 'AFTER DELETE', 'OLD TABLE'],
  ['journal_months_updated', 'AFTER UPDATE', 'NEW TABLE'],
  ['journal_months_left', 'AFTER UPDATE', 'OLD TABLE'],
] as const;

export class JournalMonths1764000059000 implements MigrationInterface {
  name = 'JournalMonths1764000059000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_months" ("user_id" uuid NOT NULL, "month" date NOT NULL, "sums" jsonb NOT NULL, CONSTRAINT "PK_ddd0e1ead6fb23506d2221011b8" PRIMARY KEY ("user_id", "month"))`,
    );
    await runner.query(
      `CREATE TABLE "journal_month_changes" ("user_id" uuid NOT NULL, "month" date NOT NULL, "changed_by" bigint NOT NULL, CONSTRAINT "PK_d60e1b575e70be403f954be8c2c" PRIMARY KEY ("user_id", "month", "changed_by"))`,
    );
    await runner.query(CHANGED);
    for (const [name, when, rows] of TRIGGERS)
      await runner.query(
        `CREATE TRIGGER "${name}" ${when} ON "journal_trades" REFERENCING ${rows} AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION journal_month_changed()`,
      );
    // After the triggers, which lock out who writes: no trade is between the two.
    await runner.query(
      `INSERT INTO journal_month_changes (user_id, month, changed_by)
       SELECT DISTINCT user_id, date_trunc('month', day)::date, pg_current_xact_id()::text::bigint FROM journal_trades`,
    );
    // What a day's result is made of is read from the index alone.
    await runner.query(`DROP INDEX "journal_trades_by_day"`);
    await runner.query(
      `CREATE INDEX "journal_trades_by_day" ON "journal_trades" ("user_id", "day", "id") INCLUDE (profit_loss, fee, funding)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "journal_trades_by_day"`);
    await runner.query(`CREATE INDEX "journal_trades_by_day" ON "journal_trades" ("user_id", "day", "id")`);
    for (const [name] of TRIGGERS) await runner.query(`DROP TRIGGER "${name}" ON "journal_trades"`);
    await runner.query(`DROP FUNCTION journal_month_changed`);
    await runner.query(`DROP TABLE "journal_month_changes"`);
    await runner.query(`DROP TABLE "journal_months"`);
  }
}
