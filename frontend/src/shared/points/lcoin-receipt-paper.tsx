import { type ReactNode } from 'react';
import type { LcoinReceiptDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { pointsTexts } from '@/shared/points/texts';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

interface ReceiptQuery {
  data?: LcoinReceiptDto | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

export interface LcoinReceiptPaperProps {
  query: ReceiptQuery;
  /** Link to the subject of an entry, if the reader has one. */
  wayOn?: (receipt: LcoinReceiptDto) => ReactNode;
}

type Row = LcoinReceiptDto['rows'][number];

/** Without duration and amount: `12:00:07–12:00:07`, 0. */
const isNothing = ({ label, value }: Row): boolean => value === '0' && /(\d\d:\d\d(?::\d\d)?)–\1$/.test(label);

/** Receipt of an L coin entry, from the balance before to the balance after. */
export function LcoinReceiptPaper({ query, wayOn }: LcoinReceiptPaperProps) {
  const { t } = pointsTexts.use();
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={4} />}>
      {(receipt) => (
        <Receipt
          title={receipt.description}
          // The last row, the balance after, is the sum line.
          rows={receipt.rows
            .slice(0, -1)
            .filter((row) => !isNothing(row))
            .map(({ label, value, unit, note }) => ({
              label,
              // A hyphen is not a minus.
              value: value.replace(/^-(?=\d)/, '\u2212'),
              ...(unit === null ? {} : { unit }),
              ...(note === null ? {} : { note }),
            }))}
          sum={{ label: t('receipt.after'), value: formatNumber(receipt.balanceAfter), unit: UNIT }}
          source={t('source')}
          at={receipt.createdAt}
          {...(receipt.note === null ? {} : { note: receipt.note })}
          {...(wayOn === undefined ? {} : { action: wayOn(receipt) })}
        />
      )}
    </Loaded>
  );
}
