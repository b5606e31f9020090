import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts that members keep, and their public addresses. */
export class KeptReceipts1764000060000 implements MigrationInterface {
  name = 'KeptReceipts1764000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "receipts_kept" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "kind" text NOT NULL, "fact_id" text NOT NULL, "number" text NOT NULL, "fact_at" TIMESTAMP WITH TIME ZONE NOT NULL, "kept_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "receipts_kept_names" CHECK (length(kind) BETWEEN 1 AND 40 AND length(fact_id) BETWEEN 1 AND 100), CONSTRAINT "PK_b09123ddb6c85331fc4ff9ae5e5" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "receipts_kept_by_id" ON "receipts_kept"  ("user_id", "id") `);
    await runner.query(`CREATE UNIQUE INDEX "receipts_kept_once" ON "receipts_kept"  ("user_id", "kind", "fact_id") `);
    await runner.query(
      `CREATE TABLE "receipts_shares" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "kept_id" uuid NOT NULL, "token_hash" bytea NOT NULL, "with_amounts" boolean NOT NULL, "seal" text NOT NULL, "shared_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "receipts_shares_hash" CHECK (length(token_hash) = 32), CONSTRAINT "PK_c2197b522a9b53f7621eae7f598" PRIMARY KEY ("id"), CONSTRAINT "FK_604f1f62d8bc1a860a442e8a24f" FOREIGN KEY ("kept_id") REFERENCES "receipts_kept"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
    await runner.query(`CREATE INDEX "receipts_shares_of_kept" ON "receipts_shares"  ("kept_id") `);
    await runner.query(`CREATE UNIQUE INDEX "receipts_shares_once" ON "receipts_shares"  ("token_hash") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "receipts_shares"`);
    await runner.query(`DROP TABLE "receipts_kept"`);
  }
}
