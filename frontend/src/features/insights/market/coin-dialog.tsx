import { Bell } from 'lucide-react';
import { type ReactNode } from 'react';
import { useOpenAlert } from '@/features/insights/alerts/alert-dialog';
import { alertTexts } from '@/features/insights/alerts/texts';
import { CandleChart, type CandleQuote } from '@/features/insights/charts/candle-chart';
import { PremiumChart } from '@/features/insights/charts/premium-chart';
import { chartTexts } from '@/features/insights/charts/texts';
import { Change } from '@/features/insights/components/change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { SourceLine, useSourceName } from '@/features/insights/components/source-line';
import { openedCoin } from '@/features/insights/kimchi/opened-coin';
import { pricesOf } from '@/features/insights/kimchi/premium-receipt';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { chartSymbol } from '@/features/insights/market/chart-symbol.rules';
import type { BasicCoin } from '@/features/insights/market/open-coin';
import { sectorOf } from '@/features/insights/market/sector-names.rules';
import { useSectorName } from '@/features/insights/market/use-sector-name';
import { ThirdPartyChart } from '@/features/insights/market/third-party-chart';
import { marketTexts } from '@/features/insights/market/texts';
import { useCoinId } from '@/features/insights/market/use-ranking';
import { figureTexts } from '@/features/insights/components/texts';
import { memberApi, useGetCoinInfoQuery, useListSectorsQuery } from '@/shared/api/generated/member';
import type { CoinInfoDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/insights/market/coin-dialog.module.css';

const MOST_TAGS = 5;
const MOST_EXCHANGES = 8;
/** A coin's project is read again when its dialog opens after this time. */
const PROJECT_SECONDS = 300;

memberApi.enhanceEndpoints({ endpoints: { getCoinInfo: { keepUnusedDataFor: PROJECT_SECONDS } } });

export interface CoinDialogProps {
  coin: BasicCoin;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A coin and its project; without an answer, what the list knew, and N/A for the rest. */
export function CoinDialog({ coin, open, onOpenChange }: CoinDialogProps) {
  const { t } = marketTexts.use();
  const sayChart = chartTexts.use().t;
  const named = coin.globalCoin === undefined ? coin.symbol : coin.globalCoin;
  const found = useCoinId(named ?? '', open && coin.id === undefined && named !== null);
  const coinId = coin.id ?? found.coinId;
  const query = useGetCoinInfoQuery(
    { coinId: coinId ?? '' },
    { skip: !open || coinId === undefined, refetchOnMountOrArgChange: PROJECT_SECONDS },
  );
  const isWithout = coinId === undefined && !found.isLooking;
  const isUnread = query.isError || (isWithout && found.isUnread);
  const info = query.currentData;
  const name = coin.name ?? info?.name;
  // A row of the premium table goes on with its market; the other lists tell of when they are.
  const kimchi = useKimchi();
  const { korea } = coin;
  const row = korea && kimchi.data?.[korea.exchange].find((one) => one.coin === korea.coin);
  const now = row && korea ? openedCoin(row, coin.name ?? coin.symbol, korea.exchange) : coin;
  const origins =
    korea && kimchi.data
      ? pricesOf(kimchi.data, row, korea.exchange)
      : coin.origin
        ? [coin.origin]
        : info
          ? [info]
          : [];
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={name === undefined || name === coin.symbol ? coin.symbol : `${name} (${coin.symbol})`}
    >
      <div className={styles['coin']}>
        <div>
          <Figures coin={now} info={info} />
          <SourceLine origins={origins} late={coin.korea && kimchi.error !== undefined} />
        </div>
        <NewAlert coin={coin} />
        {info && <Project info={info} />}
        {(isUnread || isWithout) && (
          <p className={styles['unread']}>{t(isUnread ? 'coin.unread' : 'coin.noProject')}</p>
        )}
        {!info && !isUnread && !isWithout && <SkeletonRows rows={3} />}
        <section aria-label={t('coin.chart')}>
          <CandleChart key={coin.symbol} symbol={coin.symbol} quotes={quotesOf(coin)}>
            <ThirdPartyChart name={`${coin.symbol}/USDT`} symbol={chartSymbol(coin.symbol, coin.exchange)} />
          </CandleChart>
        </section>
        {coin.korea && (
          <section aria-label={sayChart('premium')} className={styles['premium']}>
            <h3>{sayChart('premium')}</h3>
            <PremiumChart key={coin.korea.coin} {...coin.korea} />
          </section>
        )}
        {info && <SourceLine origins={[info]} />}
      </div>
    </Dialog>
  );
}

/** Where the coin may have candles: on Binance unless the list knows better, and on Upbit. */
function quotesOf({ isOnBinance = true, korea }: BasicCoin): CandleQuote[] {
  return [...(isOnBinance ? (['USDT'] as const) : []), ...(korea?.exchange === 'upbit' ? (['KRW'] as const) : [])];
}

/** By the price of the market that the coin is known of. */
function NewAlert({ coin: { symbol, korea, isOnBinance = true } }: { coin: BasicCoin }) {
  const { t } = alertTexts.use();
  const openAlert = useOpenAlert();
  return (
    <div>
      <Button
        size="s"
        icon={<Bell size={16} aria-hidden />}
        onClick={() => openAlert({ symbol, kind: isOnBinance || !korea ? 'priceUsdt' : 'priceKrw' })}
      >
        {t('make')}
      </Button>
    </div>
  );
}

/** Of the list, which follows the market; the project's own figures, of the market as a whole, are kept for a day. */
function Figures({ coin, info }: { coin: BasicCoin; info: CoinInfoDto | undefined }) {
  const { t } = marketTexts.use();
  const unknown = figureTexts.use().t('unknown');
  const nameOf = useSourceName();
  const market = info?.market_data;
  const price = coin.price ?? market?.current_price.usd;
  const change = coin.change ?? market?.price_change_percentage_24h;
  const volume = coin.volume ?? market?.total_volume.usd;
  const marketCap = coin.marketCap ?? market?.market_cap.usd;
  const { origin, korea } = coin;
  const korean = korea?.exchange;
  const exchange = korean === undefined ? '' : nameOf(korean);
  const isKorean = (listed: number | null | undefined): boolean => korean !== undefined && listed != null;
  const isListed = origin !== undefined || korea !== undefined;
  /** Of a figure that the list does not have. */
  const otherSource = (listed: number | null | undefined): ReactNode =>
    isListed && listed == null && info ? <SourceLine origins={[info]} /> : undefined;
  const changeLabel = korean === 'upbit' ? 'coin.sinceMorningOn' : 'coin.changeOn';
  return (
    <Stats>
      <Stat label={t('coin.price')}>{price == null ? unknown : <Price value={price} unit="USD" />}</Stat>
      <Stat
        label={isKorean(coin.change) ? t(changeLabel, { exchange }) : t('coin.change')}
        note={otherSource(coin.change)}
      >
        {change == null ? unknown : <Change value={change} />}
      </Stat>
      <Stat
        label={isKorean(coin.volume) ? t('coin.volumeOn', { exchange }) : t('coin.volume')}
        note={otherSource(coin.volume)}
      >
        {volume == null ? unknown : <Compact value={volume} unit="USD" />}
      </Stat>
      <Stat label={t('coin.marketCap')} note={otherSource(coin.marketCap)}>
        {marketCap == null ? unknown : <Compact value={marketCap} unit="USD" />}
      </Stat>
    </Stats>
  );
}

function Project({ info }: { info: CoinInfoDto }) {
  const { t, language } = marketTexts.use();
  const nameOf = useSourceName();
  const unknown = figureTexts.use().t('unknown');
  const { data: sectors = [] } = useListSectorsQuery();
  const sectorName = useSectorName();
  const tagOf = (category: string): string => {
    const sector = sectorOf(category, sectors);
    return sector ? sectorName(sector) : category;
  };
  const { ko, en } = info.description;
  const about = language === 'ko' ? (ko ?? en) : (en ?? ko);
  const facts = [
    [t('coin.tags'), [...new Set(info.categories.map(tagOf))].slice(0, MOST_TAGS)],
    [t('coin.exchanges'), info.exchanges.slice(0, MOST_EXCHANGES).map(nameOf)],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, names]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{names.length === 0 ? unknown : names.map((name) => <Tag key={name}>{name}</Tag>)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('coin.about')}</dt>
        <dd lang={about !== null && about === en ? 'en' : undefined}>{about ?? unknown}</dd>
      </div>
    </dl>
  );
}
