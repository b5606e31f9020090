import { baseApi as api } from './base-api';
export const addTagTypes = [
  'admin',
  'admin-users',
  'attendance',
  'auth',
  'store',
  'uid-rebate',
  'site',
  'health',
  'idle-rewards',
  'indicators',
  'lcoin',
  'luff',
  'settings',
  'account',
  'sessions',
  'two-factor',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminExchanges: build.query<ListAdminExchangesApiResponse, ListAdminExchangesApiArg>({
        query: () => ({ url: `/api/admin/exchanges` }),
        providesTags: ['admin-exchanges'],
      }),
      createExchange: build.mutation<CreateExchangeApiResponse, CreateExchangeApiArg>({
        query: (queryArg) => ({ url: `/api/admin/exchanges`, method: 'POST', body: queryArg.createExchangeDto }),
        invalidatesTags: ['admin-exchanges', 'admin-reports', 'uid-rebate'],
      }),
      updateExchange: build.mutation<UpdateExchangeApiResponse, UpdateExchangeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/exchanges/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateExchangeDto,
        }),
        invalidatesTags: ['admin-exchanges', 'admin-reports', 'uid-rebate'],
      }),
      listAdminFaq: build.query<ListAdminFaqApiResponse, ListAdminFaqApiArg>({
        query: () => ({ url: `/api/admin/faq` }),
        providesTags: ['admin-faq'],
      }),
      createFaqEntry: build.mutation<CreateFaqEntryApiResponse, CreateFaqEntryApiArg>({
        query: (queryArg) => ({ url: `/api/admin/faq`, method: 'POST', body: queryArg.createFaqEntryDto }),
        invalidatesTags: ['admin-faq', 'site'],
      }),
      orderFaq: build.mutation<OrderFaqApiResponse, OrderFaqApiArg>({
        query: (queryArg) => ({ url: `/api/admin/faq/order`, method: 'PUT', body: queryArg.orderFaqDto }),
        invalidatesTags: ['admin-faq', 'site'],
      }),
      listFaqPlaceholders: build.query<ListFaqPlaceholdersApiResponse, ListFaqPlaceholdersApiArg>({
        query: () => ({ url: `/api/admin/faq/placeholders` }),
        providesTags: ['admin'],
      }),
      deleteFaqEntry: build.mutation<DeleteFaqEntryApiResponse, DeleteFaqEntryApiArg>({
        query: (queryArg) => ({ url: `/api/admin/faq/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['admin-faq', 'site'],
      }),
      updateFaqEntry: build.mutation<UpdateFaqEntryApiResponse, UpdateFaqEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/faq/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateFaqEntryDto,
        }),
        invalidatesTags: ['admin-faq', 'site'],
      }),
      listFlaggedReportRows: build.query<ListFlaggedReportRowsApiResponse, ListFlaggedReportRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/flagged-report-rows`,
          params: {
            limit: queryArg.limit,
            exchange: queryArg.exchange,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-reports'],
      }),
      listAdminIndicatorPurchases: build.query<
        ListAdminIndicatorPurchasesApiResponse,
        ListAdminIndicatorPurchasesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/indicator-purchases`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-indicator-purchases'],
      }),
      approveIndicatorPurchase: build.mutation<ApproveIndicatorPurchaseApiResponse, ApproveIndicatorPurchaseApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/indicator-purchases/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'POST',
          body: queryArg.approveIndicatorPurchaseDto,
        }),
        invalidatesTags: [
          'admin-indicator-purchases',
          'admin-redemptions',
          'admin-summary',
          'admin-users',
          'lcoin',
          'indicators',
        ],
      }),
      rejectIndicatorPurchase: build.mutation<RejectIndicatorPurchaseApiResponse, RejectIndicatorPurchaseApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/indicator-purchases/${encodeURIComponent(String(queryArg.id))}/reject`,
          method: 'POST',
          body: queryArg.rejectIndicatorPurchaseDto,
        }),
        invalidatesTags: ['admin-indicator-purchases', 'admin-summary', 'admin-users', 'lcoin', 'indicators'],
      }),
      listJobRuns: build.query<ListJobRunsApiResponse, ListJobRunsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/job-runs`,
          params: {
            job: queryArg.job,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['admin-system'],
      }),
      getLedgerHealth: build.query<GetLedgerHealthApiResponse, GetLedgerHealthApiArg>({
        query: () => ({ url: `/api/admin/ledger-health` }),
        providesTags: ['admin-system'],
      }),
      closeLedgerFinding: build.mutation<CloseLedgerFindingApiResponse, CloseLedgerFindingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger-health/findings/${encodeURIComponent(String(queryArg.id))}/close`,
          method: 'POST',
          body: queryArg.closeFindingDto,
        }),
        invalidatesTags: ['admin-system', 'admin-summary'],
      }),
      listAdminLuffRedemptions: build.query<ListAdminLuffRedemptionsApiResponse, ListAdminLuffRedemptionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/luff-redemptions`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-redemptions'],
      }),
      approveLuffRedemption: build.mutation<ApproveLuffRedemptionApiResponse, ApproveLuffRedemptionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: 'POST',
          body: queryArg.approveRedemptionDto,
        }),
        invalidatesTags: [
          'admin-redemptions',
          'admin-indicator-purchases',
          'admin-summary',
          'admin-users',
          'luff',
          'indicators',
        ],
      }),
      recordLuffPayout: build.mutation<RecordLuffPayoutApiResponse, RecordLuffPayoutApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/payout`,
          method: 'POST',
          body: queryArg.recordPayoutDto,
        }),
        invalidatesTags: ['admin-redemptions', 'luff', 'payouts'],
      }),
      rejectLuffRedemption: build.mutation<RejectLuffRedemptionApiResponse, RejectLuffRedemptionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/luff-redemptions/${encodeURIComponent(String(queryArg.id))}/reject`,
          method: 'POST',
          body: queryArg.rejectRedemptionDto,
        }),
        invalidatesTags: ['admin-redemptions', 'admin-summary', 'admin-users', 'luff', 'indicators'],
      }),
      listAdminMails: build.query<ListAdminMailsApiResponse, ListAdminMailsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/mails`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-system'],
      }),
      retryMail: build.mutation<RetryMailApiResponse, RetryMailApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/mails/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: 'POST',
        }),
        invalidatesTags: ['admin-system'],
      }),
      listAdminMiningItems: build.query<ListAdminMiningItemsApiResponse, ListAdminMiningItemsApiArg>({
        query: () => ({ url: `/api/admin/mining-items` }),
        providesTags: ['admin-mining-items'],
      }),
      createMiningItem: build.mutation<CreateMiningItemApiResponse, CreateMiningItemApiArg>({
        query: (queryArg) => ({ url: `/api/admin/mining-items`, method: 'POST', body: queryArg.createMiningItemDto }),
        invalidatesTags: ['admin-mining-items', 'mining-items'],
      }),
      updateMiningItem: build.mutation<UpdateMiningItemApiResponse, UpdateMiningItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/mining-items/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateMiningItemDto,
        }),
        invalidatesTags: ['admin-mining-items', 'mining-items'],
      }),
      getReportImportMapping: build.query<GetReportImportMappingApiResponse, GetReportImportMappingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/report-import-mappings/${encodeURIComponent(String(queryArg.exchange))}`,
        }),
        providesTags: ['admin-imports'],
      }),
      listReportImports: build.query<ListReportImportsApiResponse, ListReportImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/report-imports`,
          params: {
            limit: queryArg.limit,
            exchange: queryArg.exchange,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-imports'],
      }),
      uploadReport: build.mutation<UploadReportApiResponse, UploadReportApiArg>({
        query: (queryArg) => ({ url: `/api/admin/report-imports`, method: 'POST', body: queryArg.uploadReportDto }),
        invalidatesTags: ['admin-imports'],
      }),
      getReportImport: build.query<GetReportImportApiResponse, GetReportImportApiArg>({
        query: (queryArg) => ({ url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['admin-imports'],
      }),
      commitReportImport: build.mutation<CommitReportImportApiResponse, CommitReportImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}/commit`,
          method: 'POST',
        }),
        invalidatesTags: ['admin-imports', 'admin-reports', 'admin-users', 'admin-summary', 'uid-rebate', 'luff'],
      }),
      undoReportImport: build.mutation<UndoReportImportApiResponse, UndoReportImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/report-imports/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
        }),
        invalidatesTags: ['admin-imports', 'admin-reports', 'admin-users', 'admin-summary', 'uid-rebate', 'luff'],
      }),
      listReportSyncs: build.query<ListReportSyncsApiResponse, ListReportSyncsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/report-syncs`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            exchange: queryArg.exchange,
            backfillId: queryArg.backfillId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-reports'],
      }),
      startReportSync: build.mutation<StartReportSyncApiResponse, StartReportSyncApiArg>({
        query: (queryArg) => ({ url: `/api/admin/report-syncs`, method: 'POST', body: queryArg.startReportSyncDto }),
        invalidatesTags: ['admin-reports'],
      }),
      listAdminSettings: build.query<ListAdminSettingsApiResponse, ListAdminSettingsApiArg>({
        query: () => ({ url: `/api/admin/settings` }),
        providesTags: ['admin-settings'],
      }),
      updateAdminSetting: build.mutation<UpdateAdminSettingApiResponse, UpdateAdminSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/settings/${encodeURIComponent(String(queryArg.key))}`,
          method: 'PATCH',
          body: queryArg.changeSettingDto,
        }),
        invalidatesTags: ['admin-settings', 'settings', 'site'],
      }),
      getAdminSummary: build.query<GetAdminSummaryApiResponse, GetAdminSummaryApiArg>({
        query: () => ({ url: `/api/admin/summary` }),
        providesTags: ['admin-summary'],
      }),
      listAdminUidDisputes: build.query<ListAdminUidDisputesApiResponse, ListAdminUidDisputesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/uid-disputes`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-disputes'],
      }),
      decideUidDispute: build.mutation<DecideUidDisputeApiResponse, DecideUidDisputeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/uid-disputes/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.decideUidDisputeDto,
        }),
        invalidatesTags: ['admin-disputes', 'admin-uid-requests', 'admin-summary', 'admin-users', 'uid-rebate', 'luff'],
      }),
      listAdminUidVerificationRequests: build.query<
        ListAdminUidVerificationRequestsApiResponse,
        ListAdminUidVerificationRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/uid-verification-requests`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-uid-requests'],
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
        invalidatesTags: ['admin-uid-requests', 'admin-summary', 'admin-users', 'uid-rebate', 'lcoin', 'luff'],
      }),
      listAdminUsers: build.query<ListAdminUsersApiResponse, ListAdminUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
          },
        }),
        providesTags: ['admin-users'],
      }),
      adjustMemberLcoin: build.mutation<AdjustMemberLcoinApiResponse, AdjustMemberLcoinApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/adjust-lance-coins`,
          method: 'POST',
          body: queryArg.adjustLcoinDto,
        }),
        invalidatesTags: ['admin-users', 'admin-summary', 'lcoin'],
      }),
      endMemberSessions: build.mutation<EndMemberSessionsApiResponse, EndMemberSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/end-sessions`,
          method: 'POST',
        }),
        invalidatesTags: ['admin-users'],
      }),
      issueChartCoupons: build.mutation<IssueChartCouponsApiResponse, IssueChartCouponsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/issue-chart-coupon`,
          method: 'POST',
          body: queryArg.issueCouponsDto,
        }),
        invalidatesTags: ['chart-coupons'],
      }),
      listMemberLcoinEntries: build.query<ListMemberLcoinEntriesApiResponse, ListMemberLcoinEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/lance-coins`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-users'],
      }),
      downloadMemberLcoinEntries: build.query<DownloadMemberLcoinEntriesApiResponse, DownloadMemberLcoinEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/lance-coins.csv`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      getMemberLcoinReceipt: build.query<GetMemberLcoinReceiptApiResponse, GetMemberLcoinReceiptApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/lance-coins/${encodeURIComponent(String(queryArg.entryId))}/receipt`,
        }),
        providesTags: ['receipts'],
      }),
      listMemberLuffTransactions: build.query<ListMemberLuffTransactionsApiResponse, ListMemberLuffTransactionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/luff-transactions`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin-users'],
      }),
      downloadMemberLuffTransactions: build.query<
        DownloadMemberLuffTransactionsApiResponse,
        DownloadMemberLuffTransactionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/luff-transactions.csv`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['admin'],
      }),
      getMemberLuffReceipt: build.query<GetMemberLuffReceiptApiResponse, GetMemberLuffReceiptApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/luff-transactions/${encodeURIComponent(String(queryArg.transactionId))}/receipt`,
        }),
        providesTags: ['admin-users'],
      }),
      resetMemberPassword: build.mutation<ResetMemberPasswordApiResponse, ResetMemberPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-password`,
          method: 'POST',
        }),
        invalidatesTags: ['admin-users'],
      }),
      getMemberStore: build.query<GetMemberStoreApiResponse, GetMemberStoreApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/store` }),
        providesTags: ['admin-users', 'chart-coupons'],
      }),
      cancelUserUid: build.mutation<CancelUserUidApiResponse, CancelUserUidApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.userId))}/uid/${encodeURIComponent(String(queryArg.uidId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['admin-users', 'admin-uid-requests', 'admin-summary', 'uid-rebate'],
      }),
      checkAttendance: build.mutation<CheckAttendanceApiResponse, CheckAttendanceApiArg>({
        query: (queryArg) => ({ url: `/api/attendance/check`, method: 'POST', body: queryArg.checkAttendanceDto }),
        invalidatesTags: ['attendance', 'lcoin'],
      }),
      getAttendanceStatus: build.query<GetAttendanceStatusApiResponse, GetAttendanceStatusApiArg>({
        query: () => ({ url: `/api/attendance/status` }),
        providesTags: ['attendance'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/change-password`, method: 'POST', body: queryArg.changePasswordDto }),
        invalidatesTags: ['auth', 'sessions'],
      }),
      listChartCoupons: build.query<ListChartCouponsApiResponse, ListChartCouponsApiArg>({
        query: () => ({ url: `/api/chart-analysis/coupons` }),
        providesTags: ['chart-coupons'],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
        query: (queryArg) => ({ url: `/api/confirm-email`, method: 'POST', body: queryArg.confirmEmailDto }),
        invalidatesTags: ['auth'],
      }),
      listExchanges: build.query<ListExchangesApiResponse, ListExchangesApiArg>({
        query: () => ({ url: `/api/exchanges` }),
        providesTags: ['uid-rebate'],
      }),
      listFaq: build.query<ListFaqApiResponse, ListFaqApiArg>({
        query: () => ({ url: `/api/faq` }),
        providesTags: ['site'],
      }),
      requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
        query: (queryArg) => ({ url: `/api/forgot-password`, method: 'POST', body: queryArg.forgotPasswordDto }),
        invalidatesTags: ['auth'],
      }),
      getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
        query: () => ({ url: `/api/health` }),
        providesTags: ['health'],
      }),
      getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ['health'],
      }),
      claimIdleReward: build.mutation<ClaimIdleRewardApiResponse, ClaimIdleRewardApiArg>({
        query: (queryArg) => ({ url: `/api/idle-rewards/claim`, method: 'POST', body: queryArg.claimIdleRewardDto }),
        invalidatesTags: ['idle-rewards', 'lcoin'],
      }),
      getIdleRewardStatus: build.query<GetIdleRewardStatusApiResponse, GetIdleRewardStatusApiArg>({
        query: () => ({ url: `/api/idle-rewards/status` }),
        providesTags: ['idle-rewards'],
      }),
      getIndicatorPass: build.query<GetIndicatorPassApiResponse, GetIndicatorPassApiArg>({
        query: () => ({ url: `/api/indicator-pass` }),
        providesTags: ['indicators'],
      }),
      purchaseIndicator: build.mutation<PurchaseIndicatorApiResponse, PurchaseIndicatorApiArg>({
        query: (queryArg) => ({ url: `/api/indicator-purchase`, method: 'POST', body: queryArg.purchaseIndicatorDto }),
        invalidatesTags: [
          'own-mining-items',
          'luff-redemptions',
          'chart-coupons',
          'store-orders',
          'lcoin',
          'indicators',
        ],
      }),
      listIndicatorPurchases: build.query<ListIndicatorPurchasesApiResponse, ListIndicatorPurchasesApiArg>({
        query: (queryArg) => ({
          url: `/api/indicator-purchases`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['indicators'],
      }),
      cancelIndicatorPurchase: build.mutation<CancelIndicatorPurchaseApiResponse, CancelIndicatorPurchaseApiArg>({
        query: (queryArg) => ({
          url: `/api/indicator-purchases/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['indicators', 'lcoin', 'luff'],
      }),
      getLcoinBalance: build.query<GetLcoinBalanceApiResponse, GetLcoinBalanceApiArg>({
        query: () => ({ url: `/api/lance-coins/balance` }),
        providesTags: ['lcoin'],
      }),
      listLcoinEntries: build.query<ListLcoinEntriesApiResponse, ListLcoinEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/lance-coins/history`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['lcoin'],
      }),
      downloadLcoinEntries: build.query<DownloadLcoinEntriesApiResponse, DownloadLcoinEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/lance-coins/history.csv`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['lcoin'],
      }),
      getLcoinReceipt: build.query<GetLcoinReceiptApiResponse, GetLcoinReceiptApiArg>({
        query: (queryArg) => ({ url: `/api/lance-coins/history/${encodeURIComponent(String(queryArg.id))}/receipt` }),
        providesTags: ['receipts'],
      }),
      getLcoinSummary: build.query<GetLcoinSummaryApiResponse, GetLcoinSummaryApiArg>({
        query: () => ({ url: `/api/lance-coins/summary` }),
        providesTags: ['lcoin'],
      }),
      logInMember: build.mutation<LogInMemberApiResponse, LogInMemberApiArg>({
        query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg.loginDto }),
        invalidatesTags: ['auth'],
      }),
      logOutMember: build.mutation<LogOutMemberApiResponse, LogOutMemberApiArg>({
        query: () => ({ url: `/api/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      getLuffBalance: build.query<GetLuffBalanceApiResponse, GetLuffBalanceApiArg>({
        query: () => ({ url: `/api/luff/balance` }),
        providesTags: ['luff'],
      }),
      listMiningItems: build.query<ListMiningItemsApiResponse, ListMiningItemsApiArg>({
        query: () => ({ url: `/api/luff/mining-items` }),
        providesTags: ['mining-items'],
      }),
      listOwnMiningItems: build.query<ListOwnMiningItemsApiResponse, ListOwnMiningItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/my-mining-items`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['own-mining-items'],
      }),
      getPayoutSummary: build.query<GetPayoutSummaryApiResponse, GetPayoutSummaryApiArg>({
        query: () => ({ url: `/api/luff/payout-summary` }),
        providesTags: ['payouts'],
      }),
      purchaseIndicatorWithLuff: build.mutation<PurchaseIndicatorWithLuffApiResponse, PurchaseIndicatorWithLuffApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/purchase-indicator`,
          method: 'POST',
          body: queryArg.purchaseIndicatorDto,
        }),
        invalidatesTags: [
          'own-mining-items',
          'luff-redemptions',
          'chart-coupons',
          'store-orders',
          'luff',
          'indicators',
        ],
      }),
      purchaseMiningItem: build.mutation<PurchaseMiningItemApiResponse, PurchaseMiningItemApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/purchase-mining-item`,
          method: 'POST',
          body: queryArg.purchaseMiningItemDto,
        }),
        invalidatesTags: ['own-mining-items', 'luff-redemptions', 'chart-coupons', 'store-orders', 'lcoin'],
      }),
      listLuffRedemptions: build.query<ListLuffRedemptionsApiResponse, ListLuffRedemptionsApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/redemptions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['luff', 'luff-redemptions'],
      }),
      cancelLuffRedemption: build.mutation<CancelLuffRedemptionApiResponse, CancelLuffRedemptionApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/redemptions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['luff', 'indicators'],
      }),
      requestPayback: build.mutation<RequestPaybackApiResponse, RequestPaybackApiArg>({
        query: (queryArg) => ({ url: `/api/luff/request-payback`, method: 'POST', body: queryArg.requestPaybackDto }),
        invalidatesTags: ['luff'],
      }),
      toggleMiningItem: build.mutation<ToggleMiningItemApiResponse, ToggleMiningItemApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/toggle-mining-item`,
          method: 'POST',
          body: queryArg.toggleMiningItemDto,
        }),
        invalidatesTags: ['own-mining-items', 'mining-items', 'idle-rewards'],
      }),
      listLuffTransactions: build.query<ListLuffTransactionsApiResponse, ListLuffTransactionsApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/transactions`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['luff'],
      }),
      downloadLuffTransactions: build.query<DownloadLuffTransactionsApiResponse, DownloadLuffTransactionsApiArg>({
        query: (queryArg) => ({
          url: `/api/luff/transactions.csv`,
          params: {
            limit: queryArg.limit,
            type: queryArg['type'],
            from: queryArg['from'],
            to: queryArg.to,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['luff'],
      }),
      getLuffReceipt: build.query<GetLuffReceiptApiResponse, GetLuffReceiptApiArg>({
        query: (queryArg) => ({ url: `/api/luff/transactions/${encodeURIComponent(String(queryArg.id))}/receipt` }),
        providesTags: ['luff'],
      }),
      getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
        query: () => ({ url: `/api/me` }),
        providesTags: ['auth'],
      }),
      purchaseChartAnalysisVoucher: build.mutation<
        PurchaseChartAnalysisVoucherApiResponse,
        PurchaseChartAnalysisVoucherApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-chart-analysis-voucher`,
          method: 'POST',
          body: queryArg.purchaseVoucherDto,
        }),
        invalidatesTags: ['own-mining-items', 'luff-redemptions', 'chart-coupons', 'store-orders', 'lcoin'],
      }),
      registerMember: build.mutation<RegisterMemberApiResponse, RegisterMemberApiArg>({
        query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg.registerDto }),
        invalidatesTags: ['auth'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({ url: `/api/reset-password`, method: 'POST', body: queryArg.resetPasswordDto }),
        invalidatesTags: ['auth'],
      }),
      checkResetToken: build.query<CheckResetTokenApiResponse, CheckResetTokenApiArg>({
        query: (queryArg) => ({ url: `/api/reset-password/${encodeURIComponent(String(queryArg.token))}` }),
        providesTags: ['auth'],
      }),
      listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
        query: () => ({ url: `/api/site-settings` }),
        providesTags: ['settings'],
      }),
      listStoreOrders: build.query<ListStoreOrdersApiResponse, ListStoreOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/store/orders`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['store-orders'],
      }),
      listUidDisputes: build.query<ListUidDisputesApiResponse, ListUidDisputesApiArg>({
        query: () => ({ url: `/api/uid-disputes` }),
        providesTags: ['uid-rebate'],
      }),
      openUidDispute: build.mutation<OpenUidDisputeApiResponse, OpenUidDisputeApiArg>({
        query: (queryArg) => ({ url: `/api/uid-disputes`, method: 'POST', body: queryArg.openUidDisputeDto }),
        invalidatesTags: ['uid-rebate'],
      }),
      requestUidVerification: build.mutation<RequestUidVerificationApiResponse, RequestUidVerificationApiArg>({
        query: (queryArg) => ({ url: `/api/uid-verification-request`, method: 'POST', body: queryArg.exchangeUidDto }),
        invalidatesTags: ['uid-rebate'],
      }),
      listUidVerificationRequests: build.query<
        ListUidVerificationRequestsApiResponse,
        ListUidVerificationRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/uid-verification-requests`,
          params: {
            limit: queryArg.limit,
            status: queryArg.status,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['uid-rebate'],
      }),
      checkUid: build.mutation<CheckUidApiResponse, CheckUidApiArg>({
        query: (queryArg) => ({ url: `/api/uid/check`, method: 'POST', body: queryArg.checkUidDto }),
        invalidatesTags: [],
      }),
      getOwnMember: build.query<GetOwnMemberApiResponse, GetOwnMemberApiArg>({
        query: () => ({ url: `/api/user` }),
        providesTags: ['auth'],
      }),
      listUserMiningItems: build.query<ListUserMiningItemsApiResponse, ListUserMiningItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/user-mining-items`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['own-mining-items'],
      }),
      registerUserUid: build.mutation<RegisterUserUidApiResponse, RegisterUserUidApiArg>({
        query: (queryArg) => ({ url: `/api/user-uid`, method: 'POST', body: queryArg.exchangeUidDto }),
        invalidatesTags: ['uid-rebate', 'lcoin', 'luff'],
      }),
      deleteUserUid: build.mutation<DeleteUserUidApiResponse, DeleteUserUidApiArg>({
        query: (queryArg) => ({ url: `/api/user-uid/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['uid-rebate'],
      }),
      closeOwnAccount: build.mutation<CloseOwnAccountApiResponse, CloseOwnAccountApiArg>({
        query: (queryArg) => ({ url: `/api/user/close`, method: 'POST', body: queryArg.closeAccountDto }),
        invalidatesTags: [],
      }),
      downloadOwnData: build.query<DownloadOwnDataApiResponse, DownloadOwnDataApiArg>({
        query: () => ({ url: `/api/user/data-export` }),
        providesTags: ['account'],
      }),
      getMailPreferences: build.query<GetMailPreferencesApiResponse, GetMailPreferencesApiArg>({
        query: () => ({ url: `/api/user/mail-preferences` }),
        providesTags: ['account'],
      }),
      updateMailPreferences: build.mutation<UpdateMailPreferencesApiResponse, UpdateMailPreferencesApiArg>({
        query: (queryArg) => ({
          url: `/api/user/mail-preferences`,
          method: 'PATCH',
          body: queryArg.updateMailPreferencesDto,
        }),
        invalidatesTags: [],
      }),
      listRebateRows: build.query<ListRebateRowsApiResponse, ListRebateRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/user/rebate-rows`,
          params: {
            limit: queryArg.limit,
            days: queryArg.days,
            exchange: queryArg.exchange,
            day: queryArg.day,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['uid-rebate'],
      }),
      getRebateSummary: build.query<GetRebateSummaryApiResponse, GetRebateSummaryApiArg>({
        query: (queryArg) => ({
          url: `/api/user/rebate-summary`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ['uid-rebate'],
      }),
      resendConfirmation: build.mutation<ResendConfirmationApiResponse, ResendConfirmationApiArg>({
        query: () => ({ url: `/api/user/resend-confirmation`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions`, method: 'DELETE' }),
        invalidatesTags: ['sessions'],
      }),
      listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions` }),
        providesTags: ['sessions'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/user/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['sessions'],
      }),
      getTwoFactor: build.query<GetTwoFactorApiResponse, GetTwoFactorApiArg>({
        query: () => ({ url: `/api/user/two-factor` }),
        providesTags: ['two-factor'],
      }),
      disableTwoFactor: build.mutation<DisableTwoFactorApiResponse, DisableTwoFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/user/two-factor/disable`,
          method: 'POST',
          body: queryArg.disableTwoFactorDto,
        }),
        invalidatesTags: ['two-factor', 'auth', 'sessions'],
      }),
      enableTwoFactor: build.mutation<EnableTwoFactorApiResponse, EnableTwoFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/user/two-factor/enable`,
          method: 'POST',
          body: queryArg.enableTwoFactorDto,
        }),
        invalidatesTags: ['two-factor', 'auth', 'sessions'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: (queryArg) => ({
          url: `/api/user/two-factor/recovery-codes`,
          method: 'POST',
          body: queryArg.provePasswordDto,
        }),
        invalidatesTags: ['two-factor'],
      }),
      setUpTwoFactor: build.mutation<SetUpTwoFactorApiResponse, SetUpTwoFactorApiArg>({
        query: (queryArg) => ({ url: `/api/user/two-factor/setup`, method: 'POST', body: queryArg.provePasswordDto }),
        invalidatesTags: ['two-factor'],
      }),
      updateOwnMember: build.mutation<UpdateOwnMemberApiResponse, UpdateOwnMemberApiArg>({
        query: (queryArg) => ({ url: `/api/user/update`, method: 'PATCH', body: queryArg.updateMemberDto }),
        invalidatesTags: ['auth'],
      }),
      listUserUids: build.query<ListUserUidsApiResponse, ListUserUidsApiArg>({
        query: (queryArg) => ({ url: `/api/user/${encodeURIComponent(String(queryArg.id))}/uids` }),
        providesTags: ['uid-rebate'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ListAdminExchangesApiResponse = /** status 200  */ AdminExchangeDto[];
export type ListAdminExchangesApiArg = void;
export type CreateExchangeApiResponse = /** status 201  */ AdminExchangeDto;
export type CreateExchangeApiArg = {
  createExchangeDto: CreateExchangeDto;
};
export type UpdateExchangeApiResponse = /** status 200  */ AdminExchangeDto;
export type UpdateExchangeApiArg = {
  id: string;
  updateExchangeDto: UpdateExchangeDto;
};
export type ListAdminFaqApiResponse = /** status 200  */ AdminFaqEntryDto[];
export type ListAdminFaqApiArg = void;
export type CreateFaqEntryApiResponse = /** status 201  */ AdminFaqEntryDto;
export type CreateFaqEntryApiArg = {
  createFaqEntryDto: CreateFaqEntryDto;
};
export type OrderFaqApiResponse = /** status 200  */ AdminFaqEntryDto[];
export type OrderFaqApiArg = {
  orderFaqDto: OrderFaqDto;
};
export type ListFaqPlaceholdersApiResponse = /** status 200  */ FaqPlaceholderDto[];
export type ListFaqPlaceholdersApiArg = void;
export type DeleteFaqEntryApiResponse = unknown;
export type DeleteFaqEntryApiArg = {
  id: string;
};
export type UpdateFaqEntryApiResponse = /** status 200  */ AdminFaqEntryDto;
export type UpdateFaqEntryApiArg = {
  id: string;
  updateFaqEntryDto: UpdateFaqEntryDto;
};
export type ListFlaggedReportRowsApiResponse = /** status 200  */ RebateRowDto[];
export type ListFlaggedReportRowsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Name or id. */
  exchange?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type ListAdminIndicatorPurchasesApiResponse = /** status 200  */ AdminIndicatorPurchaseDto[];
export type ListAdminIndicatorPurchasesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only requests in this state. */
  status?: IndicatorPurchaseStatus;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type ApproveIndicatorPurchaseApiResponse = /** status 200  */ AdminIndicatorPurchaseChangedDto;
export type ApproveIndicatorPurchaseApiArg = {
  id: string;
  approveIndicatorPurchaseDto: ApproveIndicatorPurchaseDto;
};
export type RejectIndicatorPurchaseApiResponse = /** status 200  */ AdminIndicatorPurchaseChangedDto;
export type RejectIndicatorPurchaseApiArg = {
  id: string;
  rejectIndicatorPurchaseDto: RejectIndicatorPurchaseDto;
};
export type ListJobRunsApiResponse = /** status 200  */ JobRunDto[];
export type ListJobRunsApiArg = {
  /** Only this job. */
  job?: string;
  /** How many, 1 to 500. */
  limit: number;
};
export type GetLedgerHealthApiResponse = /** status 200  */ LedgerHealthDto;
export type GetLedgerHealthApiArg = void;
export type CloseLedgerFindingApiResponse = /** status 200  */ AdminMessageDto;
export type CloseLedgerFindingApiArg = {
  id: string;
  closeFindingDto: CloseFindingDto;
};
export type ListAdminLuffRedemptionsApiResponse = /** status 200  */ AdminLuffRedemptionDto[];
export type ListAdminLuffRedemptionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only requests in this state. */
  status?: RedemptionStatus;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type ApproveLuffRedemptionApiResponse = /** status 200  */ AdminRedemptionChangedDto;
export type ApproveLuffRedemptionApiArg = {
  id: string;
  approveRedemptionDto: ApproveRedemptionDto;
};
export type RecordLuffPayoutApiResponse = /** status 200  */ AdminRedemptionChangedDto;
export type RecordLuffPayoutApiArg = {
  id: string;
  recordPayoutDto: RecordPayoutDto;
};
export type RejectLuffRedemptionApiResponse = /** status 200  */ AdminRedemptionChangedDto;
export type RejectLuffRedemptionApiArg = {
  id: string;
  rejectRedemptionDto: RejectRedemptionDto;
};
export type ListAdminMailsApiResponse = /** status 200  */ AdminMailDto[];
export type ListAdminMailsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: 'waiting' | 'sent' | 'failed' | 'dropped' | 'muted';
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type RetryMailApiResponse = /** status 200  */ AdminMailDto;
export type RetryMailApiArg = {
  id: string;
};
export type ListAdminMiningItemsApiResponse = /** status 200  */ AdminMiningItemDto[];
export type ListAdminMiningItemsApiArg = void;
export type CreateMiningItemApiResponse = /** status 201  */ AdminMiningItemDto;
export type CreateMiningItemApiArg = {
  createMiningItemDto: CreateMiningItemDto;
};
export type UpdateMiningItemApiResponse = /** status 200  */ AdminMiningItemDto;
export type UpdateMiningItemApiArg = {
  id: string;
  updateMiningItemDto: UpdateMiningItemDto;
};
export type GetReportImportMappingApiResponse = /** status 200  */ SavedImportMappingDto;
export type GetReportImportMappingApiArg = {
  exchange: string;
};
export type ListReportImportsApiResponse = /** status 200  */ ReportImportDto[];
export type ListReportImportsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Name or id. */
  exchange?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type UploadReportApiResponse = /** status 200  */ ImportPreviewDto;
export type UploadReportApiArg = {
  uploadReportDto: UploadReportDto;
};
export type GetReportImportApiResponse = /** status 200  */ ReportImportDetailDto;
export type GetReportImportApiArg = {
  id: string;
};
export type CommitReportImportApiResponse = /** status 200  */ ReportImportResultDto;
export type CommitReportImportApiArg = {
  id: string;
};
export type UndoReportImportApiResponse = /** status 200  */ ReportImportResultDto;
export type UndoReportImportApiArg = {
  id: string;
};
export type ListReportSyncsApiResponse = /** status 200  */ ReportSyncDto[];
export type ListReportSyncsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  status?: ReportSyncStatus;
  /** Name or id. */
  exchange?: string;
  /** Only the runs of one back-fill. */
  backfillId?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type StartReportSyncApiResponse = /** status 202  */ StartedReportSyncDto;
export type StartReportSyncApiArg = {
  startReportSyncDto: StartReportSyncDto;
};
export type ListAdminSettingsApiResponse = /** status 200  */ AdminSettingDto[];
export type ListAdminSettingsApiArg = void;
export type UpdateAdminSettingApiResponse = /** status 200  */ SettingChangedDto;
export type UpdateAdminSettingApiArg = {
  key: string;
  changeSettingDto: ChangeSettingDto;
};
export type GetAdminSummaryApiResponse = /** status 200  */ AdminSummaryDto;
export type GetAdminSummaryApiArg = void;
export type ListAdminUidDisputesApiResponse = /** status 200  */ AdminUidDisputeDto[];
export type ListAdminUidDisputesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DecideUidDisputeApiResponse = /** status 200  */ UidMessageDto;
export type DecideUidDisputeApiArg = {
  id: string;
  decideUidDisputeDto: DecideUidDisputeDto;
};
export type ListAdminUidVerificationRequestsApiResponse = /** status 200  */ AdminVerificationRequestDto[];
export type ListAdminUidVerificationRequestsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DecideUidVerificationRequestApiResponse = /** status 200  */ UidMessageDto;
export type DecideUidVerificationRequestApiArg = {
  id: string;
  decideRequestDto: DecideRequestDto;
};
export type ListAdminUsersApiResponse = /** status 200  */ AdminUserDto[];
export type ListAdminUsersApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
  /** Part of the e-mail address or the name. */
  search?: string;
};
export type AdjustMemberLcoinApiResponse = /** status 200  */ LcoinAdjustedDto;
export type AdjustMemberLcoinApiArg = {
  id: string;
  adjustLcoinDto: AdjustLcoinDto;
};
export type EndMemberSessionsApiResponse = /** status 200  */ EndedSessionsDto;
export type EndMemberSessionsApiArg = {
  id: string;
};
export type IssueChartCouponsApiResponse = /** status 200  */ CouponsIssuedDto;
export type IssueChartCouponsApiArg = {
  id: string;
  issueCouponsDto: IssueCouponsDto;
};
export type ListMemberLcoinEntriesApiResponse = /** status 200  */ LcoinEntryDto[];
export type ListMemberLcoinEntriesApiArg = {
  id: string;
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'bonus' | 'mining' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DownloadMemberLcoinEntriesApiResponse = unknown;
export type DownloadMemberLcoinEntriesApiArg = {
  id: string;
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'bonus' | 'mining' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetMemberLcoinReceiptApiResponse = /** status 200  */ LcoinReceiptDto;
export type GetMemberLcoinReceiptApiArg = {
  id: string;
  entryId: string;
};
export type ListMemberLuffTransactionsApiResponse = /** status 200  */ LuffTransactionDto[];
export type ListMemberLuffTransactionsApiArg = {
  id: string;
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DownloadMemberLuffTransactionsApiResponse = unknown;
export type DownloadMemberLuffTransactionsApiArg = {
  id: string;
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetMemberLuffReceiptApiResponse = /** status 200  */ LuffReceiptDto;
export type GetMemberLuffReceiptApiArg = {
  id: string;
  transactionId: string;
};
export type ResetMemberPasswordApiResponse = /** status 200  */ DoneDto;
export type ResetMemberPasswordApiArg = {
  id: string;
};
export type GetMemberStoreApiResponse = /** status 200  */ MemberStoreDto;
export type GetMemberStoreApiArg = {
  id: string;
};
export type CancelUserUidApiResponse = /** status 200  */ UidMessageDto;
export type CancelUserUidApiArg = {
  userId: string;
  uidId: string;
};
export type CheckAttendanceApiResponse = /** status 200  */ AttendanceCheckedDto;
export type CheckAttendanceApiArg = {
  checkAttendanceDto: CheckAttendanceDto;
};
export type GetAttendanceStatusApiResponse = /** status 200  */ AttendanceStatusDto;
export type GetAttendanceStatusApiArg = void;
export type ChangePasswordApiResponse = /** status 200  */ DoneDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ListChartCouponsApiResponse = /** status 200  */ ChartCouponDto[];
export type ListChartCouponsApiArg = void;
export type ConfirmEmailApiResponse = /** status 200  */ DoneDto;
export type ConfirmEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type ListExchangesApiResponse = /** status 200  */ ExchangeDto[];
export type ListExchangesApiArg = void;
export type ListFaqApiResponse = /** status 200  */ FaqEntryDto[];
export type ListFaqApiArg = void;
export type RequestPasswordResetApiResponse = /** status 200  */ DoneDto;
export type RequestPasswordResetApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type GetHealthApiResponse = /** status 200  */ HealthDto;
export type GetHealthApiArg = void;
export type GetLivenessApiResponse = /** status 200  */ HealthDto;
export type GetLivenessApiArg = void;
export type ClaimIdleRewardApiResponse = /** status 200  */ IdleRewardClaimedDto;
export type ClaimIdleRewardApiArg = {
  claimIdleRewardDto: ClaimIdleRewardDto;
};
export type GetIdleRewardStatusApiResponse = /** status 200  */ IdleRewardStatusDto;
export type GetIdleRewardStatusApiArg = void;
export type GetIndicatorPassApiResponse = /** status 200  */ IndicatorPassDto;
export type GetIndicatorPassApiArg = void;
export type PurchaseIndicatorApiResponse = /** status 200  */ IndicatorPurchaseChangedDto;
export type PurchaseIndicatorApiArg = {
  purchaseIndicatorDto: PurchaseIndicatorDto;
};
export type ListIndicatorPurchasesApiResponse = /** status 200  */ IndicatorPurchaseDto[];
export type ListIndicatorPurchasesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type CancelIndicatorPurchaseApiResponse = /** status 200  */ IndicatorPurchaseChangedDto;
export type CancelIndicatorPurchaseApiArg = {
  id: string;
};
export type GetLcoinBalanceApiResponse = /** status 200  */ LcoinBalanceDto;
export type GetLcoinBalanceApiArg = void;
export type ListLcoinEntriesApiResponse = /** status 200  */ LcoinEntryDto[];
export type ListLcoinEntriesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'bonus' | 'mining' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DownloadLcoinEntriesApiResponse = unknown;
export type DownloadLcoinEntriesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'bonus' | 'mining' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetLcoinReceiptApiResponse = /** status 200  */ LcoinReceiptDto;
export type GetLcoinReceiptApiArg = {
  id: string;
};
export type GetLcoinSummaryApiResponse = /** status 200  */ LcoinSummaryDto;
export type GetLcoinSummaryApiArg = void;
export type LogInMemberApiResponse = /** status 200  */ SessionDto;
export type LogInMemberApiArg = {
  loginDto: LoginDto;
};
export type LogOutMemberApiResponse = unknown;
export type LogOutMemberApiArg = void;
export type GetLuffBalanceApiResponse = /** status 200  */ LuffBalanceDto;
export type GetLuffBalanceApiArg = void;
export type ListMiningItemsApiResponse = /** status 200  */ OfferedMiningItemDto[];
export type ListMiningItemsApiArg = void;
export type ListOwnMiningItemsApiResponse = /** status 200  */ UserMiningItemDto[];
export type ListOwnMiningItemsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetPayoutSummaryApiResponse = /** status 200  */ PayoutSummaryDto;
export type GetPayoutSummaryApiArg = void;
export type PurchaseIndicatorWithLuffApiResponse = /** status 200  */ IndicatorPurchaseChangedDto;
export type PurchaseIndicatorWithLuffApiArg = {
  purchaseIndicatorDto: PurchaseIndicatorDto;
};
export type PurchaseMiningItemApiResponse = /** status 200  */ MiningItemPurchasedDto;
export type PurchaseMiningItemApiArg = {
  purchaseMiningItemDto: PurchaseMiningItemDto;
};
export type ListLuffRedemptionsApiResponse = /** status 200  */ LuffRedemptionDto[];
export type ListLuffRedemptionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type CancelLuffRedemptionApiResponse = /** status 200  */ RedemptionChangedDto;
export type CancelLuffRedemptionApiArg = {
  id: string;
};
export type RequestPaybackApiResponse = /** status 201  */ RedemptionChangedDto;
export type RequestPaybackApiArg = {
  requestPaybackDto: RequestPaybackDto;
};
export type ToggleMiningItemApiResponse = /** status 200  */ MiningItemToggledDto;
export type ToggleMiningItemApiArg = {
  toggleMiningItemDto: ToggleMiningItemDto;
};
export type ListLuffTransactionsApiResponse = /** status 200  */ LuffTransactionDto[];
export type ListLuffTransactionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type DownloadLuffTransactionsApiResponse = unknown;
export type DownloadLuffTransactionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only these types, with commas between. */
  type?: ('earn' | 'spend' | 'other')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetLuffReceiptApiResponse = /** status 200  */ LuffReceiptDto;
export type GetLuffReceiptApiArg = {
  id: string;
};
export type GetSessionApiResponse = /** status 200  */ SessionDto;
export type GetSessionApiArg = void;
export type PurchaseChartAnalysisVoucherApiResponse = /** status 200  */ VoucherPurchasedDto;
export type PurchaseChartAnalysisVoucherApiArg = {
  purchaseVoucherDto: PurchaseVoucherDto;
};
export type RegisterMemberApiResponse = /** status 201  */ RegisteredDto;
export type RegisterMemberApiArg = {
  registerDto: RegisterDto;
};
export type ResetPasswordApiResponse = /** status 200  */ DoneDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type CheckResetTokenApiResponse = /** status 200  */ ResetTokenDto;
export type CheckResetTokenApiArg = {
  token: string;
};
export type ListSiteSettingsApiResponse = /** status 200  */ SiteSettingDto[];
export type ListSiteSettingsApiArg = void;
export type ListStoreOrdersApiResponse = /** status 200  */ StoreOrderDto[];
export type ListStoreOrdersApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type ListUidDisputesApiResponse = /** status 200  */ UidDisputeDto[];
export type ListUidDisputesApiArg = void;
export type OpenUidDisputeApiResponse = /** status 200  */ OpenedUidDisputeDto;
export type OpenUidDisputeApiArg = {
  openUidDisputeDto: OpenUidDisputeDto;
};
export type RequestUidVerificationApiResponse = /** status 200  */ UidMessageDto;
export type RequestUidVerificationApiArg = {
  exchangeUidDto: ExchangeUidDto;
};
export type ListUidVerificationRequestsApiResponse = /** status 200  */ VerificationRequestDto[];
export type ListUidVerificationRequestsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type CheckUidApiResponse = /** status 200  */ UidCheckDto;
export type CheckUidApiArg = {
  checkUidDto: CheckUidDto;
};
export type GetOwnMemberApiResponse = /** status 200  */ MemberDto;
export type GetOwnMemberApiArg = void;
export type ListUserMiningItemsApiResponse = /** status 200  */ UserMiningItemDto[];
export type ListUserMiningItemsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type RegisterUserUidApiResponse = /** status 200  */ UidRegistrationDto;
export type RegisterUserUidApiArg = {
  exchangeUidDto: ExchangeUidDto;
};
export type DeleteUserUidApiResponse = /** status 200  */ UidMessageDto;
export type DeleteUserUidApiArg = {
  id: string;
};
export type CloseOwnAccountApiResponse = /** status 200  */ DoneDto;
export type CloseOwnAccountApiArg = {
  closeAccountDto: CloseAccountDto;
};
export type DownloadOwnDataApiResponse = unknown;
export type DownloadOwnDataApiArg = void;
export type GetMailPreferencesApiResponse = /** status 200  */ MailPreferencesDto;
export type GetMailPreferencesApiArg = void;
export type UpdateMailPreferencesApiResponse = /** status 200  */ MailPreferencesDto;
export type UpdateMailPreferencesApiArg = {
  updateMailPreferencesDto: UpdateMailPreferencesDto;
};
export type ListRebateRowsApiResponse = /** status 200  */ RebateRowDto[];
export type ListRebateRowsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Closed report days: 7, 30 or 90. */
  days?: 7 | 30 | 90;
  /** Name or id of one exchange. */
  exchange?: string;
  /** One report day. */
  day?: string;
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
};
export type GetRebateSummaryApiResponse = /** status 200  */ RebateSummaryDto;
export type GetRebateSummaryApiArg = {
  /** Closed report days: 7, 30 or 90. */
  days?: 7 | 30 | 90;
};
export type ResendConfirmationApiResponse = /** status 200  */ DoneDto;
export type ResendConfirmationApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200  */ EndedSessionsDto;
export type EndOtherSessionsApiArg = void;
export type ListOwnSessionsApiResponse = /** status 200  */ OwnSessionDto[];
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
};
export type GetTwoFactorApiResponse = /** status 200  */ TwoFactorDto;
export type GetTwoFactorApiArg = void;
export type DisableTwoFactorApiResponse = /** status 200  */ DoneDto;
export type DisableTwoFactorApiArg = {
  disableTwoFactorDto: DisableTwoFactorDto;
};
export type EnableTwoFactorApiResponse = /** status 200  */ RecoveryCodesDto;
export type EnableTwoFactorApiArg = {
  enableTwoFactorDto: EnableTwoFactorDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  provePasswordDto: ProvePasswordDto;
};
export type SetUpTwoFactorApiResponse = /** status 200  */ TwoFactorSetupDto;
export type SetUpTwoFactorApiArg = {
  provePasswordDto: ProvePasswordDto;
};
export type UpdateOwnMemberApiResponse = /** status 200  */ MemberDto;
export type UpdateOwnMemberApiArg = {
  updateMemberDto: UpdateMemberDto;
};
export type ListUserUidsApiResponse = /** status 200  */ UserUidDto[];
export type ListUserUidsApiArg = {
  id: string;
};
export type AdminExchangeDto = {
  badge: string | null;
  color: string;
  /** Zone of its report days. */
  dayTimeZone: string;
  discountRate: string;
  feeRate: string | null;
  /** Its reports come by API; otherwise admins upload them. */
  hasApi: boolean;
  hiddenLanguages: string[];
  id: string;
  isActive: boolean;
  kycNoteEn: string | null;
  kycNoteKo: string | null;
  kycWaitHours: number | null;
  logo: string | null;
  name: string;
  rebateRate: string;
  referralLink: string;
  /** The API is the simulator. */
  simulated: boolean;
  sort: number;
  travelRuleBithumb: boolean;
  travelRuleUpbit: boolean;
};
export type ApiErrorCode =
  | 'admin.faqEntryNotFound'
  | 'admin.faqFull'
  | 'admin.faqOrderOutdated'
  | 'admin.faqPlaceholderUnknown'
  | 'admin.findingNotFound'
  | 'admin.otherFindingsOpen'
  | 'admin.releaseNeeded'
  | 'auth.accountClosed'
  | 'auth.adminCannotClose'
  | 'auth.adminPasswordNotReset'
  | 'auth.codeRequired'
  | 'auth.confirmationInvalid'
  | 'auth.currentPasswordWrong'
  | 'auth.emailAlreadyConfirmed'
  | 'auth.emailNotConfirmed'
  | 'auth.emailTaken'
  | 'auth.lastAdministrator'
  | 'auth.mailTopicUnknown'
  | 'auth.memberNotFound'
  | 'auth.passwordUnchanged'
  | 'auth.secondFactorRequired'
  | 'auth.temporaryPasswordExpired'
  | 'auth.tokenInvalid'
  | 'auth.tooManyAttempts'
  | 'auth.tooManyAttemptsNow'
  | 'auth.twoFactorAlreadyOn'
  | 'auth.twoFactorNotSetUp'
  | 'auth.wrongCode'
  | 'auth.wrongCredentials'
  | 'auth.wrongSecondFactor'
  | 'exchangeReport.notDue'
  | 'exchangeReport.outOfReach'
  | 'indicators.alreadyPending'
  | 'indicators.alreadyProcessed'
  | 'indicators.expiryBeforeRunningEnds'
  | 'indicators.expiryInThePast'
  | 'indicators.expiryTooFar'
  | 'indicators.ownRequest'
  | 'indicators.paidWithLuff'
  | 'indicators.priceChanged'
  | 'indicators.purchaseNotFound'
  | 'indicators.purchasePending'
  | 'lcoin.adjustedTwice'
  | 'lcoin.alreadyCheckedIn'
  | 'lcoin.attendanceOff'
  | 'lcoin.dayChanged'
  | 'lcoin.entryNotFound'
  | 'lcoin.idleMiningOff'
  | 'lcoin.notYetClaimable'
  | 'lcoin.ownAdjustment'
  | 'lcoin.windowClaimed'
  | 'ledger.alreadyConcluded'
  | 'ledger.amountNotDecimal'
  | 'ledger.amountOutOfRange'
  | 'ledger.amountTooPrecise'
  | 'ledger.frozen'
  | 'ledger.insufficient'
  | 'ledger.keyReused'
  | 'ledger.noAccount'
  | 'ledger.pointsHeld'
  | 'ledger.transferNotFound'
  | 'luff.alreadyPaid'
  | 'luff.alreadyProcessed'
  | 'luff.amountsDisagree'
  | 'luff.belowMinimum'
  | 'luff.confirmedEmailNeeded'
  | 'luff.expiryDateNeeded'
  | 'luff.luffOwed'
  | 'luff.notApproved'
  | 'luff.nothingToPayOut'
  | 'luff.ownRequest'
  | 'luff.paybackPending'
  | 'luff.paybackUnpaid'
  | 'luff.payoutReferenceUsed'
  | 'luff.payoutsLocked'
  | 'luff.redemptionNotFound'
  | 'luff.requestedTwice'
  | 'luff.transactionNotFound'
  | 'luff.verifiedUidNeeded'
  | 'mail.notWaiting'
  | 'platform.adminOnly'
  | 'platform.bodyTooLarge'
  | 'platform.busy'
  | 'platform.cursorInvalid'
  | 'platform.databaseUnavailable'
  | 'platform.foreignOrigin'
  | 'platform.idempotencyKeyInvalid'
  | 'platform.idempotencyKeyReused'
  | 'platform.internal'
  | 'platform.jsonOnly'
  | 'platform.loginRequired'
  | 'platform.malformedBody'
  | 'platform.notFound'
  | 'platform.passwordChangeRequired'
  | 'platform.routeNotFound'
  | 'platform.twoFactorRequired'
  | 'platform.validationFailed'
  | 'reportFile.brokenQuotes'
  | 'reportFile.brokenWorkbook'
  | 'reportFile.empty'
  | 'reportFile.tooLarge'
  | 'reportFile.tooManyColumns'
  | 'reportFile.tooManyRows'
  | 'reportFile.unsupported'
  | 'settings.invalidValue'
  | 'settings.invisibleText'
  | 'settings.unknownKey'
  | 'store.alreadyOff'
  | 'store.alreadyOn'
  | 'store.boughtTwice'
  | 'store.capBoostNeedsMultiplier'
  | 'store.issuedTwice'
  | 'store.itemNotFound'
  | 'store.itemNotOnOffer'
  | 'store.itemOver'
  | 'store.ownCoupons'
  | 'store.ownedItemNotFound'
  | 'store.premiumNeedsMultipliers'
  | 'store.priceChanged'
  | 'store.sameItemOn'
  | 'store.speedBoostNeedsPercent'
  | 'store.switchedJustNow'
  | 'store.switchedTooOften'
  | 'store.tooManyCoupons'
  | 'store.tooManyItemsOn'
  | 'uidRebate.checkByReviewOnly'
  | 'uidRebate.checkUnavailable'
  | 'uidRebate.disputeAlreadyPending'
  | 'uidRebate.disputeNotFound'
  | 'uidRebate.disputeNotNeeded'
  | 'uidRebate.exchangeExists'
  | 'uidRebate.exchangeNotOffered'
  | 'uidRebate.holderChanged'
  | 'uidRebate.importEmpty'
  | 'uidRebate.importNotFound'
  | 'uidRebate.importNotOpen'
  | 'uidRebate.ownRequest'
  | 'uidRebate.requestAlreadyDecided'
  | 'uidRebate.requestAlreadyPending'
  | 'uidRebate.requestNotFound'
  | 'uidRebate.syncAlreadyAsked'
  | 'uidRebate.syncDaysInvalid'
  | 'uidRebate.syncNotPossible'
  | 'uidRebate.tooManyChecks'
  | 'uidRebate.tooManyChecksFromAddress'
  | 'uidRebate.uidAlreadyRegistered'
  | 'uidRebate.uidAlreadyVerified'
  | 'uidRebate.uidHeldByAnother'
  | 'uidRebate.uidHeldMeanwhile'
  | 'uidRebate.uidNotFound'
  | 'uidRebate.unknownExchange'
  | 'upstream.accessRefused'
  | 'upstream.clockRefused'
  | 'upstream.rateLimited'
  | 'upstream.requestRefused'
  | 'upstream.schemaDrift'
  | 'upstream.unavailable';
export type ApiErrorFieldDto = {
  /** Why, in the caller's language. */
  message: string;
  /** Name of the field in the request. */
  path: string;
};
export type ApiErrorDto = {
  /** UID check: whether this visitor has already checked this UID. Attendance: true, when today's is made already. */
  alreadyChecked?: boolean;
  /** Stable code of the refusal; clients branch on it. */
  code: ApiErrorCode;
  /** Problems of single fields. */
  fields?: ApiErrorFieldDto[];
  /** The sentence to show, in the caller's language. */
  message: string;
  /** The numbers and names in the sentence. */
  params?: {
    [key: string]: string | number;
  };
  /** Quote it to support. */
  requestId: string;
};
export type Language = 'ko' | 'en';
export type CreateExchangeDto = {
  badge?: string | null;
  color?: string;
  /** 0 to 1, from now on. */
  discountRate?: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. */
  feeRate?: string | null;
  /** Languages to whose readers it is not on offer. */
  hiddenLanguages?: Language[];
  /** Small letters, digits and hyphens; it never changes. */
  id: string;
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive?: boolean;
  kycNoteEn?: string | null;
  kycNoteKo?: string | null;
  /** Null where only the notes say something. */
  kycWaitHours?: number | null;
  /** Path on this site or https address; null for none. */
  logo?: string | null;
  name: string;
  /** 0 to 1. */
  rebateRate: string;
  /** https address that opens an account by our link. */
  referralLink: string;
  /** Zone of its report days, in hours east of UTC. */
  reportOffsetHours?: number;
  /** Place among the cards, small first. */
  sort?: number;
  travelRuleBithumb?: boolean;
  travelRuleUpbit?: boolean;
};
export type UpdateExchangeDto = {
  badge?: string | null;
  color?: string;
  /** 0 to 1, from now on. */
  discountRate?: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. */
  feeRate?: string | null;
  /** Languages to whose readers it is not on offer. */
  hiddenLanguages?: Language[];
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive?: boolean;
  kycNoteEn?: string | null;
  kycNoteKo?: string | null;
  /** Null where only the notes say something. */
  kycWaitHours?: number | null;
  /** Path on this site or https address; null for none. */
  logo?: string | null;
  name?: string;
  /** Share of the fee that goes back from now on, 0 to 1. */
  rebateRate?: string;
  /** https address that opens an account by our link. */
  referralLink?: string;
  /** Place among the cards, small first. */
  sort?: number;
  travelRuleBithumb?: boolean;
  travelRuleUpbit?: boolean;
};
export type AdminFaqEntryDto = {
  answerEn: string;
  /** With placeholders in braces. */
  answerKo: string;
  id: string;
  /** Whether visitors see it. */
  isPublished: boolean;
  keywordsEn: string[];
  keywordsKo: string[];
  link: string | null;
  /** Place in the list, from 1; the first three published ones are the quick buttons. */
  position: number;
  questionEn: string;
  questionKo: string;
  updatedAt: string;
};
export type CreateFaqEntryDto = {
  answerEn: string;
  /** In one or more lines, with placeholders in braces. */
  answerKo: string;
  isPublished?: boolean;
  keywordsEn: string[];
  keywordsKo: string[];
  /** An address of this site, or null. */
  link?: string | null;
  questionEn: string;
  questionKo: string;
};
export type OrderFaqDto = {
  ids: string[];
};
export type FaqPlaceholderDto = {
  /** Written in braces in the text. */
  key: string;
  labelEn: string;
  labelKo: string;
  /** What stands for it now in an English answer. */
  valueEn: string;
  /** What stands for it now in a Korean answer. */
  valueKo: string;
};
export type UpdateFaqEntryDto = {
  answerEn?: string;
  /** In one or more lines, with placeholders in braces. */
  answerKo?: string;
  isPublished?: boolean;
  keywordsEn?: string[];
  keywordsKo?: string[];
  /** An address of this site, or null. */
  link?: string | null;
  questionEn?: string;
  questionKo?: string;
};
export type ReportSource = 'api' | 'import';
export type RebateRowDto = {
  /** The delivery that brought it. */
  batchId: string;
  /** Coins that were converted to USDT. */
  coin: string | null;
  /** USDT that the exchange pays us. */
  commission: string;
  /** The exchange's own day label. */
  day: string;
  dayTimeZone: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  exchange: string;
  exchangeName: string;
  /** USDT paid by the trader. */
  fee: string | null;
  /** When that was read. */
  fetchedAt: string;
  /** USDT that the exchange holds back. */
  frozenCommission: string;
  /** USDT for one coin at the close of the day. */
  priceUsed: string | null;
  product: string;
  /** fee × rebateRate, cut to 18 decimals. */
  rebate: string | null;
  /** The rate in force at the end of the day. */
  rebateRate: string;
  /** 1 for the first version, more after corrections. */
  revision: number;
  simulated: boolean;
  source: ReportSource;
  uid: string;
  updatedAt: string;
  /** USDT; null where the exchange does not say. */
  volume: string | null;
};
export type IndicatorPaidWith = 'LCOIN' | 'LUFF';
export type IndicatorPassStatus = 'active' | 'expiring' | 'expired';
export type IndicatorPurchaseStatus = 'pending' | 'approved' | 'rejected';
export type IndicatorStep = 'requested' | 'approved' | 'rejected' | 'cancelled' | 'active' | 'expiring' | 'expired';
export type IndicatorStepDto = {
  at: string;
  /** It has happened; false for what is still to come (expiring, expired). */
  done: boolean;
  step: IndicatorStep;
};
export type AdminIndicatorPurchaseDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  approvedAt: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  createdAt: string;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  id: string;
  /** Price in `paidWith`. */
  paidAmount: string;
  paidWith: IndicatorPaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** What the pass is now; null while there is none. */
  passStatus: IndicatorPassStatus | null;
  /** When it was decided. */
  processedAt: string | null;
  /** What the dialog proposes: max(today, end of the running pass) + the length of a pass. */
  proposedExpiresOn: string;
  /** The same as `createdAt`. */
  purchasedAt: string;
  /** End of the member's running pass: an approval may not end earlier. */
  runningUntil: string | null;
  status: IndicatorPurchaseStatus;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];
  tradingviewId: string;
  userEmail: string;
  userId: string;
  userName: string;
};
export type AdminIndicatorPurchaseChangedDto = {
  /** In the caller's language. */
  message: string;
  purchase: AdminIndicatorPurchaseDto;
};
export type ApproveIndicatorPurchaseDto = {
  /** Note that the member reads. */
  adminNote?: string;
  /** Last day of the pass, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. */
  expiresAt: string;
};
export type RejectIndicatorPurchaseDto = {
  /** Reason that the member reads; without one a standard reason is stored. */
  adminNote?: string;
};
export type JobStatus = 'done' | 'failed';
export type JobRunDto = {
  /** What it did, in numbers; null for a failure. */
  counts: {
    [key: string]: number;
  } | null;
  /** Why it failed, in English; null for a run. */
  error: string | null;
  /** Null for a failure. */
  finishedAt: string | null;
  job: string;
  /** The slot, run once among all replicas. */
  slot: string;
  startedAt: string;
  status: JobStatus;
};
export type LedgerFindingDto = {
  /** Which rule is broken. */
  check: string;
  currency: string | null;
  /** Both sides of the disagreement. */
  detail: {
    [key: string]: unknown;
  };
  firstSeenAt: string;
  id: string;
  lastSeenAt: string;
  /** The member whose account is concerned and frozen; null where it is no single account. */
  userId: string | null;
};
export type LedgerHealthDto = {
  findings: LedgerFindingDto[];
  /** No open finding, and the last check is not overdue. */
  healthy: boolean;
  /** When the books were last compared; null before the first time. */
  lastCheckedAt: string | null;
  /** Differences by check at that time; null before the first time. */
  lastCounts: {
    [key: string]: number;
  } | null;
};
export type AdminMessageDto = {
  /** In the caller's language. */
  message: string;
};
export type CloseFindingDto = {
  /** What was found out and done. */
  note: string;
  /** Also release the frozen account: refused while other findings about it are open, needed with the last one. */
  release?: boolean;
};
export type RedemptionType = 'usdt_payback' | 'indicator_purchase';
export type RedemptionStatus = 'pending' | 'approved' | 'rejected';
export type RedemptionStep = 'requested' | 'approved' | 'rejected' | 'cancelled' | 'paid';
export type RedemptionStepDto = {
  at: string;
  step: RedemptionStep;
};
export type RedemptionUidStatus = 'verified' | 'notVerified';
export type AdminRedemptionUidDto = {
  exchangeName: string;
  id: string;
  /** verified while the member holds it; notVerified once it was given up, refused or moved to somebody else. */
  status: RedemptionUidStatus;
  uid: string;
};
export type AdminLuffRedemptionDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** Luff that the member owes now, after a downward correction of a report. */
  clawback: string;
  createdAt: string;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  id: string;
  luffAmount: string;
  /** When the payment was recorded. */
  paidAt: string | null;
  /** Indicators: what the pass is now; null while there is none, and for paybacks. */
  passStatus: IndicatorPassStatus | null;
  /** Indicators: the request and its pass to its end, as the member sees it. Null for paybacks. */
  passTimeline: IndicatorStepDto[] | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** When it was decided. */
  processedAt: string | null;
  /** Indicators: the last day that the dialog proposes. Otherwise null. */
  proposedExpiresOn: string | null;
  redemptionType: RedemptionType;
  /** Indicators: end of the member's running pass; an approval may not end earlier. Otherwise null. */
  runningUntil: string | null;
  status: RedemptionStatus;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  userEmail: string;
  userId: string;
  userName: string;
  /** The member's verified UIDs at the time of the request, each as it is now. */
  userUids: AdminRedemptionUidDto[];
  /** Always null: a payback is paid to the registered exchange UID. */
  walletAddress: string | null;
};
export type AdminRedemptionChangedDto = {
  /** In the caller's language. */
  message: string;
  redemption: AdminLuffRedemptionDto;
};
export type ApproveRedemptionDto = {
  /** Note that the member reads. */
  adminNote?: string;
  /** Last day, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. An indicator needs it. */
  expiryDate?: string;
  /** Paybacks: proof of the payment when it has been made already. */
  payoutReference?: string;
};
export type RecordPayoutDto = {
  /** Proof of the payment, e.g. a transfer id; no two payments have the same. */
  payoutReference: string;
};
export type RejectRedemptionDto = {
  /** Reason that the member reads; without one a standard reason is stored. */
  adminNote?: string;
};
export type AdminMailDto = {
  /** Attempts so far. */
  attempts: number;
  /** When it was put into the outbox, ISO 8601. */
  createdAt: string;
  /** Why the last attempt failed, in English; null when none did. */
  error: string | null;
  id: string;
  /** What it says. */
  kind: string;
  /** When it is tried next; null when it is settled. */
  nextAttemptAt: string | null;
  /** When the mail server took it; null until then. */
  sentAt: string | null;
  /** `failed` was given up and can be sent again; `dropped` had nobody (or no confirmed address) to go to; `muted` was not wanted. */
  status: 'waiting' | 'sent' | 'failed' | 'dropped' | 'muted';
  /** The address it goes to, as it is now; null when nobody has it any more. */
  to: string | null;
};
export type MiningEffectType = 'speed_boost' | 'cap_boost' | 'premium';
export type AdminMiningItemDto = {
  capMultiplier: string;
  descriptionEn: string;
  descriptionKo: string;
  durationHours: number;
  effectType: MiningEffectType;
  effectValue: string;
  icon: string;
  id: string;
  /** On offer. */
  isActive: boolean;
  nameEn: string;
  nameKo: string;
  /** Whole L coin. */
  price: number;
  rateMultiplier: string;
  /** How many have been sold. */
  sold: number;
  sort: number;
  updatedAt: string;
};
export type CreateMiningItemDto = {
  /** premium: at least 1. */
  capMultiplier?: string | number;
  descriptionEn: string;
  descriptionKo: string;
  durationHours: number;
  effectType: MiningEffectType;
  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. */
  effectValue?: string | number;
  /** gauge, layers, gem, pickaxe, zap or package. */
  icon: 'gauge' | 'layers' | 'gem' | 'pickaxe' | 'zap' | 'package';
  /** On offer at once. */
  isActive?: boolean;
  nameEn: string;
  nameKo: string;
  /** Whole L coin. */
  price: number;
  /** premium: at least 1. */
  rateMultiplier?: string | number;
  /** The store shows items by this, ascending. */
  sort?: number;
};
export type UpdateMiningItemDto = {
  /** premium: at least 1. */
  capMultiplier?: string | number;
  descriptionEn?: string;
  descriptionKo?: string;
  durationHours?: number;
  effectType?: MiningEffectType;
  /** speed_boost: percents, above 0; cap_boost: a multiplier, at least 1; premium: not used. Number or decimal string. */
  effectValue?: string | number;
  /** gauge, layers, gem, pickaxe, zap or package. */
  icon?: 'gauge' | 'layers' | 'gem' | 'pickaxe' | 'zap' | 'package';
  /** On offer at once. */
  isActive?: boolean;
  nameEn?: string;
  nameKo?: string;
  /** Whole L coin. */
  price?: number;
  /** premium: at least 1. */
  rateMultiplier?: string | number;
  /** The store shows items by this, ascending. */
  sort?: number;
};
export type ImportColumnsDto = {
  asset?: string;
  commission?: string;
  day?: string;
  fee?: string;
  product?: string;
  rate?: string;
  uid?: string;
  volume?: string;
};
export type ImportDayOrder = 'dmy' | 'mdy';
export type ImportDecimalMark = '.' | ',';
export type ReportProduct = 'spot' | 'futures' | 'other';
export type ImportRepeatedRows = 'refuse' | 'sum';
export type ImportMappingDto = {
  columns: ImportColumnsDto;
  /** Order of dates with the year last. */
  dayOrder?: ImportDayOrder;
  /** Found out from the cells when it is missing. */
  decimalMark?: ImportDecimalMark;
  /** The day of all rows, for files that do not say it. */
  fixedDay?: string;
  /** Product of all rows when no column says it. */
  product?: ReportProduct;
  /** What several rows of one UID, day and product are: mistakes, or parts of a sum. */
  repeatedRows?: ImportRepeatedRows;
};
export type SavedImportMappingDto = {
  exchange: string;
  /** Null when no file was committed yet. */
  mapping: ImportMappingDto | null;
};
export type ReportImportStatus = 'previewed' | 'committed' | 'undone';
export type ImportWrittenDto = {
  changed: number;
  new: number;
  unchanged: number;
  withdrawn: number;
};
export type ReportImportDto = {
  committedAt: string | null;
  createdAt: string;
  exchange: string;
  exchangeName: string;
  fileName: string;
  firstDay: string | null;
  id: string;
  lastDay: string | null;
  /** previewed: looked at only; committed: counts; undone: taken back. */
  status: ReportImportStatus;
  undoneAt: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
};
export type ImportCountsDto = {
  /** Lines with problems; they are left out. */
  bad: number;
  /** Differ from what is stored. */
  changed: number;
  /** Rows whose fee was derived from the commission. */
  derivedFees: number;
  /** Say what is stored already. */
  duplicate: number;
  /** Rows that can be written. */
  good: number;
  new: number;
  /** Stored rows that these replace under another product. */
  replaced: number;
  /** UIDs that no member has registered. */
  unknownUids: number;
};
export type ImportLastMonthDto = {
  commission: string;
  month: string | null;
  rebate: string;
  rows: number;
  volume: string;
};
export type ImportField = 'uid' | 'day' | 'product' | 'volume' | 'fee' | 'commission' | 'rate' | 'asset';
export type ImportProblemDto = {
  cause: string;
  /** Title of the column. */
  column: string | null;
  field: ImportField;
  /** Line or row in the file, the first is 1. */
  line: number;
  /** The cause in the caller's language. */
  message: string;
  /** The other line of a pair. */
  otherLine: number | null;
  /** The cell as written. */
  value: string;
};
export type ImportSumsDto = {
  commission: string;
  rebate: string;
  rows: number;
  volume: string;
};
export type ImportPreviewDto = {
  counts: ImportCountsDto;
  /** Zone of the days. */
  dayTimeZone: string;
  exchange: string;
  exchangeName: string;
  firstDay: string | null;
  format: string;
  /** Titles of the file's columns. */
  headers: string[];
  /** Null when columns are missing; then nothing was kept. */
  id: string | null;
  lastDay: string | null;
  lastMonth: ImportLastMonthDto;
  /** The mapping that was used, to be corrected if need be. */
  mapping: ImportMappingDto;
  /** Fields that still need a column. */
  missingFields: ImportField[];
  /** At most 500. */
  problems: ImportProblemDto[];
  totals: ImportSumsDto;
  /** UIDs that no member has registered; their rows are kept for later. At most 100. */
  unknownUids: string[];
};
export type UploadReportDto = {
  /** The file as base64; CSV or XLSX, at most 10 MB. */
  content: string;
  /** Name or id. */
  exchange: string;
  fileName: string;
  /** Missing: the saved mapping of the exchange where it fits, else a guess. */
  mapping?: ImportMappingDto;
};
export type ReportImportDetailDto = {
  committedAt: string | null;
  createdAt: string;
  exchange: string;
  exchangeName: string;
  fileName: string;
  firstDay: string | null;
  id: string;
  lastDay: string | null;
  preview: ImportPreviewDto;
  /** previewed: looked at only; committed: counts; undone: taken back. */
  status: ReportImportStatus;
  undoneAt: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
};
export type ReportImportResultDto = {
  import: ReportImportDto;
  /** In the caller's language. */
  message: string;
};
export type ReportSyncCountsDto = {
  changed: number;
  /** An uploaded file says otherwise and stands. */
  kept: number;
  new: number;
  unchanged: number;
  /** Could not be read. */
  unreadable: number;
  /** Taken back by the exchange. */
  withdrawn: number;
};
export type ReportSyncProblemDto = {
  /** Field in the exchange's row. */
  path: string;
  /** English. */
  reason: string;
  uid: string | null;
};
export type ReportSyncStatus = 'queued' | 'running' | 'done' | 'failed';
export type ReportSyncDto = {
  attempts: number;
  backfillId: string | null;
  counts: ReportSyncCountsDto | null;
  createdAt: string;
  day: string;
  /** Why the last attempt failed, in the caller's language. */
  error: string | null;
  exchange: string;
  exchangeName: string;
  finishedAt: string | null;
  id: string;
  /** When it is tried again; null when it is not. */
  nextAttemptAt: string | null;
  pagesDone: number;
  /** Null while the exchange has not said. */
  pagesTotal: number | null;
  problems: ReportSyncProblemDto[];
  /** 1 when the report was due, 2 and more for later corrections; null when an admin asked. */
  reading: number | null;
  startedAt: string | null;
  status: ReportSyncStatus;
};
export type StartedReportSyncDto = {
  /** Group of the runs, for filtering the list. */
  backfillId: string;
  days: number;
  /** In the caller's language. */
  message: string;
};
export type StartReportSyncDto = {
  /** Name or id. */
  exchange: string;
  /** First day, the exchange's own label. */
  fromDay: string;
  /** Last day; at most 30 days in all, and closed. */
  toDay: string;
};
export type SettingKind = 'integer' | 'decimal' | 'text' | 'boolean' | 'integerList';
export type AdminSettingDto = {
  /** When it was changed last; null for the default. */
  changedAt: string | null;
  /** Value before anybody changed it. */
  defaultValue: string;
  key: string;
  kind: SettingKind;
  /** In the caller's language. */
  label: string;
  /** Largest value, or the length of a text; null for switches. */
  max: string | null;
  /** Smallest value; null for texts and switches. */
  min: string | null;
  /** Current value as text. */
  value: string;
};
export type SettingChangedDto = {
  /** In the caller's language. */
  message: string;
  setting: AdminSettingDto;
};
export type ChangeSettingDto = {
  /** The value as text; a number or a boolean also works. */
  value: string | number | boolean;
};
export type PendingCountsDto = {
  /** Indicator requests that are paid with L coin. */
  indicatorPurchases: number;
  /** Requests to redeem Luff. */
  luffRedemptions: number;
  /** Disputes about a UID. */
  uidDisputes: number;
  /** UID verification requests. */
  uidVerifications: number;
};
export type AdminSummaryDto = {
  /** Differences that reconciliation has found and nobody has closed; the red badge. */
  ledgerFindings: number;
  pending: PendingCountsDto;
  /** Everything that waits for a decision; the badge on the requests. */
  pendingCount: number;
  /** L coin that all members have. */
  totalLCoins: string;
  /** Rebate by all reports of all members, in USDT. */
  totalRebate: string;
  totalUsers: number;
  /** Volume by all reports of all members, in USDT. */
  totalVolume: string;
};
export type UidDisputePartyDto = {
  email: string;
  id: string;
  name: string;
};
export type UidDisputeStatus = 'pending' | 'approved' | 'rejected';
export type AdminUidDisputeDto = {
  /** Null while pending. */
  adminNote: string | null;
  /** Who says that the UID is theirs. */
  claimant: UidDisputePartyDto;
  createdAt: string;
  exchangeName: string;
  /** Who held it when the dispute was opened. */
  holder: UidDisputePartyDto;
  id: string;
  processedAt: string | null;
  statement: string;
  status: UidDisputeStatus;
  uid: string;
};
export type RequestStatus = 'pending' | 'approved' | 'rejected';
export type UidMessageDto = {
  /** In the caller's language. */
  message: string;
};
export type RequestDecision = 'approved' | 'rejected';
export type DecideUidDisputeDto = {
  /** approved moves the UID to the claimant. */
  action: RequestDecision;
  /** The evidence or the reason; the claimant reads it. */
  adminNote: string;
};
export type RequestEvidenceDto = {
  fetchedAt: string;
  frozen: boolean | null;
  joinedAt: string | null;
  registered: boolean;
  simulated: boolean;
};
export type UidReviewReason =
  'joinedLongAgo' | 'joinDateUnknown' | 'claimedByOthers' | 'frozen' | 'noApi' | 'apiDown' | 'requested';
export type AdminVerificationRequestDto = {
  /** The admin's words or the standard reason, in the reader's language; null while pending. */
  adminNote: string | null;
  createdAt: string;
  evidence: RequestEvidenceDto | null;
  exchangeName: string;
  id: string;
  /** Another member holds this UID: it can only be settled as a dispute. */
  isHeldByAnother: boolean;
  processedAt: string | null;
  /** Why a person has to decide. */
  reviewReason: UidReviewReason;
  status: RequestStatus;
  uid: string;
  userEmail: string;
  userId: string;
  /** Language in which the member reads. */
  userLanguage: Language;
  userName: string;
};
export type DecideRequestDto = {
  action: RequestDecision;
  /** What the member reads; after a rejection without one a standard reason. */
  adminNote?: string | null;
};
export type RegisteredUidStatus = 'success' | 'error' | 'pending';
export type RegisteredExchangeDto = {
  exchangeName: string;
  /** Rebate by all reports, in USDT. */
  rebate: string;
  registeredAt: string;
  /** success is active, error refused, pending waits. */
  status: RegisteredUidStatus;
  uid: string;
  uidId: string;
  /** Volume by all reports, in USDT. */
  volume: string;
};
export type AdminUserDto = {
  /** When the member closed the account; name and address are gone then. */
  closedAt: string | null;
  createdAt: string;
  email: string;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  id: string;
  isAdmin: boolean;
  /** L coin, held ones included. */
  lCoinBalance: string;
  /** Null for somebody who never logged in after registering. */
  lastLoginAt: string | null;
  /** Luff, held included. */
  luffBalance: string;
  name: string;
  registeredExchanges: RegisteredExchangeDto[];
  /** Rebate by all reports of the member's UIDs, in USDT. */
  totalRebate: string;
  /** Volume by all reports of the member's UIDs, in USDT. */
  totalVolume: string;
  tradingviewId: string | null;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
};
export type LcoinAdjustedDto = {
  /** What the member has now. */
  balance: string;
  /** In the caller's language. */
  message: string;
};
export type AdjustLcoinDto = {
  /** Whole L coin, not 0: positive grants, negative deducts; number or string. */
  amount: string | number;
  /** Why; the member reads it in the history. */
  description?: string;
};
export type EndedSessionsDto = {
  ended: number;
};
export type CouponOrigin = 'voucher' | 'admin';
export type ChartCouponDto = {
  couponCode: string;
  createdAt: string;
  id: string;
  isUsed: boolean;
  /** Bought as a voucher, or given by an administrator. */
  origin: CouponOrigin;
  usedAt: string | null;
};
export type CouponsIssuedDto = {
  coupons: ChartCouponDto[];
  /** In the caller's language. */
  message: string;
};
export type IssueCouponsDto = {
  /** 1 to 10 (a setting); 1 when missing. */
  count?: number;
};
export type LcoinReferenceDto = {
  id: string;
  type: string;
};
export type LcoinHistoryType = 'earn' | 'spend' | 'bonus' | 'mining' | 'other';
export type LcoinEntryDto = {
  /** What it did to the L coin that can be spent; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  createdAt: string;
  /** In the caller's language. */
  description: string;
  id: string;
  /** Null when the transfer stands for itself. */
  reference: LcoinReferenceDto | null;
  /** earn, bonus and mining add; spend and other take. */
  type: LcoinHistoryType;
};
export type ReceiptRowDto = {
  label: string;
  note: string | null;
  unit: string | null;
  value: string;
};
export type LcoinReceiptDto = {
  /** What it did to the L coin that can be spent; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  createdAt: string;
  /** In the caller's language. */
  description: string;
  id: string;
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid. */
  note: string | null;
  /** Null when the transfer stands for itself. */
  reference: LcoinReferenceDto | null;
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** earn, bonus and mining add; spend and other take. */
  type: LcoinHistoryType;
};
export type LuffReferenceDto = {
  id: string;
  type: string;
};
export type LuffHistoryType = 'earn' | 'spend' | 'other';
export type LuffTransactionDto = {
  /** What it did to the Luff that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it. */
  clawbackAfter: string;
  createdAt: string;
  /** In the caller's language. */
  description: string;
  id: string;
  /** Null when the transfer stands for itself. */
  reference: LuffReferenceDto | null;
  /** earn adds, spend takes. */
  type: LuffHistoryType;
};
export type AccrualReceiptDto = {
  /** What earlier revisions of the report had posted. */
  alreadyPosted: string;
  /** How much of the difference filled what was owed (or, negative, came to be owed). */
  clawbackPart: string;
  /** The exchange's own day. */
  day: string;
  /** target − already posted. */
  difference: string;
  /** The volume was derived from the fee. */
  estimated: boolean;
  exchange: string;
  /** When the figures were fetched or uploaded. */
  fetchedAt: string;
  /** Luff per USDT in force at the end of the day. */
  rate: string;
  /** 1 for the first posting of the day, more for corrections. */
  revision: number;
  /** The figures come from the simulator. */
  simulated: boolean;
  /** `<exchange>_api` from the exchange's API, `report` from an uploaded report. */
  source: string;
  /** ⌊volume × rate⌋ at 8 decimals. */
  target: string;
  uid: string;
  /** Σ volume of the day's report rows in USDT. */
  volume: string;
};
export type RedemptionUidDto = {
  exchangeName: string;
  id: string;
  uid: string;
};
export type LuffRedemptionDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  createdAt: string;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  id: string;
  luffAmount: string;
  /** When the payment was recorded. */
  paidAt: string | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** When it was decided. */
  processedAt: string | null;
  redemptionType: RedemptionType;
  status: RedemptionStatus;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  /** The member's verified UIDs at the time of the request. */
  userUids: RedemptionUidDto[];
  /** Always null: a payback is paid to the registered exchange UID. */
  walletAddress: string | null;
};
export type LuffReceiptDto = {
  /** Set for what a report day earned or a correction took. */
  accrual: AccrualReceiptDto | null;
  /** What it did to the Luff that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it. */
  clawbackAfter: string;
  createdAt: string;
  /** In the caller's language. */
  description: string;
  id: string;
  /** Set for a payback: the request with its steps. */
  redemption: LuffRedemptionDto | null;
  /** Null when the transfer stands for itself. */
  reference: LuffReferenceDto | null;
  /** earn adds, spend takes. */
  type: LuffHistoryType;
};
export type DoneDto = {
  message: string;
};
export type MiningItemDto = {
  /** premium: what the cap is multiplied by; 1 otherwise. */
  capMultiplier: string;
  /** In the caller's language. */
  description: string;
  durationHours: number;
  effectType: MiningEffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. */
  icon: string;
  id: string;
  /** In the caller's language. */
  name: string;
  /** Whole L coin. */
  price: number;
  /** The same as `price`. */
  priceL: number;
  /** premium: what the rate is multiplied by; 1 otherwise. */
  rateMultiplier: string;
};
export type UserMiningItemStatus = 'active' | 'inactive' | 'expired';
export type SwitchOnObstacle = 'sameItemOn' | 'tooManyItemsOn';
export type UserMiningItemDto = {
  /** When it was first switched on; its time has run since. */
  activatedAt: string | null;
  createdAt: string;
  expiresAt: string | null;
  id: string;
  /** status is active. */
  isActive: boolean;
  /** As it was when it was bought. */
  item: MiningItemDto;
  itemId: string;
  /** In the caller's language. */
  itemName: string;
  /** The number of the order that bought it. */
  orderNumber: string;
  /** active while it works, inactive while it is switched off or was never on, expired when its time is over. */
  status: UserMiningItemStatus;
  /** When the obstacle ends by itself. */
  switchOnFrom: string | null;
  /** What keeps an item that is off from being switched on now: a copy of it is on, or as many items as may be; null without. */
  switchOnObstacle: SwitchOnObstacle | null;
};
export type StoreProductType = 'mining_item' | 'chart_voucher';
export type StoreOrderDto = {
  createdAt: string;
  /** The entry in the L coin history. */
  entryId: string;
  id: string;
  /** What it was called, in the caller's language. */
  name: string;
  /** The number to say when asking about it. */
  number: string;
  /** Whole L coin. */
  price: number;
  productType: StoreProductType;
};
export type MemberStoreDto = {
  /** The unused first, each newest first; of the used ones the newest 100. */
  coupons: ChartCouponDto[];
  /** The newest 100, newest first. */
  items: UserMiningItemDto[];
  /** The newest 100, newest first. */
  orders: StoreOrderDto[];
};
export type AttendanceCheckedDto = {
  /** The L coin that the member has now. */
  balance: string;
  day: string;
  /** In the caller's language. */
  message: string;
  /** Whole L. */
  reward: string;
};
export type CheckAttendanceDto = {
  /** The day that the caller saw: on another one nothing is paid. */
  day?: string;
};
export type AttendanceStatusDto = {
  /** When today's was made; null before it. */
  checkedAt: string | null;
  day: string;
  /** The entry of today's in the history; null before it. */
  entryId: string | null;
  hasCheckedToday: boolean;
  /** When the next day begins. */
  nextDayAt: string;
  /** What today's paid, whole L; null before it. The reward may have been changed since. */
  paid: string | null;
  /** What a check-in pays, whole L; "0" while it is switched off. */
  reward: string;
};
export type ChangePasswordDto = {
  /** The password in force. */
  currentPassword: string;
  /** 6 to 128 characters. */
  newPassword: string;
};
export type ConfirmEmailDto = {
  /** Token of the mailed link. */
  token: string;
};
export type ExchangeDto = {
  badge: string | null;
  color: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. */
  discountRate: string;
  id: string;
  /** What that means, in the caller's language. */
  kycNote: string | null;
  /** Hours to wait between two accounts with KYC; null where none are known. */
  kycWaitHours: number | null;
  /** Path or address of the logo. */
  logo: string | null;
  /** Maker fee after the rebate, as a share of volume. */
  makerFee: string;
  name: string;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  referralLink: string;
  /** Taker fee after the rebate, as a share of volume. */
  takerFee: string;
  /** The same with Bithumb. */
  travelRuleBithumb: boolean;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit: boolean;
};
export type FaqQuoteDto = {
  /** What stands for it in the text as operators write it. */
  key: string;
  /** In the caller's language. */
  label: string;
  /** As it stands in the answer. */
  value: string;
};
export type FaqEntryDto = {
  answer: string;
  /** When the numbers were read. */
  asOf: string;
  id: string;
  /** Other words that lead to it. */
  keywords: string[];
  /** An address of this site where one can go on; null without. */
  link: string | null;
  question: string;
  /** The numbers in the answer, in its order. */
  quotes: FaqQuoteDto[];
};
export type ForgotPasswordDto = {
  /** E-mail address of the account. */
  email: string;
};
export type HealthDto = {
  /** Whether the database answers. */
  database: boolean;
  /** `ok` when everything needed answers. */
  status: 'unavailable' | 'ok';
  /** The service's time, ISO 8601. */
  time: string;
  /** Version of the service. */
  version: string;
};
export type IdleRewardClaimedDto = {
  /** The L coin that the member has now. */
  balance: string;
  /** The entry in the history. */
  entryId: string;
  /** In the caller's language. */
  message: string;
  /** Seconds of mining until the next claim may be paid; they do not run while mining is switched off. */
  nextClaimIn: number;
  /** Whole L that were paid. */
  reward: string;
};
export type ClaimIdleRewardDto = {
  /** `since` of the window that the caller saw: when another one has begun, nothing is paid. */
  since?: string;
};
export type ActiveBoostDto = {
  capMultiplier: string;
  endsAt: string;
  /** In the caller's language. */
  name: string;
  rateMultiplier: string;
  /** Percents that are added to the rate. */
  ratePercent: string;
  /** The member's item. */
  sourceId: string;
};
export type IdleFormulaDto = {
  /** Intervals that may fill before they have to be claimed, without boosts. */
  baseCap: number;
  /** The boosts that count now. */
  boosts: ActiveBoostDto[];
  /** baseCap × capMultiplier. */
  cap: string;
  /** Π cap multipliers of the boosts. */
  capMultiplier: string;
  intervalSeconds: number;
  /** L for one interval with boosts, at most 6 decimals. */
  perInterval: string;
  /** Π rate multipliers of the boosts. */
  rateMultiplier: string;
  /** Σ percents of the boosts. */
  ratePercent: string;
  /** L for one interval, without boosts. */
  reward: string;
};
export type IdleRewardStatusDto = {
  /** L that have filled by now, with up to 6 decimals; not yet claimable before a whole interval has filled. */
  accrued: string;
  /** The service's time of this answer. */
  asOf: string;
  /** A claim would be paid. */
  canClaimNow: boolean;
  /** What a claim would pay now, whole L; 0 before it is allowed. */
  claimable: string;
  /** Seconds of mining until it would be; 0 when it would be now. While mining is switched off (`enabled` false) they do not
    count down: it is what is left once it is switched on again. */
  cooldownRemaining: number;
  /** False while the reward is switched off: nothing fills. */
  enabled: boolean;
  /** Intervals that have filled since the last claim, with up to 6 decimals. */
  filled: string;
  formula: IdleFormulaDto;
  /** The cap is reached: what passes now is not paid. */
  full: boolean;
  /** Without input for so long a member counts as absent and the screen waits with the claim. */
  inactiveAfterSeconds: number;
  /** Null before the first claim. */
  lastClaimAt: string | null;
  /** Start of the window: the last claim, or the registration. */
  since: string;
};
export type IndicatorPassDto = {
  active: boolean;
  /** Whole days left, counted in days of Asia/Seoul: 0 on the last day; null without access. */
  daysLeft: number | null;
  /** End of the last pass there was; null when there never was one. */
  expiresAt: string | null;
  /** A request waits for a decision. */
  hasPending: boolean;
  passDays: number;
  /** Price of a pass in L coin. */
  priceLcoin: number;
  /** Price of a pass in Luff. */
  priceLuff: number;
  status: IndicatorPassStatus | null;
};
export type IndicatorPurchaseDto = {
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  approvedAt: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  createdAt: string;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  id: string;
  /** Price in `paidWith`. */
  paidAmount: string;
  paidWith: IndicatorPaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** What the pass is now; null while there is none. */
  passStatus: IndicatorPassStatus | null;
  /** When it was decided. */
  processedAt: string | null;
  /** The same as `createdAt`. */
  purchasedAt: string;
  status: IndicatorPurchaseStatus;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];
  tradingviewId: string;
};
export type IndicatorPurchaseChangedDto = {
  /** In the caller's language. */
  message: string;
  purchase: IndicatorPurchaseDto;
};
export type PurchaseIndicatorDto = {
  /** The price that the buyer saw: another price in force is refused instead of held. */
  price?: number;
  /** Who is to get access on TradingView; 1 to 50 visible characters. */
  tradingviewId: string;
};
export type LcoinBalanceDto = {
  /** Can be spent. */
  available: string;
  /** Everything the member has: available and held. */
  balance: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Set aside for a request that waits for a decision. */
  held: string;
};
export type LcoinSumPart = 'earned' | 'spent' | 'request';
export type LcoinSumDto = {
  /** Net: negative takes. */
  amount: string;
  count: number;
  /** In the caller's language. */
  label: string;
  /** Which sum it belongs to; of requests, what is neither back nor held was spent. */
  part: LcoinSumPart;
  type: LcoinHistoryType;
};
export type LcoinSummaryDto = {
  /** The sums by kind of act, which make up those above. */
  breakdown: LcoinSumDto[];
  /** Number of transfers. */
  count: number;
  /** Everything that was added; what came back from a request or a purchase is not. */
  earned: string;
  /** Set aside for a request that waits for a decision: not spent yet. */
  held: string;
  /** Everything that is gone, as a positive number: purchases, approved passes, deductions; not what is held. */
  spent: string;
};
export type Restriction = 'password' | 'two-factor';
export type SessionUserDto = {
  email: string;
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  name: string;
};
export type SessionDto = {
  language: Language;
  /** What the member has to do before anything else: choose a password, or set up two-factor login. */
  restriction: Restriction | null;
  user: SessionUserDto;
};
export type LoginDto = {
  /** Code of the authenticator app (6 digits) or a recovery code; only for members with two-factor login. */
  code?: string;
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
};
export type PaybackProgressDto = {
  /** What the member can redeem now, in USDT. */
  currentUsdt: string;
  /** Luff a day by the UIDs held now, over the last 30 closed report days or since the first that earned; null when there was nothing. */
  dailyAverageLuff: string | null;
  /** Days until the minimum at this pace; 0 when it is reached, null when it cannot be told. */
  estimatedDays: number | null;
  /** The smallest payback in USDT. */
  minimumUsdt: string;
};
export type LuffBalanceDto = {
  /** Can be spent. */
  availableLuff: string;
  /** Everything the member has: available and held. */
  balance: string;
  /** Owed after a downward correction of a report; later accruals fill it first. */
  clawback: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Set aside for requests that wait for a decision. */
  held: string;
  /** Luff for 1 USDT. */
  luffPerUsdt: number;
  progress: PaybackProgressDto;
  /** What today's postings (Asia/Seoul) added, corrections subtracted; negative when those were more. */
  todayEarned: string;
  /** What can be spent, in USDT. */
  usdtValue: string;
};
export type OfferedMiningItemDto = {
  /** premium: what the cap is multiplied by; 1 otherwise. */
  capMultiplier: string;
  /** In the caller's language. */
  description: string;
  durationHours: number;
  effectType: MiningEffectType;
  /** speed_boost: percents added to the rate; cap_boost: what the cap is multiplied by. */
  effectValue: string;
  /** Name of an icon: gauge, layers, gem, pickaxe, zap, package. */
  icon: string;
  id: string;
  /** In the caller's language. */
  name: string;
  /** The member has one on until then, and can switch on another only afterwards; null without. */
  onUntil: string | null;
  /** Whole L coin. */
  price: number;
  /** The same as `price`. */
  priceL: number;
  /** premium: what the rate is multiplied by; 1 otherwise. */
  rateMultiplier: string;
};
export type PayoutSummaryDto = {
  /** When this was counted, at most five seconds ago. */
  asOf: string;
  /** Payments in that period. */
  medianCount: number;
  /** Days that the median looks back. */
  medianDays: number;
  /** Median hours from request to payment, one decimal; null without payments in the period. */
  medianHoursToPay: string | null;
  /** Beginning of the hour in which the oldest of them was asked for; null when nothing waits. */
  oldestWaitingAt: string | null;
  paidCount: number;
  /** Whole USDT of all paybacks with a recorded payment, rounded down. */
  paidOutUsdt: string;
  waitingCount: number;
  /** Whole USDT of paybacks that are asked for and not yet paid, rounded up. */
  waitingUsdt: string;
};
export type MiningItemPurchasedDto = {
  /** The L coin that the member has now. */
  balance: string;
  item: UserMiningItemDto;
  /** In the caller's language. */
  message: string;
  order: StoreOrderDto;
};
export type PurchaseMiningItemDto = {
  itemId: string;
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  price?: number;
};
export type RedemptionChangedDto = {
  /** In the caller's language. */
  message: string;
  redemption: LuffRedemptionDto;
};
export type RequestPaybackDto = {
  /** Luff to redeem: exactly USDT × 10; number or decimal string. */
  luffAmount: string | number;
  /** USDT to be paid, at least 100; number or decimal string. */
  usdtAmount: string | number;
};
export type MiningItemToggledDto = {
  item: UserMiningItemDto;
  /** In the caller's language. */
  message: string;
};
export type ToggleMiningItemDto = {
  /** What it is to be; without it, the other of what it is. */
  active?: boolean;
  userItemId: string;
};
export type VoucherPurchasedDto = {
  /** The L coin that the member has now. */
  balance: string;
  coupon: ChartCouponDto;
  /** In the caller's language. */
  message: string;
  order: StoreOrderDto;
};
export type PurchaseVoucherDto = {
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  price?: number;
};
export type RegistrationBonusDto = {
  /** L coin, whole number. */
  signup: string;
};
export type RegistrationUidDto = {
  /** The UID is verified and earns from today. */
  autoVerified: boolean;
  /** In the member's language. */
  message: string;
  /** An administrator has to approve the UID. */
  requiresApproval: boolean;
};
export type RegisteredDto = {
  bonus: RegistrationBonusDto;
  /** In the member's language. */
  message: string;
  /** Null when no UID was given. */
  uid: RegistrationUidDto | null;
  user: SessionUserDto;
};
export type RegisterDto = {
  /** Agreement to news and offers. */
  agreementMarketing?: boolean;
  /** Agreement to the collection and use of personal information; must be true. */
  agreementPersonalInfo: boolean;
  /** E-mail address; upper and lower case are the same. */
  email: string;
  /** Exchange of the UID, by id or name; needed with a UID. */
  exchangeName?: string;
  /** Language of mails and messages; the browser's when it is missing. */
  language?: 'ko' | 'en';
  /** Name, 1 to 50 characters. */
  name: string;
  /** 6 to 128 characters. */
  password: string;
  /** Phone number. */
  phone?: string;
  /** TradingView ID. */
  tradingviewId?: string;
  /** UID at that exchange, 4 to 20 digits. */
  uid?: string;
};
export type ResetPasswordDto = {
  /** 8 to 128 characters. */
  newPassword: string;
  /** Token of the mailed link. */
  token: string;
};
export type ResetTokenDto = {
  /** Always true; a token that does not open is answered 404. */
  valid: boolean;
};
export type SiteSettingDto = {
  /** Name of the setting. */
  key: string;
  /** Its current value as text. */
  value: string;
};
export type UidDisputeDto = {
  /** Null while pending. */
  adminNote: string | null;
  createdAt: string;
  exchangeName: string;
  id: string;
  processedAt: string | null;
  statement: string;
  status: UidDisputeStatus;
  uid: string;
};
export type OpenedUidDisputeDto = {
  id: string;
  /** In the caller's language. */
  message: string;
};
export type OpenUidDisputeDto = {
  /** Name or id of the exchange, in upper or lower case. */
  exchangeName: string;
  /** How one can see that the UID is the claimant's. */
  statement: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type ExchangeUidDto = {
  /** Name or id of the exchange, in upper or lower case. */
  exchangeName: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type VerificationRequestDto = {
  /** The admin's words or the standard reason, in the reader's language; null while pending. */
  adminNote: string | null;
  createdAt: string;
  exchangeName: string;
  id: string;
  processedAt: string | null;
  status: RequestStatus;
  uid: string;
};
export type UidCheckNextStep = 'register' | 'requestVerification' | 'openAccount';
export type UidCheckNextStepDto = {
  /** register: sign up with it; requestVerification: an admin has to look; openAccount: a new account by our link. */
  kind: UidCheckNextStep;
  /** Hours to wait between two accounts with KYC; null where none are known. */
  kycWaitHours: number | null;
  /** In the caller's language. */
  message: string;
  referralLink: string | null;
};
export type UidCheckUserDto = {
  /** USDT expected in 30 days, from the last 30 report days; null likewise. */
  estimatedRebate: string | null;
  exchange: string;
  /** The exchange itself said just now that the UID is registered. */
  isRealTimeData: boolean;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** USDT by report so far; null when it is not known or not shown to visitors. */
  totalRebate: string | null;
};
export type UidCheckDto = {
  /** When the source was asked. */
  fetchedAt: string;
  /** In the caller's language. */
  message: string;
  nextStep: UidCheckNextStepDto;
  registered: boolean;
  /** The answer comes from the simulator, not from an exchange. */
  simulated: boolean;
  /** `<exchange>_api` when the exchange answered, `report` when the uploaded reports did. */
  source: string;
  /** Null when the UID is not registered. */
  user: UidCheckUserDto | null;
};
export type CheckUidDto = {
  /** Id or name of the exchange. */
  exchange: string;
  /** 4 to 20 digits. */
  uid: string;
};
export type MemberDto = {
  /** When the member registered. */
  createdAt: string;
  email: string;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: boolean;
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  /** Language of mails and messages. */
  language: Language;
  name: string;
  /** Until when no payback can be asked for after a password reset. */
  payoutsLockedUntil: string | null;
  tradingviewId: string | null;
  /** Whether login asks for a code of the authenticator app. */
  twoFactorEnabled: boolean;
};
export type UidRegistrationDto = {
  /** It is verified and may be used at once. */
  autoVerified: boolean;
  id: string;
  /** In the caller's language. */
  message: string;
  /** An admin has to approve it. */
  requiresApproval: boolean;
};
export type CloseAccountDto = {
  /** Code of the app or a recovery code; only with two-factor login. */
  code?: string;
  /** The password in force. */
  currentPassword: string;
};
export type MailTopicDto = {
  enabled: boolean;
  /** Always sent, since the account's safety needs it. */
  obligatory: boolean;
  topic: string;
};
export type MailPreferencesDto = {
  /** Agreement to news and offers. */
  marketing: boolean;
  topics: MailTopicDto[];
};
export type UpdateMailPreferencesDto = {
  /** Agreement to news and offers. */
  marketing?: boolean;
  /** On or off by topic. */
  topics?: {
    [key: string]: boolean;
  };
};
export type RebateExchangeDto = {
  color: string;
  /** Zone of the exchange's days. */
  dayTimeZone: string;
  estimated: boolean;
  exchange: string;
  exchangeName: string;
  /** When it was read. */
  fetchedAt: string | null;
  /** It is overdue. */
  isReportLate: boolean;
  /** The last day with a report. */
  lastReportDay: string | null;
  /** The next day whose report is to come; null where admins upload the reports. */
  nextReportDay: string | null;
  /** When it is due. */
  nextReportDue: string | null;
  /** USDT; null before the first report. */
  rebate: string | null;
  /** Share of the fee that goes back now, 0 to 1. */
  rebateRate: string;
  /** It comes from the simulator. */
  simulated: boolean;
  /** Where that report came from. */
  source: ReportSource | null;
  /** The member's UIDs there. */
  uids: string[];
  /** USDT; null before the first report. */
  volume: string | null;
};
export type RebateDayDto = {
  /** The exchanges' own day label. */
  day: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** USDT; null likewise. */
  rebate: string | null;
  /** USDT; null when no report of the day has come, which is not a day without trades. */
  volume: string | null;
  /** Exchanges whose report of the day is still to come. */
  waitingFor: string[];
};
export type RebateSummaryDto = {
  days: number;
  /** Some of it was derived, because an exchange does not state it. */
  estimated: boolean;
  /** Rebate ÷ report days × 30; null when there is no report to estimate from. */
  estimatedMonthly: string | null;
  exchanges: RebateExchangeDto[];
  fromDay: string;
  /** Distinct days with a report, from the first day with trades on: what the estimate is divided by. */
  reportDays: number;
  /** Every day of the range, oldest first. */
  series: RebateDayDto[];
  /** Some of it comes from the simulator. */
  simulated: boolean;
  toDay: string;
  totalRebate: string;
  totalVolume: string;
};
export type Device = 'desktop' | 'mobile' | 'tablet' | 'other';
export type OwnSessionDto = {
  /** Name of the browser; null when it does not say. */
  browser: string | null;
  /** When it began. */
  createdAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
  device: Device;
  /** When it ends if it is not used. */
  expiresAt: string;
  id: string;
  /** Address of the login. */
  ip: string;
  /** Its last request, exact to a minute. */
  lastSeenAt: string;
  /** Operating system; null when the browser does not say. */
  os: string | null;
};
export type TwoFactorDto = {
  /** Whether login asks for a code. */
  enabled: boolean;
  /** Since when. */
  enabledAt: string | null;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number;
  /** Whether this account must have it. */
  required: boolean;
};
export type DisableTwoFactorDto = {
  /** Code of the app or a recovery code. */
  code: string;
  /** The password in force. */
  currentPassword: string;
};
export type RecoveryCodesDto = {
  recoveryCodes: string[];
};
export type EnableTwoFactorDto = {
  /** 6 digits. */
  code: string;
};
export type ProvePasswordDto = {
  /** The password in force. */
  currentPassword: string;
};
export type TwoFactorSetupDto = {
  /** The same for a QR code. */
  otpauthUrl: string;
  /** Secret in base32, to type in by hand. */
  secret: string;
};
export type UpdateMemberDto = {
  /** Language of mails and messages. */
  language?: 'ko' | 'en';
  /** New TradingView ID; null deletes it. */
  tradingviewId?: string | null;
};
export type UserUidState = 'registered' | 'pending' | 'verified' | 'rejected' | 'released';
export type UserUidStatus = 'success' | 'error' | 'pending';
export type UserUidDto = {
  createdAt: string;
  exchange: string;
  exchangeName: string;
  id: string;
  /** The same in more detail. */
  state: UserUidState;
  /** success: verified; error: refused; pending: anything else. */
  status: UserUidStatus;
  uid: string;
  /** The exchange's day from which it earns Luff; null before it is verified. */
  verifiedOn: string | null;
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
  useListFlaggedReportRowsQuery,
  useListAdminIndicatorPurchasesQuery,
  useApproveIndicatorPurchaseMutation,
  useRejectIndicatorPurchaseMutation,
  useListJobRunsQuery,
  useGetLedgerHealthQuery,
  useCloseLedgerFindingMutation,
  useListAdminLuffRedemptionsQuery,
  useApproveLuffRedemptionMutation,
  useRecordLuffPayoutMutation,
  useRejectLuffRedemptionMutation,
  useListAdminMailsQuery,
  useRetryMailMutation,
  useListAdminMiningItemsQuery,
  useCreateMiningItemMutation,
  useUpdateMiningItemMutation,
  useGetReportImportMappingQuery,
  useListReportImportsQuery,
  useUploadReportMutation,
  useGetReportImportQuery,
  useCommitReportImportMutation,
  useUndoReportImportMutation,
  useListReportSyncsQuery,
  useStartReportSyncMutation,
  useListAdminSettingsQuery,
  useUpdateAdminSettingMutation,
  useGetAdminSummaryQuery,
  useListAdminUidDisputesQuery,
  useDecideUidDisputeMutation,
  useListAdminUidVerificationRequestsQuery,
  useDecideUidVerificationRequestMutation,
  useListAdminUsersQuery,
  useAdjustMemberLcoinMutation,
  useEndMemberSessionsMutation,
  useIssueChartCouponsMutation,
  useListMemberLcoinEntriesQuery,
  useDownloadMemberLcoinEntriesQuery,
  useGetMemberLcoinReceiptQuery,
  useListMemberLuffTransactionsQuery,
  useDownloadMemberLuffTransactionsQuery,
  useGetMemberLuffReceiptQuery,
  useResetMemberPasswordMutation,
  useGetMemberStoreQuery,
  useCancelUserUidMutation,
  useCheckAttendanceMutation,
  useGetAttendanceStatusQuery,
  useChangePasswordMutation,
  useListChartCouponsQuery,
  useConfirmEmailMutation,
  useListExchangesQuery,
  useListFaqQuery,
  useRequestPasswordResetMutation,
  useGetHealthQuery,
  useGetLivenessQuery,
  useClaimIdleRewardMutation,
  useGetIdleRewardStatusQuery,
  useGetIndicatorPassQuery,
  usePurchaseIndicatorMutation,
  useListIndicatorPurchasesQuery,
  useCancelIndicatorPurchaseMutation,
  useGetLcoinBalanceQuery,
  useListLcoinEntriesQuery,
  useDownloadLcoinEntriesQuery,
  useGetLcoinReceiptQuery,
  useGetLcoinSummaryQuery,
  useLogInMemberMutation,
  useLogOutMemberMutation,
  useGetLuffBalanceQuery,
  useListMiningItemsQuery,
  useListOwnMiningItemsQuery,
  useGetPayoutSummaryQuery,
  usePurchaseIndicatorWithLuffMutation,
  usePurchaseMiningItemMutation,
  useListLuffRedemptionsQuery,
  useCancelLuffRedemptionMutation,
  useRequestPaybackMutation,
  useToggleMiningItemMutation,
  useListLuffTransactionsQuery,
  useDownloadLuffTransactionsQuery,
  useGetLuffReceiptQuery,
  useGetSessionQuery,
  usePurchaseChartAnalysisVoucherMutation,
  useRegisterMemberMutation,
  useResetPasswordMutation,
  useCheckResetTokenQuery,
  useListSiteSettingsQuery,
  useListStoreOrdersQuery,
  useListUidDisputesQuery,
  useOpenUidDisputeMutation,
  useRequestUidVerificationMutation,
  useListUidVerificationRequestsQuery,
  useCheckUidMutation,
  useGetOwnMemberQuery,
  useListUserMiningItemsQuery,
  useRegisterUserUidMutation,
  useDeleteUserUidMutation,
  useCloseOwnAccountMutation,
  useDownloadOwnDataQuery,
  useGetMailPreferencesQuery,
  useUpdateMailPreferencesMutation,
  useListRebateRowsQuery,
  useGetRebateSummaryQuery,
  useResendConfirmationMutation,
  useEndOtherSessionsMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useGetTwoFactorQuery,
  useDisableTwoFactorMutation,
  useEnableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useSetUpTwoFactorMutation,
  useUpdateOwnMemberMutation,
  useListUserUidsQuery,
} = injectedRtkApi;
