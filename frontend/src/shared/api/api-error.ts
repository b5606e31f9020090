import { sharedTexts } from '@/shared/texts';

/** Why a call was not answered with a success; plain data, so that it can live in the store. */
export interface ApiError {
  /** HTTP status, or `network` when no answer came. */
  status: number | 'network';
  /** The sentence to show, in the language the call was made in. */
  message: string;
  /** The answer held no sentence: `message` is only its status, and the screen may know better words. */
  isWordless?: true;
  /** Stable code of the refusal; branch on it, never on the message. */
  code?: string;
  /** UID check: this visitor has already checked this UID. */
  alreadyChecked: boolean;
  /** The numbers and names in the sentence. */
  params?: Record<string, string | number>;
  /** Problems of single fields, by the name they have in the request. */
  fields?: { path: string; message: string }[];
  /** When the call may be made again, in ms since 1970 by this device's clock; only where the server said how long to wait. */
  retryAt?: number;
  /** To be quoted to support. */
  requestId?: string;
  /** The parsed body, or its text. */
  body?: unknown;
}

interface FailedAnswer {
  status: number;
  statusText: string;
  /** The body as it came. */
  text: string;
  /** The `Retry-After` header: seconds (RFC 9110, 10.2.3). */
  retryAfter?: string | null;
}

/** Reads a refusal: the body's message; else the text or the status text; else the general sentence; else `HTTP 502` and the word for error. */
export function readApiError({ status, statusText, text, retryAfter }: FailedAnswer): ApiError {
  const json = parseJson(text);
  const wait = /^\d+$/.test(retryAfter ?? '') ? { retryAt: Date.now() + Number(retryAfter) * 1000 } : {};
  if (json === undefined) {
    // A proxy's HTML page is no sentence for a reader.
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

/** No answer at all: offline, refused, cut off. */
export function networkError(): ApiError {
  return { status: 'network', message: sharedTexts.t('error.network'), alreadyChecked: false };
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error['message'] === 'string' && typeof error['alreadyChecked'] === 'boolean';
}

/** What RTK Query throws or holds, as an `ApiError`; anything foreign becomes the general sentence. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return { status: 'network', message: sharedTexts.t('error.unknown'), alreadyChecked: false };
}

/** The server's sentence about one field, if it has one. */
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
