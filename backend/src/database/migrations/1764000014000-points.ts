import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idle mining and its boosts, the store, and the indicator pass; a redemption may be of an indicator. */
export class Points1764000014000 implements MigrationInterface {
  name = 'Points1764000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "indicators_expiry_notices" ("user_id" uuid NOT NULL, "purchase_id" uuid NOT NULL, "days_before" integer NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_f2a0e8c694994e633e12e9d18f5" PRIMARY KEY ("user_id", "purchase_id", "days_before"))`,
    );
    await runner.query(
      `CREATE TABLE "indicators_purchases" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "tradingview_id" text NOT NULL, "paid_with" text NOT NULL, "paid_amount" numeric(28,8) NOT NULL, "pass_days" integer NOT NULL, "status" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "processed_at" TIMESTAMP WITH TIME ZONE, "processed_by" uuid, "admin_note" text, "reason" jsonb, "expires_at" TIMESTAMP WITH TIME ZONE, "hold_id" uuid NOT NULL, "redemption_id" uuid, CONSTRAINT "indicators_purchases_redemption" CHECK ((redemption_id IS NOT NULL) = (paid_with = 'LUFF')), CONSTRAINT "indicators_purchases_pass" CHECK ((expires_at IS NOT NULL) = (status = 'approved')), CONSTRAINT "indicators_purchases_processed" CHECK ((status = 'pending') = (processed_at IS NULL)), CONSTRAINT "indicators_purchases_paid_with" CHECK (paid_with IN ('LCOIN', 'LUFF') AND paid_amount > 0), CONSTRAINT "indicators_purchases_status" CHECK (status IN ('pending', 'approved', 'rejected')), CONSTRAINT "PK_e887cf5d11ecaf04e91c1a9d6a0" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "indicators_purchases_by_redemption" ON "indicators_purchases"  ("redemption_id") WHERE redemption_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "indicators_purchases_by_expiry" ON "indicators_purchases"  ("expires_at") WHERE expires_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "indicators_purchases_one_pending" ON "indicators_purchases"  ("user_id") WHERE status = 'pending'`,
    );
    await runner.query(`CREATE INDEX "indicators_purchases_by_status" ON "indicators_purchases"  ("status", "id") `);
    await runner.query(`CREATE UNIQUE INDEX "indicators_purchases_by_id" ON "indicators_purchases"  ("id") `);
    await runner.query(
      `CREATE TABLE "lcoin_idle_claims" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "from_at" TIMESTAMP WITH TIME ZONE NOT NULL, "claimed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "amount" bigint NOT NULL, "parts" jsonb NOT NULL, "transfer_id" uuid NOT NULL, CONSTRAINT "PK_f4b24b41c8e0298c046547fed9f" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "lcoin_idle_claims_by_transfer" ON "lcoin_idle_claims"  ("user_id", "transfer_id") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "lcoin_idle_claims_newest" ON "lcoin_idle_claims"  ("user_id", "claimed_at") `,
    );
    await runner.query(
      `CREATE TABLE "lcoin_mining_boosts" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "source_id" uuid NOT NULL, "name" jsonb NOT NULL, "rate_percent" numeric(10,4) NOT NULL, "rate_multiplier" numeric(10,4) NOT NULL, "cap_multiplier" numeric(10,4) NOT NULL, "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "lcoin_mining_boosts_effect" CHECK (rate_percent >= 0 AND rate_multiplier >= 1 AND cap_multiplier >= 1), CONSTRAINT "lcoin_mining_boosts_window" CHECK (ends_at >= starts_at), CONSTRAINT "PK_3f4a3bd805d5ee9de52ca282ad8" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "lcoin_mining_boosts_by_end" ON "lcoin_mining_boosts"  ("user_id", "ends_at") `);
    await runner.query(
      `CREATE TABLE "store_chart_coupons" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "code" text NOT NULL, "order_id" uuid, "issued_by" uuid, "used_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "store_chart_coupons_origin" CHECK ((order_id IS NULL) <> (issued_by IS NULL)), CONSTRAINT "PK_9b76b9c36cc2745c2c68441f0b8" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "store_chart_coupons_code" ON "store_chart_coupons"  ("code") `);
    await runner.query(
      `CREATE TABLE "store_mining_items" ("id" uuid NOT NULL DEFAULT uuidv7(), "icon" text NOT NULL, "name_ko" text NOT NULL, "name_en" text NOT NULL, "description_ko" text NOT NULL, "description_en" text NOT NULL, "price" integer NOT NULL, "duration_hours" integer NOT NULL, "effect_type" text NOT NULL, "effect_value" numeric(10,4) NOT NULL, "rate_multiplier" numeric(10,4) NOT NULL, "cap_multiplier" numeric(10,4) NOT NULL, "is_active" boolean NOT NULL DEFAULT true, "sort" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "store_mining_items_numbers" CHECK (price > 0 AND duration_hours > 0 AND rate_multiplier >= 1 AND cap_multiplier >= 1 AND effect_value >= 0), CONSTRAINT "store_mining_items_effect_type" CHECK (effect_type IN ('speed_boost', 'cap_boost', 'premium')), CONSTRAINT "PK_ee04b49198c7799bb1c13f2b5e1" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "store_orders" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "number" bigint NOT NULL, "product_type" text NOT NULL, "item_id" uuid, "name" jsonb NOT NULL, "price" integer NOT NULL, "transfer_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "store_orders_price" CHECK (price > 0), CONSTRAINT "store_orders_product_type" CHECK (product_type IN ('mining_item', 'chart_voucher')), CONSTRAINT "PK_43a418c42aaee3df9d0c3b67bd5" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "store_orders_number" ON "store_orders"  ("number") `);
    await runner.query(
      `CREATE TABLE "store_user_mining_items" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "item_id" uuid NOT NULL, "order_id" uuid NOT NULL, "icon" text NOT NULL, "name" jsonb NOT NULL, "description" jsonb NOT NULL, "price" integer NOT NULL, "duration_hours" integer NOT NULL, "effect_type" text NOT NULL, "effect_value" numeric(10,4) NOT NULL, "rate_multiplier" numeric(10,4) NOT NULL, "cap_multiplier" numeric(10,4) NOT NULL, "is_on" boolean NOT NULL DEFAULT false, "activated_at" TIMESTAMP WITH TIME ZONE, "expires_at" TIMESTAMP WITH TIME ZONE, "switched_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "store_user_mining_items_clock" CHECK ((activated_at IS NULL) = (expires_at IS NULL) AND (activated_at IS NOT NULL OR NOT is_on)), CONSTRAINT "PK_15ce5f8b7e5b9aa4850d0d320cc" PRIMARY KEY ("user_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "store_user_mining_items_newest" ON "store_user_mining_items"  ("user_id", "created_at") `,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" ADD "tradingview_id" text`);
    await runner.query(`ALTER TABLE "luff_redemptions" ALTER COLUMN "usdt_amount" DROP NOT NULL`);
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_type"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_type" CHECK (redemption_type IN ('usdt_payback', 'indicator_purchase'))`,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_amounts"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_amounts" CHECK (luff_amount > 0 AND (usdt_amount > 0) IS DISTINCT FROM false)`,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_kind_fields" CHECK (CASE redemption_type WHEN 'usdt_payback' THEN usdt_amount IS NOT NULL AND tradingview_id IS NULL
   ELSE usdt_amount IS NULL AND tradingview_id IS NOT NULL AND paid_at IS NULL AND (status <> 'approved' OR expires_at IS NOT NULL) END)`);
    // Numbers that people say; a purchase that fails leaves a gap.
    await runner.query(`CREATE SEQUENCE "store_order_number" START 1001`);
    await runner.query(`GRANT USAGE ON SEQUENCE "store_order_number" TO lance_app`);
    await runner.query(`REVOKE UPDATE, DELETE ON "store_orders" FROM lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SEQUENCE "store_order_number"`);
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_kind_fields"`);
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_amounts"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_amounts" CHECK (luff_amount > 0 AND usdt_amount > 0)`,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" DROP CONSTRAINT "luff_redemptions_type"`);
    await runner.query(
      `ALTER TABLE "luff_redemptions" ADD CONSTRAINT "luff_redemptions_type" CHECK (redemption_type IN ('usdt_payback'))`,
    );
    await runner.query(`ALTER TABLE "luff_redemptions" ALTER COLUMN "usdt_amount" SET NOT NULL`);
    await runner.query(`ALTER TABLE "luff_redemptions" DROP COLUMN "tradingview_id"`);
    await runner.query(`DROP INDEX "public"."store_user_mining_items_newest"`);
    await runner.query(`DROP TABLE "store_user_mining_items"`);
    await runner.query(`DROP INDEX "public"."store_orders_number"`);
    await runner.query(`DROP TABLE "store_orders"`);
    await runner.query(`DROP TABLE "store_mining_items"`);
    await runner.query(`DROP INDEX "public"."store_chart_coupons_code"`);
    await runner.query(`DROP TABLE "store_chart_coupons"`);
    await runner.query(`DROP INDEX "public"."lcoin_mining_boosts_by_end"`);
    await runner.query(`DROP TABLE "lcoin_mining_boosts"`);
    await runner.query(`DROP INDEX "public"."lcoin_idle_claims_newest"`);
    await runner.query(`DROP INDEX "public"."lcoin_idle_claims_by_transfer"`);
    await runner.query(`DROP TABLE "lcoin_idle_claims"`);
    await runner.query(`DROP INDEX "public"."indicators_purchases_by_id"`);
    await runner.query(`DROP INDEX "public"."indicators_purchases_by_status"`);
    await runner.query(`DROP INDEX "public"."indicators_purchases_one_pending"`);
    await runner.query(`DROP INDEX "public"."indicators_purchases_by_expiry"`);
    await runner.query(`DROP INDEX "public"."indicators_purchases_by_redemption"`);
    await runner.query(`DROP TABLE "indicators_purchases"`);
    await runner.query(`DROP TABLE "indicators_expiry_notices"`);
  }
}
