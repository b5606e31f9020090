import { baseApi } from '@/shared/api/base-api';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';
import type { LcoinEntryDto } from '@/shared/api/generated/schemas';
import { type StatementQuery, statementPath } from '@/shared/statement/use-statement-filter';

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['lcoin'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's L coin history, page by page; the next page keeps the filter. */
    lcoinEntryPages: build.infiniteQuery<ListPage<LcoinEntryDto>, StatementQuery, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => pageParam ?? statementPath('/api/lance-coins/history', queryArg),
      transformResponse: toPage<LcoinEntryDto>,
      providesTags: ['lcoin'],
    }),
  }),
});

export const { useLcoinEntryPagesInfiniteQuery } = pages;
