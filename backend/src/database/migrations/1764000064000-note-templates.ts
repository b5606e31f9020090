import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that members begin notes of the journal with. */
export class NoteTemplates1764000064000 implements MigrationInterface {
  name = 'NoteTemplates1764000064000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_note_templates" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "text" text NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_note_templates_name" UNIQUE ("user_id", "name"), CONSTRAINT "journal_note_templates_length" CHECK (length(name) BETWEEN 1 AND 40 AND length(text) BETWEEN 1 AND 5000), CONSTRAINT "PK_4b02d7056f1ea32f77c8c3fe370" PRIMARY KEY ("user_id", "id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "journal_note_templates"`);
  }
}
