import { baseApi as api } from './base-api';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    listExchanges: build.query<ExchangeDto[], void>({ query: () => ({ url: '/api/exchanges' }) }),
    checkUid: build.mutation<UidCheckDto, { checkUidDto: { uid: string; exchange: string } }>({
      query: ({ checkUidDto: body }) => ({ url: '/api/uid/check', method: 'POST', body }),
    }),
    createVerificationRequest: build.mutation<
      { message: string },
      { createVerificationRequestDto: { exchangeName: string; uid: string } }
    >({
      query: ({ createVerificationRequestDto: body }) => ({
        url: '/api/uid-verification-request',
        method: 'POST',
        body,
      }),
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
  user: {
    exchange: string;
    isRealTimeData: boolean;
    rebateRate: string;
    totalRebate: string | null;
    estimatedRebate: string | null;
  } | null;
  nextStep: {
    kind: 'register' | 'requestVerification' | 'openAccount';
    message: string;
    referralLink: string | null;
    kycWaitHours: number | null;
  };
  fetchedAt: string;
  simulated: boolean;
}
export const { useListExchangesQuery, useCheckUidMutation, useCreateVerificationRequestMutation } = injected;
