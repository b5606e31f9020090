import type {
  ChartScoreDto,
  CheckUidDto,
  ExchangeDto,
  ExchangeUidDto,
  FaqEntryDto,
  IndicatorChartDto,
  KimchiPremiumsDto,
  KoreanExchange,
  LatestRateDto,
  LcoinBalanceDto,
  LoginDto,
  MarketHighlightsDto,
  MemberDto,
  PayoutSummaryDto,
  ReceiptKeysDto,
  SessionDto,
  SiteSettingDto,
  SparklinesDto,
  UidCheckDto,
  UidMessageDto,
  UpdateMemberDto,
} from './schemas';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChartAnalysisScore: build.query<GetChartAnalysisScoreApiResponse, GetChartAnalysisScoreApiArg>({
      query: () => ({ url: `/api/chart-analysis/score` }),
      providesTags: ['chart-analysis'],
    }),
    listExchanges: build.query<ListExchangesApiResponse, ListExchangesApiArg>({
      query: () => ({ url: `/api/exchanges` }),
      providesTags: ['uid-rebate'],
    }),
    listFaq: build.query<ListFaqApiResponse, ListFaqApiArg>({
      query: () => ({ url: `/api/faq` }),
      providesTags: ['site'],
    }),
    getLiquidationMapChart: build.query<GetLiquidationMapChartApiResponse, GetLiquidationMapChartApiArg>({
      query: () => ({ url: `/api/indicator-charts/liquidation-map` }),
      providesTags: ['indicators'],
    }),
    getOrderBlockChart: build.query<GetOrderBlockChartApiResponse, GetOrderBlockChartApiArg>({
      query: () => ({ url: `/api/indicator-charts/order-block` }),
      providesTags: ['indicators'],
    }),
    getWhaleHunterChart: build.query<GetWhaleHunterChartApiResponse, GetWhaleHunterChartApiArg>({
      query: () => ({ url: `/api/indicator-charts/whale-hunter` }),
      providesTags: ['indicators'],
    }),
    getKimchiPremium: build.query<GetKimchiPremiumApiResponse, GetKimchiPremiumApiArg>({
      query: () => ({ url: `/api/kimchi-premium` }),
      providesTags: ['insights'],
    }),
    getSparklines: build.query<GetSparklinesApiResponse, GetSparklinesApiArg>({
      query: (queryArg) => ({
        url: `/api/kimchi-premium/sparklines`,
        params: {
          exchange: queryArg.exchange,
        },
      }),
      providesTags: ['insights'],
    }),
    getLcoinBalance: build.query<GetLcoinBalanceApiResponse, GetLcoinBalanceApiArg>({
      query: () => ({ url: `/api/lance-coins/balance` }),
      providesTags: ['lcoin'],
    }),
    logInMember: build.mutation<LogInMemberApiResponse, LogInMemberApiArg>({
      query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg.loginDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    logOutMember: build.mutation<LogOutMemberApiResponse, LogOutMemberApiArg>({
      query: () => ({ url: `/api/logout`, method: 'POST' }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    getPayoutSummary: build.query<GetPayoutSummaryApiResponse, GetPayoutSummaryApiArg>({
      query: () => ({ url: `/api/luff/payout-summary` }),
      providesTags: ['luff'],
    }),
    getMarketHighlights: build.query<GetMarketHighlightsApiResponse, GetMarketHighlightsApiArg>({
      query: () => ({ url: `/api/market-highlights` }),
      providesTags: ['insights'],
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/api/me` }),
      providesTags: ['auth'],
    }),
    getLatestRate: build.query<GetLatestRateApiResponse, GetLatestRateApiArg>({
      query: () => ({ url: `/api/mypage/rates/latest` }),
      providesTags: ['insights'],
    }),
    listReceiptKeys: build.query<ListReceiptKeysApiResponse, ListReceiptKeysApiArg>({
      query: () => ({ url: `/api/receipt-keys` }),
      providesTags: ['shared-receipts'],
    }),
    listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
      query: () => ({ url: `/api/site-settings` }),
      providesTags: ['settings'],
    }),
    requestUidVerification: build.mutation<RequestUidVerificationApiResponse, RequestUidVerificationApiArg>({
      query: (queryArg) => ({ url: `/api/uid-verification-request`, method: 'POST', body: queryArg.exchangeUidDto }),
      invalidatesTags: ['uid-rebate', 'earnings', 'lcoin', 'luff'],
    }),
    checkUid: build.mutation<CheckUidApiResponse, CheckUidApiArg>({
      query: (queryArg) => ({ url: `/api/uid/check`, method: 'POST', body: queryArg.checkUidDto }),
      invalidatesTags: [],
    }),
    updateOwnMember: build.mutation<UpdateOwnMemberApiResponse, UpdateOwnMemberApiArg>({
      query: (queryArg) => ({ url: `/api/user/update`, method: 'PATCH', body: queryArg.updateMemberDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as siteApi };
export type GetChartAnalysisScoreApiResponse = /** status 200 Done */ ChartScoreDto;
export type GetChartAnalysisScoreApiArg = void;
export type ListExchangesApiResponse = /** status 200 Done */ ExchangeDto[];
export type ListExchangesApiArg = void;
export type ListFaqApiResponse = /** status 200 Done */ FaqEntryDto[];
export type ListFaqApiArg = void;
export type GetLiquidationMapChartApiResponse = /** status 200 Done */ IndicatorChartDto;
export type GetLiquidationMapChartApiArg = void;
export type GetOrderBlockChartApiResponse = /** status 200 Done */ IndicatorChartDto;
export type GetOrderBlockChartApiArg = void;
export type GetWhaleHunterChartApiResponse = /** status 200 Done */ IndicatorChartDto;
export type GetWhaleHunterChartApiArg = void;
export type GetKimchiPremiumApiResponse = /** status 200 Done */ KimchiPremiumsDto;
export type GetKimchiPremiumApiArg = void;
export type GetSparklinesApiResponse = /** status 200 Done */ SparklinesDto;
export type GetSparklinesApiArg = {
  /** Exchange in Korea. */
  exchange: KoreanExchange;
};
export type GetLcoinBalanceApiResponse = /** status 200 Done */ LcoinBalanceDto;
export type GetLcoinBalanceApiArg = void;
export type LogInMemberApiResponse = /** status 200 Done */ SessionDto;
export type LogInMemberApiArg = {
  loginDto: LoginDto;
};
export type LogOutMemberApiResponse = unknown;
export type LogOutMemberApiArg = void;
export type GetPayoutSummaryApiResponse = /** status 200 Done */ PayoutSummaryDto;
export type GetPayoutSummaryApiArg = void;
export type GetMarketHighlightsApiResponse = /** status 200 Done */ MarketHighlightsDto;
export type GetMarketHighlightsApiArg = void;
export type GetSessionApiResponse = /** status 200 Done */ SessionDto;
export type GetSessionApiArg = void;
export type GetLatestRateApiResponse = /** status 200 Done */ LatestRateDto;
export type GetLatestRateApiArg = void;
export type ListReceiptKeysApiResponse = /** status 200 Done */ ReceiptKeysDto;
export type ListReceiptKeysApiArg = void;
export type ListSiteSettingsApiResponse = /** status 200 Done */ SiteSettingDto[];
export type ListSiteSettingsApiArg = void;
export type RequestUidVerificationApiResponse = /** status 200 Done */ UidMessageDto;
export type RequestUidVerificationApiArg = {
  exchangeUidDto: ExchangeUidDto;
};
export type CheckUidApiResponse = /** status 200 Done */ UidCheckDto;
export type CheckUidApiArg = {
  checkUidDto: CheckUidDto;
};
export type UpdateOwnMemberApiResponse = /** status 200 Done */ MemberDto;
export type UpdateOwnMemberApiArg = {
  updateMemberDto: UpdateMemberDto;
};
export const {
  useGetChartAnalysisScoreQuery,
  useListExchangesQuery,
  useListFaqQuery,
  useGetLiquidationMapChartQuery,
  useGetOrderBlockChartQuery,
  useGetWhaleHunterChartQuery,
  useGetKimchiPremiumQuery,
  useGetSparklinesQuery,
  useGetLcoinBalanceQuery,
  useLogInMemberMutation,
  useGetPayoutSummaryQuery,
  useGetMarketHighlightsQuery,
  useGetLatestRateQuery,
  useListReceiptKeysQuery,
  useListSiteSettingsQuery,
  useRequestUidVerificationMutation,
  useCheckUidMutation,
  useUpdateOwnMemberMutation,
} = injectedRtkApi;
