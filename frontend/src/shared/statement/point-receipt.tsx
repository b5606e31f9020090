import { type ReactNode } from 'react';
import type { EntryReceiptDto } from '@/shared/api/generated/schemas';
import { usePaybackWay } from '@/shared/money/money-way';
import { paths } from '@/shared/paths';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { useCutSum } from '@/shared/receipts/cut-sum';
import { linkedRows } from '@/shared/receipts/fact-receipt';
import type { ReceiptFact } from '@/shared/receipts/receipt-fact';
import { statementTexts } from '@/shared/statement/texts';
import { ButtonLink } from '@/shared/ui/button';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded, type LoadedProps } from '@/shared/ui/state';

export interface PointReceiptProps {
  query: LoadedProps<EntryReceiptDto>['query'];
  /** Its rows open what is behind them, which only its owner can see. */
  leads?: boolean;
  /** The reader's own fact. */
  fact?: ReceiptFact;
  /** What is below the receipt; for members a link to the subject of the entry. */
  action?: (receipt: EntryReceiptDto) => ReactNode;
}

/** Receipt of an entry of either point, worded by the service. */
export function PointReceipt({
  query,
  fact,
  leads = true,
  action = (receipt) => <SubjectLink {...receipt} />,
}: PointReceiptProps) {
  const paybackWay = usePaybackWay();
  const cutSum = useCutSum();
  const luffDigits = useLuffDigits();
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton />}>
      {(receipt) => (
        <Receipt
          {...receipt}
          {...(fact?.kind === 'luff' ? cutSum(receipt.sum, luffDigits) : {})}
          title={receipt.description}
          rows={leads ? linkedRows(receipt.rows) : receipt.rows.map((row) => ({ ...row, behind: undefined }))}
          way={receipt.paidInUsdt ? paybackWay : undefined}
          action={action(receipt)}
          fact={fact}
        />
      )}
    </Loaded>
  );
}

const screens = {
  exchange_uid: { to: paths.myPage, words: 'way.uids' },
  store_order: { to: paths.miningItems, words: 'way.store' },
  indicator_purchase: { to: paths.indicatorPurchase, words: 'way.indicators' },
  payback: { to: `${paths.myPage}?tab=luff&view=payback`, words: 'way.paybacks' },
} as const;

function SubjectLink({ reference, paidInUsdt }: EntryReceiptDto) {
  const { t } = statementTexts.use();
  const redeemed = paidInUsdt ? 'payback' : 'indicator_purchase';
  const subject = reference?.type === 'luff_redemption' ? redeemed : (reference?.type ?? '');
  if (!(subject in screens)) return null;
  const { to, words } = screens[subject as keyof typeof screens];
  return (
    <ButtonLink size="s" to={to}>
      {t(words)}
    </ButtonLink>
  );
}
