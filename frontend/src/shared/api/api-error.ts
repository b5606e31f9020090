import { sharedTexts } from '@/shared/texts';

/** A failed call as plain data, so that the store can hold it. */
export interface ApiError {
  /** HTTP status, or `network` without an answer. */
  status: number | 'network';
  /** Message for the user, in the language of the call. */
  message: string;
  /** The answer had no message: `message` is only its status, and the screen may have a better text. */
  isWordless?: true;
  /** Stable error code; branch on it, never on the message. */
  code?: string;
  /** UID check: this visitor has already checked this UID. */
  alreadyChecked: boolean;
  /** Values in the message. */
  params?: Record<string, string | number>;
  /** Errors of single fields, by their name in the request. */
  fields?: { path: string; message: string }[];
  /** Earliest retry in ms since 1970 by this device's clock; only if the server sent it. */
  retryAt?: number;
  /** Reference for support. */
  requestId?: string;
  /** The parsed body, or its text. */
  body?: unknown;
}

interface FailedAnswer {
  status: number;
  statusText: string;
  /** Raw body. */
  text: string;
  /** The `Retry-After` header: seconds (RFC 9110, 10.2.3). */
  retryAfter?: string | null;
}

/**
 * Reads a failed answer: the body's message, else its text or status text, else the general message; or `HTTP 502` with
 * the word for error.
 */
export function readApiError({ status, statusText, text, retryAfter }: FailedAnswer): ApiError {
  const json = parseJson(text);
  const wait = /^\d+$/.test(retryAfter ?? '') ? { retryAt: Date.now() + Number(retryAfter) * 1000 } : {};
  if (json === undefined) {
    // The HTML page of a proxy is no message for users.
    const sentence = /^\s*</.test(text) ? '' : text.trim();
    const message = sentence || statusText || sharedTexts.t('error.unknown');
    return {
      status,
      message,
      ...(sentence === '' ? { isWordless: true } : {}),
      alreadyChecked: false,
      ...wait,
      body: text,
    };
  }
  const body = isRecord(json) ? json : {};
  const { message, code, alreadyChecked, params, fields, requestId } = body;
  return {
    status,
    ...(typeof message === 'string' && message !== ''
      ? { message }
      : { message: sharedTexts.t('error.http', { status }), isWordless: true }),
    alreadyChecked: alreadyChecked === true,
    ...(typeof code === 'string' ? { code } : {}),
    ...(isRecord(params) ? { params: params as Record<string, string | number> } : {}),
    ...(Array.isArray(fields) ? { fields: fields.filter(isField) } : {}),
    ...wait,
    ...(typeof requestId === 'string' ? { requestId } : {}),
    body: json,
  };
}

/** No answer: offline, refused or aborted. */
export function networkError(): ApiError {
  return { status: 'network', message: sharedTexts.t('error.network'), alreadyChecked: false };
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error['message'] === 'string' && typeof error['alreadyChecked'] === 'boolean';
}

/** Converts errors of RTK Query to `ApiError`; anything else becomes the general message. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return { status: 'network', message: sharedTexts.t('error.unknown'), alreadyChecked: false };
}

/** The server's message for a field, if any. */
export function fieldError(error: ApiError | undefined, path: string): string | undefined {
  return error?.fields?.find((field) => field.path === path)?.message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isField(value: unknown): value is { path: string; message: string } {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}
