import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the market was, minute by minute for a week and hour by hour for ninety days. The service's role may not change tables:
 * one function of the owner makes the partitions ahead and drops those that are over, and can do nothing else.
 */
export class InsightsHistory1764000026000 implements MigrationInterface {
  name = 'InsightsHistory1764000026000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_minutes', 'insights_hours'])
      await runner.query(
        `CREATE TABLE "${table}" ("at" TIMESTAMP WITH TIME ZONE NOT NULL, "exchange" text NOT NULL, "coin" text NOT NULL, "price" numeric NOT NULL, "premium" numeric, "usdt_premium" numeric, "simulated" boolean NOT NULL, CONSTRAINT "${table}_pkey" PRIMARY KEY ("exchange", "coin", "at")) PARTITION BY RANGE ("at")`,
      );
    await runner.query(
      `CREATE TABLE "insights_rates" ("at" TIMESTAMP WITH TIME ZONE NOT NULL, "usd_krw" numeric, "usd_krw_source" text, "upbit_usdt" numeric, "bithumb_usdt" numeric, "simulated" boolean NOT NULL, CONSTRAINT "insights_rates_source" CHECK ((usd_krw IS NULL) = (usd_krw_source IS NULL)), CONSTRAINT "insights_rates_pkey" PRIMARY KEY ("at"))`,
    );
    await runner.query(turnPartitions);
    await runner.query(`REVOKE ALL ON FUNCTION insights_turn_partitions FROM PUBLIC`);
    await runner.query(`GRANT EXECUTE ON FUNCTION insights_turn_partitions TO lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION insights_turn_partitions`);
    for (const table of ['insights_rates', 'insights_hours', 'insights_minutes'])
      await runner.query(`DROP TABLE "${table}"`);
  }
}

const turnPartitions = `
CREATE FUNCTION insights_turn_partitions(p_now timestamptz, OUT made integer, OUT dropped integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  part record;
BEGIN
  made := 0;
  dropped := 0;
  FOR part IN
    SELECT 'insights_minutes' AS parent, begins, begins + interval '1 day' AS ends
      FROM generate_series(date_trunc('day', p_now), date_trunc('day', p_now) + interval '2 days', '1 day') AS begins
    UNION ALL
    SELECT 'insights_hours', begins, begins + interval '1 month'
      FROM generate_series(date_trunc('month', p_now) - interval '1 month', date_trunc('month', p_now) + interval '1 month', '1 month')
        AS begins
  LOOP
    IF to_regclass(format('public.%I', part.parent || to_char(part.begins, '_YYYYMMDD'))) IS NULL THEN
      EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I FOR VALUES FROM (%L) TO (%L)',
        part.parent || to_char(part.begins, '_YYYYMMDD'), part.parent, part.begins, part.ends);
      made := made + 1;
    END IF;
  END LOOP;
  FOR part IN
    SELECT c.relname AS name
      FROM (VALUES ('insights_minutes', interval '1 day', interval '7 days'),
                   ('insights_hours', interval '1 month', interval '90 days')) AS kept (parent, length, age)
      JOIN pg_inherits i ON i.inhparent = to_regclass('public.' || kept.parent)
      JOIN pg_class c ON c.oid = i.inhrelid
     WHERE to_timestamp(right(c.relname, 8), 'YYYYMMDD') + kept.length <= p_now - kept.age
  LOOP
    EXECUTE format('DROP TABLE public.%I', part.name);
    dropped := dropped + 1;
  END LOOP;
END $$`;
