import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who earns a rebate is told when, from which amount and where the exchange credits it. What stands for every exchange at first is neutral. */
export class ExchangeRebateCredit1764000016000 implements MigrationInterface {
  name = 'ExchangeRebateCredit1764000016000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" ADD "rebate_when_ko" text NOT NULL DEFAULT '다음 날'`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" ADD "rebate_when_en" text NOT NULL DEFAULT 'the next day'`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" ADD "rebate_minimum_usdt" numeric NOT NULL DEFAULT '0'`);
    await runner.query(
      `ALTER TABLE "uid_rebate_exchanges" ADD "rebate_where_ko" text NOT NULL DEFAULT '거래소 앱의 자산 내역(리베이트)'`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_exchanges" ADD "rebate_where_en" text NOT NULL DEFAULT 'the asset history of the exchange’s app, under rebates'`,
    );
    await runner.query(
      `ALTER TABLE "uid_rebate_exchanges" ADD CONSTRAINT "uid_rebate_exchanges_rebate_minimum" CHECK ("rebate_minimum_usdt" >= 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP CONSTRAINT "uid_rebate_exchanges_rebate_minimum"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP COLUMN "rebate_where_en"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP COLUMN "rebate_where_ko"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP COLUMN "rebate_minimum_usdt"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP COLUMN "rebate_when_en"`);
    await runner.query(`ALTER TABLE "uid_rebate_exchanges" DROP COLUMN "rebate_when_ko"`);
  }
}
