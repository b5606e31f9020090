import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ledgerDown, ledgerUp } from './sql/ledger.sql.js';

export class Ledger1764000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ledgerUp);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ledgerDown);
  }
}
