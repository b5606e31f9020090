import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that somebody waits for overtake the others: the index is in the order of delivery. */
export class UrgentMails1764000013000 implements MigrationInterface {
  name = 'UrgentMails1764000013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "platform_mails" ADD "urgent" boolean NOT NULL DEFAULT false`);
    await runner.query(`DROP INDEX "platform_mails_due"`);
    await runner.query(
      `CREATE INDEX "platform_mails_due" ON "platform_mails" ("urgent" DESC, "next_attempt_at", "id") WHERE status = 'waiting'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "platform_mails_due"`);
    await runner.query(
      `CREATE INDEX "platform_mails_due" ON "platform_mails"  ("next_attempt_at") WHERE status = 'waiting'`,
    );
    await runner.query(`ALTER TABLE "platform_mails" DROP COLUMN "urgent"`);
  }
}
