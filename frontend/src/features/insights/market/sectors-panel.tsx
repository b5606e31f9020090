import { useState } from 'react';
import { Change } from '@/features/insights/components/change';
import { DayChange } from '@/features/insights/components/day-change';
import { Compact, Price } from '@/features/insights/components/quantity';
import { QuoteList } from '@/features/insights/components/quote-list';
import { SourceLine } from '@/features/insights/components/source-line';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { marketTexts } from '@/features/insights/market/texts';
import { useSectorName } from '@/features/insights/market/use-sector-name';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { useChoice } from '@/features/insights/use-choice';
import { useListSectorsQuery } from '@/shared/api/generated/member';
import type { SectorCoinDto, SectorDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { Dialog } from '@/shared/ui/dialog';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import fading from '@/features/insights/components/fading-row.module.css';
import styles from '@/features/insights/market/market.module.css';

const FILTERS = ['all', 'defi', 'layer1', 'layer2', 'meme', 'gaming', 'metaverse', 'nft'] as const;
type Filter = (typeof FILTERS)[number];

/** Ids of the sectors by filter. */
const SECTORS: Readonly<Record<Exclude<Filter, 'all'>, string>> = {
  defi: 'decentralized-finance-defi',
  layer1: 'layer-1',
  layer2: 'layer-2',
  meme: 'meme-token',
  gaming: 'gaming',
  metaverse: 'metaverse',
  nft: 'non-fungible-tokens-nft',
};
const SECONDS = 60;

/** Sectors by what is traded of them; each opens its coins. */
export function SectorsPanel() {
  const { t } = marketTexts.use();
  const [filter, setFilter] = useChoice('sector', FILTERS);
  const [opened, setOpened] = useState<string>();
  const query = useListSectorsQuery(undefined, every(SECONDS));
  const shown = (sectors: readonly SectorDto[]) =>
    filter === 'all' ? sectors : sectors.filter(({ id }) => id === SECTORS[filter]);
  const sector = query.data?.find(({ id }) => id === opened);
  return (
    <Section title={t('sectors.title')} lead={t('sectors.lead')}>
      <div className={cx(styles['scroller'], fading['row'])}>
        <Segmented
          label={t('sectors.filter')}
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`sectors.filters.${value}`) }))}
        />
      </div>
      <Read
        sources={['coingecko']}
        query={query}
        skeleton={<SkeletonRows rows={6} height="72px" />}
        isEmpty={(sectors) => shown(sectors).length === 0}
        empty={<EmptyState title={t('sectors.empty')}>{t('sectors.emptyText')}</EmptyState>}
        errorTitle={t('sectors.unread')}
      >
        {(sectors) => (
          <>
            <ul className={styles['sectors']}>
              {shown(sectors).map((one) => (
                <SectorTile key={one.id} sector={one} onOpen={() => setOpened(one.id)} />
              ))}
            </ul>
            <SourceLine origins={sectors.slice(0, 1)} late={query.error !== undefined} />
          </>
        )}
      </Read>
      {sector && <SectorDialog sector={sector} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function SectorTile({ sector, onOpen }: { sector: SectorDto; onOpen: () => void }) {
  const { t } = marketTexts.use();
  const name = useSectorName()(sector);
  return (
    <li className={styles['sector']}>
      <button type="button" className={styles['open']} onClick={onOpen} aria-label={t('sectors.open', { name })}>
        {name}
      </button>
      <Change value={sector.averageChange} />
      <span className={styles['quiet']}>{t('sectors.coins', { count: sector.coinCount })}</span>
      <Compact value={sector.totalVolume} unit="USD" />
    </li>
  );
}

const SORTS = ['volume', 'gain'] as const;
const valueOf = {
  volume: ({ volume24h }: SectorCoinDto) => volume24h,
  gain: ({ change24h }: SectorCoinDto) => change24h,
};

/** The coins of a sector, by what is traded of them or by how much they rise. */
function SectorDialog({ sector, onClose }: { sector: SectorDto; onClose: () => void }) {
  const { t } = marketTexts.use();
  const openCoin = useOpenCoin();
  const name = useSectorName()(sector);
  const [sort, setSort] = useState<(typeof SORTS)[number]>('volume');
  const coins = [...sector.coins].sort((a, b) => (valueOf[sort](b) ?? -Infinity) - (valueOf[sort](a) ?? -Infinity));
  return (
    <Dialog wide open onOpenChange={onClose} title={name} description={sector.description}>
      <div className={styles['sectorHead']}>
        <span>
          {t('sectors.coins', { count: sector.coinCount })} · <DayChange value={sector.averageChange} />
        </span>
        <Segmented
          label={t('sectors.sort')}
          value={sort}
          onChange={setSort}
          options={SORTS.map((value) => ({ value, label: t(`sectors.${value}`) }))}
        />
      </div>
      <QuoteList
        key={sort}
        label={name}
        items={coins}
        head={{ value: t('columns.usd'), valueNote: t('columns.volume'), change: t('columns.change') }}
        quoteOf={({ id, symbol, name: coinName, price, change24h, volume24h, marketCap }) => ({
          key: id,
          symbol: symbol.toUpperCase(),
          note: coinName,
          value: <Price value={price} />,
          valueNote: <Compact value={volume24h} />,
          change: <Change value={change24h} />,
          onOpen: () =>
            openCoin({
              ...{ id, symbol: symbol.toUpperCase(), name: coinName, price, marketCap },
              ...{ change: change24h, volume: volume24h, origin: sector },
            }),
        })}
      />
      <SourceLine origins={[sector]} />
    </Dialog>
  );
}
