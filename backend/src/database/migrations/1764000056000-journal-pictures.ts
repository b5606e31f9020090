import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures at days and trades of the journal. */
export class JournalPictures1764000056000 implements MigrationInterface {
  name = 'JournalPictures1764000056000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "journal_pictures" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "day" date, "trade_id" uuid, "webp" bytea NOT NULL, "thumbnail" bytea NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "alt_text" text, "removed_at" TIMESTAMP WITH TIME ZONE, "trade_removed" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "journal_pictures_removal" CHECK (NOT trade_removed OR (trade_id IS NOT NULL AND removed_at IS NOT NULL)), CONSTRAINT "journal_pictures_text" CHECK (length(alt_text) BETWEEN 1 AND 200), CONSTRAINT "journal_pictures_size" CHECK (width BETWEEN 1 AND 2000 AND height BETWEEN 1 AND 2000), CONSTRAINT "journal_pictures_place" CHECK ((day IS NULL) <> (trade_id IS NULL)), CONSTRAINT "PK_14d54a01de82bab07348a873ebf" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "journal_pictures_removed" ON "journal_pictures"  ("removed_at") WHERE removed_at IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE "journal_pictures" ADD CONSTRAINT "journal_pictures_on_day" FOREIGN KEY ("user_id", "day") REFERENCES "journal_days"("user_id","day") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    // They are compressed already.
    for (const column of ['webp', 'thumbnail'])
      await runner.query(`ALTER TABLE "journal_pictures" ALTER COLUMN "${column}" SET STORAGE EXTERNAL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "journal_pictures"`);
  }
}
