import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['one_each_place', 'position', 'pkey'];

/** The questions are a module of their own. */
export class FaqModule1764000020000 implements MigrationInterface {
  name = 'FaqModule1764000020000';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'admin_faq_entries', 'faq_entries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'faq_entries', 'admin_faq_entries');
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  for (const constraint of CONSTRAINTS)
    await runner.query(`ALTER TABLE "${to}" RENAME CONSTRAINT "${from}_${constraint}" TO "${to}_${constraint}"`);
}
