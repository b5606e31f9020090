import { type ReactNode } from 'react';
import { Change } from '@/features/insights/components/change';
import { Price } from '@/features/insights/components/quantity';
import { type Origin, SourceLine } from '@/features/insights/components/source-line';
import { BasisFigure, PremiumFigure } from '@/features/insights/kimchi/premium-figure';
import { pricesOf, rateOf } from '@/features/insights/kimchi/premium-receipt';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { Read } from '@/features/insights/outages/read';
import { useStreamed } from '@/features/insights/polling';
import { KOREAN_EXCHANGES, useKimchi, useKoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { useGetLatestRateQuery } from '@/shared/api/generated/site';
import type { KimchiPremiumDto, KimchiPremiumsDto, LatestRateDto } from '@/shared/api/generated/schemas';
import { NoFigure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/insights/kimchi/premium-hero.module.css';

const RATE_SECONDS = 60;

/** The answer of the page: the premium of bitcoin now, that of USDT, and the rates behind them. */
export function PremiumHero() {
  const { t } = kimchiTexts.use();
  const query = useKimchi();
  const [exchange, setExchange] = useKoreanExchange();
  const rowOf = (data: KimchiPremiumsDto, coin: string) => data[exchange].find((row) => row.coin === coin);
  const figure = (coin: string, show: (row: KimchiPremiumDto) => ReactNode) => (
    <Read sources={KOREAN_EXCHANGES} query={query} skeleton={<Skeleton width="4em" />} errorTitle={t('unread')}>
      {(data) => {
        const row = rowOf(data, coin);
        return row ? show(row) : <NoFigure label={t('empty')} />;
      }}
    </Read>
  );
  const { data } = query;
  const bitcoin = data && rowOf(data, 'BTC');
  const bank = useBankRate(data);
  const usdt = data && rateOf(data, exchange, 'usdt');
  return (
    <div className={styles['hero']}>
      <dl className={styles['heroFigure']}>
        <Stat
          hero
          label={`${t('hero')} · ${t(`exchanges.${exchange}`)}`}
          note={data && <Rate label={t('usdKrw')} rate={bank} />}
        >
          {figure('BTC', (row) => (
            <PremiumFigure row={row} exchange={exchange} />
          ))}
        </Stat>
      </dl>
      <div className={styles['switch']}>
        <Segmented
          label={t('exchange')}
          value={exchange}
          onChange={setExchange}
          options={KOREAN_EXCHANGES.map((value) => ({ value, label: t(`exchanges.${value}`) }))}
        />
      </div>
      {data && (
        <>
          {/* The premium by the bank rate consists of the USDT premium and the premium on the USDT basis. */}
          <dl className={styles['heroSide']}>
            <Stat
              label={t('usdtPremium')}
              note={<Rate label={t('usdtKrw', { exchange: t(`exchanges.${exchange}`) })} rate={usdt ?? null} />}
            >
              {figure('USDT', (row) => (
                <PremiumFigure row={row} exchange={exchange} />
              ))}
            </Stat>
            <Stat label={t('basisPremium')}>
              {bitcoin && bitcoin.usdtPremium !== null ? (
                <BasisFigure row={bitcoin} exchange={exchange} />
              ) : (
                <Change value={null} />
              )}
            </Stat>
            <Stat
              label={t('btcPrice')}
              note={
                <>
                  {t(`change.${exchange}`)} <Change value={bitcoin?.change24h ?? null} />
                </>
              }
            >
              {figure('BTC', (row) => (
                <Price value={row.krwPrice} in="KRW" unit={t('krw')} />
              ))}
            </Stat>
          </dl>
          <div className={styles['source']}>
            <SourceLine
              origins={[...pricesOf(data, bitcoin, exchange), ...[bank, usdt].flatMap(readOrigin)]}
              late={query.error !== undefined}
            />
          </div>
        </>
      )}
    </div>
  );
}

type ShownRate = Pick<LatestRateDto, 'rate' | 'source' | 'stale' | 'simulated'> & { fetchedAt: string | null };

/** Won per dollar at the bank's rate; until one is read, the default that stands in for it. */
function useBankRate(data: KimchiPremiumsDto | undefined): ShownRate | null {
  const latest = useGetLatestRateQuery(undefined, {
    ...useStreamed('latest-rate', RATE_SECONDS),
    skip: data === undefined || data.rates.usdKrw !== null,
  });
  return data?.rates.usdKrw ?? latest.data ?? null;
}

/** Returns the source of a rate; none for the default. */
const readOrigin = (rate: ShownRate | null | undefined): Origin[] =>
  rate && rate.fetchedAt !== null ? [{ ...rate, fetchedAt: rate.fetchedAt }] : [];

/** The rate that a premium is computed with. */
function Rate({ label, rate }: { label: string; rate: ShownRate | null }) {
  const { t } = kimchiTexts.use();
  return (
    <>
      {label} {rate ? <Price value={rate.rate} unit={t('krw')} /> : <NoFigure label={t('noRate')} />}
      {rate?.fetchedAt === null && (
        <>
          {' '}
          {t('defaultRate')} <MarkTag mark="sample" />
        </>
      )}
    </>
  );
}
