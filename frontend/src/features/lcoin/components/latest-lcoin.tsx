import { LcoinEntries } from '@/features/lcoin/components/lcoin-entries';
import { lcoinTexts } from '@/features/lcoin/texts';
import { useListLcoinEntriesInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { ScrollRegion } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/lcoin/components/lcoin-statement.module.css';

/** On phones, where no list scrolls inside the page, the style sheet shows as many as the shortest of these lists has. */
const FEW = 5;

export interface LatestLcoinProps {
  rows?: number;
  /** Height in px of a scrolling list; without it the page grows. */
  scroll?: number;
  badges?: boolean;
}

/** The latest L coin entries, with the way to the statement, which has all of them. */
export function LatestLcoin({ rows = FEW, scroll, badges = false }: LatestLcoinProps) {
  const { t } = lcoinTexts.use();
  const entries = useListLcoinEntriesInfiniteQuery({ limit: rows });
  return (
    <Section
      title={t('latest')}
      className={styles['latest'] ?? ''}
      action={
        <ButtonLink size="s" variant="link" to={`${paths.myPage}?tab=transactions`}>
          {t('all')}
        </ButtonLink>
      }
    >
      <Loaded
        query={{ ...entries, data: itemsOf(entries.data) }}
        skeleton={<SkeletonRows rows={FEW} height="56px" />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      >
        {(all) => (
          <ScrollRegion label={t('historyRegion')} height={scroll}>
            <LcoinEntries entries={all} badges={badges} />
          </ScrollRegion>
        )}
      </Loaded>
    </Section>
  );
}
