import { useGetLcoinReceiptQuery } from '@/shared/api/generated/member';
import { factName } from '@/shared/receipts/fact-receipt';
import { PointReceipt } from '@/shared/statement/point-receipt';
import { useTrailName } from '@/shared/receipts/trail';

/** Receipt of an L coin entry of the member (attendance, claim, order, request). */
export function LcoinReceipt({ id }: { id: string }) {
  useTrailName(factName({ kind: 'lcoin', id }));
  return <PointReceipt query={useGetLcoinReceiptQuery({ id })} fact={{ kind: 'lcoin', id }} />;
}
