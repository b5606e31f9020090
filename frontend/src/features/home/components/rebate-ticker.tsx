import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rateShare } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import {
  type TickerEntry,
  type TickerExchange,
  firstEntries,
  makeEntry,
  pauseBetween,
  tickerSeed,
} from '@/features/home/ticker';
import { useOnScreen } from '@/shared/ui/use-on-screen';
import { useExchanges } from '@/shared/api/ages';
import { formatNumber, formatPercent } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { Paper } from '@/shared/ui/paper';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { useCalm } from '@/shared/ui/use-calm';
import { useVisible } from '@/shared/ui/use-visible';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/rebate-ticker.module.css';

/** Example rebates in the hero: one after another is computed as a receipt, and the last ones stay in a list below. */
export function RebateTicker() {
  const settings = useSettings();
  const { data: exchanges } = useExchanges();
  // What the receipt of the exchange's card starts from; without it a rate is assumed, and said to be.
  const taker = settings.get(settingKeys.takerFee) || undefined;
  const feeRate = taker ?? settings.get(settingKeys.feeRate);
  const [kept, shortest, longest] = [
    settings.get(settingKeys.tickerEntries),
    settings.get(settingKeys.tickerMinSeconds),
    settings.get(settingKeys.tickerMaxSeconds),
  ];
  if (
    exchanges === undefined ||
    exchanges.length === 0 ||
    feeRate === undefined ||
    kept === undefined ||
    shortest === undefined ||
    longest === undefined
  ) {
    return (
      <div className={styles['ticker']}>
        <div className={styles['print']}>
          <Paper hangs>
            <ReceiptSkeleton rows={5} />
          </Paper>
        </div>
        <div className={styles['tape']} />
      </div>
    );
  }
  const offers = exchanges.map(({ name, rebateRate }) => ({ name, rate: rateShare(rebateRate) }));
  return (
    <RunningTicker
      // Restarts when offers or rates change, so that a withdrawn exchange disappears.
      key={`${tickerSeed(offers, feeRate)} ${kept}`}
      offers={offers}
      feeRate={feeRate}
      isAssumed={taker === undefined}
      kept={Number(kept)}
      shortest={Number(shortest)}
      longest={Number(longest)}
    />
  );
}

interface RunningTickerProps {
  offers: readonly TickerExchange[];
  feeRate: string;
  isAssumed: boolean;
  /** Number of listed entries. */
  kept: number;
  /** Pause between two entries, seconds. */
  shortest: number;
  longest: number;
}

function RunningTicker({ offers, feeRate, isAssumed, kept, shortest, longest }: RunningTickerProps) {
  const { t } = homeTexts.use();
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(frame);
  const isPageShown = useVisible();
  // With reduced motion it starts on request only.
  const isCalm = useCalm();
  const [chosen, setStopped] = useState<boolean>();
  const stopped = chosen ?? isCalm;
  const [entries, setEntries] = useState<readonly TickerEntry[]>(() => firstEntries(kept, offers, feeRate));

  const [newest] = entries;
  const isRunning = !stopped && isOnScreen && isPageShown;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => {
        const entry = makeEntry((newest?.id ?? 0) + 1, offers, feeRate, Math.random);
        if (entry) setEntries((known) => [entry, ...known].slice(0, kept));
      },
      pauseBetween(shortest, longest, Math.random),
    );
    return () => clearTimeout(timer);
    // Each entry schedules the next one, which reads the offers then.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new array of the same offers must not restart the pause
  }, [isRunning, newest, feeRate, kept, shortest, longest]);

  return (
    <div className={styles['ticker']}>
      <div ref={frame} className={styles['print']}>
        <Paper hangs key={newest?.id} printing={newest !== undefined && newest.id > kept}>
          {newest ? (
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
                {
                  label: isAssumed ? t('ticker.assumedRate') : t('ticker.takerRate', { exchange: newest.exchange }),
                  operator: '×',
                  value: formatPercent(newest.feeRate, { digits: 4 }),
                },
                { label: t('ticker.fee'), value: formatNumber(newest.fee, { digits: 2 }), unit: 'USDT' },
                {
                  label: t('ticker.rate', { exchange: newest.exchange }),
                  operator: '×',
                  value: formatPercent(newest.rate),
                },
              ]}
              sum={{ label: t('ticker.sum'), value: formatNumber(newest.rebate, { digits: 2 }), unit: 'USDT' }}
            />
          ) : (
            <ReceiptSkeleton rows={5} />
          )}
        </Paper>
        <button
          type="button"
          className={styles['pause']}
          aria-label={stopped ? t('ticker.play') : t('ticker.pause')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
        </button>
      </div>
      <div className={styles['tape']}>
        <h2 className={styles['tapeTitle']}>
          {t('ticker.more')} <MarkTag mark="sample" />
        </h2>
        <ul className={cx('figures', styles['list'])}>
          {entries.slice(1).map((entry, index) => (
            <li key={entry.id} className={cx(index === 0 && entry.id > kept - 1 && styles['came'])}>
              <span>{entry.maskedUid}</span>
              <span className={styles['exchange']}>{entry.exchange}</span>
              <b>
                {formatNumber(entry.rebate, { digits: 2 })} <span className={styles['unit']}>{t('ticker.usdt')}</span>
              </b>
            </li>
          ))}
        </ul>
        <p className={styles['notice']}>{t('ticker.notice')}</p>
      </div>
    </div>
  );
}
