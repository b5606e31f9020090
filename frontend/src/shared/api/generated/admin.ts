import { type ListPage, type PageParam, pageOptions, toPage } from '../pages';
import type {
  AdjustLcoinDto,
  AdminExchangeDto,
  AdminFaqEntryDto,
  AdminIndicatorPurchaseChangedDto,
  AdminIndicatorPurchaseDto,
  AdminLuffRedemptionDto,
  AdminMailDto,
  AdminMessageDto,
  AdminMiningItemDto,
  AdminRedemptionChangedDto,
  AdminSettingDto,
  AdminSummaryDto,
  AdminUidDisputeDto,
  AdminUserDto,
  AdminVerificationRequestDto,
  ApproveIndicatorPurchaseDto,
  ApproveRedemptionDto,
  ChangeSettingDto,
  CloseFindingDto,
  CouponsIssuedDto,
  CreateExchangeDto,
  CreateFaqEntryDto,
  CreateMiningItemDto,
  DecideRequestDto,
  DecideUidDisputeDto,
  DoneDto,
  EndedSessionsDto,
  EntryDto,
  EntryReceiptDto,
  FaqPlaceholderDto,
  ImportMappingDto,
  ImportPreviewDto,
  IndicatorPurchaseStatus,
  IssueCouponsDto,
  JobRunDto,
  LcoinAdjustedDto,
  LedgerHealthDto,
  MemberStoreDto,
  OrderFaqDto,
  RebateRowDto,
  RecordPayoutDto,
  RedemptionStatus,
  RejectIndicatorPurchaseDto,
  RejectRedemptionDto,
  ReportImportDetailDto,
  ReportImportDto,
  ReportImportResultDto,
  ReportSyncDto,
  ReportSyncStatus,
  RequestStatus,
  SettingChangedDto,
  SourceStateDto,
  StartReportSyncDto,
  StartedReportSyncDto,
  UidMessageDto,
  UpdateExchangeDto,
  UpdateFaqEntryDto,
  UpdateMiningItemDto,
} from './schemas';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminExchanges: build.query<ListAdminExchangesApiResponse, ListAdminExchangesApiArg>({
      query: () => ({ url: `/api/admin/exchanges` }),
      providesTags: ['admin'],
    }),
    createExchange: build.mutation<CreateExchangeApiResponse, CreateExchangeApiArg>({
      query: (queryArg) => ({ url: `/api/admin/exchanges`, method: 'POST', body: queryArg.createExchangeDto }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    updateExchange: build.mutation<UpdateExchangeApiResponse, UpdateExchangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/exchanges/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateExchangeDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminFaq: build.query<ListAdminFaqApiResponse, ListAdminFaqApiArg>({
      query: () => ({ url: `/api/admin/faq` }),
      providesTags: ['admin'],
    }),
    createFaqEntry: build.mutation<CreateFaqEntryApiResponse, CreateFaqEntryApiArg>({
      query: (queryArg) => ({ url: `/api/admin/faq`, method: 'POST', body: queryArg.createFaqEntryDto }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    orderFaq: build.mutation<OrderFaqApiResponse, OrderFaqApiArg>({
      query: (queryArg) => ({ url: `/api/admin/faq/order`, method: 'PUT', body: queryArg.orderFaqDto }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listFaqPlaceholders: build.query<ListFaqPlaceholdersApiResponse, ListFaqPlaceholdersApiArg>({
      query: () => ({ url: `/api/admin/faq/placeholders` }),
      providesTags: ['admin'],
    }),
    deleteFaqEntry: build.mutation<DeleteFaqEntryApiResponse, DeleteFaqEntryApiArg>({
      query: (queryArg) => ({ url: `/api/admin/faq/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    updateFaqEntry: build.mutation<UpdateFaqEntryApiResponse, UpdateFaqEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/faq/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateFaqEntryDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listFlaggedReportRows: build.infiniteQuery<
      ListPage<ListFlaggedReportRowsApiResponse[number]>,
      ListFlaggedReportRowsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/flagged-report-rows`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          exchange: queryArg.exchange,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListFlaggedReportRowsApiResponse[number]>,
    }),
    listAdminIndicatorPurchases: build.infiniteQuery<
      ListPage<ListAdminIndicatorPurchasesApiResponse[number]>,
      ListAdminIndicatorPurchasesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/indicator-purchases`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminIndicatorPurchasesApiResponse[number]>,
    }),
    approveIndicatorPurchase: build.mutation<ApproveIndicatorPurchaseApiResponse, ApproveIndicatorPurchaseApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/indicator-purchases/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
        body: queryArg.approveIndicatorPurchaseDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    rejectIndicatorPurchase: build.mutation<RejectIndicatorPurchaseApiResponse, RejectIndicatorPurchaseApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/indicator-purchases/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: 'POST',
        body: queryArg.rejectIndicatorPurchaseDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listJobRuns: build.query<ListJobRunsApiResponse, ListJobRunsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/job-runs`,
        params: {
          job: queryArg.job,
          limit: queryArg.limit,
          perJob: queryArg.perJob,
        },
      }),
      providesTags: ['admin'],
    }),
    getLedgerHealth: build.query<GetLedgerHealthApiResponse, GetLedgerHealthApiArg>({
      query: () => ({ url: `/api/admin/ledger-health` }),
      providesTags: ['admin'],
    }),
    closeLedgerFinding: build.mutation<CloseLedgerFindingApiResponse, CloseLedgerFindingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ledger-health/findings/${encodeURIComponent(String(queryArg.id))}/close`,
        method: 'POST',
        body: queryArg.closeFindingDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminLuffRedemptions: build.infiniteQuery<
      ListPage<ListAdminLuffRedemptionsApiResponse[number]>,
      ListAdminLuffRedemptionsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/luff-redemptions`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminLuffRedemptionsApiResponse[number]>,
    }),
    approveLuffRedemption: build.mutation<ApproveLuffRedemptionApiResponse, ApproveLuffRedemptionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
        body: queryArg.approveRedemptionDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    recordLuffPayout: build.mutation<RecordLuffPayoutApiResponse, RecordLuffPayoutApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/payout`,
        method: 'POST',
        body: queryArg.recordPayoutDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    rejectLuffRedemption: build.mutation<RejectLuffRedemptionApiResponse, RejectLuffRedemptionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: 'POST',
        body: queryArg.rejectRedemptionDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminMails: build.infiniteQuery<ListPage<ListAdminMailsApiResponse[number]>, ListAdminMailsApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/mails`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminMailsApiResponse[number]>,
    }),
    retryMail: build.mutation<RetryMailApiResponse, RetryMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mails/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: 'POST',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminMiningItems: build.query<ListAdminMiningItemsApiResponse, ListAdminMiningItemsApiArg>({
      query: () => ({ url: `/api/admin/mining-items` }),
      providesTags: ['admin'],
    }),
    createMiningItem: build.mutation<CreateMiningItemApiResponse, CreateMiningItemApiArg>({
      query: (queryArg) => ({ url: `/api/admin/mining-items`, method: 'POST', body: queryArg.createMiningItemDto }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    updateMiningItem: build.mutation<UpdateMiningItemApiResponse, UpdateMiningItemApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mining-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateMiningItemDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listReportImports: build.infiniteQuery<
      ListPage<ListReportImportsApiResponse[number]>,
      ListReportImportsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/report-imports`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          exchange: queryArg.exchange,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListReportImportsApiResponse[number]>,
    }),
    uploadReportFile: build.mutation<UploadReportFileApiResponse, UploadReportFileApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/report-imports/file`,
        method: 'POST',
        body: queryArg.body,
        params: {
          exchange: queryArg.exchange,
          fileName: queryArg.fileName,
          mapping: queryArg.mapping,
        },
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    getReportImport: build.query<GetReportImportApiResponse, GetReportImportApiArg>({
      query: (queryArg) => ({ url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}` }),
      providesTags: ['admin'],
    }),
    commitReportImport: build.mutation<CommitReportImportApiResponse, CommitReportImportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}/commit`,
        method: 'POST',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    undoReportImport: build.mutation<UndoReportImportApiResponse, UndoReportImportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listReportSyncs: build.infiniteQuery<
      ListPage<ListReportSyncsApiResponse[number]>,
      ListReportSyncsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/report-syncs`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          exchange: queryArg.exchange,
          status: queryArg.status,
          backfillId: queryArg.backfillId,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListReportSyncsApiResponse[number]>,
    }),
    startReportSync: build.mutation<StartReportSyncApiResponse, StartReportSyncApiArg>({
      query: (queryArg) => ({ url: `/api/admin/report-syncs`, method: 'POST', body: queryArg.startReportSyncDto }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminSettings: build.query<ListAdminSettingsApiResponse, ListAdminSettingsApiArg>({
      query: () => ({ url: `/api/admin/settings` }),
      providesTags: ['admin'],
    }),
    updateAdminSetting: build.mutation<UpdateAdminSettingApiResponse, UpdateAdminSettingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.key))}`,
        method: 'PATCH',
        body: queryArg.changeSettingDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listSources: build.query<ListSourcesApiResponse, ListSourcesApiArg>({
      query: () => ({ url: `/api/admin/sources` }),
      providesTags: ['admin'],
    }),
    getAdminSummary: build.query<GetAdminSummaryApiResponse, GetAdminSummaryApiArg>({
      query: () => ({ url: `/api/admin/summary` }),
      providesTags: ['admin'],
    }),
    listAdminUidDisputes: build.infiniteQuery<
      ListPage<ListAdminUidDisputesApiResponse[number]>,
      ListAdminUidDisputesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/uid-disputes`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminUidDisputesApiResponse[number]>,
    }),
    decideUidDispute: build.mutation<DecideUidDisputeApiResponse, DecideUidDisputeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/uid-disputes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.decideUidDisputeDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminUidVerificationRequests: build.infiniteQuery<
      ListPage<ListAdminUidVerificationRequestsApiResponse[number]>,
      ListAdminUidVerificationRequestsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/uid-verification-requests`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminUidVerificationRequestsApiResponse[number]>,
    }),
    decideUidVerificationRequest: build.mutation<
      DecideUidVerificationRequestApiResponse,
      DecideUidVerificationRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/uid-verification-requests/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.decideRequestDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listAdminUsers: build.infiniteQuery<ListPage<ListAdminUsersApiResponse[number]>, ListAdminUsersApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/users`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListAdminUsersApiResponse[number]>,
    }),
    adjustMemberLcoin: build.mutation<AdjustMemberLcoinApiResponse, AdjustMemberLcoinApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/adjust-lance-coins`,
        method: 'POST',
        body: queryArg.adjustLcoinDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    endMemberSessions: build.mutation<EndMemberSessionsApiResponse, EndMemberSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/end-sessions`,
        method: 'POST',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    issueChartCoupons: build.mutation<IssueChartCouponsApiResponse, IssueChartCouponsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/issue-chart-coupon`,
        method: 'POST',
        body: queryArg.issueCouponsDto,
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    listMemberLcoinEntries: build.infiniteQuery<
      ListPage<ListMemberLcoinEntriesApiResponse[number]>,
      ListMemberLcoinEntriesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/lance-coins`,
        params: {
          type: queryArg['type'],
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListMemberLcoinEntriesApiResponse[number]>,
    }),
    getMemberLcoinReceipt: build.query<GetMemberLcoinReceiptApiResponse, GetMemberLcoinReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/lance-coins/${encodeURIComponent(String(queryArg.entryId))}/receipt`,
      }),
      providesTags: ['admin'],
    }),
    listMemberLuffTransactions: build.infiniteQuery<
      ListPage<ListMemberLuffTransactionsApiResponse[number]>,
      ListMemberLuffTransactionsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/luff-transactions`,
        params: {
          type: queryArg['type'],
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['admin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListMemberLuffTransactionsApiResponse[number]>,
    }),
    getMemberLuffReceipt: build.query<GetMemberLuffReceiptApiResponse, GetMemberLuffReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/luff-transactions/${encodeURIComponent(String(queryArg.entryId))}/receipt`,
      }),
      providesTags: ['admin'],
    }),
    resetMemberPassword: build.mutation<ResetMemberPasswordApiResponse, ResetMemberPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-password`,
        method: 'POST',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
    getMemberStore: build.query<GetMemberStoreApiResponse, GetMemberStoreApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/store` }),
      providesTags: ['admin'],
    }),
    cancelUserUid: build.mutation<CancelUserUidApiResponse, CancelUserUidApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.userId))}/uid/${encodeURIComponent(String(queryArg.uidId))}`,
        method: 'DELETE',
      }),
      invalidatesTags: [
        'account',
        'admin',
        'attendance',
        'auth',
        'chart-analysis',
        'earnings',
        'health',
        'idle-rewards',
        'indicators',
        'insights',
        'journal',
        'lcoin',
        'luff',
        'market-alerts',
        'receipts',
        'sessions',
        'settings',
        'shared-receipts',
        'site',
        'store',
        'two-factor',
        'uid-rebate',
      ],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListAdminExchangesApiResponse = /** status 200 Done */ AdminExchangeDto[];
export type ListAdminExchangesApiArg = void;
export type CreateExchangeApiResponse = /** status 201 Done */ AdminExchangeDto;
export type CreateExchangeApiArg = {
  createExchangeDto: CreateExchangeDto;
};
export type UpdateExchangeApiResponse = /** status 200 Done */ AdminExchangeDto;
export type UpdateExchangeApiArg = {
  /** Id of the exchange */
  id: string;
  updateExchangeDto: UpdateExchangeDto;
};
export type ListAdminFaqApiResponse = /** status 200 Done */ AdminFaqEntryDto[];
export type ListAdminFaqApiArg = void;
export type CreateFaqEntryApiResponse = /** status 201 Done */ AdminFaqEntryDto;
export type CreateFaqEntryApiArg = {
  createFaqEntryDto: CreateFaqEntryDto;
};
export type OrderFaqApiResponse = /** status 200 Done */ AdminFaqEntryDto[];
export type OrderFaqApiArg = {
  orderFaqDto: OrderFaqDto;
};
export type ListFaqPlaceholdersApiResponse = /** status 200 Done */ FaqPlaceholderDto[];
export type ListFaqPlaceholdersApiArg = void;
export type DeleteFaqEntryApiResponse = unknown;
export type DeleteFaqEntryApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UpdateFaqEntryApiResponse = /** status 200 Done */ AdminFaqEntryDto;
export type UpdateFaqEntryApiArg = {
  /** Id of the resource. */
  id: string;
  updateFaqEntryDto: UpdateFaqEntryDto;
};
export type ListFlaggedReportRowsApiResponse = /** status 200 Done */ RebateRowDto[];
export type ListFlaggedReportRowsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Name or id. */
  exchange?: string;
};
export type ListAdminIndicatorPurchasesApiResponse = /** status 200 Done */ AdminIndicatorPurchaseDto[];
export type ListAdminIndicatorPurchasesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only requests in this state. */
  status?: IndicatorPurchaseStatus;
};
export type ApproveIndicatorPurchaseApiResponse = /** status 200 Done */ AdminIndicatorPurchaseChangedDto;
export type ApproveIndicatorPurchaseApiArg = {
  /** Id of the resource. */
  id: string;
  approveIndicatorPurchaseDto: ApproveIndicatorPurchaseDto;
};
export type RejectIndicatorPurchaseApiResponse = /** status 200 Done */ AdminIndicatorPurchaseChangedDto;
export type RejectIndicatorPurchaseApiArg = {
  /** Id of the resource. */
  id: string;
  rejectIndicatorPurchaseDto: RejectIndicatorPurchaseDto;
};
export type ListJobRunsApiResponse = /** status 200 Done */ JobRunDto[];
export type ListJobRunsApiArg = {
  /** Only this job. */
  job?: string;
  /** How many, 1 to 500. */
  limit?: number;
  /** Returns the newest runs of each job, at most this many (1 to 50), plus its last run and its last failure. Includes
    queue jobs, whose history goes back seven days. `limit` is ignored. */
  perJob?: number;
};
export type GetLedgerHealthApiResponse = /** status 200 Done */ LedgerHealthDto;
export type GetLedgerHealthApiArg = void;
export type CloseLedgerFindingApiResponse = /** status 200 Done */ AdminMessageDto;
export type CloseLedgerFindingApiArg = {
  /** Id of the resource. */
  id: string;
  closeFindingDto: CloseFindingDto;
};
export type ListAdminLuffRedemptionsApiResponse = /** status 200 Done */ AdminLuffRedemptionDto[];
export type ListAdminLuffRedemptionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only requests in this state. */
  status?: RedemptionStatus;
};
export type ApproveLuffRedemptionApiResponse = /** status 200 Done */ AdminRedemptionChangedDto;
export type ApproveLuffRedemptionApiArg = {
  /** Id of the resource. */
  id: string;
  approveRedemptionDto: ApproveRedemptionDto;
};
export type RecordLuffPayoutApiResponse = /** status 200 Done */ AdminRedemptionChangedDto;
export type RecordLuffPayoutApiArg = {
  /** Id of the resource. */
  id: string;
  recordPayoutDto: RecordPayoutDto;
};
export type RejectLuffRedemptionApiResponse = /** status 200 Done */ AdminRedemptionChangedDto;
export type RejectLuffRedemptionApiArg = {
  /** Id of the resource. */
  id: string;
  rejectRedemptionDto: RejectRedemptionDto;
};
export type ListAdminMailsApiResponse = /** status 200 Done */ AdminMailDto[];
export type ListAdminMailsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: 'dropped' | 'failed' | 'muted' | 'sent' | 'waiting';
};
export type RetryMailApiResponse = /** status 200 Done */ AdminMailDto;
export type RetryMailApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListAdminMiningItemsApiResponse = /** status 200 Done */ AdminMiningItemDto[];
export type ListAdminMiningItemsApiArg = void;
export type CreateMiningItemApiResponse = /** status 201 Done */ AdminMiningItemDto;
export type CreateMiningItemApiArg = {
  createMiningItemDto: CreateMiningItemDto;
};
export type UpdateMiningItemApiResponse = /** status 200 Done */ AdminMiningItemDto;
export type UpdateMiningItemApiArg = {
  /** Id of the resource. */
  id: string;
  updateMiningItemDto: UpdateMiningItemDto;
};
export type ListReportImportsApiResponse = /** status 200 Done */ ReportImportDto[];
export type ListReportImportsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Name or id. */
  exchange?: string;
};
export type UploadReportFileApiResponse = /** status 200 Done */ ImportPreviewDto;
export type UploadReportFileApiArg = {
  /** Name or id. */
  exchange: string;
  /** Name of the file. */
  fileName: string;
  /** An `ImportMappingDto` as JSON. Missing: the saved mapping of the exchange where it fits, else a guess. */
  mapping?: string;
  /** CSV or XLSX, at most 64 MB */
  body: Blob;
};
export type GetReportImportApiResponse = /** status 200 Done */ ReportImportDetailDto;
export type GetReportImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type CommitReportImportApiResponse = /** status 200 Done */ ReportImportResultDto;
export type CommitReportImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UndoReportImportApiResponse = /** status 200 Done */ ReportImportResultDto;
export type UndoReportImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListReportSyncsApiResponse = /** status 200 Done */ ReportSyncDto[];
export type ListReportSyncsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Name or id. */
  exchange?: string;
  /** Only the runs in this state. */
  status?: ReportSyncStatus;
  /** Only the runs of one back-fill. */
  backfillId?: string;
};
export type StartReportSyncApiResponse = /** status 202 Done */ StartedReportSyncDto;
export type StartReportSyncApiArg = {
  startReportSyncDto: StartReportSyncDto;
};
export type ListAdminSettingsApiResponse = /** status 200 Done */ AdminSettingDto[];
export type ListAdminSettingsApiArg = void;
export type UpdateAdminSettingApiResponse = /** status 200 Done */ SettingChangedDto;
export type UpdateAdminSettingApiArg = {
  /** Key of the setting, as the list of settings has it */
  key: string;
  changeSettingDto: ChangeSettingDto;
};
export type ListSourcesApiResponse = /** status 200 Done */ SourceStateDto[];
export type ListSourcesApiArg = void;
export type GetAdminSummaryApiResponse = /** status 200 Done */ AdminSummaryDto;
export type GetAdminSummaryApiArg = void;
export type ListAdminUidDisputesApiResponse = /** status 200 Done */ AdminUidDisputeDto[];
export type ListAdminUidDisputesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
};
export type DecideUidDisputeApiResponse = /** status 200 Done */ UidMessageDto;
export type DecideUidDisputeApiArg = {
  /** Id of the resource. */
  id: string;
  decideUidDisputeDto: DecideUidDisputeDto;
};
export type ListAdminUidVerificationRequestsApiResponse = /** status 200 Done */ AdminVerificationRequestDto[];
export type ListAdminUidVerificationRequestsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
};
export type DecideUidVerificationRequestApiResponse = /** status 200 Done */ UidMessageDto;
export type DecideUidVerificationRequestApiArg = {
  /** Id of the resource. */
  id: string;
  decideRequestDto: DecideRequestDto;
};
export type ListAdminUsersApiResponse = /** status 200 Done */ AdminUserDto[];
export type ListAdminUsersApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Part of the e-mail address or the name. */
  search?: string;
};
export type AdjustMemberLcoinApiResponse = /** status 200 Done */ LcoinAdjustedDto;
export type AdjustMemberLcoinApiArg = {
  /** Id of the resource. */
  id: string;
  adjustLcoinDto: AdjustLcoinDto;
};
export type EndMemberSessionsApiResponse = /** status 200 Done */ EndedSessionsDto;
export type EndMemberSessionsApiArg = {
  /** Id of the resource. */
  id: string;
};
export type IssueChartCouponsApiResponse = /** status 200 Done */ CouponsIssuedDto;
export type IssueChartCouponsApiArg = {
  /** Id of the resource. */
  id: string;
  issueCouponsDto: IssueCouponsDto;
};
export type ListMemberLcoinEntriesApiResponse = /** status 200 Done */ EntryDto[];
export type ListMemberLcoinEntriesApiArg = {
  /** Id of the resource. */
  id: string;
  /** Only these types, with commas between. */
  type?: ('bonus' | 'earn' | 'mining' | 'other' | 'spend')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type GetMemberLcoinReceiptApiResponse = /** status 200 Done */ EntryReceiptDto;
export type GetMemberLcoinReceiptApiArg = {
  /** The member. */
  id: string;
  /** The entry of the statement. */
  entryId: string;
};
export type ListMemberLuffTransactionsApiResponse = /** status 200 Done */ EntryDto[];
export type ListMemberLuffTransactionsApiArg = {
  /** Id of the resource. */
  id: string;
  /** Only these types, with commas between. */
  type?: ('bonus' | 'earn' | 'mining' | 'other' | 'spend')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type GetMemberLuffReceiptApiResponse = /** status 200 Done */ EntryReceiptDto;
export type GetMemberLuffReceiptApiArg = {
  /** The member. */
  id: string;
  /** The entry of the statement. */
  entryId: string;
};
export type ResetMemberPasswordApiResponse = /** status 200 Done */ DoneDto;
export type ResetMemberPasswordApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetMemberStoreApiResponse = /** status 200 Done */ MemberStoreDto;
export type GetMemberStoreApiArg = {
  /** Id of the resource. */
  id: string;
};
export type CancelUserUidApiResponse = /** status 200 Done */ UidMessageDto;
export type CancelUserUidApiArg = {
  /** The member. */
  userId: string;
  /** The entry of the UID. */
  uidId: string;
};
export const {
  useListAdminExchangesQuery,
  useCreateExchangeMutation,
  useUpdateExchangeMutation,
  useListAdminFaqQuery,
  useCreateFaqEntryMutation,
  useOrderFaqMutation,
  useListFaqPlaceholdersQuery,
  useDeleteFaqEntryMutation,
  useUpdateFaqEntryMutation,
  useListFlaggedReportRowsInfiniteQuery,
  useListAdminIndicatorPurchasesInfiniteQuery,
  useApproveIndicatorPurchaseMutation,
  useRejectIndicatorPurchaseMutation,
  useListJobRunsQuery,
  useGetLedgerHealthQuery,
  useCloseLedgerFindingMutation,
  useListAdminLuffRedemptionsInfiniteQuery,
  useApproveLuffRedemptionMutation,
  useRecordLuffPayoutMutation,
  useRejectLuffRedemptionMutation,
  useListAdminMailsInfiniteQuery,
  useRetryMailMutation,
  useListAdminMiningItemsQuery,
  useCreateMiningItemMutation,
  useUpdateMiningItemMutation,
  useListReportImportsInfiniteQuery,
  useGetReportImportQuery,
  useCommitReportImportMutation,
  useUndoReportImportMutation,
  useListReportSyncsInfiniteQuery,
  useStartReportSyncMutation,
  useListAdminSettingsQuery,
  useUpdateAdminSettingMutation,
  useListSourcesQuery,
  useGetAdminSummaryQuery,
  useListAdminUidDisputesInfiniteQuery,
  useDecideUidDisputeMutation,
  useListAdminUidVerificationRequestsInfiniteQuery,
  useDecideUidVerificationRequestMutation,
  useListAdminUsersInfiniteQuery,
  useAdjustMemberLcoinMutation,
  useEndMemberSessionsMutation,
  useIssueChartCouponsMutation,
  useListMemberLcoinEntriesInfiniteQuery,
  useGetMemberLcoinReceiptQuery,
  useListMemberLuffTransactionsInfiniteQuery,
  useGetMemberLuffReceiptQuery,
  useResetMemberPasswordMutation,
  useGetMemberStoreQuery,
  useCancelUserUidMutation,
} = injectedRtkApi;
