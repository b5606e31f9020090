import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Journal1764000024000 implements MigrationInterface {
  name = 'Journal1764000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_days" ("user_id" uuid NOT NULL, "day" date NOT NULL, "krw_rate" numeric NOT NULL, "start_balance" numeric, "end_balance" numeric, "note" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_days_note" CHECK (length(note) BETWEEN 1 AND 5000), CONSTRAINT "journal_days_rate" CHECK (krw_rate > 0 AND krw_rate < 1e9), CONSTRAINT "journal_days_amounts" CHECK (start_balance > -1e12 AND start_balance < 1e12 AND end_balance > -1e12 AND end_balance < 1e12), CONSTRAINT "journal_days_balances" CHECK ((start_balance IS NULL) = (end_balance IS NULL)), CONSTRAINT "PK_dcfe273c216e0daf5817f47bd24" PRIMARY KEY ("user_id", "day"))`,
    );
    await runner.query(
      `CREATE TABLE "journal_cash_flows" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "day" date NOT NULL, "type" text NOT NULL, "amount" numeric NOT NULL, "description" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_cash_flows_amount" CHECK (amount > 0 AND amount < 1e12), CONSTRAINT "journal_cash_flows_type" CHECK ("type" IN ('deposit', 'withdrawal')), CONSTRAINT "PK_d448e64fee5c657ad224ef7d857" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "journal_cash_flows_by_day" ON "journal_cash_flows"  ("user_id", "day", "id") `);
    await runner.query(
      `CREATE TABLE "journal_trades" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "day" date NOT NULL, "symbol" text NOT NULL, "type" text NOT NULL, "entry_price" numeric NOT NULL, "exit_price" numeric NOT NULL, "quantity" numeric NOT NULL, "leverage" integer NOT NULL, "exchange" text NOT NULL, "profit_loss" numeric NOT NULL, "profit_loss_percent" numeric NOT NULL, "note" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_trades_texts" CHECK (length(symbol) BETWEEN 1 AND 30 AND length(exchange) BETWEEN 1 AND 40), CONSTRAINT "journal_trades_result" CHECK (profit_loss > -1e15 AND profit_loss < 1e15 AND profit_loss_percent > -1e15 AND profit_loss_percent < 1e15), CONSTRAINT "journal_trades_leverage" CHECK (leverage BETWEEN 1 AND 1000), CONSTRAINT "journal_trades_amounts" CHECK (entry_price > 0 AND entry_price < 1e12 AND exit_price > 0 AND exit_price < 1e12 AND quantity > 0 AND quantity < 1e15), CONSTRAINT "journal_trades_type" CHECK ("type" IN ('long', 'short')), CONSTRAINT "PK_f354809084724736394163e660d" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "journal_trades_by_day" ON "journal_trades"  ("user_id", "day", "id") `);
    await runner.query(
      `ALTER TABLE "journal_cash_flows" ADD CONSTRAINT "journal_cash_flows_on_day" FOREIGN KEY ("user_id", "day") REFERENCES "journal_days"("user_id","day") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "journal_trades" ADD CONSTRAINT "journal_trades_on_day" FOREIGN KEY ("user_id", "day") REFERENCES "journal_days"("user_id","day") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_trades" DROP CONSTRAINT "journal_trades_on_day"`);
    await runner.query(`ALTER TABLE "journal_cash_flows" DROP CONSTRAINT "journal_cash_flows_on_day"`);
    await runner.query(`DROP INDEX "public"."journal_trades_by_day"`);
    await runner.query(`DROP TABLE "journal_trades"`);
    await runner.query(`DROP INDEX "public"."journal_cash_flows_by_day"`);
    await runner.query(`DROP TABLE "journal_cash_flows"`);
    await runner.query(`DROP TABLE "journal_days"`);
  }
}
