import { baseApi } from '@/shared/api/base-api';

/** Calls whose description is not generated yet; each goes when the generated client has it. */

export interface MemberDto {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
  tradingviewId: string | null;
  createdAt: string;
  language: 'ko' | 'en';
  emailConfirmed: boolean;
}

export interface LcoinBalanceDto {
  balance: string;
  formatted: string;
  available: string;
  held: string;
}

export interface LcoinEntryDto {
  id: string;
  type: 'earn' | 'spend' | 'bonus' | 'mining' | 'other';
  description: string;
  amount: string;
  balanceAfter: string;
  reference: { type: string; id: string } | null;
  createdAt: string;
}

export interface LcoinSummaryDto {
  earned: string;
  spent: string;
  count: number;
}

export interface UserUidDto {
  id: string;
  exchangeName: string;
  uid: string;
  status: 'success' | 'error' | 'pending';
  isVerified: boolean;
  isRequestPending: boolean;
  verifiedOn: string | null;
  createdAt: string;
}

export interface UidOutcomeDto {
  autoVerified: boolean;
  requiresApproval: boolean;
  message: string;
}

export interface UidVerificationRequestDto {
  id: string;
  exchangeName: string;
  uid: string;
  status: string;
  adminNote: string | null;
  createdAt: string;
  decidedAt: string | null;
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

export interface LuffBalanceDto {
  balance: string;
  availableLuff: string;
  todayEarned: string;
  formatted: string;
  held: string;
  clawback: string;
  usdtWorth: string;
}

export interface LuffTransactionDto {
  id: string;
  type: 'earn' | 'spend' | 'other';
  description: string;
  amount: string;
  createdAt: string;
}

export interface LuffRedemptionDto {
  id: string;
  redemptionType: string;
  status: 'pending' | 'approved' | 'rejected';
  usdtAmount: string;
  luffAmount: string;
  userUids: { id: string; exchangeName: string; uid: string }[];
  adminNote: string | null;
  payoutReference: string | null;
  paidAt: string | null;
  createdAt: string;
  processedAt: string | null;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['auth', 'lcoin', 'luff', 'uid-rebate'] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnMember: build.query<MemberDto, void>({ query: () => '/api/user', providesTags: ['auth'] }),
    updateOwnMember: build.mutation<MemberDto, { updateMemberDto: { tradingviewId?: string | null } }>({
      query: ({ updateMemberDto }) => ({ url: '/api/user/update', method: 'PATCH', body: updateMemberDto }),
      invalidatesTags: ['auth'],
    }),
    getLcoinBalance: build.query<LcoinBalanceDto, void>({ query: () => '/api/lance-coins/balance', providesTags: ['lcoin'] }),
    getLcoinSummary: build.query<LcoinSummaryDto, void>({ query: () => '/api/lance-coins/summary', providesTags: ['lcoin'] }),
    listUserUids: build.query<UserUidDto[], { id: string }>({
      query: ({ id }) => `/api/user/${id}/uids`,
      providesTags: ['uid-rebate'],
    }),
    registerUid: build.mutation<UidOutcomeDto, { registerUidDto: { exchangeName: string; uid: string } }>({
      query: ({ registerUidDto }) => ({ url: '/api/user-uid', method: 'POST', body: registerUidDto }),
      invalidatesTags: ['uid-rebate', 'lcoin'],
    }),
    deleteUid: build.mutation<{ message: string }, { id: string }>({
      query: ({ id }) => ({ url: `/api/user-uid/${id}`, method: 'DELETE' }),
      invalidatesTags: ['uid-rebate'],
    }),
    requestUidVerification: build.mutation<{ message: string }, { requestUidVerificationDto: { exchangeName: string; uid: string } }>({
      query: ({ requestUidVerificationDto }) => ({
        url: '/api/uid-verification-request',
        method: 'POST',
        body: requestUidVerificationDto,
      }),
      invalidatesTags: ['uid-rebate'],
    }),
    listUidVerificationRequests: build.query<UidVerificationRequestDto[], void>({
      query: () => '/api/uid-verification-requests',
      providesTags: ['uid-rebate'],
    }),
    openUidDispute: build.mutation<{ message: string }, { openUidDisputeDto: { exchangeName: string; uid: string; statement: string } }>({
      query: ({ openUidDisputeDto }) => ({ url: '/api/uid-disputes', method: 'POST', body: openUidDisputeDto }),
      invalidatesTags: ['uid-rebate'],
    }),
    getRebateSummary: build.query<RebateSummaryDto, { days: number }>({
      query: ({ days }) => `/api/user/rebate-summary?days=${days}`,
      providesTags: ['uid-rebate'],
    }),
    getLuffBalance: build.query<LuffBalanceDto, void>({ query: () => '/api/luff/balance', providesTags: ['luff'] }),
    listLuffRedemptions: build.query<LuffRedemptionDto[], void>({ query: () => '/api/luff/redemptions', providesTags: ['luff'] }),
    requestLuffPayback: build.mutation<
      { message: string },
      { requestLuffPaybackDto: { luffAmount: string; usdtAmount: string } }
    >({
      query: ({ requestLuffPaybackDto }) => ({ url: '/api/luff/request-payback', method: 'POST', body: requestLuffPaybackDto }),
      invalidatesTags: ['luff'],
    }),
  }),
});

export const {
  useGetOwnMemberQuery,
  useUpdateOwnMemberMutation,
  useGetLcoinBalanceQuery,
  useGetLcoinSummaryQuery,
  useListUserUidsQuery,
  useRegisterUidMutation,
  useDeleteUidMutation,
  useRequestUidVerificationMutation,
  useListUidVerificationRequestsQuery,
  useOpenUidDisputeMutation,
  useGetRebateSummaryQuery,
  useGetLuffBalanceQuery,
  useListLuffRedemptionsQuery,
  useRequestLuffPaybackMutation,
} = api;
