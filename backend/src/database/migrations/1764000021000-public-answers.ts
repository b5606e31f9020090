import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the kept public answers are read from. */
const TABLES = ['platform_setting_values', 'uid_rebate_exchanges', 'uid_rebate_exchange_rates', 'faq_entries'];

/** Every process learns at once that public answers have changed, and can ask when they change by time alone. */
export class PublicAnswers1764000021000 implements MigrationInterface {
  name = 'PublicAnswers1764000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION public_answers_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog
       AS $$ BEGIN PERFORM pg_notify('public_answers', TG_TABLE_NAME); RETURN NULL; END $$`,
    );
    for (const table of TABLES)
      await runner.query(
        `CREATE TRIGGER public_answers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
         FOR EACH STATEMENT EXECUTE FUNCTION public_answers_changed()`,
      );
    await runner.query(
      `CREATE VIEW public_answer_steps AS
       SELECT effective_at FROM platform_setting_values UNION ALL SELECT effective_at FROM uid_rebate_exchange_rates`,
    );
    await runner.query(`GRANT SELECT ON public_answer_steps TO lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW public_answer_steps`);
    for (const table of TABLES) await runner.query(`DROP TRIGGER public_answers_changed ON "${table}"`);
    await runner.query(`DROP FUNCTION public_answers_changed()`);
  }
}
