import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { rateShare } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { type TickerEntry, type TickerExchange, makeEntry } from '@/features/home/ticker';
import { useListExchangesQuery } from '@/shared/api/generated';
import { formatNumber, formatPercent } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/rebate-ticker.module.css';

/** The hero: one rebate after another is computed on paper, and the last of them stay in a list below. */
export function RebateTicker() {
  const settings = useSettings();
  const { data: exchanges } = useListExchangesQuery();
  const feeRate = settings.get(settingKeys.feeRate);
  if (exchanges === undefined || exchanges.length === 0 || feeRate === undefined) {
    return (
      <div className={styles['ticker']}>
        <div className={styles['paper']}>
          <ReceiptSkeleton rows={5} />
        </div>
        <div className={styles['tape']} />
      </div>
    );
  }
  const number = (key: string, otherwise: number): number => Number(settings.get(key) ?? otherwise);
  return (
    <RunningTicker
      offers={exchanges.map(({ name, rebateRate }) => ({ name, rate: rateShare(rebateRate) }))}
      feeRate={feeRate}
      kept={number(settingKeys.tickerEntries, 6)}
      shortest={number(settingKeys.tickerMinSeconds, 3)}
      longest={number(settingKeys.tickerMaxSeconds, 7)}
    />
  );
}

interface RunningTickerProps {
  offers: readonly TickerExchange[];
  feeRate: string;
  /** How many entries stay. */
  kept: number;
  /** Pause between two entries, seconds. */
  shortest: number;
  longest: number;
}

function RunningTicker({ offers, feeRate, kept, shortest, longest }: RunningTickerProps) {
  const { t } = homeTexts.use();
  const [running, setRunning] = useState(true);
  const [entries, setEntries] = useState<readonly TickerEntry[]>(() =>
    Array.from({ length: kept }, (_, index) => makeEntry(kept - index, offers, feeRate, Math.random)).filter(
      (entry) => entry !== undefined,
    ),
  );

  const [newest] = entries;
  useEffect(() => {
    if (!running) return;
    const pause = (shortest + Math.random() * (longest - shortest)) * 1000;
    const timer = setTimeout(() => {
      const entry = makeEntry((newest?.id ?? 0) + 1, offers, feeRate, Math.random);
      if (entry) setEntries((known) => [entry, ...known].slice(0, kept));
    }, pause);
    return () => clearTimeout(timer);
    // Each entry sets the clock for the next; offers are read when it rings.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new array of the same offers must not restart the pause
  }, [running, newest, feeRate, kept, shortest, longest]);

  return (
    <div className={styles['ticker']}>
      <div className={styles['paper']}>
        {newest ? (
          <div key={newest.id} className={cx(styles['print'], newest.id > kept && styles['fresh'])}>
            <Receipt
              title={t('ticker.title')}
              marks={['sample']}
              rows={[
                {
                  label: t('ticker.volume'),
                  value: formatNumber(newest.volume),
                  unit: 'USDT',
                  note: `${newest.exchange}, ${t('ticker.uid', { uid: newest.maskedUid })}`,
                },
                { label: t('ticker.feeRate'), operator: '×', value: formatPercent(newest.feeRate, { digits: 3 }) },
                { label: t('ticker.fee'), value: formatNumber(newest.fee, { digits: 2 }), unit: 'USDT' },
                {
                  label: t('ticker.rate', { exchange: newest.exchange }),
                  operator: '×',
                  value: formatPercent(newest.rate),
                },
              ]}
              sum={{ label: t('ticker.sum'), value: formatNumber(newest.rebate, { digits: 2 }), unit: 'USDT' }}
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
              <span className={styles['unit']}>{t('ticker.usdt')}</span>
            </li>
          ))}
        </ul>
        <p className={styles['notice']}>{t('ticker.notice')}</p>
      </div>
    </div>
  );
}
