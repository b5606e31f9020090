import { grouped } from '../../platform/errors/index.js';
import { shortest, type TransferParams } from '../../platform/ledger/index.js';
import { payoutUidOf, usdtOf, type LuffRedemption } from './entities/luff-redemption.entity.js';

/** Ledger scope by type. */
const SCOPES = { usdt_payback: 'luff-payback', indicator_purchase: 'luff-indicator' } as const;

/** Reference and params of a transfer of a redemption. */
export function transferNote(
  { id, redemptionType }: Pick<LuffRedemption, 'id' | 'redemptionType'>,
  step: 'hold' | 'approve' | 'void' | 'settle',
  params: TransferParams,
) {
  return { scope: SCOPES[redemptionType], key: `${id}:${step}`, reference: { type: 'luff_redemption', id }, params };
}

/** Formatted amounts and payout UID of a payback. */
export function mailAmounts(redemption: LuffRedemption): { usdt: string; luff: string; payoutUid: string } {
  const payoutUid = payoutUidOf(redemption);
  return {
    usdt: grouped(shortest(usdtOf(redemption))),
    luff: grouped(shortest(redemption.luffAmount)),
    payoutUid: payoutUid ? `${payoutUid.exchangeName} ${payoutUid.uid}` : '',
  };
}

/** Facts of a redemption for the audit log. */
export function auditFacts({
  status,
  adminNote,
  payoutReference,
  luffAmount,
  usdtAmount,
  userId,
}: LuffRedemption): object {
  return { status, adminNote, payoutReference, luffAmount, usdtAmount, userId };
}
