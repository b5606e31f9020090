import { LcoinReceipt } from '@/features/lcoin/components/lcoin-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import { PointEntries, type PointEntriesProps } from '@/shared/statement/point-entries';

/** Entries of L coin; each amount opens its receipt. */
export function LcoinEntries(props: Pick<PointEntriesProps, 'entries' | 'badges' | 'byDay'>) {
  const { t } = lcoinTexts.use();
  return <PointEntries {...props} label={t('history')} unit="L" receipt={(id) => <LcoinReceipt id={id} />} />;
}
