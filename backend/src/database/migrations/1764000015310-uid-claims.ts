import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which UIDs were verified without a person: those that neither a request nor a dispute made verified. Checks are counted by
 * network; what was counted by address is forgotten, since a network cannot be told from its hash. Requests that waited
 * because others had entered the same UID wait as if their member had asked.
 */
export class UidClaims1764000015310 implements MigrationInterface {
  name = 'UidClaims1764000015310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_uids" ADD "auto_verified" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE uid_rebate_uids u SET auto_verified = true
       WHERE u.verified_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM uid_rebate_verification_requests q
           WHERE q.user_id = u.user_id AND q.uid_id = u.id AND q.status = 'approved')
         AND NOT EXISTS (SELECT 1 FROM uid_rebate_disputes d
           WHERE d.user_id = u.user_id AND d.exchange_id = u.exchange_id AND d.uid = u.uid AND d.status = 'approved')`,
    );
    await runner.query(
      `UPDATE uid_rebate_verification_requests SET review_reason = 'requested' WHERE review_reason = 'claimedByOthers'`,
    );
    await runner.query(`DELETE FROM "uid_rebate_checks"`);
    await runner.query(`ALTER TABLE "uid_rebate_checks" RENAME COLUMN "address_hash" TO "network_hash"`);
    await runner.query(`ALTER INDEX "uid_rebate_checks_by_address" RENAME TO "uid_rebate_checks_by_network"`);
    await runner.query(`ALTER TABLE "uid_rebate_checks" ADD "is_claim" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uid_rebate_checks" DROP COLUMN "is_claim"`);
    await runner.query(`ALTER INDEX "uid_rebate_checks_by_network" RENAME TO "uid_rebate_checks_by_address"`);
    await runner.query(`ALTER TABLE "uid_rebate_checks" RENAME COLUMN "network_hash" TO "address_hash"`);
    await runner.query(`ALTER TABLE "uid_rebate_uids" DROP COLUMN "auto_verified"`);
  }
}
