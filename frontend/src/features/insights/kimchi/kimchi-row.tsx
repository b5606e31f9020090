import { BellPlus, Star } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useOpenAlert } from '@/features/insights/alerts/alert-dialog';
import { alertTexts } from '@/features/insights/alerts/texts';
import { Sparkline } from '@/features/insights/charts/sparkline';
import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { openedCoin } from '@/features/insights/kimchi/opened-coin';
import { PremiumFigure } from '@/features/insights/kimchi/premium-figure';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { insightsTexts } from '@/features/insights/texts';
import type { KimchiPremiumDto, KimchiPremiumsDto, SparklineDto } from '@/shared/api/generated/schemas';
import { cx } from '@/shared/ui/class-names';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/insights/kimchi/kimchi.module.css';

/** Names beyond this length would need a third line on a phone. */
const LONGEST_NAME = 20;

const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

export interface KimchiRowProps {
  row: KimchiPremiumDto;
  rank: number;
  /** Place in what is shown, from 0. */
  index: number;
  top: number;
  exchange: KoreanExchange;
  data: KimchiPremiumsDto;
  /** Its premium over 24 hours, at so many times. */
  line: SparklineDto | undefined;
  times: number;
  isFavourite: boolean;
  onStar: (symbol: string, isFavourite: boolean) => void;
}

/** A coin of the table, at its place. */
export const KimchiRow = memo((props: KimchiRowProps) => {
  const { row, rank, index, top, exchange, data, line, times, isFavourite, onStar } = props;
  const { t, language } = kimchiTexts.use();
  const say = insightsTexts.use().t;
  const sayAlert = alertTexts.use().t;
  const openCoin = useOpenCoin();
  const openAlert = useOpenAlert();
  const name = language === 'ko' ? row.name : row.nameEn;
  const open = (): void => openCoin(openedCoin(row, name, exchange));
  const marks = [
    ...(row.halted === true
      ? [{ key: 'halted', label: t('halted'), hint: t('haltedHint'), tone: 'bad' as const }]
      : []),
    ...(row.warning ? [{ key: 'warning', label: t('warning'), hint: t('warningHint'), tone: 'neutral' as const }] : []),
  ];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cx(styles['row'], styles['coin'])}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      <span role="cell" className={styles['rank']}>
        {rank}
      </span>
      <span role="cell" className={styles['star']}>
        <button
          type="button"
          aria-pressed={isFavourite}
          aria-label={t('favourite', { coin: row.coin })}
          onClick={() => onStar(row.coin, !isFavourite)}
        >
          <Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
        </button>
        <button
          type="button"
          className={styles['bell']}
          aria-label={sayAlert('makeFor', { coin: row.coin })}
          onClick={() => openAlert({ symbol: row.coin, kind: row.premium === null ? 'priceKrw' : 'premiumFx' })}
        >
          <BellPlus size={16} aria-hidden />
        </button>
      </span>
      <span role="rowheader" className={styles['name']}>
        <button type="button" className={styles['open']} onClick={open}>
          <span title={name}>{short(name)}</span>
          <span className={styles['ticker']}>
            {row.coin}
            {marks.map(({ key, label, hint, tone }) => (
              <span key={key} title={hint}>
                <Tag tone={tone}>{label}</Tag>
              </span>
            ))}
          </span>
          <span className="visually-hidden"> {say('list.details')}</span>
        </button>
      </span>
      <span role="cell" className={styles['price']}>
        <Price value={row.krwPrice} in="KRW" />
      </span>
      <span role="cell" className={styles['premiumCell']}>
        <PremiumFigure row={row} exchange={exchange} data={data} both />
      </span>
      <span role="cell" className={styles['spark']}>
        <Sparkline line={line} count={times} />
      </span>
      <span role="cell" className={styles['change']}>
        <Change value={row.change24h} />
      </span>
      <span role="cell" className={styles['volume']}>
        <Compact value={row.volume24hKRW} />
      </span>
    </div>
  );
});
KimchiRow.displayName = 'KimchiRow';
