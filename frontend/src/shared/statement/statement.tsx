import { type ReactNode } from 'react';
import { itemsOf } from '@/shared/api/pages';
import { NothingFound, StatementFilter, type StatementFilterProps } from '@/shared/statement/statement-filter';
import { statementTexts } from '@/shared/statement/texts';
import { ScrollRegion } from '@/shared/ui/entries';
import { type ListQuery, LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';

export interface StatementProps<T> extends Omit<StatementFilterProps, 'isEmpty'> {
  query: ListQuery<T> & { currentData?: ListQuery<T>['data'] };
  /** Name of the scrolling list. */
  region: string;
  /** Height in px of a scrolling list; without it the page grows. */
  scroll?: number | undefined;
  /** Shown while there is no entry at all. */
  empty: ReactNode;
  children: (entries: T[]) => ReactNode;
}

/** All entries of a book or of several, by type and period. The filter is kept in the address. */
export function Statement<T>({ query, region, scroll, empty, children, ...asked }: StatementProps<T>) {
  const { t } = statementTexts.use();
  return (
    <>
      <StatementFilter {...asked} isEmpty={itemsOf(query.currentData)?.length === 0} />
      <LoadedList
        query={{ ...query, data: query.currentData }}
        more={t('more')}
        frame={(list) => (
          <ScrollRegion label={region} height={scroll}>
            {list}
          </ScrollRegion>
        )}
        skeleton={<SkeletonRows rows={6} height="56px" />}
        empty={asked.filter.isFiltered ? <NothingFound onReset={asked.filter.reset} /> : empty}
      >
        {children}
      </LoadedList>
    </>
  );
}
