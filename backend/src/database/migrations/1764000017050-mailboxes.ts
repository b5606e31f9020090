import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mailboxes of open accounts are known like those of closed ones, so that a tag in an address makes no other person. Those of
 * members who are there already are noted by the service when it starts: their hashes need its secret.
 */
export class Mailboxes1764000017050 implements MigrationInterface {
  name = 'Mailboxes1764000017050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_closed_addresses" RENAME TO "auth_mailboxes"`);
    await runner.query(`ALTER TABLE "auth_mailboxes" RENAME COLUMN "address" TO "mailbox"`);
    await runner.query(`ALTER TABLE "auth_mailboxes" RENAME COLUMN "closed_at" TO "noted_at"`);
    await runner.query(
      `ALTER TABLE "auth_mailboxes" RENAME CONSTRAINT "PK_480e8d2f0e836d17a1f3aa7352e" TO "PK_191232a4cb1fc0d845f181835c9"`,
    );
    await runner.query(`ALTER TABLE "auth_members" ADD "mailbox_noted_under" bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_members" DROP COLUMN "mailbox_noted_under"`);
    await runner.query(
      `ALTER TABLE "auth_mailboxes" RENAME CONSTRAINT "PK_191232a4cb1fc0d845f181835c9" TO "PK_480e8d2f0e836d17a1f3aa7352e"`,
    );
    await runner.query(`ALTER TABLE "auth_mailboxes" RENAME COLUMN "noted_at" TO "closed_at"`);
    await runner.query(`ALTER TABLE "auth_mailboxes" RENAME COLUMN "mailbox" TO "address"`);
    await runner.query(`ALTER TABLE "auth_mailboxes" RENAME TO "auth_closed_addresses"`);
  }
}
