import type {
  ConfirmEmailDto,
  DoneDto,
  ForgotPasswordDto,
  MailSubscriptionDto,
  RegisterDto,
  RegisteredDto,
  ResetPasswordDto,
  ResetTokenDto,
  SharedReceiptDto,
} from './schemas';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({ url: `/api/confirm-email`, method: 'POST', body: queryArg.confirmEmailDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({ url: `/api/forgot-password`, method: 'POST', body: queryArg.forgotPasswordDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    getMailSubscription: build.query<GetMailSubscriptionApiResponse, GetMailSubscriptionApiArg>({
      query: (queryArg) => ({ url: `/api/mail-subscriptions/${encodeURIComponent(String(queryArg.token))}` }),
      providesTags: ['auth'],
    }),
    endMailSubscription: build.mutation<EndMailSubscriptionApiResponse, EndMailSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/mail-subscriptions/${encodeURIComponent(String(queryArg.token))}/end`,
        method: 'POST',
      }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    registerMember: build.mutation<RegisterMemberApiResponse, RegisterMemberApiArg>({
      query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg.registerDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/reset-password`, method: 'POST', body: queryArg.resetPasswordDto }),
      invalidatesTags: ['auth', 'sessions'],
    }),
    checkResetToken: build.query<CheckResetTokenApiResponse, CheckResetTokenApiArg>({
      query: (queryArg) => ({ url: `/api/reset-password/${encodeURIComponent(String(queryArg.token))}` }),
      providesTags: ['auth'],
    }),
    getSharedReceipt: build.query<GetSharedReceiptApiResponse, GetSharedReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/shared-receipts/${encodeURIComponent(String(queryArg.token))}` }),
      providesTags: ['shared-receipts'],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as visitorApi };
export type ConfirmEmailApiResponse = /** status 200 Done */ DoneDto;
export type ConfirmEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type RequestPasswordResetApiResponse = /** status 200 Done */ DoneDto;
export type RequestPasswordResetApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type GetMailSubscriptionApiResponse = /** status 200 Done */ MailSubscriptionDto;
export type GetMailSubscriptionApiArg = {
  /** What the mailed link ends with */
  token: string;
};
export type EndMailSubscriptionApiResponse = /** status 200 Done */ MailSubscriptionDto;
export type EndMailSubscriptionApiArg = {
  /** What the mailed link ends with */
  token: string;
};
export type RegisterMemberApiResponse = /** status 201 Done */ RegisteredDto;
export type RegisterMemberApiArg = {
  registerDto: RegisterDto;
};
export type ResetPasswordApiResponse = /** status 200 Done */ DoneDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type CheckResetTokenApiResponse = /** status 200 Done */ ResetTokenDto;
export type CheckResetTokenApiArg = {
  /** What the mailed link ends with */
  token: string;
};
export type GetSharedReceiptApiResponse = /** status 200 Done */ SharedReceiptDto;
export type GetSharedReceiptApiArg = {
  /** What the public address ends with */
  token: string;
};
export const {
  useConfirmEmailMutation,
  useRequestPasswordResetMutation,
  useGetMailSubscriptionQuery,
  useEndMailSubscriptionMutation,
  useRegisterMemberMutation,
  useResetPasswordMutation,
  useCheckResetTokenQuery,
  useGetSharedReceiptQuery,
} = injectedRtkApi;
