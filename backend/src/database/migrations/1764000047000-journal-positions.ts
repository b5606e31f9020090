import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalPositions1764000047000 implements MigrationInterface {
  name = 'JournalPositions1764000047000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_positions" ("user_id" uuid NOT NULL, "id" uuid NOT NULL, "book" text NOT NULL, "type" text NOT NULL, "quantity" numeric NOT NULL, "entry_price" numeric NOT NULL, "fee" numeric NOT NULL, "funding" numeric NOT NULL, "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL, "known_until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_positions_amounts" CHECK (quantity > 0 AND quantity < 1e15 AND entry_price > 0 AND entry_price < 1e12), CONSTRAINT "journal_positions_type" CHECK ("type" IN ('long', 'short')), CONSTRAINT "PK_7f641b120e4fed9a87ee0f101a8" PRIMARY KEY ("user_id", "id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "journal_positions"`);
  }
}
