import { baseApi } from '@/shared/api/base-api';

/** Calls whose description is not generated yet; each goes when the generated client has it. */

export interface UserUidDto {
  id: string;
  exchangeName: string;
  exchange: string;
  uid: string;
  status: 'success' | 'error' | 'pending';
  state: 'registered' | 'pending' | 'verified' | 'rejected' | 'released';
  verifiedOn: string | null;
  createdAt: string;
}

export interface UidRegistrationDto {
  autoVerified: boolean;
  requiresApproval: boolean;
  message: string;
}

export interface VerificationRequestDto {
  id: string;
  exchangeName: string;
  uid: string;
  status: 'pending' | 'approved' | 'rejected';
  adminNote: string | null;
  createdAt: string;
  processedAt: string | null;
}

export interface UidDisputeDto {
  id: string;
  exchangeName: string;
  uid: string;
  statement: string;
  status: 'pending' | 'approved' | 'rejected';
  adminNote: string | null;
  createdAt: string;
  processedAt: string | null;
}

export interface RebateDayDto {
  day: string;
  volume: string | null;
  rebate: string | null;
  estimated: boolean;
  waitingFor: string[];
}

export interface RebateExchangeDto {
  exchange: string;
  exchangeName: string;
  color: string;
  uids: string[];
  volume: string | null;
  rebate: string | null;
  rebateRate: string;
  estimated: boolean;
  dayTimeZone: string;
  lastReportDay: string | null;
  source: 'api' | 'import' | null;
  simulated: boolean;
  fetchedAt: string | null;
  nextReportDay: string | null;
  nextReportDue: string | null;
  isReportLate: boolean;
}

export interface RebateSummaryDto {
  days: number;
  fromDay: string;
  toDay: string;
  totalVolume: string;
  totalRebate: string;
  estimatedMonthly: string | null;
  reportDays: number;
  estimated: boolean;
  simulated: boolean;
  series: RebateDayDto[];
  exchanges: RebateExchangeDto[];
}

export interface RebateRowDto {
  exchange: string;
  exchangeName: string;
  uid: string;
  day: string;
  product: string;
  volume: string | null;
  fee: string | null;
  rebate: string | null;
  rebateRate: string;
  estimated: boolean;
  coin: string | null;
  priceUsed: string | null;
  source: 'api' | 'import';
  simulated: boolean;
  fetchedAt: string;
}

export interface ExchangeDto {
  id: string;
  name: string;
  rebateRate: string;
}

export interface LuffBalanceDto {
  balance: string;
  availableLuff: string;
  todayEarned: string;
  formatted: string;
  held: string;
  clawback: string;
  usdtValue: string;
  luffPerUsdt: number;
  progress: { minimumUsdt: string; currentUsdt: string; dailyAverageLuff: string | null; estimatedDays: number | null };
}

export interface LuffTransactionDto {
  id: string;
  type: 'earn' | 'spend' | 'other';
  description: string;
  amount: string;
  balanceAfter: string;
  clawbackAfter: string;
  reference: { type: string; id: string } | null;
  createdAt: string;
}

export interface LuffRedemptionDto {
  id: string;
  redemptionType: string;
  status: 'pending' | 'approved' | 'rejected';
  usdtAmount: string;
  luffAmount: string;
  walletAddress: string | null;
  userUids: { id: string; exchangeName: string; uid: string }[];
  tradingviewId: string | null;
  expiresAt: string | null;
  createdAt: string;
  processedAt: string | null;
  adminNote: string | null;
  payoutReference: string | null;
  paidAt: string | null;
  timeline: { step: 'requested' | 'approved' | 'rejected' | 'cancelled' | 'paid'; at: string }[];
}

export interface RedemptionChangedDto {
  message: string;
  redemption: LuffRedemptionDto;
}

export interface AccrualReceiptDto {
  exchange: string;
  uid: string;
  day: string;
  volume: string;
  estimated: boolean;
  rate: string;
  target: string;
  alreadyPosted: string;
  difference: string;
  clawbackPart: string;
  revision: number;
  source: string;
  simulated: boolean;
  fetchedAt: string;
}

export interface LuffReceiptDto extends LuffTransactionDto {
  accrual: AccrualReceiptDto | null;
  redemption: LuffRedemptionDto | null;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['auth', 'lcoin', 'luff', 'uid-rebate'] }).injectEndpoints({
  endpoints: (build) => ({
    listUserUids: build.query<UserUidDto[], { id: string }>({
      query: ({ id }) => `/api/user/${id}/uids`,
      providesTags: ['uid-rebate'],
    }),
    registerUid: build.mutation<UidRegistrationDto, { registerUidDto: { exchangeName: string; uid: string } }>({
      query: ({ registerUidDto }) => ({ url: '/api/user-uid', method: 'POST', body: registerUidDto }),
      invalidatesTags: ['uid-rebate', 'lcoin'],
    }),
    deleteUid: build.mutation<{ message: string }, { id: string }>({
      query: ({ id }) => ({ url: `/api/user-uid/${id}`, method: 'DELETE' }),
      invalidatesTags: ['uid-rebate'],
    }),
    requestUidVerification: build.mutation<
      { message: string },
      { requestUidVerificationDto: { exchangeName: string; uid: string } }
    >({
      query: ({ requestUidVerificationDto }) => ({
        url: '/api/uid-verification-request',
        method: 'POST',
        body: requestUidVerificationDto,
      }),
      invalidatesTags: ['uid-rebate'],
    }),
    listUidVerificationRequests: build.query<VerificationRequestDto[], void>({
      query: () => '/api/uid-verification-requests',
      providesTags: ['uid-rebate'],
    }),
    listUidDisputes: build.query<UidDisputeDto[], void>({
      query: () => '/api/uid-disputes',
      providesTags: ['uid-rebate'],
    }),
    openUidDispute: build.mutation<
      { message: string },
      { openUidDisputeDto: { exchangeName: string; uid: string; statement: string } }
    >({
      query: ({ openUidDisputeDto }) => ({ url: '/api/uid-disputes', method: 'POST', body: openUidDisputeDto }),
      invalidatesTags: ['uid-rebate'],
    }),
    getRebateSummary: build.query<RebateSummaryDto, { days: number }>({
      query: ({ days }) => `/api/user/rebate-summary?days=${days}`,
      providesTags: ['uid-rebate'],
    }),
    getLuffBalance: build.query<LuffBalanceDto, void>({ query: () => '/api/luff/balance', providesTags: ['luff'] }),
    listLuffRedemptions: build.query<LuffRedemptionDto[], void>({
      query: () => '/api/luff/redemptions',
      providesTags: ['luff'],
    }),
    cancelLuffRedemption: build.mutation<RedemptionChangedDto, { id: string }>({
      query: ({ id }) => ({ url: `/api/luff/redemptions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['luff'],
    }),
    getLuffReceipt: build.query<LuffReceiptDto, { id: string }>({
      query: ({ id }) => `/api/luff/transactions/${id}/receipt`,
      providesTags: ['luff'],
    }),
    requestPayback: build.mutation<
      RedemptionChangedDto,
      { requestPaybackDto: { luffAmount: string; usdtAmount: string } }
    >({
      query: ({ requestPaybackDto }) => ({ url: '/api/luff/request-payback', method: 'POST', body: requestPaybackDto }),
      invalidatesTags: ['luff'],
    }),
    listExchanges: build.query<ExchangeDto[], void>({ query: () => '/api/exchanges' }),
  }),
});

export const {
  useListUserUidsQuery,
  useRegisterUidMutation,
  useDeleteUidMutation,
  useRequestUidVerificationMutation,
  useListUidVerificationRequestsQuery,
  useOpenUidDisputeMutation,
  useListUidDisputesQuery,
  useGetRebateSummaryQuery,
  useGetLuffBalanceQuery,
  useListLuffRedemptionsQuery,
  useRequestPaybackMutation,
  useCancelLuffRedemptionMutation,
  useGetLuffReceiptQuery,
  useListExchangesQuery,
} = api;
