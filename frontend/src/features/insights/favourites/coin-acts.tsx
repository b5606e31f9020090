import { BellPlus, Star } from 'lucide-react';
import { memo } from 'react';
import { useOpenAlert } from '@/features/insights/alerts/alert-dialog';
import { alertTexts } from '@/features/insights/alerts/texts';
import type { CoinActsProps } from '@/features/insights/kimchi/own-coins';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import styles from '@/features/insights/kimchi/kimchi.module.css';

/** The star and the bell of a member's row. */
export const CoinActs = memo(({ coin, hasPremium, isFavourite, onStar }: CoinActsProps) => {
  const { t } = kimchiTexts.use();
  const sayAlert = alertTexts.use().t;
  const openAlert = useOpenAlert();
  return (
    <>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={t('favourite', { coin })}
        onClick={() => onStar(coin, !isFavourite)}
      >
        <Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
      </button>
      <button
        type="button"
        className={styles['bell']}
        aria-label={sayAlert('makeFor', { coin })}
        onClick={() => openAlert({ symbol: coin, kind: hasPremium ? 'premiumFx' : 'priceKrw' })}
      >
        <BellPlus size={16} aria-hidden />
      </button>
    </>
  );
});
CoinActs.displayName = 'CoinActs';
