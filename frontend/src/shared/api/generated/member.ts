import { type ListPage, type PageParam, pageOptions, toPage } from '../pages';
import type {
  AlertDto,
  AlertRehearsalDto,
  AlertsDto,
  AllowChartModelDto,
  AnalyzeChartDto,
  AttendanceCheckedDto,
  AttendanceStatusDto,
  CandleQuote,
  CandlesDto,
  CashFlowDto,
  ChangePasswordDto,
  ChartAnalysisDetailsDto,
  ChartAnalysisDto,
  ChartAnalysisUsageDto,
  ChartCouponDto,
  ChartModelDto,
  CheckAttendanceDto,
  ChooseSymbolsDto,
  ClaimIdleRewardDto,
  CloseAccountDto,
  CoinAnalysisDto,
  CoinDto,
  CoinInfoDto,
  CoinMarketDto,
  CoinWordsDto,
  ConnectExchangeDto,
  CreateAlertDto,
  CreateCashFlowDto,
  CreateJournalPictureDto,
  CreateTradeDto,
  DailyEntryDto,
  DisableTwoFactorDto,
  DoneDto,
  EarningBook,
  EarningDayDto,
  EarningDto,
  EnableTwoFactorDto,
  EndedSessionsDto,
  EntryDto,
  EntryReceiptDto,
  ExchangeFilter,
  ExchangeUidDto,
  FactReceiptDto,
  FavouritesDto,
  FundingRateDto,
  HistoryRange,
  IdleRewardClaimedDto,
  IdleRewardStatusDto,
  IndicatorPassDto,
  IndicatorPurchaseChangedDto,
  IndicatorPurchaseDto,
  JournalConnectionDto,
  JournalDayDto,
  JournalImportDetailsDto,
  JournalImportDto,
  JournalPictureDto,
  JournalRebatesDto,
  JournalStatisticsDto,
  KeptReceiptDto,
  KoreanExchange,
  LargeTradesDto,
  LiquidationsDto,
  LuffBalanceDto,
  LuffRedemptionDto,
  MailPreferencesDto,
  MarketMetricsDto,
  MarketOverviewDto,
  MemberDto,
  MiningItemPurchasedDto,
  MiningItemToggledDto,
  NewShareDto,
  NewsDto,
  NewsFilter,
  NewsTimeframe,
  NoteTemplateDto,
  OfferedMiningItemDto,
  OpenUidDisputeDto,
  OpenedUidDisputeDto,
  OwnSessionDto,
  PerformanceDto,
  PerpetualDto,
  PointSummaryDto,
  PositionDto,
  PremiumHistoryDto,
  ProvePasswordDto,
  PurchaseIndicatorDto,
  PurchaseMiningItemDto,
  PurchaseVoucherDto,
  PushStateDto,
  PutPushDto,
  ReadHistoryDto,
  RebateMonthDto,
  RebateRowDto,
  RebateSummaryDto,
  ReceiptKind,
  RecoveryCodesDto,
  RedemptionChangedDto,
  RequestPaybackDto,
  RequestStatus,
  SaveDailyEntryDto,
  SaveNoteTemplateDto,
  SectorDto,
  ShareReceiptDto,
  StoreOrderDto,
  SurgeCoinDto,
  TaxYearDto,
  Timeframe,
  ToggleMiningItemDto,
  TradeDto,
  TradeSumDto,
  TranslateDto,
  TranslationDto,
  TwoFactorDto,
  TwoFactorSetupDto,
  UidDisputeDto,
  UidMessageDto,
  UidRegistrationDto,
  UpdateAlertDto,
  UpdateCashFlowDto,
  UpdateJournalPictureDto,
  UpdateMailPreferencesDto,
  UpdateTradeDto,
  UserMiningItemDto,
  UserUidDto,
  VerificationRequestDto,
  VoucherPurchasedDto,
} from './schemas';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAttendance: build.mutation<CheckAttendanceApiResponse, CheckAttendanceApiArg>({
      query: (queryArg) => ({ url: `/api/attendance/check`, method: 'POST', body: queryArg.checkAttendanceDto }),
      invalidatesTags: ['attendance', 'earnings', 'lcoin'],
    }),
    getAttendanceStatus: build.query<GetAttendanceStatusApiResponse, GetAttendanceStatusApiArg>({
      query: () => ({ url: `/api/attendance/status` }),
      providesTags: ['attendance'],
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/change-password`, method: 'POST', body: queryArg.changePasswordDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    listChartAnalyses: build.infiniteQuery<
      ListPage<ListChartAnalysesApiResponse[number]>,
      ListChartAnalysesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/chart-analysis`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['chart-analysis'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListChartAnalysesApiResponse[number]>,
    }),
    analyzeChart: build.mutation<AnalyzeChartApiResponse, AnalyzeChartApiArg>({
      query: (queryArg) => ({ url: `/api/chart-analysis/analyze`, method: 'POST', body: queryArg.analyzeChartDto }),
      invalidatesTags: ['chart-analysis', 'store'],
    }),
    listChartCoupons: build.query<ListChartCouponsApiResponse, ListChartCouponsApiArg>({
      query: () => ({ url: `/api/chart-analysis/coupons` }),
      providesTags: ['store'],
    }),
    getChartModel: build.query<GetChartModelApiResponse, GetChartModelApiArg>({
      query: () => ({ url: `/api/chart-analysis/model` }),
      providesTags: ['chart-analysis'],
    }),
    allowChartModel: build.mutation<AllowChartModelApiResponse, AllowChartModelApiArg>({
      query: (queryArg) => ({ url: `/api/chart-analysis/model`, method: 'PUT', body: queryArg.allowChartModelDto }),
      invalidatesTags: ['chart-analysis', 'store'],
    }),
    getChartAnalysisUsage: build.query<GetChartAnalysisUsageApiResponse, GetChartAnalysisUsageApiArg>({
      query: () => ({ url: `/api/chart-analysis/usage` }),
      providesTags: ['chart-analysis'],
    }),
    getChartAnalysis: build.query<GetChartAnalysisApiResponse, GetChartAnalysisApiArg>({
      query: (queryArg) => ({ url: `/api/chart-analysis/${encodeURIComponent(String(queryArg.id))}` }),
      providesTags: ['chart-analysis'],
    }),
    getCoinInfo: build.query<GetCoinInfoApiResponse, GetCoinInfoApiArg>({
      query: (queryArg) => ({ url: `/api/coingecko/coin/${encodeURIComponent(String(queryArg.coinId))}` }),
      providesTags: ['insights'],
    }),
    listCoinMarkets: build.query<ListCoinMarketsApiResponse, ListCoinMarketsApiArg>({
      query: (queryArg) => ({
        url: `/api/coingecko/markets`,
        params: {
          limit: queryArg.limit,
        },
      }),
      providesTags: ['insights'],
    }),
    listNews: build.query<ListNewsApiResponse, ListNewsApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto-news`,
        params: {
          category: queryArg.category,
          timeframe: queryArg.timeframe,
        },
      }),
      providesTags: ['insights'],
    }),
    listAlerts: build.query<ListAlertsApiResponse, ListAlertsApiArg>({
      query: () => ({ url: `/api/crypto/alerts` }),
      providesTags: ['market-alerts'],
    }),
    createAlert: build.mutation<CreateAlertApiResponse, CreateAlertApiArg>({
      query: (queryArg) => ({ url: `/api/crypto/alerts`, method: 'POST', body: queryArg.createAlertDto }),
      invalidatesTags: ['market-alerts'],
    }),
    rehearseAlert: build.mutation<RehearseAlertApiResponse, RehearseAlertApiArg>({
      query: (queryArg) => ({ url: `/api/crypto/alerts/rehearsal`, method: 'POST', body: queryArg.createAlertDto }),
      invalidatesTags: [],
    }),
    deleteAlert: build.mutation<DeleteAlertApiResponse, DeleteAlertApiArg>({
      query: (queryArg) => ({ url: `/api/crypto/alerts/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
      invalidatesTags: ['market-alerts'],
    }),
    updateAlert: build.mutation<UpdateAlertApiResponse, UpdateAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/alerts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateAlertDto,
      }),
      invalidatesTags: ['market-alerts'],
    }),
    listCandles: build.query<ListCandlesApiResponse, ListCandlesApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/candles`,
        params: {
          symbol: queryArg['symbol'],
          quote: queryArg.quote,
          timeframe: queryArg.timeframe,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['insights'],
    }),
    getCoinAnalysis: build.query<GetCoinAnalysisApiResponse, GetCoinAnalysisApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/coin-analysis`,
        params: {
          symbol: queryArg['symbol'],
        },
      }),
      providesTags: ['insights'],
    }),
    getCoinWords: build.query<GetCoinWordsApiResponse, GetCoinWordsApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/coin-analysis/words`,
        params: {
          symbol: queryArg['symbol'],
        },
      }),
      providesTags: ['insights'],
    }),
    listFavourites: build.query<ListFavouritesApiResponse, ListFavouritesApiArg>({
      query: () => ({ url: `/api/crypto/favourites` }),
      providesTags: ['insights'],
    }),
    removeFavourite: build.mutation<RemoveFavouriteApiResponse, RemoveFavouriteApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/favourites/${encodeURIComponent(String(queryArg['symbol']))}`,
        method: 'DELETE',
      }),
      invalidatesTags: [],
    }),
    addFavourite: build.mutation<AddFavouriteApiResponse, AddFavouriteApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/favourites/${encodeURIComponent(String(queryArg['symbol']))}`,
        method: 'PUT',
      }),
      invalidatesTags: [],
    }),
    listFundingRates: build.query<ListFundingRatesApiResponse, ListFundingRatesApiArg>({
      query: () => ({ url: `/api/crypto/funding-rates` }),
      providesTags: ['insights'],
    }),
    listHyperliquidPositions: build.query<ListHyperliquidPositionsApiResponse, ListHyperliquidPositionsApiArg>({
      query: () => ({ url: `/api/crypto/hyperliquid-positions` }),
      providesTags: ['insights'],
    }),
    listLargeTrades: build.query<ListLargeTradesApiResponse, ListLargeTradesApiArg>({
      query: () => ({ url: `/api/crypto/large-trades` }),
      providesTags: ['insights'],
    }),
    listLiquidations: build.query<ListLiquidationsApiResponse, ListLiquidationsApiArg>({
      query: () => ({ url: `/api/crypto/liquidations` }),
      providesTags: ['insights'],
    }),
    getMarketOverview: build.query<GetMarketOverviewApiResponse, GetMarketOverviewApiArg>({
      query: () => ({ url: `/api/crypto/market-overview` }),
      providesTags: ['insights'],
    }),
    deletePush: build.mutation<DeletePushApiResponse, DeletePushApiArg>({
      query: () => ({ url: `/api/crypto/push`, method: 'DELETE' }),
      invalidatesTags: ['market-alerts'],
    }),
    getPush: build.query<GetPushApiResponse, GetPushApiArg>({
      query: () => ({ url: `/api/crypto/push` }),
      providesTags: ['market-alerts'],
    }),
    putPush: build.mutation<PutPushApiResponse, PutPushApiArg>({
      query: (queryArg) => ({ url: `/api/crypto/push`, method: 'PUT', body: queryArg.putPushDto }),
      invalidatesTags: ['market-alerts'],
    }),
    listSectors: build.query<ListSectorsApiResponse, ListSectorsApiArg>({
      query: () => ({ url: `/api/crypto/sectors` }),
      providesTags: ['insights'],
    }),
    listSurgeCoins: build.query<ListSurgeCoinsApiResponse, ListSurgeCoinsApiArg>({
      query: () => ({ url: `/api/crypto/surge-coins` }),
      providesTags: ['insights'],
    }),
    listTopGainers: build.query<ListTopGainersApiResponse, ListTopGainersApiArg>({
      query: (queryArg) => ({
        url: `/api/crypto/top-gainers`,
        params: {
          exchange: queryArg.exchange,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['insights'],
    }),
    listDailyEntries: build.infiniteQuery<
      ListPage<ListDailyEntriesApiResponse[number]>,
      ListDailyEntriesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/daily-journal`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['journal'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListDailyEntriesApiResponse[number]>,
    }),
    saveDailyEntry: build.mutation<SaveDailyEntryApiResponse, SaveDailyEntryApiArg>({
      query: (queryArg) => ({ url: `/api/daily-journal`, method: 'POST', body: queryArg.saveDailyEntryDto }),
      invalidatesTags: ['journal'],
    }),
    deleteDailyEntry: build.mutation<DeleteDailyEntryApiResponse, DeleteDailyEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/daily-journal/${encodeURIComponent(String(queryArg.date))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    claimIdleReward: build.mutation<ClaimIdleRewardApiResponse, ClaimIdleRewardApiArg>({
      query: (queryArg) => ({ url: `/api/idle-rewards/claim`, method: 'POST', body: queryArg.claimIdleRewardDto }),
      invalidatesTags: ['idle-rewards', 'earnings', 'lcoin'],
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
      invalidatesTags: ['indicators', 'earnings', 'lcoin', 'luff', 'settings', 'store'],
    }),
    listIndicatorPurchases: build.infiniteQuery<
      ListPage<ListIndicatorPurchasesApiResponse[number]>,
      ListIndicatorPurchasesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/indicator-purchases`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['indicators'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListIndicatorPurchasesApiResponse[number]>,
    }),
    cancelIndicatorPurchase: build.mutation<CancelIndicatorPurchaseApiResponse, CancelIndicatorPurchaseApiArg>({
      query: (queryArg) => ({
        url: `/api/indicator-purchases/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['indicators', 'earnings', 'lcoin', 'luff', 'settings', 'store'],
    }),
    listJournalConnections: build.query<ListJournalConnectionsApiResponse, ListJournalConnectionsApiArg>({
      query: () => ({ url: `/api/journal/connections` }),
      providesTags: ['journal'],
    }),
    connectExchange: build.mutation<ConnectExchangeApiResponse, ConnectExchangeApiArg>({
      query: (queryArg) => ({ url: `/api/journal/connections`, method: 'POST', body: queryArg.connectExchangeDto }),
      invalidatesTags: ['journal'],
    }),
    disconnectExchange: build.mutation<DisconnectExchangeApiResponse, DisconnectExchangeApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/connections/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    chooseSyncedSymbols: build.mutation<ChooseSyncedSymbolsApiResponse, ChooseSyncedSymbolsApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/connections/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.chooseSymbolsDto,
      }),
      invalidatesTags: ['journal'],
    }),
    syncExchange: build.mutation<SyncExchangeApiResponse, SyncExchangeApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/connections/${encodeURIComponent(String(queryArg.id))}/sync`,
        method: 'POST',
      }),
      invalidatesTags: ['journal'],
    }),
    listJournalDays: build.infiniteQuery<
      ListPage<ListJournalDaysApiResponse[number]>,
      ListJournalDaysApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/journal/days`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['journal'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListJournalDaysApiResponse[number]>,
    }),
    listJournalImports: build.infiniteQuery<
      ListPage<ListJournalImportsApiResponse[number]>,
      ListJournalImportsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/journal/imports`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['journal'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListJournalImportsApiResponse[number]>,
    }),
    uploadHistory: build.mutation<UploadHistoryApiResponse, UploadHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/imports/file`,
        method: 'POST',
        body: queryArg.body,
        params: {
          fileName: queryArg.fileName,
        },
      }),
      invalidatesTags: ['journal'],
    }),
    deleteJournalImport: build.mutation<DeleteJournalImportApiResponse, DeleteJournalImportApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/imports/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    getJournalImport: build.query<GetJournalImportApiResponse, GetJournalImportApiArg>({
      query: (queryArg) => ({ url: `/api/journal/imports/${encodeURIComponent(String(queryArg.id))}` }),
      providesTags: ['journal'],
    }),
    confirmJournalImport: build.mutation<ConfirmJournalImportApiResponse, ConfirmJournalImportApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/imports/${encodeURIComponent(String(queryArg.id))}/confirm`,
        method: 'POST',
      }),
      invalidatesTags: ['journal'],
    }),
    readHistoryAgain: build.mutation<ReadHistoryAgainApiResponse, ReadHistoryAgainApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/imports/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'POST',
        body: queryArg.readHistoryDto,
      }),
      invalidatesTags: ['journal'],
    }),
    undoJournalImport: build.mutation<UndoJournalImportApiResponse, UndoJournalImportApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
      invalidatesTags: ['journal'],
    }),
    listNoteTemplates: build.query<ListNoteTemplatesApiResponse, ListNoteTemplatesApiArg>({
      query: () => ({ url: `/api/journal/note-templates` }),
      providesTags: ['journal'],
    }),
    saveNoteTemplate: build.mutation<SaveNoteTemplateApiResponse, SaveNoteTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/journal/note-templates`, method: 'PUT', body: queryArg.saveNoteTemplateDto }),
      invalidatesTags: ['journal'],
    }),
    deleteNoteTemplate: build.mutation<DeleteNoteTemplateApiResponse, DeleteNoteTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/note-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    listJournalPictures: build.query<ListJournalPicturesApiResponse, ListJournalPicturesApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/pictures`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
      providesTags: ['journal'],
    }),
    addJournalPicture: build.mutation<AddJournalPictureApiResponse, AddJournalPictureApiArg>({
      query: (queryArg) => ({ url: `/api/journal/pictures`, method: 'POST', body: queryArg.createJournalPictureDto }),
      invalidatesTags: ['journal'],
    }),
    deleteJournalPicture: build.mutation<DeleteJournalPictureApiResponse, DeleteJournalPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    updateJournalPicture: build.mutation<UpdateJournalPictureApiResponse, UpdateJournalPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateJournalPictureDto,
      }),
      invalidatesTags: ['journal'],
    }),
    restoreJournalPicture: build.mutation<RestoreJournalPictureApiResponse, RestoreJournalPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/pictures/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
      invalidatesTags: ['journal'],
    }),
    listPositions: build.query<ListPositionsApiResponse, ListPositionsApiArg>({
      query: () => ({ url: `/api/journal/positions` }),
      providesTags: ['journal'],
    }),
    getJournalRebates: build.query<GetJournalRebatesApiResponse, GetJournalRebatesApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/rebates`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
      providesTags: ['journal'],
    }),
    getTaxYear: build.query<GetTaxYearApiResponse, GetTaxYearApiArg>({
      query: (queryArg) => ({
        url: `/api/journal/tax-year`,
        params: {
          year: queryArg.year,
        },
      }),
      providesTags: ['journal'],
    }),
    getPremiumHistory: build.query<GetPremiumHistoryApiResponse, GetPremiumHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/kimchi-premium/history`,
        params: {
          exchange: queryArg.exchange,
          coin: queryArg.coin,
          range: queryArg.range,
        },
      }),
      providesTags: ['insights'],
    }),
    listLcoinEntries: build.infiniteQuery<
      ListPage<ListLcoinEntriesApiResponse[number]>,
      ListLcoinEntriesApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/lance-coins/history`,
        params: {
          type: queryArg['type'],
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['lcoin'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListLcoinEntriesApiResponse[number]>,
    }),
    getLcoinReceipt: build.query<GetLcoinReceiptApiResponse, GetLcoinReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/lance-coins/history/${encodeURIComponent(String(queryArg.id))}/receipt` }),
      providesTags: ['lcoin'],
    }),
    getLcoinSummary: build.query<GetLcoinSummaryApiResponse, GetLcoinSummaryApiArg>({
      query: () => ({ url: `/api/lance-coins/summary` }),
      providesTags: ['lcoin'],
    }),
    getLuffBalance: build.query<GetLuffBalanceApiResponse, GetLuffBalanceApiArg>({
      query: () => ({ url: `/api/luff/balance` }),
      providesTags: ['luff'],
    }),
    listMiningItems: build.query<ListMiningItemsApiResponse, ListMiningItemsApiArg>({
      query: () => ({ url: `/api/luff/mining-items` }),
      providesTags: ['store'],
    }),
    listOwnMiningItems: build.infiniteQuery<
      ListPage<ListOwnMiningItemsApiResponse[number]>,
      ListOwnMiningItemsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/luff/my-mining-items`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['store'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListOwnMiningItemsApiResponse[number]>,
    }),
    purchaseIndicatorWithLuff: build.mutation<PurchaseIndicatorWithLuffApiResponse, PurchaseIndicatorWithLuffApiArg>({
      query: (queryArg) => ({
        url: `/api/luff/purchase-indicator`,
        method: 'POST',
        body: queryArg.purchaseIndicatorDto,
      }),
      invalidatesTags: ['indicators', 'earnings', 'lcoin', 'luff', 'settings', 'store'],
    }),
    purchaseMiningItem: build.mutation<PurchaseMiningItemApiResponse, PurchaseMiningItemApiArg>({
      query: (queryArg) => ({
        url: `/api/luff/purchase-mining-item`,
        method: 'POST',
        body: queryArg.purchaseMiningItemDto,
      }),
      invalidatesTags: ['store', 'earnings', 'idle-rewards', 'lcoin', 'luff', 'settings'],
    }),
    listLuffRedemptions: build.infiniteQuery<
      ListPage<ListLuffRedemptionsApiResponse[number]>,
      ListLuffRedemptionsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/luff/redemptions`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['luff'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListLuffRedemptionsApiResponse[number]>,
    }),
    cancelLuffRedemption: build.mutation<CancelLuffRedemptionApiResponse, CancelLuffRedemptionApiArg>({
      query: (queryArg) => ({
        url: `/api/luff/redemptions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['luff', 'earnings', 'indicators'],
    }),
    requestPayback: build.mutation<RequestPaybackApiResponse, RequestPaybackApiArg>({
      query: (queryArg) => ({ url: `/api/luff/request-payback`, method: 'POST', body: queryArg.requestPaybackDto }),
      invalidatesTags: ['luff', 'earnings', 'indicators'],
    }),
    getLuffSummary: build.query<GetLuffSummaryApiResponse, GetLuffSummaryApiArg>({
      query: () => ({ url: `/api/luff/summary` }),
      providesTags: ['luff'],
    }),
    toggleMiningItem: build.mutation<ToggleMiningItemApiResponse, ToggleMiningItemApiArg>({
      query: (queryArg) => ({
        url: `/api/luff/toggle-mining-item`,
        method: 'POST',
        body: queryArg.toggleMiningItemDto,
      }),
      invalidatesTags: ['store', 'earnings', 'idle-rewards', 'lcoin', 'luff', 'settings'],
    }),
    listLuffTransactions: build.infiniteQuery<
      ListPage<ListLuffTransactionsApiResponse[number]>,
      ListLuffTransactionsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/luff/transactions`,
        params: {
          type: queryArg['type'],
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['luff'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListLuffTransactionsApiResponse[number]>,
    }),
    getLuffReceipt: build.query<GetLuffReceiptApiResponse, GetLuffReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/luff/transactions/${encodeURIComponent(String(queryArg.id))}/receipt` }),
      providesTags: ['luff'],
    }),
    getMarketMetrics: build.query<GetMarketMetricsApiResponse, GetMarketMetricsApiArg>({
      query: () => ({ url: `/api/market-metrics` }),
      providesTags: ['insights'],
    }),
    listCashFlows: build.infiniteQuery<ListPage<ListCashFlowsApiResponse[number]>, ListCashFlowsApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/mypage/cashflows`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['journal'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListCashFlowsApiResponse[number]>,
    }),
    createCashFlow: build.mutation<CreateCashFlowApiResponse, CreateCashFlowApiArg>({
      query: (queryArg) => ({ url: `/api/mypage/cashflows`, method: 'POST', body: queryArg.createCashFlowDto }),
      invalidatesTags: ['journal'],
    }),
    deleteCashFlow: build.mutation<DeleteCashFlowApiResponse, DeleteCashFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/mypage/cashflows/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['journal'],
    }),
    updateCashFlow: build.mutation<UpdateCashFlowApiResponse, UpdateCashFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/mypage/cashflows/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateCashFlowDto,
      }),
      invalidatesTags: ['journal'],
    }),
    getPerformance: build.query<GetPerformanceApiResponse, GetPerformanceApiArg>({
      query: () => ({ url: `/api/mypage/performance` }),
      providesTags: ['journal'],
    }),
    getJournalStatistics: build.query<GetJournalStatisticsApiResponse, GetJournalStatisticsApiArg>({
      query: (queryArg) => ({
        url: `/api/mypage/performance/statistics`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
      providesTags: ['journal'],
    }),
    listTrades: build.infiniteQuery<ListPage<ListTradesApiResponse[number]>, ListTradesApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/mypage/trades`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['journal'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListTradesApiResponse[number]>,
    }),
    createTrade: build.mutation<CreateTradeApiResponse, CreateTradeApiArg>({
      query: (queryArg) => ({ url: `/api/mypage/trades`, method: 'POST', body: queryArg.createTradeDto }),
      invalidatesTags: ['journal'],
    }),
    sumTrades: build.query<SumTradesApiResponse, SumTradesApiArg>({
      query: (queryArg) => ({
        url: `/api/mypage/trades/sum`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
        },
      }),
      providesTags: ['journal'],
    }),
    deleteTrade: build.mutation<DeleteTradeApiResponse, DeleteTradeApiArg>({
      query: (queryArg) => ({ url: `/api/mypage/trades/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
      invalidatesTags: ['journal'],
    }),
    updateTrade: build.mutation<UpdateTradeApiResponse, UpdateTradeApiArg>({
      query: (queryArg) => ({
        url: `/api/mypage/trades/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateTradeDto,
      }),
      invalidatesTags: ['journal'],
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
      invalidatesTags: ['store', 'earnings', 'idle-rewards', 'lcoin', 'luff', 'settings'],
    }),
    listKeptReceipts: build.infiniteQuery<
      ListPage<ListKeptReceiptsApiResponse[number]>,
      ListKeptReceiptsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/receipts`,
        params: {
          search: queryArg.search,
          kind: queryArg.kind,
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['receipts'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListKeptReceiptsApiResponse[number]>,
    }),
    revokeShare: build.mutation<RevokeShareApiResponse, RevokeShareApiArg>({
      query: (queryArg) => ({
        url: `/api/receipts/shares/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['receipts'],
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/receipts/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ['receipts'],
    }),
    removeKeptReceipt: build.mutation<RemoveKeptReceiptApiResponse, RemoveKeptReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/receipts/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/kept`,
        method: 'DELETE',
      }),
      invalidatesTags: ['receipts'],
    }),
    keepReceipt: build.mutation<KeepReceiptApiResponse, KeepReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/receipts/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/kept`,
        method: 'PUT',
      }),
      invalidatesTags: ['receipts'],
    }),
    shareReceipt: build.mutation<ShareReceiptApiResponse, ShareReceiptApiArg>({
      query: (queryArg) => ({
        url: `/api/receipts/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/shares`,
        method: 'POST',
        body: queryArg.shareReceiptDto,
      }),
      invalidatesTags: ['receipts'],
    }),
    listStoreOrders: build.infiniteQuery<
      ListPage<ListStoreOrdersApiResponse[number]>,
      ListStoreOrdersApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/store/orders`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['store'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListStoreOrdersApiResponse[number]>,
    }),
    translateNews: build.mutation<TranslateNewsApiResponse, TranslateNewsApiArg>({
      query: (queryArg) => ({ url: `/api/translate`, method: 'POST', body: queryArg.translateDto }),
      invalidatesTags: [],
    }),
    listUidDisputes: build.query<ListUidDisputesApiResponse, ListUidDisputesApiArg>({
      query: () => ({ url: `/api/uid-disputes` }),
      providesTags: ['uid-rebate'],
    }),
    openUidDispute: build.mutation<OpenUidDisputeApiResponse, OpenUidDisputeApiArg>({
      query: (queryArg) => ({ url: `/api/uid-disputes`, method: 'POST', body: queryArg.openUidDisputeDto }),
      invalidatesTags: ['uid-rebate', 'earnings', 'lcoin', 'luff'],
    }),
    listUidVerificationRequests: build.infiniteQuery<
      ListPage<ListUidVerificationRequestsApiResponse[number]>,
      ListUidVerificationRequestsApiArg,
      PageParam
    >({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/uid-verification-requests`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          status: queryArg.status,
        },
      }),
      providesTags: ['uid-rebate'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListUidVerificationRequestsApiResponse[number]>,
    }),
    getOwnMember: build.query<GetOwnMemberApiResponse, GetOwnMemberApiArg>({
      query: () => ({ url: `/api/user` }),
      providesTags: ['auth'],
    }),
    registerUserUid: build.mutation<RegisterUserUidApiResponse, RegisterUserUidApiArg>({
      query: (queryArg) => ({ url: `/api/user-uid`, method: 'POST', body: queryArg.exchangeUidDto }),
      invalidatesTags: ['uid-rebate', 'earnings', 'lcoin', 'luff'],
    }),
    deleteUserUid: build.mutation<DeleteUserUidApiResponse, DeleteUserUidApiArg>({
      query: (queryArg) => ({ url: `/api/user-uid/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
      invalidatesTags: ['uid-rebate', 'earnings', 'lcoin', 'luff'],
    }),
    closeOwnAccount: build.mutation<CloseOwnAccountApiResponse, CloseOwnAccountApiArg>({
      query: (queryArg) => ({ url: `/api/user/close`, method: 'POST', body: queryArg.closeAccountDto }),
      invalidatesTags: [],
    }),
    listEarnings: build.infiniteQuery<ListPage<ListEarningsApiResponse[number]>, ListEarningsApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/user/earnings`,
        params: {
          type: queryArg['type'],
          from: queryArg['from'],
          to: queryArg.to,
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          book: queryArg.book,
          only: queryArg.only,
        },
      }),
      providesTags: ['earnings'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListEarningsApiResponse[number]>,
    }),
    listEarningDays: build.query<ListEarningDaysApiResponse, ListEarningDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/user/earnings/days`,
        params: {
          days: queryArg.days,
          to: queryArg.to,
        },
      }),
      providesTags: ['earnings'],
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
    listRebateMonths: build.query<ListRebateMonthsApiResponse, ListRebateMonthsApiArg>({
      query: () => ({ url: `/api/user/rebate-months` }),
      providesTags: ['uid-rebate'],
    }),
    listRebateRows: build.infiniteQuery<ListPage<ListRebateRowsApiResponse[number]>, ListRebateRowsApiArg, PageParam>({
      query: ({ queryArg, pageParam }) => ({
        url: `/api/user/rebate-rows`,
        params: {
          cursor: pageParam ?? undefined,
          limit: queryArg.limit,
          days: queryArg.days,
          exchange: queryArg.exchange,
          day: queryArg.day,
        },
      }),
      providesTags: ['uid-rebate'],
      infiniteQueryOptions: pageOptions,
      transformResponse: toPage<ListRebateRowsApiResponse[number]>,
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
      invalidatesTags: ['auth', 'sessions'],
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
      query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
      query: (queryArg) => ({ url: `/api/user/two-factor/enable`, method: 'POST', body: queryArg.enableTwoFactorDto }),
      invalidatesTags: ['two-factor', 'auth', 'sessions'],
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/user/two-factor/recovery-codes`,
        method: 'POST',
        body: queryArg.provePasswordDto,
      }),
      invalidatesTags: ['two-factor', 'auth', 'sessions'],
    }),
    setUpTwoFactor: build.mutation<SetUpTwoFactorApiResponse, SetUpTwoFactorApiArg>({
      query: (queryArg) => ({ url: `/api/user/two-factor/setup`, method: 'POST', body: queryArg.provePasswordDto }),
      invalidatesTags: ['two-factor', 'auth', 'sessions'],
    }),
    listUserUids: build.query<ListUserUidsApiResponse, ListUserUidsApiArg>({
      query: (queryArg) => ({ url: `/api/user/${encodeURIComponent(String(queryArg.id))}/uids` }),
      providesTags: ['uid-rebate'],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memberApi };
export type CheckAttendanceApiResponse = /** status 200 Done */ AttendanceCheckedDto;
export type CheckAttendanceApiArg = {
  checkAttendanceDto: CheckAttendanceDto;
};
export type GetAttendanceStatusApiResponse = /** status 200 Done */ AttendanceStatusDto;
export type GetAttendanceStatusApiArg = void;
export type ChangePasswordApiResponse = /** status 200 Done */ DoneDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ListChartAnalysesApiResponse = /** status 200 Done */ ChartAnalysisDto[];
export type ListChartAnalysesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type AnalyzeChartApiResponse =
  /** status 200 Done */ ChartAnalysisDetailsDto | /** status 202 Not done yet */ ChartAnalysisDetailsDto;
export type AnalyzeChartApiArg = {
  analyzeChartDto: AnalyzeChartDto;
};
export type ListChartCouponsApiResponse = /** status 200 Done */ ChartCouponDto[];
export type ListChartCouponsApiArg = void;
export type GetChartModelApiResponse = /** status 200 Done */ ChartModelDto;
export type GetChartModelApiArg = void;
export type AllowChartModelApiResponse = /** status 200 Done */ ChartModelDto;
export type AllowChartModelApiArg = {
  allowChartModelDto: AllowChartModelDto;
};
export type GetChartAnalysisUsageApiResponse = /** status 200 Done */ ChartAnalysisUsageDto;
export type GetChartAnalysisUsageApiArg = void;
export type GetChartAnalysisApiResponse = /** status 200 Done */ ChartAnalysisDetailsDto;
export type GetChartAnalysisApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetCoinInfoApiResponse = /** status 200 Done */ CoinInfoDto;
export type GetCoinInfoApiArg = {
  /** Id of the coin at CoinGecko, or the ticker of a ranked coin in lower case */
  coinId: string;
};
export type ListCoinMarketsApiResponse = /** status 200 Done */ CoinMarketDto[];
export type ListCoinMarketsApiArg = {
  /** Number of coins. */
  limit?: number;
};
export type ListNewsApiResponse = /** status 200 Done */ NewsDto;
export type ListNewsApiArg = {
  /** Only articles of this category. */
  category?: NewsFilter;
  /** How far back; a day by default. */
  timeframe?: NewsTimeframe;
};
export type ListAlertsApiResponse = /** status 200 Done */ AlertsDto;
export type ListAlertsApiArg = void;
export type CreateAlertApiResponse = /** status 201 Done */ AlertDto;
export type CreateAlertApiArg = {
  createAlertDto: CreateAlertDto;
};
export type RehearseAlertApiResponse = /** status 200 Done */ AlertRehearsalDto;
export type RehearseAlertApiArg = {
  createAlertDto: CreateAlertDto;
};
export type DeleteAlertApiResponse = unknown;
export type DeleteAlertApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UpdateAlertApiResponse = /** status 200 Done */ AlertDto;
export type UpdateAlertApiArg = {
  /** Id of the resource. */
  id: string;
  updateAlertDto: UpdateAlertDto;
};
export type ListCandlesApiResponse = /** status 200 Done */ CandlesDto;
export type ListCandlesApiArg = {
  /** Ticker of the coin at the exchange. */
  symbol: string;
  /** Against USDT on Binance, against KRW on Upbit. */
  quote: CandleQuote;
  /** How long a candle lasts. */
  timeframe: Timeframe;
  /** Number of candles, with those that nobody traded in. */
  limit?: number;
};
export type GetCoinAnalysisApiResponse = /** status 200 Done */ CoinAnalysisDto;
export type GetCoinAnalysisApiArg = {
  /** Ticker that most exchanges use. */
  symbol: string;
};
export type GetCoinWordsApiResponse = /** status 200 Done */ CoinWordsDto;
export type GetCoinWordsApiArg = {
  /** Ticker that most exchanges use. */
  symbol: string;
};
export type ListFavouritesApiResponse = /** status 200 Done */ FavouritesDto;
export type ListFavouritesApiArg = void;
export type RemoveFavouriteApiResponse = /** status 200 Done */ FavouritesDto;
export type RemoveFavouriteApiArg = {
  /** Ticker of the coin. */
  symbol: string;
};
export type AddFavouriteApiResponse = /** status 200 Done */ FavouritesDto;
export type AddFavouriteApiArg = {
  /** Ticker of the coin. */
  symbol: string;
};
export type ListFundingRatesApiResponse = /** status 200 Done */ FundingRateDto[];
export type ListFundingRatesApiArg = void;
export type ListHyperliquidPositionsApiResponse = /** status 200 Done */ PerpetualDto[];
export type ListHyperliquidPositionsApiArg = void;
export type ListLargeTradesApiResponse = /** status 200 Done */ LargeTradesDto;
export type ListLargeTradesApiArg = void;
export type ListLiquidationsApiResponse = /** status 200 Done */ LiquidationsDto;
export type ListLiquidationsApiArg = void;
export type GetMarketOverviewApiResponse = /** status 200 Done */ MarketOverviewDto;
export type GetMarketOverviewApiArg = void;
export type DeletePushApiResponse = unknown;
export type DeletePushApiArg = void;
export type GetPushApiResponse = /** status 200 Done */ PushStateDto;
export type GetPushApiArg = void;
export type PutPushApiResponse = unknown;
export type PutPushApiArg = {
  putPushDto: PutPushDto;
};
export type ListSectorsApiResponse = /** status 200 Done */ SectorDto[];
export type ListSectorsApiArg = void;
export type ListSurgeCoinsApiResponse = /** status 200 Done */ SurgeCoinDto[];
export type ListSurgeCoinsApiArg = void;
export type ListTopGainersApiResponse = /** status 200 Done */ CoinDto[];
export type ListTopGainersApiArg = {
  /** Only coins of this exchange; each coin once for all. */
  exchange?: ExchangeFilter;
  /** Number of coins. */
  limit?: number;
};
export type ListDailyEntriesApiResponse = /** status 200 Done */ DailyEntryDto[];
export type ListDailyEntriesApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type SaveDailyEntryApiResponse = /** status 200 Done */ DailyEntryDto;
export type SaveDailyEntryApiArg = {
  saveDailyEntryDto: SaveDailyEntryDto;
};
export type DeleteDailyEntryApiResponse = unknown;
export type DeleteDailyEntryApiArg = {
  /** Day of the entry. */
  date: string;
};
export type ClaimIdleRewardApiResponse = /** status 200 Done */ IdleRewardClaimedDto;
export type ClaimIdleRewardApiArg = {
  claimIdleRewardDto: ClaimIdleRewardDto;
};
export type GetIdleRewardStatusApiResponse = /** status 200 Done */ IdleRewardStatusDto;
export type GetIdleRewardStatusApiArg = void;
export type GetIndicatorPassApiResponse = /** status 200 Done */ IndicatorPassDto;
export type GetIndicatorPassApiArg = void;
export type PurchaseIndicatorApiResponse = /** status 200 Done */ IndicatorPurchaseChangedDto;
export type PurchaseIndicatorApiArg = {
  purchaseIndicatorDto: PurchaseIndicatorDto;
};
export type ListIndicatorPurchasesApiResponse = /** status 200 Done */ IndicatorPurchaseDto[];
export type ListIndicatorPurchasesApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type CancelIndicatorPurchaseApiResponse = /** status 200 Done */ IndicatorPurchaseChangedDto;
export type CancelIndicatorPurchaseApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListJournalConnectionsApiResponse = /** status 200 Done */ JournalConnectionDto[];
export type ListJournalConnectionsApiArg = void;
export type ConnectExchangeApiResponse = /** status 202 Done */ JournalConnectionDto;
export type ConnectExchangeApiArg = {
  connectExchangeDto: ConnectExchangeDto;
};
export type DisconnectExchangeApiResponse = unknown;
export type DisconnectExchangeApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ChooseSyncedSymbolsApiResponse = /** status 202 Done */ JournalConnectionDto;
export type ChooseSyncedSymbolsApiArg = {
  /** Id of the resource. */
  id: string;
  chooseSymbolsDto: ChooseSymbolsDto;
};
export type SyncExchangeApiResponse = /** status 202 Done */ JournalConnectionDto;
export type SyncExchangeApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListJournalDaysApiResponse = /** status 200 Done */ JournalDayDto[];
export type ListJournalDaysApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type ListJournalImportsApiResponse = /** status 200 Done */ JournalImportDto[];
export type ListJournalImportsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type UploadHistoryApiResponse = /** status 202 Done */ JournalImportDto;
export type UploadHistoryApiArg = {
  /** Name of the file; it may tell the time zone. */
  fileName: string;
  /** CSV or XLSX, at most 32 MB (a setting) */
  body: Blob;
};
export type DeleteJournalImportApiResponse = unknown;
export type DeleteJournalImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetJournalImportApiResponse = /** status 200 Done */ JournalImportDetailsDto;
export type GetJournalImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ConfirmJournalImportApiResponse = /** status 202 Done */ JournalImportDto;
export type ConfirmJournalImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ReadHistoryAgainApiResponse = /** status 202 Done */ JournalImportDto;
export type ReadHistoryAgainApiArg = {
  /** Id of the resource. */
  id: string;
  readHistoryDto: ReadHistoryDto;
};
export type UndoJournalImportApiResponse = /** status 202 Done */ JournalImportDto;
export type UndoJournalImportApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListNoteTemplatesApiResponse = /** status 200 Done */ NoteTemplateDto[];
export type ListNoteTemplatesApiArg = void;
export type SaveNoteTemplateApiResponse = /** status 200 Done */ NoteTemplateDto;
export type SaveNoteTemplateApiArg = {
  saveNoteTemplateDto: SaveNoteTemplateDto;
};
export type DeleteNoteTemplateApiResponse = unknown;
export type DeleteNoteTemplateApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListJournalPicturesApiResponse = /** status 200 Done */ JournalPictureDto[];
export type ListJournalPicturesApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
};
export type AddJournalPictureApiResponse = /** status 201 Done */ JournalPictureDto;
export type AddJournalPictureApiArg = {
  createJournalPictureDto: CreateJournalPictureDto;
};
export type DeleteJournalPictureApiResponse = unknown;
export type DeleteJournalPictureApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UpdateJournalPictureApiResponse = /** status 200 Done */ JournalPictureDto;
export type UpdateJournalPictureApiArg = {
  /** Id of the resource. */
  id: string;
  updateJournalPictureDto: UpdateJournalPictureDto;
};
export type RestoreJournalPictureApiResponse = /** status 200 Done */ JournalPictureDto;
export type RestoreJournalPictureApiArg = {
  /** Id of the resource. */
  id: string;
};
export type ListPositionsApiResponse = /** status 200 Done */ PositionDto[];
export type ListPositionsApiArg = void;
export type GetJournalRebatesApiResponse = /** status 200 Done */ JournalRebatesDto;
export type GetJournalRebatesApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
};
export type GetTaxYearApiResponse = /** status 200 Done */ TaxYearDto;
export type GetTaxYearApiArg = {
  /** Calendar year in Asia/Seoul. */
  year: string;
};
export type GetPremiumHistoryApiResponse = /** status 200 Done */ PremiumHistoryDto;
export type GetPremiumHistoryApiArg = {
  /** Exchange in Korea. */
  exchange: KoreanExchange;
  /** Ticker on that exchange. */
  coin: string;
  /** Back from now: a point for each minute of 24 hours, for each hour of the others. */
  range: HistoryRange;
};
export type ListLcoinEntriesApiResponse = /** status 200 Done */ EntryDto[];
export type ListLcoinEntriesApiArg = {
  /** Only these types, with commas between. */
  type?: ('bonus' | 'earn' | 'mining' | 'other' | 'spend')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type GetLcoinReceiptApiResponse = /** status 200 Done */ EntryReceiptDto;
export type GetLcoinReceiptApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetLcoinSummaryApiResponse = /** status 200 Done */ PointSummaryDto;
export type GetLcoinSummaryApiArg = void;
export type GetLuffBalanceApiResponse = /** status 200 Done */ LuffBalanceDto;
export type GetLuffBalanceApiArg = void;
export type ListMiningItemsApiResponse = /** status 200 Done */ OfferedMiningItemDto[];
export type ListMiningItemsApiArg = void;
export type ListOwnMiningItemsApiResponse = /** status 200 Done */ UserMiningItemDto[];
export type ListOwnMiningItemsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type PurchaseIndicatorWithLuffApiResponse = /** status 200 Done */ IndicatorPurchaseChangedDto;
export type PurchaseIndicatorWithLuffApiArg = {
  purchaseIndicatorDto: PurchaseIndicatorDto;
};
export type PurchaseMiningItemApiResponse = /** status 200 Done */ MiningItemPurchasedDto;
export type PurchaseMiningItemApiArg = {
  purchaseMiningItemDto: PurchaseMiningItemDto;
};
export type ListLuffRedemptionsApiResponse = /** status 200 Done */ LuffRedemptionDto[];
export type ListLuffRedemptionsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type CancelLuffRedemptionApiResponse = /** status 200 Done */ RedemptionChangedDto;
export type CancelLuffRedemptionApiArg = {
  /** Id of the resource. */
  id: string;
};
export type RequestPaybackApiResponse = /** status 201 Done */ RedemptionChangedDto;
export type RequestPaybackApiArg = {
  requestPaybackDto: RequestPaybackDto;
};
export type GetLuffSummaryApiResponse = /** status 200 Done */ PointSummaryDto;
export type GetLuffSummaryApiArg = void;
export type ToggleMiningItemApiResponse = /** status 200 Done */ MiningItemToggledDto;
export type ToggleMiningItemApiArg = {
  toggleMiningItemDto: ToggleMiningItemDto;
};
export type ListLuffTransactionsApiResponse = /** status 200 Done */ EntryDto[];
export type ListLuffTransactionsApiArg = {
  /** Only these types, with commas between. */
  type?: ('bonus' | 'earn' | 'mining' | 'other' | 'spend')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type GetLuffReceiptApiResponse = /** status 200 Done */ EntryReceiptDto;
export type GetLuffReceiptApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetMarketMetricsApiResponse = /** status 200 Done */ MarketMetricsDto;
export type GetMarketMetricsApiArg = void;
export type ListCashFlowsApiResponse = /** status 200 Done */ CashFlowDto[];
export type ListCashFlowsApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type CreateCashFlowApiResponse = /** status 201 Done */ CashFlowDto;
export type CreateCashFlowApiArg = {
  createCashFlowDto: CreateCashFlowDto;
};
export type DeleteCashFlowApiResponse = unknown;
export type DeleteCashFlowApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UpdateCashFlowApiResponse = /** status 200 Done */ CashFlowDto;
export type UpdateCashFlowApiArg = {
  /** Id of the resource. */
  id: string;
  updateCashFlowDto: UpdateCashFlowDto;
};
export type GetPerformanceApiResponse = /** status 200 Done */ PerformanceDto;
export type GetPerformanceApiArg = void;
export type GetJournalStatisticsApiResponse = /** status 200 Done */ JournalStatisticsDto;
export type GetJournalStatisticsApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
};
export type ListTradesApiResponse = /** status 200 Done */ TradeDto[];
export type ListTradesApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Words, each of which is in symbol, exchange, note, tags, setup or mistake, in whatever case. */
  search?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type CreateTradeApiResponse = /** status 201 Done */ TradeDto;
export type CreateTradeApiArg = {
  createTradeDto: CreateTradeDto;
};
export type SumTradesApiResponse = /** status 200 Done */ TradeSumDto;
export type SumTradesApiArg = {
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** Words, each of which is in symbol, exchange, note, tags, setup or mistake, in whatever case. */
  search?: string;
};
export type DeleteTradeApiResponse = unknown;
export type DeleteTradeApiArg = {
  /** Id of the resource. */
  id: string;
};
export type UpdateTradeApiResponse = /** status 200 Done */ TradeDto;
export type UpdateTradeApiArg = {
  /** Id of the resource. */
  id: string;
  updateTradeDto: UpdateTradeDto;
};
export type PurchaseChartAnalysisVoucherApiResponse = /** status 200 Done */ VoucherPurchasedDto;
export type PurchaseChartAnalysisVoucherApiArg = {
  purchaseVoucherDto: PurchaseVoucherDto;
};
export type ListKeptReceiptsApiResponse = /** status 200 Done */ KeptReceiptDto[];
export type ListKeptReceiptsApiArg = {
  /** Part of a number, in either case, with or without hyphens. */
  search?: string;
  /** Only receipts of this kind. */
  kind?: ReceiptKind;
  /** First day (Asia/Seoul) of the facts. */
  from?: string;
  /** Last day (Asia/Seoul) of the facts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type RevokeShareApiResponse = unknown;
export type RevokeShareApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetReceiptApiResponse = /** status 200 Done */ FactReceiptDto;
export type GetReceiptApiArg = {
  /** lcoin and luff: an entry of that point; rebate-day, rebate-month and rebate-row: the rebates of a report day, of a
    calendar month, of one row; order: a purchase in the store; payback: a request for USDT; uid-verification: of a UID. */
  kind: ReceiptKind;
  /** Id of the entry, order or payback; the day or month; a row as day, exchange, UID and product, a UID as exchange and
    UID, with _ between. */
  id: string;
};
export type RemoveKeptReceiptApiResponse = unknown;
export type RemoveKeptReceiptApiArg = {
  /** lcoin and luff: an entry of that point; rebate-day, rebate-month and rebate-row: the rebates of a report day, of a
    calendar month, of one row; order: a purchase in the store; payback: a request for USDT; uid-verification: of a UID. */
  kind: ReceiptKind;
  /** Id of the entry, order or payback; the day or month; a row as day, exchange, UID and product, a UID as exchange and
    UID, with _ between. */
  id: string;
};
export type KeepReceiptApiResponse = /** status 200 Done */ KeptReceiptDto;
export type KeepReceiptApiArg = {
  /** lcoin and luff: an entry of that point; rebate-day, rebate-month and rebate-row: the rebates of a report day, of a
    calendar month, of one row; order: a purchase in the store; payback: a request for USDT; uid-verification: of a UID. */
  kind: ReceiptKind;
  /** Id of the entry, order or payback; the day or month; a row as day, exchange, UID and product, a UID as exchange and
    UID, with _ between. */
  id: string;
};
export type ShareReceiptApiResponse = /** status 201 Done */ NewShareDto;
export type ShareReceiptApiArg = {
  /** lcoin and luff: an entry of that point; rebate-day, rebate-month and rebate-row: the rebates of a report day, of a
    calendar month, of one row; order: a purchase in the store; payback: a request for USDT; uid-verification: of a UID. */
  kind: ReceiptKind;
  /** Id of the entry, order or payback; the day or month; a row as day, exchange, UID and product, a UID as exchange and
    UID, with _ between. */
  id: string;
  shareReceiptDto: ShareReceiptDto;
};
export type ListStoreOrdersApiResponse = /** status 200 Done */ StoreOrderDto[];
export type ListStoreOrdersApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
};
export type TranslateNewsApiResponse = /** status 200 Done */ TranslationDto;
export type TranslateNewsApiArg = {
  translateDto: TranslateDto;
};
export type ListUidDisputesApiResponse = /** status 200 Done */ UidDisputeDto[];
export type ListUidDisputesApiArg = void;
export type OpenUidDisputeApiResponse = /** status 200 Done */ OpenedUidDisputeDto;
export type OpenUidDisputeApiArg = {
  openUidDisputeDto: OpenUidDisputeDto;
};
export type ListUidVerificationRequestsApiResponse = /** status 200 Done */ VerificationRequestDto[];
export type ListUidVerificationRequestsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only those in this state. */
  status?: RequestStatus;
};
export type GetOwnMemberApiResponse = /** status 200 Done */ MemberDto;
export type GetOwnMemberApiArg = void;
export type RegisterUserUidApiResponse = /** status 200 Done */ UidRegistrationDto;
export type RegisterUserUidApiArg = {
  exchangeUidDto: ExchangeUidDto;
};
export type DeleteUserUidApiResponse = /** status 200 Done */ UidMessageDto;
export type DeleteUserUidApiArg = {
  /** Id of the resource. */
  id: string;
};
export type CloseOwnAccountApiResponse = /** status 200 Done */ DoneDto;
export type CloseOwnAccountApiArg = {
  closeAccountDto: CloseAccountDto;
};
export type ListEarningsApiResponse = /** status 200 Done */ EarningDto[];
export type ListEarningsApiArg = {
  /** Only these types, with commas between. */
  type?: ('bonus' | 'earn' | 'mining' | 'other' | 'spend')[];
  /** First day (Asia/Seoul) that counts. */
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  to?: string;
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Only this book. */
  book?: EarningBook;
  /** Only what was earned, as the sums by day count it: reported rebates and minted points, corrections included. */
  only?: 'earned';
};
export type ListEarningDaysApiResponse = /** status 200 Done */ EarningDayDto[];
export type ListEarningDaysApiArg = {
  /** 30 or 90. */
  days?: 30 | 90;
  /** The last of them (Asia/Seoul), such as the last day of the rebate summary; today without it. */
  to?: string;
};
export type GetMailPreferencesApiResponse = /** status 200 Done */ MailPreferencesDto;
export type GetMailPreferencesApiArg = void;
export type UpdateMailPreferencesApiResponse = /** status 200 Done */ MailPreferencesDto;
export type UpdateMailPreferencesApiArg = {
  updateMailPreferencesDto: UpdateMailPreferencesDto;
};
export type ListRebateMonthsApiResponse = /** status 200 Done */ RebateMonthDto[];
export type ListRebateMonthsApiArg = void;
export type ListRebateRowsApiResponse = /** status 200 Done */ RebateRowDto[];
export type ListRebateRowsApiArg = {
  /** How many entries, 1 to 100. */
  limit?: number;
  /** Closed report days: 7, 30 or 90. */
  days?: 30 | 7 | 90;
  /** Name or id of one exchange. */
  exchange?: string;
  /** One report day. */
  day?: string;
};
export type GetRebateSummaryApiResponse = /** status 200 Done */ RebateSummaryDto;
export type GetRebateSummaryApiArg = {
  /** Closed report days: 7, 30 or 90. */
  days?: 30 | 7 | 90;
};
export type ResendConfirmationApiResponse = /** status 200 Done */ DoneDto;
export type ResendConfirmationApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 Done */ EndedSessionsDto;
export type EndOtherSessionsApiArg = void;
export type ListOwnSessionsApiResponse = /** status 200 Done */ OwnSessionDto[];
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  /** Id of the resource. */
  id: string;
};
export type GetTwoFactorApiResponse = /** status 200 Done */ TwoFactorDto;
export type GetTwoFactorApiArg = void;
export type DisableTwoFactorApiResponse = /** status 200 Done */ DoneDto;
export type DisableTwoFactorApiArg = {
  disableTwoFactorDto: DisableTwoFactorDto;
};
export type EnableTwoFactorApiResponse = /** status 200 Done */ RecoveryCodesDto;
export type EnableTwoFactorApiArg = {
  enableTwoFactorDto: EnableTwoFactorDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200 Done */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  provePasswordDto: ProvePasswordDto;
};
export type SetUpTwoFactorApiResponse = /** status 200 Done */ TwoFactorSetupDto;
export type SetUpTwoFactorApiArg = {
  provePasswordDto: ProvePasswordDto;
};
export type ListUserUidsApiResponse = /** status 200 Done */ UserUidDto[];
export type ListUserUidsApiArg = {
  /** Id of the resource. */
  id: string;
};
export const {
  useCheckAttendanceMutation,
  useGetAttendanceStatusQuery,
  useChangePasswordMutation,
  useListChartAnalysesInfiniteQuery,
  useAnalyzeChartMutation,
  useListChartCouponsQuery,
  useGetChartModelQuery,
  useAllowChartModelMutation,
  useGetChartAnalysisUsageQuery,
  useGetChartAnalysisQuery,
  useGetCoinInfoQuery,
  useListCoinMarketsQuery,
  useListNewsQuery,
  useListAlertsQuery,
  useCreateAlertMutation,
  useRehearseAlertMutation,
  useDeleteAlertMutation,
  useUpdateAlertMutation,
  useListCandlesQuery,
  useGetCoinAnalysisQuery,
  useGetCoinWordsQuery,
  useListFavouritesQuery,
  useRemoveFavouriteMutation,
  useAddFavouriteMutation,
  useListFundingRatesQuery,
  useListHyperliquidPositionsQuery,
  useListLargeTradesQuery,
  useListLiquidationsQuery,
  useGetMarketOverviewQuery,
  useDeletePushMutation,
  useGetPushQuery,
  usePutPushMutation,
  useListSectorsQuery,
  useListSurgeCoinsQuery,
  useListTopGainersQuery,
  useListDailyEntriesInfiniteQuery,
  useSaveDailyEntryMutation,
  useDeleteDailyEntryMutation,
  useClaimIdleRewardMutation,
  useGetIdleRewardStatusQuery,
  useGetIndicatorPassQuery,
  usePurchaseIndicatorMutation,
  useListIndicatorPurchasesInfiniteQuery,
  useCancelIndicatorPurchaseMutation,
  useListJournalConnectionsQuery,
  useConnectExchangeMutation,
  useDisconnectExchangeMutation,
  useChooseSyncedSymbolsMutation,
  useSyncExchangeMutation,
  useListJournalDaysInfiniteQuery,
  useListJournalImportsInfiniteQuery,
  useDeleteJournalImportMutation,
  useGetJournalImportQuery,
  useConfirmJournalImportMutation,
  useReadHistoryAgainMutation,
  useUndoJournalImportMutation,
  useListNoteTemplatesQuery,
  useSaveNoteTemplateMutation,
  useDeleteNoteTemplateMutation,
  useListJournalPicturesQuery,
  useAddJournalPictureMutation,
  useDeleteJournalPictureMutation,
  useUpdateJournalPictureMutation,
  useRestoreJournalPictureMutation,
  useListPositionsQuery,
  useGetJournalRebatesQuery,
  useGetTaxYearQuery,
  useGetPremiumHistoryQuery,
  useListLcoinEntriesInfiniteQuery,
  useGetLcoinReceiptQuery,
  useGetLcoinSummaryQuery,
  useGetLuffBalanceQuery,
  useListMiningItemsQuery,
  useListOwnMiningItemsInfiniteQuery,
  usePurchaseIndicatorWithLuffMutation,
  usePurchaseMiningItemMutation,
  useListLuffRedemptionsInfiniteQuery,
  useCancelLuffRedemptionMutation,
  useRequestPaybackMutation,
  useGetLuffSummaryQuery,
  useToggleMiningItemMutation,
  useListLuffTransactionsInfiniteQuery,
  useGetLuffReceiptQuery,
  useGetMarketMetricsQuery,
  useListCashFlowsInfiniteQuery,
  useCreateCashFlowMutation,
  useDeleteCashFlowMutation,
  useUpdateCashFlowMutation,
  useGetPerformanceQuery,
  useGetJournalStatisticsQuery,
  useListTradesInfiniteQuery,
  useCreateTradeMutation,
  useSumTradesQuery,
  useDeleteTradeMutation,
  useUpdateTradeMutation,
  usePurchaseChartAnalysisVoucherMutation,
  useListKeptReceiptsInfiniteQuery,
  useRevokeShareMutation,
  useGetReceiptQuery,
  useRemoveKeptReceiptMutation,
  useKeepReceiptMutation,
  useShareReceiptMutation,
  useListStoreOrdersInfiniteQuery,
  useTranslateNewsMutation,
  useListUidDisputesQuery,
  useOpenUidDisputeMutation,
  useListUidVerificationRequestsInfiniteQuery,
  useGetOwnMemberQuery,
  useRegisterUserUidMutation,
  useDeleteUserUidMutation,
  useCloseOwnAccountMutation,
  useListEarningsInfiniteQuery,
  useListEarningDaysQuery,
  useGetMailPreferencesQuery,
  useUpdateMailPreferencesMutation,
  useListRebateMonthsQuery,
  useListRebateRowsInfiniteQuery,
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
  useListUserUidsQuery,
} = injectedRtkApi;
