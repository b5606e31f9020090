import { X } from 'lucide-react';
import { useState } from 'react';
import { Change } from '@/features/insights/components/change';
import { formatCompact } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { useStreamed } from '@/features/insights/polling';
import { insightsTexts } from '@/features/insights/texts';
import { useListSurgeCoinsQuery } from '@/shared/api/generated/member';
import { formatNumber } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/insights/market/alerts.module.css';

const SECONDS = 30;
const SHOWN = 6;

/** Coins that rise fast with much trading; nothing while there are none, or once it is closed. */
export function SurgeBanner() {
  const { t, language } = insightsTexts.use();
  const { data = [], error } = useListSurgeCoinsQuery(undefined, useStreamed('surge-coins', SECONDS));
  const settings = useSettings();
  const percent = settings.get('insights_surgeChangePercent');
  const volume = settings.get('insights_surgeVolume');
  const openCoin = useOpenCoin();
  const [isClosed, setClosed] = useState(false);
  const close = (): void => {
    setClosed(true);
    // The focused button disappears with the banner.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  if (isClosed || data.length === 0) return null;
  return (
    <section className={styles['surge']} aria-label={t('surge.label')}>
      <div className={styles['surgeHead']}>
        <b>{t('surge.title', { count: data.length })}</b>
        {percent !== undefined && volume !== undefined && (
          <span className={styles['calm']}>
            {t('surge.rule', {
              percent: formatNumber(percent, { digits: 2, trim: true }),
              volume: formatCompact(Number(volume), language),
            })}
          </span>
        )}
        <IconButton label={t('surge.close')} className={styles['close']} onClick={close}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <ul className={styles['surging']}>
        {data.slice(0, SHOWN).map(({ symbol, exchange, price, change, volume, ...read }) => (
          <li key={symbol}>
            <button
              type="button"
              className={styles['item']}
              onClick={() =>
                openCoin({ symbol, exchange, price, change, volume, origin: { ...read, source: exchange } })
              }
            >
              <b>{symbol}</b> <Change value={change} />
            </button>
          </li>
        ))}
        {data.length > SHOWN && <li className={styles['calm']}>{t('surge.more', { count: data.length - SHOWN })}</li>}
      </ul>
      <SourceLine origins={data.map((coin) => ({ ...coin, source: coin.exchange }))} late={error !== undefined} />
    </section>
  );
}
