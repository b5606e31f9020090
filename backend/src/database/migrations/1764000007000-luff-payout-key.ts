import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LuffPayoutKey1764000007000 implements MigrationInterface {
  name = 'LuffPayoutKey1764000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "luff_redemptions" ADD "payout_key" text`);
    // References that were told apart by their spelling alone stay apart: the first has the key, the others their id too.
    await runner.query(`
      UPDATE luff_redemptions r SET payout_key = CASE WHEN place = 1 THEN key ELSE key || ' ' || r.id END
      FROM (
        SELECT id, key, row_number() OVER (PARTITION BY key ORDER BY paid_at, id) AS place
        FROM (
          SELECT id, paid_at, btrim(lower(regexp_replace(
                   normalize(payout_reference, NFKC),
                   '[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]', '', 'g'))) AS key
          FROM luff_redemptions WHERE payout_reference IS NOT NULL
        ) spelled
      ) known
      WHERE known.id = r.id`);
    await runner.query(`DROP INDEX "public"."luff_redemptions_payout_once"`);
    await runner.query(`CREATE UNIQUE INDEX "luff_redemptions_payout_once" ON "luff_redemptions"  ("payout_key") `);
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_payout"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_payout" CHECK ((payout_reference IS NULL) = (paid_at IS NULL) AND (payout_key IS NULL) = (paid_at IS NULL) AND (paid_at IS NULL OR status = 'approved'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_payout"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_payout" CHECK ((payout_reference IS NULL) = (paid_at IS NULL) AND (paid_at IS NULL OR status = 'approved'))`,
    );
    await runner.query(`DROP INDEX "public"."luff_redemptions_payout_once"`);
    await runner.query(
      `CREATE UNIQUE INDEX "luff_redemptions_payout_once" ON "luff_redemptions"  ("payout_reference") `,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" DROP COLUMN "payout_key"`);
  }
}
