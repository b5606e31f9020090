import { baseApi as api } from './base-api';
export const addTagTypes = ['health', 'lcoin', 'auth', 'settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
        query: () => ({ url: `/api/health` }),
        providesTags: ['health'],
      }),
      getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ['health'],
      }),
      getLcoinBalance: build.query<GetLcoinBalanceApiResponse, GetLcoinBalanceApiArg>({
        query: () => ({ url: `/api/lance-coins/balance` }),
        providesTags: ['lcoin'],
      }),
      listLcoinEntries: build.query<ListLcoinEntriesApiResponse, ListLcoinEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/lance-coins/history`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['lcoin'],
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
      getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
        query: () => ({ url: `/api/me` }),
        providesTags: ['auth'],
      }),
      registerMember: build.mutation<RegisterMemberApiResponse, RegisterMemberApiArg>({
        query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg.registerDto }),
        invalidatesTags: ['auth'],
      }),
      listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
        query: () => ({ url: `/api/site-settings` }),
        providesTags: ['settings'],
      }),
      getOwnMember: build.query<GetOwnMemberApiResponse, GetOwnMemberApiArg>({
        query: () => ({ url: `/api/user` }),
        providesTags: ['auth'],
      }),
      updateOwnMember: build.mutation<UpdateOwnMemberApiResponse, UpdateOwnMemberApiArg>({
        query: (queryArg) => ({ url: `/api/user/update`, method: 'PATCH', body: queryArg.updateMemberDto }),
        invalidatesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type GetHealthApiResponse = /** status 200  */ HealthDto;
export type GetHealthApiArg = void;
export type GetLivenessApiResponse = /** status 200  */ HealthDto;
export type GetLivenessApiArg = void;
export type GetLcoinBalanceApiResponse = /** status 200  */ LcoinBalanceDto;
export type GetLcoinBalanceApiArg = void;
export type ListLcoinEntriesApiResponse = /** status 200  */ LcoinEntryDto[];
export type ListLcoinEntriesApiArg = {
  /** Where the page starts; taken from the `next` link of the page before. */
  cursor?: string;
  /** How many entries, 1 to 100. */
  limit: number;
};
export type GetLcoinSummaryApiResponse = /** status 200  */ LcoinSummaryDto;
export type GetLcoinSummaryApiArg = void;
export type LogInMemberApiResponse = /** status 200  */ SessionDto;
export type LogInMemberApiArg = {
  loginDto: LoginDto;
};
export type LogOutMemberApiResponse = unknown;
export type LogOutMemberApiArg = void;
export type GetSessionApiResponse = /** status 200  */ SessionDto;
export type GetSessionApiArg = void;
export type RegisterMemberApiResponse = /** status 201  */ RegisteredDto;
export type RegisterMemberApiArg = {
  registerDto: RegisterDto;
};
export type ListSiteSettingsApiResponse = /** status 200  */ SiteSettingDto[];
export type ListSiteSettingsApiArg = void;
export type GetOwnMemberApiResponse = /** status 200  */ MemberDto;
export type GetOwnMemberApiArg = void;
export type UpdateOwnMemberApiResponse = /** status 200  */ MemberDto;
export type UpdateOwnMemberApiArg = {
  updateMemberDto: UpdateMemberDto;
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
export type ApiErrorCode =
  | 'auth.emailTaken'
  | 'auth.memberNotFound'
  | 'auth.tooManyAttempts'
  | 'auth.wrongCredentials'
  | 'ledger.alreadyConcluded'
  | 'ledger.amountOutOfRange'
  | 'ledger.frozen'
  | 'ledger.insufficient'
  | 'ledger.keyReused'
  | 'ledger.noAccount'
  | 'ledger.transferNotFound'
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
  | 'platform.routeNotFound'
  | 'platform.validationFailed'
  | 'settings.invalidValue'
  | 'settings.unknownKey';
export type ApiErrorFieldDto = {
  /** Why, in the caller's language. */
  message: string;
  /** Name of the field in the request. */
  path: string;
};
export type ApiErrorDto = {
  /** UID check only: whether this visitor has already checked this UID. */
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
export type LcoinSummaryDto = {
  /** Number of transfers. */
  count: number;
  /** Everything that was added. */
  earned: string;
  /** Everything that was taken, as a positive number. */
  spent: string;
};
export type Language = 'ko' | 'en';
export type SessionUserDto = {
  email: string;
  id: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;
  name: string;
};
export type SessionDto = {
  language: Language;
  user: SessionUserDto;
};
export type LoginDto = {
  /** E-mail address. */
  email: string;
  /** Password. */
  password: string;
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
export type SiteSettingDto = {
  /** Name of the setting. */
  key: string;
  /** Its current value as text. */
  value: string;
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
  tradingviewId: string | null;
};
export type UpdateMemberDto = {
  /** Language of mails and messages. */
  language?: 'ko' | 'en';
  /** New TradingView ID; null deletes it. */
  tradingviewId?: string | null;
};
export const {
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useGetLivenessQuery,
  useLazyGetLivenessQuery,
  useGetLcoinBalanceQuery,
  useLazyGetLcoinBalanceQuery,
  useListLcoinEntriesQuery,
  useLazyListLcoinEntriesQuery,
  useGetLcoinSummaryQuery,
  useLazyGetLcoinSummaryQuery,
  useLogInMemberMutation,
  useLogOutMemberMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useRegisterMemberMutation,
  useListSiteSettingsQuery,
  useLazyListSiteSettingsQuery,
  useGetOwnMemberQuery,
  useLazyGetOwnMemberQuery,
  useUpdateOwnMemberMutation,
} = injectedRtkApi;
