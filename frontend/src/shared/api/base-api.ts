import { createAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, type FetchArgs, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, networkError, readApiError } from '@/shared/api/api-error';
import { currentLanguage } from '@/shared/i18n';

/** A call was answered 401: the session slice decides what that means. */
export const unauthorized = createAction('api/unauthorized');

/** A call was answered 403, because the member has to do this before anything else. */
export const restricted = createAction<'password' | 'two-factor'>('api/restricted');

interface CallOptions {
  /** A 401 is an error by default; `empty` answers null instead. */
  on401?: 'throw' | 'empty';
}

/** What an answer said beside its body. */
export interface AnswerMeta {
  /** The address of the next page of a list, from the `Link` header. */
  next: string | null;
}

const DAY_SECONDS = 86_400;

const fetchJson = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  prepareHeaders: (headers) => {
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', currentLanguage());
    return headers;
  },
  // A refusal is read as text first: it may not be JSON. A success without a body is null.
  responseHandler: async (response) => {
    const text = await response.text();
    if (!response.ok) return text;
    return text === '' ? null : (JSON.parse(text) as unknown);
  },
});

/** Nobody who does the same again so much later means the act whose answer was lost. */
const INTENT_MS = 600_000;

/**
 * One key per intent. The intent is the call and its body; it keeps its key until a definite answer came, so that a second
 * click and a repeat after a lost connection are the same act for the server, and the next such act is a new one.
 */
const openIntents = new Map<string, { key: string; since: number }>();

/** Fields that are never kept, not even here: a call with one of them is no intent to remember and goes without a key. */
const SECRET = /^(currentPassword|newPassword|password|code|token)$/;

function hasSecret(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).some((field) => SECRET.test(field));
}

function keyOfIntent(args: FetchArgs): { key: string; settle: () => void } | undefined {
  const method = (args.method ?? 'GET').toUpperCase();
  if (method === 'GET' || method === 'HEAD' || hasSecret(args.body)) return undefined;
  const intent = `${method} ${args.url} ${args.body instanceof FormData ? '' : JSON.stringify(args.body ?? null)}`;
  const now = Date.now();
  const known = openIntents.get(intent);
  const open = known && now - known.since < INTENT_MS ? known : { key: crypto.randomUUID(), since: now };
  openIntents.set(intent, open);
  return {
    key: open.key,
    settle: () => {
      if (openIntents.get(intent) === open) openIntents.delete(intent);
    },
  };
}

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions | undefined, AnswerMeta> = async (
  input,
  api,
  options,
) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const intent = keyOfIntent(args);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  if (intent) headers.set('Idempotency-Key', intent.key);
  const answer = await fetchJson({ ...args, headers }, api, {});
  const response = answer.meta?.response;
  // Without an answer, or with a failure of the server's own, nobody knows whether the act happened: the key stays.
  if (response && response.status < 500) intent?.settle();
  if (!answer.error) return { data: answer.data, meta: { next: nextPage(response) } };
  if (!response) return { error: networkError() };
  if (response.status === 401) {
    api.dispatch(unauthorized());
    if (options?.on401 === 'empty') return { data: null };
  }
  const text = typeof answer.error.data === 'string' ? answer.error.data : '';
  const { status, statusText, headers: said } = response;
  const error = readApiError({ status, statusText, text, retryAfter: said.get('Retry-After') });
  if (error.code === 'platform.passwordChangeRequired') api.dispatch(restricted('password'));
  if (error.code === 'platform.twoFactorRequired') api.dispatch(restricted('two-factor'));
  return { error };
};

function nextPage(response: Response | undefined): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '')?.[1] ?? null;
}

/** The views of the modules by the modules' names, as the contract has them. */
export const moduleViews = [
  'account',
  'admin',
  'attendance',
  'auth',
  'health',
  'idle-rewards',
  'indicators',
  'lcoin',
  'luff',
  'sessions',
  'settings',
  'site',
  'store',
  'two-factor',
  'uid-rebate',
] as const;

/** The store's views and the requests for Luff by what they show. */
const storeViews = ['mining-items', 'own-mining-items', 'chart-coupons', 'store-orders', 'luff-redemptions'] as const;

/** The back-office's views by what they show. */
const backOfficeViews = [
  'admin-users',
  'admin-summary',
  'admin-uid-requests',
  'admin-disputes',
  'admin-redemptions',
  'admin-indicator-purchases',
  'admin-mining-items',
  'admin-reports',
  'admin-imports',
  'admin-exchanges',
  'admin-faq',
  'admin-settings',
  'admin-system',
] as const;

/** Views that no module's name stands for. */
export const namedViews = [...storeViews, ...backOfficeViews, 'payouts', 'receipts'] as const;

/** No retries, no refetch on focus, nothing goes stale by itself: views change when an action invalidates their tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [...moduleViews, ...namedViews],
  keepUnusedDataFor: DAY_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
