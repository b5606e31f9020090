import { memo, useCallback, useEffect, useRef } from 'react';
import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import type { OwnCoins } from '@/features/insights/kimchi/own-coins';
import { openedCoin } from '@/features/insights/kimchi/opened-coin';
import { PremiumFigure } from '@/features/insights/kimchi/premium-figure';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { Sparkline } from '@/features/insights/kimchi/sparkline';
import { figureTexts } from '@/features/insights/components/texts';
import type { KimchiPremiumDto, SparklineDto } from '@/shared/api/generated/schemas';
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
  /** Its premium over 24 hours, at so many times. */
  line: SparklineDto | undefined;
  times: number;
  /** What a member can do to the coin; without it the row is read-only. */
  Acts: OwnCoins['Acts'] | undefined;
  isFavourite: boolean;
  onStar: OwnCoins['star'] | undefined;
}

/** A coin of the table, at its place. Parts that only change with the coin are not drawn again with its figures. */
export const KimchiRow = memo((props: KimchiRowProps) => {
  const { row, rank, index, exchange, line, times, Acts, isFavourite, onStar } = props;
  const { language } = kimchiTexts.use();
  const openCoin = useOpenCoin();
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  }, [row]);
  const name = language === 'ko' ? row.name : row.nameEn;
  const open = useCallback(() => openCoin(openedCoin(latest.current, name, exchange)), [openCoin, name, exchange]);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cx(styles['row'], styles['coin'])}
      // Not a variable: it would be handed down to all parts of the row, which would all be styled anew.
      style={{ transform: `translateY(calc(${index} * var(--row)))` }}
    >
      {/* Of another length, another element: one that grows from the right counts as moved. */}
      <span key={`rank ${String(rank).length}`} role="cell" className={styles['rank']}>
        {rank}
      </span>
      {Acts && onStar && (
        <span role="cell" className={styles['star']}>
          <Acts coin={row.coin} hasPremium={row.premium !== null} {...{ isFavourite, onStar }} />
        </span>
      )}
      <Named {...{ name, coin: row.coin, isHalted: row.halted === true, isWarned: row.warning }} open={Acts && open} />
      <span role="cell" className={styles['price']}>
        <Price value={row.krwPrice} in="KRW" />
      </span>
      <span role="cell" className={styles['premiumCell']}>
        <PremiumFigure row={row} exchange={exchange} both />
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

interface NamedProps {
  name: string;
  coin: string;
  isHalted: boolean;
  isWarned: boolean;
  /** Without it the name is no button. */
  open: (() => void) | undefined;
}

const Named = memo(({ name, coin, isHalted, isWarned, open }: NamedProps) => {
  const { t } = kimchiTexts.use();
  const say = figureTexts.use().t;
  const marks = [
    ...(isHalted ? [{ key: 'halted', label: t('halted'), hint: t('haltedHint'), tone: 'bad' as const }] : []),
    ...(isWarned ? [{ key: 'warning', label: t('warning'), hint: t('warningHint'), tone: 'neutral' as const }] : []),
  ];
  const named = (
    <>
      <span title={name}>{short(name)}</span>
      <span className={styles['ticker']}>
        {coin}
        {marks.map(({ key, label, hint, tone }) => (
          <span key={key} title={hint}>
            <Tag tone={tone}>{label}</Tag>
          </span>
        ))}
      </span>
    </>
  );
  return (
    <span role="rowheader" className={styles['name']}>
      {open ? (
        <button type="button" className={styles['open']} onClick={open}>
          {named}
          <span className="visually-hidden"> {say('list.details')}</span>
        </button>
      ) : (
        <span className={styles['named']}>{named}</span>
      )}
    </span>
  );
});
Named.displayName = 'Named';
