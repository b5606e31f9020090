import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SourceAccess } from '../../../platform/config/index.js';
import {
  expectShape,
  type FailureReason,
  type UpstreamAnswer,
  UpstreamFailure,
  type UpstreamRequest,
} from '../../../platform/upstream/index.js';

/** Returns the request as it is sent at `now`. */
export type Signer = (request: UpstreamRequest, access: SourceAccess, now: Date) => UpstreamRequest;

/**
 * Signs with the headers `<prefix>KEY`, `SIGN`, `TIMESTAMP` and `PASSPHRASE`:
 * SIGN = base64(HMAC-SHA256(secret, time + method + path with query + body)).
 */
export function headerSigner(prefix: string, timeOf: (now: Date) => string): Signer {
  return (request, access, now) => {
    const timestamp = timeOf(now);
    const text = `${timestamp}${request.method}${request.path}${request.body ?? ''}`;
    const headers = {
      ...request.headers,
      [`${prefix}KEY`]: access.apiKey,
      [`${prefix}SIGN`]: createHmac('sha256', access.apiSecret).update(text).digest('base64'),
      [`${prefix}TIMESTAMP`]: timestamp,
      [`${prefix}PASSPHRASE`]: access.passphrase,
    };
    return { ...request, headers };
  };
}

const envelope = z.looseObject({ code: z.string(), msg: z.string().nullish(), message: z.string().nullish() });

/** What a vendor's envelope says. */
export interface EnvelopeCodes {
  readonly vendor: string;
  readonly success: readonly string[];
  /** Error codes, or HTTP statuses under unknown codes, by what they mean; others are `refused`. */
  readonly failures: Partial<Record<FailureReason, readonly number[]>>;
}

/** Unwraps an answer; null for the code `tolerated`. Throws `UpstreamFailure` on the vendor's own errors. */
export interface Opener {
  <S extends z.ZodType>(answer: UpstreamAnswer, schema: S): z.output<S>;
  <S extends z.ZodType>(answer: UpstreamAnswer, schema: S, tolerated: string): z.output<S> | null;
}

export function opener({ vendor, success, failures }: EnvelopeCodes): Opener {
  const reasons = new Map(
    Object.entries(failures).flatMap(([reason, codes]) => codes.map((code) => [code, reason as FailureReason])),
  );
  return <S extends z.ZodType>(answer: UpstreamAnswer, schema: S, tolerated?: string) => {
    const { code, msg, message } = expectShape(envelope, answer.body);
    if (code === tolerated) return null as z.output<S>;
    if (success.includes(code)) return expectShape(schema, answer.body);
    const reason = reasons.get(Number(code)) ?? reasons.get(answer.status) ?? 'refused';
    const { retryAfterMs } = answer;
    throw new UpstreamFailure(reason, `${vendor} ${code}: ${msg ?? message ?? ''}`, { code, retryAfterMs });
  };
}
