import { memo } from 'react';
import { Change } from '@/features/insights/components/change';
import { useSourceName } from '@/features/insights/components/source-line';
import { premiumReceipt } from '@/features/insights/kimchi/premium-receipt';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { type KoreanExchange, useKimchi } from '@/features/insights/kimchi/use-kimchi';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';
import { cx } from '@/shared/ui/class-names';
import { NoFigure } from '@/shared/ui/figure';
import { Receipt, WithReceipt } from '@/shared/ui/receipt';
import styles from '@/features/insights/kimchi/kimchi.module.css';

export interface PremiumFigureProps {
  row: KimchiPremiumDto;
  exchange: KoreanExchange;
  /** Shows the basis on USDT below. */
  both?: boolean;
}

/** The premium of a coin with its receipts, by the bank's rate and by the price of USDT. */
export const PremiumFigure = memo(({ row, exchange, both = false }: PremiumFigureProps) => {
  const { t } = kimchiTexts.use();
  const reason = row.gap === null ? undefined : t(`gap.${row.gap}`);
  const hasBasis = both && row.usdtPremium !== null && row.coin !== 'USDT';
  return (
    <WithReceipt
      className={cx(styles['premium'], hasBasis && styles['pair'])}
      title={t('receipt.title', { coin: row.coin })}
      body={() => <Receipts row={row} exchange={exchange} />}
    >
      {row.premium === null ? <NoFigure label={reason} /> : <Change value={row.premium} />}
      {hasBasis && (
        <span className={styles['basis']}>
          <span className="visually-hidden">, {t('usdtBasis')} </span>
          <Change value={row.usdtPremium} />
        </span>
      )}
    </WithReceipt>
  );
});
PremiumFigure.displayName = 'PremiumFigure';

/** Reads rates and sources itself: only what is open follows them. */
function Receipts({ row, exchange }: Pick<PremiumFigureProps, 'row' | 'exchange'>) {
  const { t } = kimchiTexts.use();
  const nameOf = useSourceName();
  const { data } = useKimchi();
  if (!data) return null;
  return (
    // Longer than a small screen, so it has to scroll by keys as well.
    <div className={styles['receipts']} role="region" aria-label={t('receipt.title', { coin: row.coin })} tabIndex={0}>
      <Receipt {...premiumReceipt(row, 'usd', { t, exchange, data, nameOf })} />
      {row.coin !== 'USDT' && <Receipt {...premiumReceipt(row, 'usdt', { t, exchange, data, nameOf })} />}
    </div>
  );
}

/** The premium by the price of USDT alone, with its receipt. */
export function BasisFigure({ row, exchange }: Pick<PremiumFigureProps, 'row' | 'exchange'>) {
  const { t } = kimchiTexts.use();
  return (
    <WithReceipt
      className={styles['premium']}
      title={`${t('receipt.title', { coin: row.coin })}, ${t('receipt.usdt')}`}
      body={() => <BasisReceipt row={row} exchange={exchange} />}
    >
      <Change value={row.usdtPremium} />
    </WithReceipt>
  );
}

function BasisReceipt({ row, exchange }: Pick<PremiumFigureProps, 'row' | 'exchange'>) {
  const { t } = kimchiTexts.use();
  const nameOf = useSourceName();
  const { data } = useKimchi();
  return data && <Receipt {...premiumReceipt(row, 'usdt', { t, exchange, data, nameOf })} />;
}
