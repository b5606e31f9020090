import { baseApi } from '@/shared/api/base-api';
import type { IndicatorPurchaseDto } from '@/shared/api/generated/schemas';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['indicators'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's pass requests, page by page. */
    indicatorPurchasePages: build.infiniteQuery<ListPage<IndicatorPurchaseDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/indicator-purchases',
      transformResponse: toPage<IndicatorPurchaseDto>,
      providesTags: ['indicators'],
    }),
  }),
});

export const { useIndicatorPurchasePagesInfiniteQuery } = pages;
