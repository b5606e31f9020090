import { useGetLcoinReceiptQuery } from '@/shared/api/generated/member';
import { PointReceipt } from '@/shared/statement/point-receipt';

/** Receipt of an L coin entry of the member (attendance, claim, order, request). */
export function LcoinReceipt({ id }: { id: string }) {
  return <PointReceipt query={useGetLcoinReceiptQuery({ id })} />;
}
