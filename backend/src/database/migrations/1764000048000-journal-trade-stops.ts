import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalTradeStops1764000048000 implements MigrationInterface {
  name = 'JournalTradeStops1764000048000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_trades" ADD "stop_price" numeric`);
    await runner.query(
      `ALTER TABLE "journal_trades" ADD CONSTRAINT "journal_trades_stop" CHECK (stop_price > 0 AND stop_price < 1e12)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_trades" DROP CONSTRAINT "journal_trades_stop"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "stop_price"`);
  }
}
