import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { rateShare } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { type TickerEntry, makeEntry } from '@/features/home/ticker';
import { useListExchangesQuery } from '@/shared/api/generated';
import { formatNumber, formatPercent } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/rebate-ticker.module.css';

/** The hero: one rebate after another is computed on paper, and the last of them stay in a list below. */
export function RebateTicker() {
  const { t } = homeTexts.use();
  const settings = useSettings();
  const { data: exchanges } = useListExchangesQuery();
  const feeRate = settings.get(settingKeys.feeRate);
  const kept = Number(settings.get(settingKeys.tickerEntries) ?? 6);
  const shortest = Number(settings.get(settingKeys.tickerMinSeconds) ?? 3);
  const longest = Number(settings.get(settingKeys.tickerMaxSeconds) ?? 7);
  const [entries, setEntries] = useState<readonly TickerEntry[]>([]);
  const [running, setRunning] = useState(true);

  const ready = exchanges !== undefined && exchanges.length > 0 && feeRate !== undefined;
  useEffect(() => {
    if (!ready) return;
    const offers = exchanges.map(({ name, rebateRate }) => ({ name, rate: rateShare(rebateRate) }));
    setEntries((known) => {
      if (known.length > 0) return known;
      return Array.from({ length: kept }, (_, index) => makeEntry(kept - index, offers, feeRate, Math.random)).filter(
        (entry) => entry !== undefined,
      );
    });
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      timer = setTimeout(
        () => {
          setEntries((known) => {
            const entry = makeEntry((known[0]?.id ?? 0) + 1, offers, feeRate, Math.random);
            return entry ? [entry, ...known].slice(0, kept) : known;
          });
          next();
        },
        (shortest + Math.random() * (longest - shortest)) * 1000,
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [ready, exchanges, feeRate, kept, shortest, longest, running]);

  const [current] = entries;
  return (
    <div className={styles['ticker']}>
      <div className={styles['paper']}>
        {current ? (
          <div key={current.id} className={cx(styles['print'], current.id > kept && styles['fresh'])}>
            <Receipt
              title={t('ticker.title')}
              marks={['sample']}
              rows={[
                {
                  label: t('ticker.volume'),
                  value: formatNumber(current.volume),
                  unit: 'USDT',
                  note: `${current.exchange}, ${t('ticker.uid', { uid: current.maskedUid })}`,
                },
                { label: t('ticker.feeRate'), operator: '×', value: formatPercent(current.feeRate, { digits: 3 }) },
                { label: t('ticker.fee'), value: formatNumber(current.fee, { digits: 2 }), unit: 'USDT' },
                {
                  label: t('ticker.rate', { exchange: current.exchange }),
                  operator: '×',
                  value: formatPercent(current.rate),
                },
              ]}
              sum={{ label: t('ticker.sum'), value: formatNumber(current.rebate, { digits: 2 }), unit: 'USDT' }}
            />
          </div>
        ) : (
          <ReceiptSkeleton rows={5} />
        )}
      </div>
      <div className={styles['tape']}>
        <div className={styles['tapeHead']}>
          <h2>{t('ticker.latest')}</h2>
          <MarkTag mark="sample" />
          <button
            type="button"
            className={styles['pause']}
            aria-label={running ? t('ticker.pause') : t('ticker.play')}
            onClick={() => setRunning(!running)}
          >
            {running ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          </button>
        </div>
        <ul className={cx('figures', styles['list'])}>
          {entries.slice(1, 4).map((entry) => (
            <li key={entry.id}>
              <span className={styles['uid']}>{entry.maskedUid}</span>
              <span className={styles['exchange']}>{entry.exchange}</span>
              <b>{formatNumber(entry.rebate, { digits: 2 })}</b>
              <span className={styles['unit']}>USDT</span>
            </li>
          ))}
        </ul>
        <p className={styles['notice']}>{t('ticker.notice')}</p>
      </div>
    </div>
  );
}
