import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the language model has cost. */
export class LanguageModel1764000052000 implements MigrationInterface {
  name = 'LanguageModel1764000052000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform_language_model_days" ("day" date NOT NULL, "answers" integer NOT NULL, "prompt_tokens" bigint NOT NULL, "completion_tokens" bigint NOT NULL, "cost" numeric NOT NULL, CONSTRAINT "PK_53de069c5f9b023cd2bfb9b99a2" PRIMARY KEY ("day"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "platform_language_model_days"`);
  }
}
