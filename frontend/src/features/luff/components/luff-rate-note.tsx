import { luffTexts } from '@/features/luff/texts';
import { formatPercent } from '@/shared/format';
import { useSettings } from '@/shared/use-settings';

const RATE_DIGITS = 6;

/** What trading earns by the rate in force, in one line; nothing before it is read. */
export function LuffRateNote() {
  const { t } = luffTexts.use();
  const rate = useSettings().get('luff_accrualRate');
  return rate === undefined ? null : t('wallet.accrual', { rate: formatPercent(rate, { digits: RATE_DIGITS }) });
}
