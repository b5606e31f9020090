import { baseApi } from '@/shared/api/base-api';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';
import type { LuffRedemptionDto, LuffTransactionDto } from '@/shared/api/generated/schemas';
import { type StatementQuery, statementPath } from '@/shared/statement/use-statement-filter';

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['luff'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's Luff history, page by page; the next page keeps the filter. */
    luffTransactionPages: build.infiniteQuery<ListPage<LuffTransactionDto>, StatementQuery, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => pageParam ?? statementPath('/api/luff/transactions', queryArg),
      transformResponse: toPage<LuffTransactionDto>,
      providesTags: ['luff'],
    }),
    /** The member's requests, page by page. */
    luffRedemptionPages: build.infiniteQuery<ListPage<LuffRedemptionDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/luff/redemptions',
      transformResponse: toPage<LuffRedemptionDto>,
      providesTags: ['luff', 'luff-redemptions'],
    }),
  }),
});

export const { useLuffTransactionPagesInfiniteQuery, useLuffRedemptionPagesInfiniteQuery } = pages;
