import { type ReactNode } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { useGetReceiptQuery } from '@/shared/api/generated/member';
import type { FactReceiptDto, ReceiptKind, ReceiptRowDto } from '@/shared/api/generated/schemas';
import { useExchanges } from '@/shared/api/ages';
import { type MoneyWay, usePaybackWay, useRebateWay } from '@/shared/money/money-way';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { useCutSum } from '@/shared/receipts/cut-sum';
import { plainSum, useCents } from '@/shared/receipts/in-cents';
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
  /** A rebate as a part of a page: without payment terms and what can be done with it, which its sheet has. */
  isPartOfPage?: boolean;
}

/** The receipt of one of the member's facts as the service words it; its rows lead on. */
export function FactReceipt({ kind, id, way, none, isPartOfPage = false }: FactReceiptProps) {
  const query = useGetReceiptQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const paybackWay = usePaybackWay();
  const cutSum = useCutSum();
  const luffDigits = useLuffDigits();
  useTrailName(factName({ kind, id }));
  if (none !== undefined && query.isError && toApiError(query.error).status === 404) return none;
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton />}>
      {(receipt) => (
        <LeadsOn>
          {kind.startsWith('rebate') ? (
            <RebateFact receipt={receipt} way={way} isPartOfPage={isPartOfPage} />
          ) : (
            <Receipt
              {...receipt}
              {...(kind === 'luff' ? cutSum(receipt.sum, luffDigits) : {})}
              rows={linkedRows(receipt.rows)}
              fact={{ kind, id }}
              way={receipt.paidInUsdt ? paybackWay : undefined}
            />
          )}
        </LeadsOn>
      )}
    </Loaded>
  );
}

/** A rebate: the sum in the decimals of the page, so are rows that add up to it, and when each of its exchanges pays. */
function RebateFact({
  receipt,
  way,
  isPartOfPage,
}: Pick<FactReceiptProps, 'way'> & { receipt: FactReceiptDto; isPartOfPage: boolean }) {
  const { kind, id } = receipt;
  const inCents = useCents();
  const rebateWay = useRebateWay();
  const { data: exchanges = [] } = useExchanges();
  const rows = linkedRows(receipt.rows, way);
  const ids = exchangesOf([{ kind, id }, ...receipt.rows.flatMap(({ behind }) => behind ?? [])]);
  // The rows of a row's receipt are what is multiplied, and stay exact.
  const isProduct = kind === 'rebate-row';
  const { exact, ...lines } = inCents({ rows: isProduct ? [] : rows, sum: receipt.sum });
  const known = exchanges.filter((exchange) => ids.has(exchange.id));
  return (
    <Receipt
      {...receipt}
      {...(isProduct ? { rows, sum: lines.sum } : plainSum(lines))}
      // Where the service cuts digits, it is told at the exact amount.
      {...(exact ? { exact: { ...exact, note: receipt.note }, note: undefined } : {})}
      {...(isPartOfPage
        ? {}
        : {
            fact: { kind, id },
            way: known.length > 0 && known.length === ids.size ? rebateWay(...known) : (way ?? rebateWay()),
          })}
    />
  );
}

/** Exchanges that are part of the ids of report rows: day, exchange, UID, product. */
function exchangesOf(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap(({ kind, id }) => (kind === 'rebate-row' ? (id.split('_')[1] ?? []) : [])));
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
