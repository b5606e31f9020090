import { type ReactNode } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { useGetReceiptQuery } from '@/shared/api/generated/member';
import type { ReceiptKind, ReceiptRowDto } from '@/shared/api/generated/schemas';
import { type MoneyWay, usePaybackWay, useRebateWay } from '@/shared/money/money-way';
import { LeadsOn, useTrailName } from '@/shared/receipts/trail';
import type { Behind } from '@/shared/ui/receipt-trail';
import { Receipt, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Which fact a receipt is of. */
export interface Fact {
  kind: ReceiptKind;
  id: string;
}

export interface FactReceiptProps extends Fact {
  /** Payment terms, where the page knows them better. */
  way?: MoneyWay | undefined;
  /** Shown where there is no such fact. */
  none?: ReactNode;
}

/** The receipt of one of the member's facts as the service words it; its rows lead on. */
export function FactReceipt({ kind, id, way, none }: FactReceiptProps) {
  const query = useGetReceiptQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const paybackWay = usePaybackWay();
  const rebateWay = useRebateWay();
  useTrailName(factName({ kind, id }));
  if (none !== undefined && query.isError && toApiError(query.error).status === 404) return none;
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton />}>
      {(receipt) => (
        <LeadsOn>
          <Receipt
            {...receipt}
            rows={linkedRows(receipt.rows, way)}
            fact={{ kind, id }}
            way={receipt.paidInUsdt ? paybackWay : kind.startsWith('rebate') ? (way ?? rebateWay()) : undefined}
          />
        </LeadsOn>
      )}
    </Loaded>
  );
}

/** The rows of the service with what is behind them. */
export function linkedRows(rows: readonly ReceiptRowDto[], way?: MoneyWay): ReceiptRow[] {
  return rows.map(({ behind, ...row }) => ({
    ...row,
    behind: behind ? factBehind(behind, row.label, way) : undefined,
  }));
}

/** A fact behind a row. */
export function factBehind(fact: Fact, title: string, way?: MoneyWay): Behind {
  return { title, body: () => <FactReceipt {...fact} way={way} />, key: factName(fact) };
}

/** Names the receipt of a fact on the way through a sheet. */
export function factName({ kind, id }: Fact): string {
  return `${kind}/${id}`;
}
