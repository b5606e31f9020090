import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Faq1764000014800 implements MigrationInterface {
  name = 'Faq1764000014800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "admin_faq_entries" ("id" uuid NOT NULL DEFAULT uuidv7(), "position" integer NOT NULL, "question_ko" text NOT NULL, "question_en" text NOT NULL, "answer_ko" text NOT NULL, "answer_en" text NOT NULL, "keywords_ko" text array NOT NULL, "keywords_en" text array NOT NULL, "link" text, "is_published" boolean NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "admin_faq_entries_one_each_place" UNIQUE ("position") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "admin_faq_entries_position" CHECK ("position" > 0), CONSTRAINT "admin_faq_entries_pkey" PRIMARY KEY ("id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "admin_faq_entries"`);
  }
}
