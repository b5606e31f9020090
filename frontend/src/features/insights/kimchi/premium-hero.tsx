import { type ReactNode } from 'react';
import { Change } from '@/features/insights/components/change';
import { Price } from '@/features/insights/components/quantity';
import { SourceLine } from '@/features/insights/components/source-line';
import { PremiumFigure } from '@/features/insights/kimchi/premium-figure';
import { pricesOf } from '@/features/insights/kimchi/premium-receipt';
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
import table from '@/features/insights/kimchi/kimchi.module.css';
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
  return (
    <div className={styles['hero']}>
      <dl className={styles['heroFigure']}>
        <Stat
          hero
          label={`${t('hero')} · ${t(`exchanges.${exchange}`)}`}
          note={
            query.data && (
              <>
                {t('usdtBasis')} <Change value={rowOf(query.data, 'BTC')?.usdtPremium ?? null} />
                <SourceLine
                  origins={pricesOf(query.data, rowOf(query.data, 'BTC'), exchange)}
                  late={query.error !== undefined}
                />
              </>
            )
          }
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
      {query.data && (
        <dl className={styles['heroSide']}>
          <Stat label={t('usdtPremium')}>
            {figure('USDT', (row) => (
              <PremiumFigure row={row} exchange={exchange} />
            ))}
          </Stat>
          <Stat
            label={t('btcPrice')}
            note={
              <>
                {t(`change.${exchange}`)} <Change value={rowOf(query.data, 'BTC')?.change24h ?? null} />
              </>
            }
          >
            {figure('BTC', (row) => (
              <Price value={row.krwPrice} in="KRW" unit={t('krw')} />
            ))}
          </Stat>
        </dl>
      )}
      {query.data && <Rates data={query.data} late={query.error !== undefined} />}
    </div>
  );
}

/** Until a rate is read the default stands in for it, and says so. */
function RateSource({ rate, late }: { rate: LatestRateDto; late: boolean }) {
  const { t } = kimchiTexts.use();
  const { fetchedAt } = rate;
  if (fetchedAt !== null) return <SourceLine origins={[{ ...rate, fetchedAt }]} late={late} />;
  return (
    <p className={table['count']}>
      {t('defaultRate')} <MarkTag mark="sample" />
    </p>
  );
}

/** The rates with their age; amber where they are late or simulated. */
function Rates({ data: { rates }, late }: { data: KimchiPremiumsDto; late: boolean }) {
  const { t } = kimchiTexts.use();
  const [exchange] = useKoreanExchange();
  const latest = useGetLatestRateQuery(undefined, {
    ...useStreamed('latest-rate', RATE_SECONDS),
    skip: rates.usdKrw !== null,
  });
  const usdt = exchange === 'upbit' ? rates.upbitUsdt : rates.bithumbUsdt;
  const shown = [
    [t('usdKrw'), rates.usdKrw ?? latest.data ?? null],
    [t('usdtKrw', { exchange: t(`exchanges.${exchange}`) }), usdt],
  ] as const;
  return (
    <dl className={styles['rates']}>
      {shown.map(([label, rate]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{rate ? <Price value={rate.rate} unit={t('krw')} /> : <NoFigure label={t('noRate')} />}</dd>
          {rate && (
            <dd className={styles['source']}>
              <RateSource rate={rate} late={late} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
