import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session that is not used ends before it must end: one column tells which are over. */
export class SessionExpiry1764000012200 implements MigrationInterface {
  name = 'SessionExpiry1764000012200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_idle_within_absolute" CHECK ("idle_expires_at" <= "absolute_expires_at")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "auth_sessions" DROP CONSTRAINT "auth_sessions_idle_within_absolute"`);
  }
}
