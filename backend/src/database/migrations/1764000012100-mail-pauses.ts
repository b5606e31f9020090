import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a mail waits for the server or for itself. */
export class MailPauses1764000012100 implements MigrationInterface {
  name = 'MailPauses1764000012100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "platform_mails" ADD "waits_for_server" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "platform_mails" DROP COLUMN "waits_for_server"`);
  }
}
