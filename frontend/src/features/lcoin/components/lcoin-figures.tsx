import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetLcoinSummaryQuery } from '@/shared/api/generated/member';
import type { PointSummaryDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { usePointSums } from '@/shared/statement/point-sums';
import { Figure } from '@/shared/ui/figure';
import type { ReceiptContent } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';

const UNIT = 'L';

/**
 * Sums of credits and debits, and the number of entries. Credits less debits is the balance, whose own receipt shows the
 * held part. Each figure opens its entry types.
 */
export function LcoinSums() {
  const { t } = lcoinTexts.use();
  const summary = useGetLcoinSummaryQuery();
  const sumsOf = usePointSums(UNIT);
  return (
    <Loaded query={summary} skeleton={<SkeletonRows rows={1} height="64px" />}>
      {(sums) => {
        const { earned, spent, count } = sums;
        const at = summary.fulfilledTimeStamp;
        return (
          <Stats label={t('sums')} threes>
            <Stat label={t('earned')}>
              <Figure value={earned} unit={UNIT} receipt={{ ...sumsOf(sums, 'earned'), at }} />
            </Stat>
            <Stat label={t('spent')}>
              <Figure value={spent} unit={UNIT} receipt={{ ...sumsOf(sums, 'spent'), at }} />
            </Stat>
            <Stat label={t('count')}>
              <Figure value={count} receipt={{ ...countReceipt(sums, t), at }} />
            </Stat>
          </Stats>
        );
      }}
    </Loaded>
  );
}

function countReceipt({ breakdown, count }: PointSummaryDto, t: typeof lcoinTexts.t): ReceiptContent {
  return {
    title: t('count'),
    rows: breakdown.map((part) => ({ label: part.label, value: formatNumber(part.count) })),
    sum: { value: formatNumber(count) },
    source: t('source'),
  };
}
