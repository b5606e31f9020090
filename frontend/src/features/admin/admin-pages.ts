import { baseApi } from '@/shared/api/base-api';
import type {
  AdminIndicatorPurchaseDto,
  AdminLuffRedemptionDto,
  AdminMailDto,
  AdminUidDisputeDto,
  AdminUserDto,
  AdminVerificationRequestDto,
  LcoinEntryDto,
  LuffTransactionDto,
  RebateRowDto,
  ReportImportDto,
  ReportSyncDto,
} from '@/shared/api/generated/schemas';
import { type ListPage, pageOptions, toPage } from '@/shared/api/pages';
import type { StatementQuery } from '@/shared/statement/use-statement-filter';

/** Filters for the entries of a member. */
interface MemberStatement extends StatementQuery {
  id: string;
}

export type RequestFilter = 'pending' | 'approved' | 'rejected' | 'all';

/** State of listed mails; `all` lists every state. */
export type MailFilter = AdminMailDto['status'] | 'all';

const byStatus = (url: string, status: RequestFilter, next: string | null) =>
  next ?? { url, params: status === 'all' ? {} : { status } };

const pages = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Members, newest first; `search` matches e-mail and name. */
    adminUserPages: build.infiniteQuery<ListPage<AdminUserDto>, { search: string }, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg: { search }, pageParam }) =>
        pageParam ?? { url: '/api/admin/users', params: search === '' ? {} : { search } },
      transformResponse: toPage<AdminUserDto>,
      providesTags: ['admin-users'],
    }),
    memberLcoinPages: build.infiniteQuery<ListPage<LcoinEntryDto>, MemberStatement, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg: { id, ...params }, pageParam }) =>
        pageParam ?? { url: `/api/admin/users/${id}/lance-coins`, params },
      transformResponse: toPage<LcoinEntryDto>,
      providesTags: ['admin-users'],
    }),
    memberLuffPages: build.infiniteQuery<ListPage<LuffTransactionDto>, MemberStatement, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg: { id, ...params }, pageParam }) =>
        pageParam ?? { url: `/api/admin/users/${id}/luff-transactions`, params },
      transformResponse: toPage<LuffTransactionDto>,
      providesTags: ['admin-users'],
    }),
    uidRequestPages: build.infiniteQuery<
      ListPage<AdminVerificationRequestDto>,
      { status: RequestFilter },
      string | null
    >({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => byStatus('/api/admin/uid-verification-requests', queryArg.status, pageParam),
      transformResponse: toPage<AdminVerificationRequestDto>,
      providesTags: ['admin-uid-requests'],
    }),
    indicatorRequestPages: build.infiniteQuery<
      ListPage<AdminIndicatorPurchaseDto>,
      { status: RequestFilter },
      string | null
    >({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => byStatus('/api/admin/indicator-purchases', queryArg.status, pageParam),
      transformResponse: toPage<AdminIndicatorPurchaseDto>,
      providesTags: ['admin-indicator-purchases'],
    }),
    redemptionPages: build.infiniteQuery<ListPage<AdminLuffRedemptionDto>, { status: RequestFilter }, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => byStatus('/api/admin/luff-redemptions', queryArg.status, pageParam),
      transformResponse: toPage<AdminLuffRedemptionDto>,
      providesTags: ['admin-redemptions'],
    }),
    disputePages: build.infiniteQuery<ListPage<AdminUidDisputeDto>, { status: RequestFilter }, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => byStatus('/api/admin/uid-disputes', queryArg.status, pageParam),
      transformResponse: toPage<AdminUidDisputeDto>,
      providesTags: ['admin-disputes'],
    }),
    reportSyncPages: build.infiniteQuery<ListPage<ReportSyncDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/admin/report-syncs',
      transformResponse: toPage<ReportSyncDto>,
      providesTags: ['admin-reports'],
    }),
    reportImportPages: build.infiniteQuery<ListPage<ReportImportDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/admin/report-imports',
      transformResponse: toPage<ReportImportDto>,
      providesTags: ['admin-imports'],
    }),
    mailPages: build.infiniteQuery<ListPage<AdminMailDto>, { status: MailFilter }, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg: { status }, pageParam }) =>
        pageParam ?? { url: '/api/admin/mails', params: status === 'all' ? {} : { status } },
      transformResponse: toPage<AdminMailDto>,
      providesTags: ['admin-system'],
    }),
    flaggedRowPages: build.infiniteQuery<ListPage<RebateRowDto>, void, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ pageParam }) => pageParam ?? '/api/admin/flagged-report-rows',
      transformResponse: toPage<RebateRowDto>,
      providesTags: ['admin-reports'],
    }),
  }),
});

export const {
  useAdminUserPagesInfiniteQuery,
  useMemberLcoinPagesInfiniteQuery,
  useMemberLuffPagesInfiniteQuery,
  useUidRequestPagesInfiniteQuery,
  useIndicatorRequestPagesInfiniteQuery,
  useRedemptionPagesInfiniteQuery,
  useDisputePagesInfiniteQuery,
  useReportSyncPagesInfiniteQuery,
  useReportImportPagesInfiniteQuery,
  useFlaggedRowPagesInfiniteQuery,
  useMailPagesInfiniteQuery,
} = pages;
