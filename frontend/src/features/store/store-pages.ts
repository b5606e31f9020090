import { baseApi } from '@/shared/api/base-api';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';
import type { StoreOrderDto, UserMiningItemDto } from '@/shared/api/generated/schemas';

const pages = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's mining items, page by page. */
    ownItemPages: build.infiniteQuery<ListPage<UserMiningItemDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/luff/my-mining-items',
      transformResponse: toPage<UserMiningItemDto>,
      providesTags: ['own-mining-items'],
    }),
    /** The member's orders, page by page. */
    storeOrderPages: build.infiniteQuery<ListPage<StoreOrderDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/store/orders',
      transformResponse: toPage<StoreOrderDto>,
      providesTags: ['store-orders'],
    }),
  }),
});

export const { useOwnItemPagesInfiniteQuery, useStoreOrderPagesInfiniteQuery } = pages;
