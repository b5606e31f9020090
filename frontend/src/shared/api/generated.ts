import { baseApi as api } from './base-api';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    listSiteSettings: build.query<{ key: string; value: string }[], void>({ query: () => ({ url: '/api/site-settings' }) }),
    getLanceCoinBalance: build.query<{ balance: string; formatted: string }, void>({
      query: () => ({ url: '/api/lance-coins/balance' }),
    }),
    listExchanges: build.query<ExchangeDto[], void>({ query: () => ({ url: '/api/exchanges' }) }),
    checkUid: build.mutation<UidCheckDto, { uid: string; exchange: string }>({
      query: (body) => ({ url: '/api/uid/check', method: 'POST', body }),
    }),
    createVerificationRequest: build.mutation<{ message: string }, { exchangeName: string; uid: string }>({
      query: (body) => ({ url: '/api/uid-verification-request', method: 'POST', body }),
    }),
    login: build.mutation<
      { user: { id: string; email: string; name: string; isAdmin: boolean } },
      { email: string; password: string }
    >({ query: (body) => ({ url: '/api/login', method: 'POST', body }) }),
    register: build.mutation<unknown, RegisterDto>({ query: (body) => ({ url: '/api/register', method: 'POST', body }) }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/api/forgot-password', method: 'POST', body }),
    }),
    checkResetToken: build.query<unknown, { token: string }>({
      query: ({ token }) => ({ url: `/api/reset-password/${encodeURIComponent(token)}` }),
    }),
    resetPassword: build.mutation<unknown, { token: string; newPassword: string }>({
      query: (body) => ({ url: '/api/reset-password', method: 'POST', body }),
    }),
  }),
});
export interface ExchangeDto {
  id: string;
  name: string;
  logo: string | null;
  color: string;
  badge: string | null;
  rebateRate: string;
  discountRate: string;
  referralLink: string;
  travelRuleUpbit: boolean;
  travelRuleBithumb: boolean;
  kycWaitHours: number | null;
  kycNote: string | null;
}
export interface UidCheckDto {
  registered: boolean;
  source: string;
  message: string;
  nextStep?: string;
  user?: {
    exchange: string;
    isRealTimeData: boolean;
    rebateRate: string;
    totalRebate?: string | null;
    estimatedRebate?: string | null;
  } | null;
}
export interface RegisterDto {
  email: string;
  password: string;
  name: string;
  phone?: string;
  tradingviewId?: string;
  exchangeName?: string;
  uid?: string;
  agreementPersonalInfo: boolean;
  agreementMarketing?: boolean;
  language?: 'ko' | 'en';
}
export { injected as api };
export const {
  useListSiteSettingsQuery,
  useGetLanceCoinBalanceQuery,
  useListExchangesQuery,
  useCheckUidMutation,
  useCreateVerificationRequestMutation,
  useLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useCheckResetTokenQuery,
  useResetPasswordMutation,
} = injected;
