import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what was sent to an address, and what operators look for among many mails, without reading the whole outbox. */
export class MailIndexes1764000012000 implements MigrationInterface {
  name = 'MailIndexes1764000012000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "platform_mails_by_address" ON "platform_mails"  (lower("address")) WHERE address <> ''`,
    );
    await runner.query(
      `CREATE INDEX "platform_mails_by_status" ON "platform_mails"  ("status", "id") WHERE status <> 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "platform_mails_by_status"`);
    await runner.query(`DROP INDEX "platform_mails_by_address"`);
  }
}
