import { useAlerts } from '@/features/insights/alerts/use-alerts';
import { Change } from '@/features/insights/components/change';
import { formatExact, Percent, Price } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { favouriteTexts } from '@/features/insights/favourites/texts';
import { openedCoin } from '@/features/insights/kimchi/opened-coin';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { useKimchi, useListedExchange } from '@/features/insights/kimchi/use-kimchi';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import {
  useListFavouritesQuery,
  useListFundingRatesQuery,
  useListNewsQuery,
  useListPositionsQuery,
} from '@/shared/api/generated/member';
import type { FundingRateDto, KimchiPremiumDto, NewsArticleDto, PositionDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { NoFigure } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/insights/favourites/my-coins.module.css';

const FUNDING_SECONDS = 30;
const NEWS_SECONDS = 300;
const FUNDING_DIGITS = 4;

/** The member's favourites, each with everything that the page knows of it in one row. */
export function MyCoinsPanel() {
  const { t } = favouriteTexts.use();
  const exchangeName = kimchiTexts.use().t;
  const exchange = useListedExchange();
  const query = useListFavouritesQuery();
  const name = exchangeName(`exchanges.${exchange}`);
  return (
    <Section title={t('title')} lead={t('lead', { exchange: name })}>
      <Read
        sources={[]}
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        isEmpty={({ symbols }) => symbols.length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        errorTitle={t('unread')}
      >
        {({ symbols }) => <Coins symbols={symbols} exchangeName={name} />}
      </Read>
    </Section>
  );
}

function Coins({ symbols, exchangeName }: { symbols: readonly string[]; exchangeName: string }) {
  const { t } = favouriteTexts.use();
  const exchange = useListedExchange();
  const kimchi = useKimchi();
  const funding = useListFundingRatesQuery(undefined, every(FUNDING_SECONDS));
  const positions = useListPositionsQuery();
  const alerts = useAlerts();
  const news = useListNewsQuery({ category: 'all', timeframe: '24h' }, every(NEWS_SECONDS));
  const listed = symbols.map((symbol) => ({
    symbol,
    row: kimchi.data?.[exchange].find(({ coin }) => coin === symbol),
  }));
  const rows = listed.map(({ symbol, row }) => {
    const global = row ? row.globalCoin : symbol;
    const rate = funding.data?.find((one) => one.coin === global || one.symbol === global);
    /** By which global exchanges call it. */
    const tickers = [...new Set([global, rate?.symbol])];
    const names = [symbol, ...tickers];
    return {
      symbol,
      row,
      rate,
      positions:
        positions.data?.filter((position) => tickers.some((ticker) => position.symbol.startsWith(`${ticker}-`))) ?? [],
      alerts:
        alerts.data?.alerts.filter((alert) => names.includes(alert.symbol) && alert.state === 'active').length ?? 0,
      article: news.data?.articles.find(({ relatedSymbols }) => relatedSymbols.some((one) => names.includes(one))),
    };
  });
  const reading = {
    coins: readingOf(kimchi),
    rates: funding.data?.length === 0 ? 'failed' : readingOf(funding),
    news: readingOf(news),
  } as const;
  const origins = [
    ...(kimchi.data?.sources ?? []),
    ...(funding.data?.slice(0, 1).map((rate) => ({ ...rate, source: 'binance-futures' })) ?? []),
  ];
  return (
    <>
      <FoldingTable
        className={styles['table'] ?? ''}
        titles={(['coin', 'price', 'premium', 'funding', 'own', 'news'] as const).map((column) => t(column))}
        folded={3}
      >
        {rows.map((row) => (
          <Coin key={row.symbol} {...row} reading={reading} exchangeName={exchangeName} />
        ))}
      </FoldingTable>
      <SourceLine origins={origins} late={(kimchi.error ?? funding.error) !== undefined} />
    </>
  );
}

type Reading = 'done' | 'waiting' | 'failed';

const readingOf = ({ data, isError }: { data?: unknown; isError: boolean }): Reading =>
  data !== undefined ? 'done' : isError ? 'failed' : 'waiting';

interface CoinProps {
  symbol: string;
  row: KimchiPremiumDto | undefined;
  rate: FundingRateDto | undefined;
  /** A coin counts as not listed only once the list has been read. */
  reading: Record<'coins' | 'rates' | 'news', Reading>;
  positions: readonly PositionDto[];
  /** How many watch it. */
  alerts: number;
  article: NewsArticleDto | undefined;
  exchangeName: string;
}

function Coin({ symbol, row, rate, reading, positions, alerts, article, exchangeName }: CoinProps) {
  const { t, language } = favouriteTexts.use();
  const exchange = useListedExchange();
  const openCoin = useOpenCoin();
  const name = row && (language === 'ko' ? row.name : row.nameEn);
  const open = (): void => openCoin(row ? openedCoin(row, name ?? symbol, exchange) : { symbol });
  const without = (what: keyof typeof reading, words: string) => {
    if (reading[what] === 'waiting') return <Skeleton width="4em" />;
    return reading[what] === 'done' ? (
      <span className={styles['ticker']}>{words}</span>
    ) : (
      <NoFigure label={t('notRead')} />
    );
  };
  const missing = without('coins', t('notListed', { exchange: exchangeName }));
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles['open']} onClick={open}>
          {name ?? symbol} {name !== undefined && name !== symbol && <span className={styles['ticker']}>{symbol}</span>}
        </button>
      </th>
      <td data-label={t('price')}>{row ? <Price value={row.krwPrice} in="KRW" /> : missing}</td>
      <td data-label={t('premium')}>{row ? <Premium row={row} /> : missing}</td>
      <td data-label={t('funding')}>
        {rate ? <Percent value={rate.rate} digits={FUNDING_DIGITS} signed /> : without('rates', t('noFunding'))}
      </td>
      <td
        data-label={t('own')}
        className={cx(styles['own'], positions.length === 0 && alerts === 0 && styles['nothing'])}
      >
        <Own positions={positions} alerts={alerts} />
      </td>
      <td className={cx(styles['news'], reading.news === 'done' && !article && styles['nothing'])}>
        {article ? (
          <a href={article.url} target="_blank" rel="noreferrer" lang={article.language}>
            {article.title}
            <span className="visually-hidden"> {t('newTab')}</span>
          </a>
        ) : (
          without('news', t('noNews'))
        )}
      </td>
    </tr>
  );
}

function Premium({ row: { premium, gap } }: { row: KimchiPremiumDto }) {
  const { t } = kimchiTexts.use();
  return premium === null ? <NoFigure label={t(`gap.${gap ?? 'noRate'}`)} /> : <Change value={premium} />;
}

function Own({ positions, alerts }: Pick<CoinProps, 'positions' | 'alerts'>) {
  const { t } = favouriteTexts.use();
  if (positions.length === 0 && alerts === 0) return <NoFigure label={t('nothingOwn')} />;
  return (
    <>
      {positions.map(({ id, type, symbol, exchange, isInContracts, ...position }) => {
        const quantity = formatExact(position.quantity);
        return (
          <div key={id} className="figures">
            {t('position', {
              side: t(`sides.${type}`),
              quantity: isInContracts ? t('contracts', { quantity }) : quantity,
              entry: formatExact(position.entryPrice),
              quote: symbol.split('-')[1] ?? '',
              exchange,
            })}
          </div>
        );
      })}
      {alerts > 0 && <div>{t('alerts', { count: alerts })}</div>}
    </>
  );
}
