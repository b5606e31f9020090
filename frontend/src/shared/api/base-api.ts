import { createAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, type FetchArgs, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, networkError, readApiError } from '@/shared/api/api-error';
import { modules } from '@/shared/api/generated/modules';
import { currentLanguage } from '@/shared/i18n';

/** A call was answered 401; handled by the session slice. */
export const unauthorized = createAction('api/unauthorized');

/** A call was answered 403 because of a required step. */
export const restricted = createAction<'password' | 'two-factor'>('api/restricted');

interface CallOptions {
  /** A 401 is an error by default; `empty` returns null instead. */
  on401?: 'throw' | 'empty';
}

/** Metadata of an answer. */
export interface AnswerMeta {
  /** Where the next page of a list begins, from the `Link` header. */
  nextCursor: string | null;
}

const fetchJson = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  prepareHeaders: (headers) => {
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', currentLanguage());
    return headers;
  },
  // Errors are read as text first: they may not be JSON. A success without a body is null.
  responseHandler: async (response) => {
    const text = await response.text();
    if (!response.ok) return text;
    return text === '' ? null : (JSON.parse(text) as unknown);
  },
});

/** After this time, repeating the call is a new intent. */
const INTENT_MS = 600_000;

/**
 * One idempotency key per intent. An intent is a call and its body; it keeps its key until a definite answer, so that a
 * double click or a retry after a lost connection is the same intent for the server, and a later call is a new one.
 */
const openIntents = new Map<string, { key: string; since: number }>();

/** Fields that are never kept, not even in memory: calls with one of them have no key. */
const SECRET = /^(currentPassword|newPassword|password|code|token|apiKey|apiSecret|passphrase)$/;

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
  // Without an answer, or after a server error, the outcome is unknown: the key is kept.
  if (response && response.status < 500) intent?.settle();
  if (!answer.error) return { data: answer.data, meta: { nextCursor: nextCursorOf(response) } };
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

function nextCursorOf(response: Response | undefined): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response?.headers.get('Link') ?? '')?.[1];
  return address === undefined ? null : new URL(address, globalThis.location.origin).searchParams.get('cursor');
}

/**
 * No retries and no refetch on focus. What nobody shows any more is kept for a minute; a screen that opens reloads what is
 * older than 30 seconds. Reads with times of their own are in `ages.ts`. The tags are the modules: a read has that of its
 * module, and an act reloads those that it may have changed (`openapi-codegen.config.mjs`).
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: modules,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});
