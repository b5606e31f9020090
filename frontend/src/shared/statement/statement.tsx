import { type ReactNode } from 'react';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { NothingFound, StatementFilter, type StatementFilterProps } from '@/shared/statement/statement-filter';
import { statementTexts } from '@/shared/statement/texts';
import { ScrollRegion } from '@/shared/ui/entries';
import { type ListQuery, LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';

export interface StatementProps extends StatementFilterProps {
  query: ListQuery<EntryDto> & { currentData?: ListQuery<EntryDto>['data'] };
  /** Name of the scrolling list. */
  region: string;
  /** Height in px of a scrolling list; without it the page grows. */
  scroll: number | undefined;
  /** Shown while there is no entry at all. */
  empty: ReactNode;
  children: (entries: EntryDto[]) => ReactNode;
}

/** All entries of a point, by type and period, also as a file. The filter is kept in the address. */
export function Statement({ filter, csvPath, query, region, scroll, empty, children }: StatementProps) {
  const { t } = statementTexts.use();
  return (
    <>
      <StatementFilter filter={filter} csvPath={csvPath} />
      <LoadedList
        query={{ ...query, data: query.currentData }}
        more={t('more')}
        frame={(list) => (
          <ScrollRegion label={region} height={scroll}>
            {list}
          </ScrollRegion>
        )}
        skeleton={<SkeletonRows rows={6} height="56px" />}
        empty={filter.isFiltered ? <NothingFound onReset={filter.reset} /> : empty}
      >
        {children}
      </LoadedList>
    </>
  );
}
