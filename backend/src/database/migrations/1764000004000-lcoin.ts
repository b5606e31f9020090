import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Lcoin1764000004000 implements MigrationInterface {
  name = 'Lcoin1764000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "lcoin_uid_bonuses" ("exchange_id" text NOT NULL, "uid" text NOT NULL, "user_id" uuid NOT NULL, "paid_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "lcoin_uid_bonuses_pkey" PRIMARY KEY ("exchange_id", "uid"))`,
    );
    await runner.query(`CREATE INDEX "lcoin_uid_bonuses_of_member" ON "lcoin_uid_bonuses"  ("user_id") `);
    // A bonus that was paid stays known for ever.
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "lcoin_uid_bonuses" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."lcoin_uid_bonuses_of_member"`);
    await runner.query(`DROP TABLE "lcoin_uid_bonuses"`);
  }
}
