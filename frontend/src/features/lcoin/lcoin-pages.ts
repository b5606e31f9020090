import { baseApi } from '@/shared/api/base-api';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';
import type { LcoinEntryDto } from '@/shared/api/generated';

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['lcoin'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's L coin history, page by page. */
    lcoinEntryPages: build.infiniteQuery<ListPage<LcoinEntryDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/lance-coins/history',
      transformResponse: toPage<LcoinEntryDto>,
      providesTags: ['lcoin'],
    }),
  }),
});

export const { useLcoinEntryPagesInfiniteQuery } = pages;
