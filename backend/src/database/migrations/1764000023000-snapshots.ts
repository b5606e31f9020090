import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last good values of outside services, and how these answer. */
export class Snapshots1764000023000 implements MigrationInterface {
  name = 'Snapshots1764000023000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE "platform_snapshots" ("feed" text NOT NULL, "data" text NOT NULL, "source" text NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, "simulated" boolean NOT NULL, "sequence" bigint NOT NULL, CONSTRAINT "platform_snapshots_pkey" PRIMARY KEY ("feed"))`,
    );
    await runner.query(
      `CREATE UNLOGGED TABLE "platform_source_states" ("source" text NOT NULL, "succeeded_at" TIMESTAMP WITH TIME ZONE, "failed_at" TIMESTAMP WITH TIME ZONE, "last_error" text, "failures" integer NOT NULL, "drifts" integer NOT NULL, "dropped_rows" integer NOT NULL, CONSTRAINT "platform_source_states_pkey" PRIMARY KEY ("source"))`,
    );
    // Logged, unlike the tables: numbers never come back.
    await runner.query(`CREATE SEQUENCE "platform_snapshot_sequence"`);
    await runner.query(`GRANT USAGE ON SEQUENCE "platform_snapshot_sequence" TO lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SEQUENCE "platform_snapshot_sequence"`);
    await runner.query(`DROP TABLE "platform_source_states"`);
    await runner.query(`DROP TABLE "platform_snapshots"`);
  }
}
