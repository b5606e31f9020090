import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded trade histories are kept compressed; pieces that are there already stay as they are. */
export class DeflatedImportPieces1764000066000 implements MigrationInterface {
  name = 'DeflatedImportPieces1764000066000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_import_pieces" ADD "is_deflated" boolean NOT NULL DEFAULT false`);
  }

  /** Imports without their pieces fail as an empty file does, and what was written of them is taken back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM journal_import_pieces WHERE is_deflated`);
    await runner.query(`ALTER TABLE "journal_import_pieces" DROP COLUMN "is_deflated"`);
  }
}
