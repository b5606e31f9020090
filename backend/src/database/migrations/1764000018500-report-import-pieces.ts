import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files are kept in pieces. One that is there already is one piece. */
export class ReportImportPieces1764000018500 implements MigrationInterface {
  name = 'ReportImportPieces1764000018500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "uid_rebate_report_import_pieces" ("import_id" uuid NOT NULL, "number" integer NOT NULL, "content" bytea NOT NULL, CONSTRAINT "PK_5aaf9f699ccda026ab4c5a76c5d" PRIMARY KEY ("import_id", "number"))`,
    );
    await runner.query(
      `INSERT INTO "uid_rebate_report_import_pieces" ("import_id", "number", "content") SELECT "id", 0, "file" FROM "uid_rebate_report_imports"`,
    );
    await runner.query(`ALTER TABLE "uid_rebate_report_imports" DROP COLUMN "file"`);
    await runner.query(
      `ALTER TABLE "uid_rebate_report_import_pieces" ADD CONSTRAINT "FK_872bbd514aa69d2e0d454e34ca8" FOREIGN KEY ("import_id") REFERENCES "uid_rebate_report_imports"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_report_imports" ADD "file" bytea`);
    await runner.query(
      `UPDATE "uid_rebate_report_imports" i SET "file" = (SELECT string_agg("content", ''::bytea ORDER BY "number") FROM "uid_rebate_report_import_pieces" WHERE "import_id" = i."id")`,
    );
    await runner.query(`ALTER TABLE "uid_rebate_report_imports" ALTER COLUMN "file" SET NOT NULL`);
    await runner.query(`DROP TABLE "uid_rebate_report_import_pieces"`);
  }
}
