import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = {
  uid_rebate_verification_requests: [
    'Lance 링크로 가입한 본인의 UID로 확인되지 않았습니다.',
    'We could not confirm that this UID is yours and under our link.',
  ],
  uid_rebate_disputes: [
    '제출한 내용으로는 본인의 UID로 확인되지 않았습니다.',
    'What you sent does not show that the UID is yours.',
  ],
};

/** Requests about UIDs store a decision as those in points do: who processed them, when, and what the member reads. */
export class DecidedRequests1764000019000 implements MigrationInterface {
  name = 'DecidedRequests1764000019000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, [ko, en]] of Object.entries(REASONS)) {
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "decided_by" TO "processed_by"`);
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "decided_at" TO "processed_at"`);
      await runner.query(`ALTER TABLE "${table}" ADD "reason" jsonb`);
      await runner.query(
        `UPDATE "${table}" SET "reason" = jsonb_build_object('ko', coalesce("admin_note", $1), 'en', coalesce("admin_note", $2))
         WHERE "status" = 'rejected' OR "admin_note" IS NOT NULL`,
        [ko, en],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(REASONS)) {
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "reason"`);
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "processed_at" TO "decided_at"`);
      await runner.query(`ALTER TABLE "${table}" RENAME COLUMN "processed_by" TO "decided_by"`);
    }
  }
}
