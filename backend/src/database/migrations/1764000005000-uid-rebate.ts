import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UidRebate1764000005000 implements MigrationInterface {
  name = 'UidRebate1764000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "uid_rebate_exchanges" ("id" text NOT NULL, "name" text NOT NULL, "logo" text, "color" text NOT NULL, "badge" text, "referral_link" text NOT NULL, "travel_rule_upbit" boolean NOT NULL, "travel_rule_bithumb" boolean NOT NULL, "kyc_wait_hours" integer, "kyc_note_ko" text, "kyc_note_en" text, "is_active" boolean NOT NULL, "hidden_languages" text array NOT NULL DEFAULT '{}', "report_offset_hours" smallint NOT NULL, "sort" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_exchanges_report_offset" CHECK ("report_offset_hours" BETWEEN -12 AND 14), CONSTRAINT "uid_rebate_exchanges_id" CHECK ("id" ~ '^[a-z][a-z0-9-]{1,29}$'), CONSTRAINT "PK_c35e803bb84eeb6ae9d495cdbfc" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "uid_rebate_exchanges_name" ON "uid_rebate_exchanges"  ("name") `);
    await runner.query(
      `CREATE TABLE "uid_rebate_exchange_rates" ("exchange_id" text NOT NULL, "effective_at" TIMESTAMP WITH TIME ZONE NOT NULL, "rebate_rate" numeric NOT NULL, "discount_rate" numeric NOT NULL, "fee_rate" numeric, "changed_by" uuid, CONSTRAINT "uid_rebate_exchange_rates_fee_rate" CHECK ("fee_rate" > 0 AND "fee_rate" <= 1), CONSTRAINT "uid_rebate_exchange_rates_shares" CHECK ("rebate_rate" BETWEEN 0 AND 1 AND "discount_rate" BETWEEN 0 AND 1), CONSTRAINT "PK_72ada9ba7a3dd8cbfb939c3b735" PRIMARY KEY ("exchange_id", "effective_at"))`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_import_mappings" ("exchange_id" text NOT NULL, "mapping" jsonb NOT NULL, "saved_by" uuid NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_471ae061f011ee802f39d093911" PRIMARY KEY ("exchange_id"))`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_invitee_lookups" ("exchange_id" text NOT NULL, "uid" text NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, "simulated" boolean NOT NULL, "answer" jsonb NOT NULL, CONSTRAINT "PK_4afd33f3e0b43d0eb7f129bf1ac" PRIMARY KEY ("exchange_id", "uid"))`,
    );
    await runner.query(
      `CREATE INDEX "uid_rebate_invitee_lookups_by_time" ON "uid_rebate_invitee_lookups"  ("fetched_at") `,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_report_batches" ("id" uuid NOT NULL DEFAULT uuidv7(), "exchange_id" text NOT NULL, "source" text NOT NULL, "simulated" boolean NOT NULL, "fetched_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_report_batches_source" CHECK ("source" IN ('api', 'import')), CONSTRAINT "PK_a4760f08d61e05d3a4317ee4f12" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_report_changes" ("exchange_id" text NOT NULL, "uid" text NOT NULL, "day" date NOT NULL, "product" text NOT NULL, "revision" integer NOT NULL, "batch_id" uuid NOT NULL, "before" jsonb, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_3212847301559147a01b48d62d7" PRIMARY KEY ("exchange_id", "uid", "day", "product", "revision"))`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_report_days" ("exchange_id" text NOT NULL, "day" date NOT NULL, "batch_id" uuid NOT NULL, "is_complete" boolean NOT NULL, "read_uids" text array NOT NULL DEFAULT '{}', "first_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_6d6e946ffebbf22d28ce7c75efb" PRIMARY KEY ("exchange_id", "day"))`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_report_imports" ("id" uuid NOT NULL DEFAULT uuidv7(), "exchange_id" text NOT NULL, "status" text NOT NULL, "file_name" text NOT NULL, "file_hash" bytea NOT NULL, "file" bytea NOT NULL, "mapping" jsonb NOT NULL, "preview" jsonb NOT NULL, "counts" jsonb, "batch_id" uuid, "created_by" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "committed_by" uuid, "committed_at" TIMESTAMP WITH TIME ZONE, "undone_by" uuid, "undone_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uid_rebate_report_imports_batch" CHECK (("status" = 'previewed') = ("batch_id" IS NULL)), CONSTRAINT "uid_rebate_report_imports_status" CHECK ("status" IN ('previewed', 'committed', 'undone')), CONSTRAINT "PK_42a529572ea888ab5d2f4dac216" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "uid_rebate_report_imports_by_time" ON "uid_rebate_report_imports"  ("created_at") `,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_report_rows" ("exchange_id" text NOT NULL, "uid" text NOT NULL, "day" date NOT NULL, "product" text NOT NULL, "volume" numeric, "fee" numeric, "commission" numeric NOT NULL, "frozen_commission" numeric NOT NULL DEFAULT '0', "rebate" numeric, "rebate_rate" numeric NOT NULL, "estimated" boolean NOT NULL, "coin" text, "price_used" numeric, "source" text NOT NULL, "batch_id" uuid NOT NULL, "raw" jsonb NOT NULL, "revision" integer NOT NULL, "is_withdrawn" boolean NOT NULL DEFAULT false, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_report_rows_uid" CHECK ("uid" ~ '^[0-9]{1,20}$'), CONSTRAINT "uid_rebate_report_rows_source" CHECK ("source" IN ('api', 'import')), CONSTRAINT "uid_rebate_report_rows_product" CHECK ("product" IN ('spot', 'futures', 'other')), CONSTRAINT "uid_rebate_report_rows_revision" CHECK ("revision" > 0), CONSTRAINT "uid_rebate_report_rows_rebate" CHECK (("fee" IS NULL) = ("rebate" IS NULL)), CONSTRAINT "uid_rebate_report_rows_amounts" CHECK (("volume" IS NULL OR ("volume" >= 0 AND "volume" < 1e20)) AND ("fee" IS NULL OR ("fee" >= 0 AND "fee" < 1e20)) AND "commission" >= 0 AND "commission" < 1e20 AND "frozen_commission" >= 0 AND "frozen_commission" < 1e20 AND ("rebate" IS NULL OR ("rebate" >= 0 AND "rebate" < 1e20))), CONSTRAINT "PK_786d97432db42440a65e29ba6fb" PRIMARY KEY ("exchange_id", "uid", "day", "product"))`,
    );
    await runner.query(
      `CREATE INDEX "uid_rebate_report_rows_flagged" ON "uid_rebate_report_rows"  ("exchange_id", "day") WHERE rebate > commission`,
    );
    await runner.query(`CREATE INDEX "uid_rebate_report_rows_by_batch" ON "uid_rebate_report_rows"  ("batch_id") `);
    await runner.query(
      `CREATE INDEX "uid_rebate_report_rows_by_day" ON "uid_rebate_report_rows"  ("exchange_id", "day", "uid") `,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_sync_runs" ("id" uuid NOT NULL DEFAULT uuidv7(), "exchange_id" text NOT NULL, "day" date NOT NULL, "slot" text NOT NULL, "requested_by" uuid, "status" text NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "next_attempt_at" TIMESTAMP WITH TIME ZONE, "pages_done" integer NOT NULL DEFAULT '0', "pages_total" integer, "counts" jsonb, "problems" jsonb, "error" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uid_rebate_sync_runs_status" CHECK ("status" IN ('queued', 'running', 'done', 'failed')), CONSTRAINT "PK_5a887c16dbe18c7806d6c44bb81" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "uid_rebate_sync_runs_by_time" ON "uid_rebate_sync_runs"  ("created_at") `);
    await runner.query(
      `CREATE INDEX "uid_rebate_sync_runs_open" ON "uid_rebate_sync_runs"  ("exchange_id", "next_attempt_at") WHERE next_attempt_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_sync_runs_once" ON "uid_rebate_sync_runs"  ("exchange_id", "day", "slot") `,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_checks" ("visitor" text NOT NULL, "exchange_id" text NOT NULL, "uid" text NOT NULL, "address_hash" bytea NOT NULL, "checked_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_367db4620f18d888d80d545d3ef" PRIMARY KEY ("visitor", "exchange_id", "uid"))`,
    );
    await runner.query(`CREATE INDEX "uid_rebate_checks_by_time" ON "uid_rebate_checks"  ("checked_at") `);
    await runner.query(
      `CREATE INDEX "uid_rebate_checks_by_address" ON "uid_rebate_checks"  ("address_hash", "checked_at") `,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_disputes" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "exchange_id" text NOT NULL, "uid" text NOT NULL, "holder_id" uuid NOT NULL, "statement" text NOT NULL, "status" text NOT NULL, "admin_note" text, "decided_by" uuid, "decided_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_disputes_decided" CHECK (("status" = 'pending') = ("decided_at" IS NULL)), CONSTRAINT "uid_rebate_disputes_status" CHECK ("status" IN ('pending', 'approved', 'rejected')), CONSTRAINT "PK_11a169dbeecea99b00c131f1ac4" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "uid_rebate_disputes_by_id" ON "uid_rebate_disputes" ("id") `);
    await runner.query(`CREATE INDEX "uid_rebate_disputes_by_status" ON "uid_rebate_disputes"  ("status", "id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_disputes_one_pending" ON "uid_rebate_disputes"  ("user_id", "exchange_id", "uid") WHERE status = 'pending'`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_uids" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "exchange_id" text NOT NULL, "uid" text NOT NULL, "status" text NOT NULL, "verified_at" TIMESTAMP WITH TIME ZONE, "verified_on" date, "counted_from_on" date, "released_at" TIMESTAMP WITH TIME ZONE, "released_on" date, "release_reason" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_uids_released" CHECK (("status" = 'released') = ("released_at" IS NOT NULL)), CONSTRAINT "uid_rebate_uids_verified" CHECK ("status" <> 'verified' OR ("verified_at" IS NOT NULL AND "verified_on" IS NOT NULL)), CONSTRAINT "uid_rebate_uids_format" CHECK ("uid" ~ '^[0-9]{4,20}$'), CONSTRAINT "uid_rebate_uids_status" CHECK ("status" IN ('registered', 'pending', 'verified', 'rejected', 'released')), CONSTRAINT "PK_ba1320b9cd0cd873a6f66931f4f" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "uid_rebate_uids_by_uid" ON "uid_rebate_uids"  ("exchange_id", "uid") `);
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_uids_once_per_member" ON "uid_rebate_uids"  ("user_id", "exchange_id", "uid") WHERE status <> 'released'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_uids_one_holder" ON "uid_rebate_uids"  ("exchange_id", "uid") WHERE status = 'verified'`,
    );
    await runner.query(
      `CREATE TABLE "uid_rebate_verification_requests" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "uid_id" uuid NOT NULL, "exchange_id" text NOT NULL, "uid" text NOT NULL, "status" text NOT NULL, "review_reason" text NOT NULL, "evidence" jsonb, "admin_note" text, "decided_by" uuid, "decided_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "uid_rebate_verification_requests_decided" CHECK (("status" = 'pending') = ("decided_at" IS NULL)), CONSTRAINT "uid_rebate_verification_requests_status" CHECK ("status" IN ('pending', 'approved', 'rejected', 'withdrawn')), CONSTRAINT "PK_e92e8d50de895be66e1863522c5" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_verification_requests_by_id" ON "uid_rebate_verification_requests" ("id") `,
    );
    await runner.query(
      `CREATE INDEX "uid_rebate_verification_requests_by_status" ON "uid_rebate_verification_requests"  ("status", "id") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "uid_rebate_verification_requests_one_pending" ON "uid_rebate_verification_requests"  ("user_id", "uid_id") WHERE status = 'pending'`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_exchange_rates" ADD CONSTRAINT "FK_ad1343b018a038cb8c579f37159" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_import_mappings" ADD CONSTRAINT "FK_471ae061f011ee802f39d093911" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_batches" ADD CONSTRAINT "FK_596fbbd94e96bfea0ad44d46366" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_changes" ADD CONSTRAINT "FK_fe035d9e203dfd01c9747c1d09c" FOREIGN KEY ("batch_id") REFERENCES "uid_rebate_report_batches"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_days" ADD CONSTRAINT "FK_a937416307e053ef20b18f9c2e9" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_days" ADD CONSTRAINT "FK_ea3e322bf3a08626984faefaf5c" FOREIGN KEY ("batch_id") REFERENCES "uid_rebate_report_batches"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_imports" ADD CONSTRAINT "FK_135fb3ffe5a27a4e7805b9101d9" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_imports" ADD CONSTRAINT "FK_727476f1be8823ca4c8307cee74" FOREIGN KEY ("batch_id") REFERENCES "uid_rebate_report_batches"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_rows" ADD CONSTRAINT "FK_b0ac4991da37d26c3860f516fee" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_report_rows" ADD CONSTRAINT "FK_4d80f43c92aa7c9c81ca07c46b9" FOREIGN KEY ("batch_id") REFERENCES "uid_rebate_report_batches"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_sync_runs" ADD CONSTRAINT "FK_1fceaad57b92c2751c5a7be5634" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_disputes" ADD CONSTRAINT "FK_6c491eab05e798a980f8350af32" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_uids" ADD CONSTRAINT "FK_792798c5eee17e43f69813ac523" FOREIGN KEY ("exchange_id") REFERENCES "uid_rebate_exchanges"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_verification_requests" ADD CONSTRAINT "FK_5b636239f377ee9c1b32fe69161" FOREIGN KEY ("user_id", "uid_id") REFERENCES "uid_rebate_uids"("user_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    // What a row was, and which rate counted when, stays written: the service may add to these and read them.
    await runner.query(`REVOKE UPDATE, DELETE, TRUNCATE ON "uid_rebate_report_changes" FROM lance_app`);
    await runner.query(
      `REVOKE DELETE, TRUNCATE ON "uid_rebate_exchange_rates", "uid_rebate_report_rows" FROM lance_app`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "uid_rebate_verification_requests" DROP CONSTRAINT "FK_5b636239f377ee9c1b32fe69161"`,
    );
    await runner.query(`ALTER TABLE "uid_rebate_uids" DROP CONSTRAINT "FK_792798c5eee17e43f69813ac523"`);
    await runner.query(`ALTER TABLE "uid_rebate_disputes" DROP CONSTRAINT "FK_6c491eab05e798a980f8350af32"`);
    await runner.query(`ALTER TABLE "uid_rebate_sync_runs" DROP CONSTRAINT "FK_1fceaad57b92c2751c5a7be5634"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_rows" DROP CONSTRAINT "FK_4d80f43c92aa7c9c81ca07c46b9"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_rows" DROP CONSTRAINT "FK_b0ac4991da37d26c3860f516fee"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_imports" DROP CONSTRAINT "FK_727476f1be8823ca4c8307cee74"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_imports" DROP CONSTRAINT "FK_135fb3ffe5a27a4e7805b9101d9"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_days" DROP CONSTRAINT "FK_ea3e322bf3a08626984faefaf5c"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_days" DROP CONSTRAINT "FK_a937416307e053ef20b18f9c2e9"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_changes" DROP CONSTRAINT "FK_fe035d9e203dfd01c9747c1d09c"`);
    await runner.query(`ALTER TABLE "uid_rebate_report_batches" DROP CONSTRAINT "FK_596fbbd94e96bfea0ad44d46366"`);
    await runner.query(`ALTER TABLE "uid_rebate_import_mappings" DROP CONSTRAINT "FK_471ae061f011ee802f39d093911"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchange_rates" DROP CONSTRAINT "FK_ad1343b018a038cb8c579f37159"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_verification_requests_one_pending"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_verification_requests_by_status"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_verification_requests_by_id"`);
    await runner.query(`DROP TABLE "uid_rebate_verification_requests"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_uids_one_holder"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_uids_once_per_member"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_uids_by_uid"`);
    await runner.query(`DROP TABLE "uid_rebate_uids"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_disputes_one_pending"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_disputes_by_status"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_disputes_by_id"`);
    await runner.query(`DROP TABLE "uid_rebate_disputes"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_checks_by_address"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_checks_by_time"`);
    await runner.query(`DROP TABLE "uid_rebate_checks"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_sync_runs_once"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_sync_runs_open"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_sync_runs_by_time"`);
    await runner.query(`DROP TABLE "uid_rebate_sync_runs"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_report_rows_by_day"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_report_rows_by_batch"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_report_rows_flagged"`);
    await runner.query(`DROP TABLE "uid_rebate_report_rows"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_report_imports_by_time"`);
    await runner.query(`DROP TABLE "uid_rebate_report_imports"`);
    await runner.query(`DROP TABLE "uid_rebate_report_days"`);
    await runner.query(`DROP TABLE "uid_rebate_report_changes"`);
    await runner.query(`DROP TABLE "uid_rebate_report_batches"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_invitee_lookups_by_time"`);
    await runner.query(`DROP TABLE "uid_rebate_invitee_lookups"`);
    await runner.query(`DROP TABLE "uid_rebate_import_mappings"`);
    await runner.query(`DROP TABLE "uid_rebate_exchange_rates"`);
    await runner.query(`DROP INDEX "public"."uid_rebate_exchanges_name"`);
    await runner.query(`DROP TABLE "uid_rebate_exchanges"`);
  }
}
