import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1764000000500 implements MigrationInterface {
  name = 'Platform1764000000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform_audit_events" ("id" uuid NOT NULL DEFAULT uuidv7(), "at" TIMESTAMP WITH TIME ZONE NOT NULL, "actor_id" uuid, "action" text NOT NULL, "target_type" text NOT NULL, "target_id" text NOT NULL, "before" jsonb, "after" jsonb, "ip" text, "request_id" text, CONSTRAINT "PK_402e868f2d94e98f39869fb3dbb" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_f8744948e8b5a0d976ee95b63d" ON "platform_audit_events"  ("target_type", "target_id", "at") `,
    );
    await runner.query(
      `CREATE TABLE "platform_idempotency_keys" ("user_id" uuid NOT NULL, "operation" text NOT NULL, "key" text NOT NULL, "body_hash" bytea NOT NULL, "answer" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_90391f213b5a386caeecd2e494c" PRIMARY KEY ("user_id", "operation", "key"))`,
    );
    await runner.query(
      `CREATE TABLE "platform_job_failures" ("id" uuid NOT NULL DEFAULT uuidv7(), "job" text NOT NULL, "slot" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "error" text NOT NULL, CONSTRAINT "PK_483813fc06dfae8149a82604e7a" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "platform_job_runs" ("job" text NOT NULL, "slot" text NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP WITH TIME ZONE, "counts" jsonb, CONSTRAINT "PK_551430cdb5cb357a7714a6910e0" PRIMARY KEY ("job", "slot"))`,
    );
    await runner.query(
      `CREATE TABLE "platform_setting_values" ("key" text NOT NULL, "effective_at" TIMESTAMP WITH TIME ZONE NOT NULL, "value" text NOT NULL, "changed_by" uuid, CONSTRAINT "PK_81f48d6072514b83a81a3b97d4c" PRIMARY KEY ("key", "effective_at"))`,
    );
    // What was done stays written: the service may add to these and read them, nothing else.
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "platform_audit_events" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "platform_setting_values"`);
    await runner.query(`DROP TABLE "platform_job_runs"`);
    await runner.query(`DROP TABLE "platform_job_failures"`);
    await runner.query(`DROP TABLE "platform_idempotency_keys"`);
    await runner.query(`DROP INDEX "public"."IDX_f8744948e8b5a0d976ee95b63d"`);
    await runner.query(`DROP TABLE "platform_audit_events"`);
  }
}
