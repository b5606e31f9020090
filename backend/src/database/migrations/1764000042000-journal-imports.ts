import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalImports1764000042000 implements MigrationInterface {
  name = 'JournalImports1764000042000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_fills" ("user_id" uuid NOT NULL, "id" uuid NOT NULL, "imports" uuid array NOT NULL, "book" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" text NOT NULL, "side" text, "lane" text, "price" numeric, "quantity" numeric, "quote" text NOT NULL, "result" numeric, "fee" numeric, "fee_coin" text, "order_id" text, "trade_id" text, CONSTRAINT "journal_fills_imports" CHECK (cardinality(imports) > 0), CONSTRAINT "journal_fills_amounts" CHECK (("kind" = 'trade') = (price IS NOT NULL AND quantity IS NOT NULL)), CONSTRAINT "journal_fills_side" CHECK (("kind" = 'trade') = ("side" IS NOT NULL) AND "side" IN ('buy', 'sell')), CONSTRAINT "journal_fills_kind" CHECK ("kind" IN ('trade', 'funding', 'fee')), CONSTRAINT "PK_f3de62388c476e2e2866fc8cb43" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "journal_fills_by_book" ON "journal_fills"  ("user_id", "book", "at") `);
    await runner.query(
      `CREATE TABLE "journal_import_mappings" ("user_id" uuid NOT NULL, "id" uuid NOT NULL, "mapping" jsonb NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0b53e9da02332d6f267d1571f89" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE TABLE "journal_imports" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "status" text NOT NULL, "file_name" text NOT NULL, "zone" text, "mapping" jsonb, "preview" jsonb, "outcome" jsonb, "failure" jsonb, "progress" integer NOT NULL DEFAULT '0', "attempts" integer NOT NULL DEFAULT '0', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_imports_progress" CHECK (progress BETWEEN 0 AND 100), CONSTRAINT "journal_imports_status" CHECK ("status" IN ('reading', 'previewed', 'writing', 'done', 'undoing', 'undone', 'failed')), CONSTRAINT "PK_846c464d999e79a4c8a4455787b" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "journal_imports_one_under_way" ON "journal_imports"  ("user_id") WHERE "status" IN ('reading', 'writing', 'undoing')`,
    );
    await runner.query(
      `CREATE TABLE "journal_import_pieces" ("user_id" uuid NOT NULL, "import_id" uuid NOT NULL, "number" integer NOT NULL, "content" bytea NOT NULL, CONSTRAINT "PK_6723c80fc0f9393504b7045c71a" PRIMARY KEY ("user_id", "import_id", "number"))`,
    );
    await runner.query(`ALTER TABLE "journal_trades" ADD "book" text`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "build" uuid`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "opened_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "closed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "fee" numeric NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "funding" numeric NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "other_fees" jsonb`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "fills" integer`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "is_incomplete" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX "journal_trades_by_book" ON "journal_trades"  ("user_id", "book") WHERE book IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE "journal_trades" ADD CONSTRAINT "journal_trades_imported" CHECK ((book IS NULL) = (closed_at IS NULL) AND (book IS NULL) = (build IS NULL))`,
    );
    await runner.query(
      `ALTER TABLE "journal_import_pieces" ADD CONSTRAINT "FK_0977f96e02c3bbf4f640448fb15" FOREIGN KEY ("user_id", "import_id") REFERENCES "journal_imports"("user_id","id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_import_pieces" DROP CONSTRAINT "FK_0977f96e02c3bbf4f640448fb15"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP CONSTRAINT "journal_trades_imported"`);
    await runner.query(`DROP INDEX "public"."journal_trades_by_book"`);
    await runner.query(`DELETE FROM journal_trades WHERE book IS NOT NULL`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "is_incomplete"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "fills"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "other_fees"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "funding"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "fee"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "closed_at"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "opened_at"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "build"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "book"`);
    await runner.query(`DROP TABLE "journal_import_pieces"`);
    await runner.query(`DROP INDEX "public"."journal_imports_one_under_way"`);
    await runner.query(`DROP TABLE "journal_imports"`);
    await runner.query(`DROP TABLE "journal_import_mappings"`);
    await runner.query(`DROP INDEX "public"."journal_fills_by_book"`);
    await runner.query(`DROP TABLE "journal_fills"`);
  }
}
