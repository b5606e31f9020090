import { luffTexts } from '@/features/luff/texts';
import { formatPercent } from '@/shared/format';
import { useSettings } from '@/shared/use-settings';

const RATE_DIGITS = 6;

/** Luff earned by trading at the current rate, in one line; nothing until loaded. */
export function LuffRateNote() {
  const { t } = luffTexts.use();
  const rate = useSettings().get('luff_accrualRate');
  return rate === undefined ? null : t('wallet.accrual', { rate: formatPercent(rate, { digits: RATE_DIGITS }) });
}
