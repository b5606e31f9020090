import { type CSSProperties, memo } from 'react';
import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import type { OwnCoins } from '@/features/insights/kimchi/own-coins';
import { openedCoin } from '@/features/insights/kimchi/opened-coin';
import { PremiumFigure } from '@/features/insights/kimchi/premium-figure';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { Sparkline } from '@/features/insights/kimchi/sparkline';
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
  exchange: KoreanExchange;
  data: KimchiPremiumsDto;
  /** Its premium over 24 hours, at so many times. */
  line: SparklineDto | undefined;
  times: number;
  /** What a member can do to the coin; without it the row is read-only. */
  Acts: OwnCoins['Acts'] | undefined;
  isFavourite: boolean;
  onStar: OwnCoins['star'] | undefined;
}

/** A coin of the table, at its place. */
export const KimchiRow = memo((props: KimchiRowProps) => {
  const { row, rank, index, exchange, data, line, times, Acts, isFavourite, onStar } = props;
  const { t, language } = kimchiTexts.use();
  const say = insightsTexts.use().t;
  const openCoin = useOpenCoin();
  const name = language === 'ko' ? row.name : row.nameEn;
  const open = (): void => openCoin(openedCoin(row, name, exchange));
  const marks = [
    ...(row.halted === true
      ? [{ key: 'halted', label: t('halted'), hint: t('haltedHint'), tone: 'bad' as const }]
      : []),
    ...(row.warning ? [{ key: 'warning', label: t('warning'), hint: t('warningHint'), tone: 'neutral' as const }] : []),
  ];
  const named = (
    <>
      <span title={name}>{short(name)}</span>
      <span className={styles['ticker']}>
        {row.coin}
        {marks.map(({ key, label, hint, tone }) => (
          <span key={key} title={hint}>
            <Tag tone={tone}>{label}</Tag>
          </span>
        ))}
      </span>
    </>
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cx(styles['row'], styles['coin'])}
      style={{ '--index': index } as CSSProperties}
    >
      <span role="cell" className={styles['rank']}>
        {rank}
      </span>
      {Acts && onStar && (
        <span role="cell" className={styles['star']}>
          <Acts coin={row.coin} hasPremium={row.premium !== null} {...{ isFavourite, onStar }} />
        </span>
      )}
      <span role="rowheader" className={styles['name']}>
        {Acts ? (
          <button type="button" className={styles['open']} onClick={open}>
            {named}
            <span className="visually-hidden"> {say('list.details')}</span>
          </button>
        ) : (
          <span className={styles['named']}>{named}</span>
        )}
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
