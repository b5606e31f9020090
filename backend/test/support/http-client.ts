import type { AnswerOf, Refusal, RequestOf } from './contract-types.js';
import { breaches } from './contract.js';

/** One answer, its JSON body already read. */
export interface Answer<T = Refusal> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const isRaw = (body: unknown): body is string | Buffer<ArrayBuffer> =>
  typeof body === 'string' || Buffer.isBuffer(body);

const mediaTypeOf = (body: unknown) => (Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json');

/**
 * A caller with its own cookie jar, as a browser or a script would be. It takes no answer that `openapi.json` does not
 * describe, so that every test of a call is one of its description, too.
 */
export class HttpClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly baseUrl: string,
    private readonly defaults: Record<string, string> = {},
  ) {}

  get<P extends string>(path: P, headers?: Record<string, string>): Promise<Answer<AnswerOf<'GET', P>>> {
    return this.exchange('GET', path, undefined, headers);
  }

  /** This page of a list and all that follow it. */
  async *pages<P extends string>(path: P): AsyncGenerator<Answer<AnswerOf<'GET', P>>> {
    for (let next: string | undefined = path; next !== undefined;) {
      const page: Answer<AnswerOf<'GET', P>> = await this.exchange('GET', next, undefined);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      yield page;
    }
  }

  post<P extends string>(
    path: P,
    body?: RequestOf<'POST', P>,
    headers?: Record<string, string>,
  ): Promise<Answer<AnswerOf<'POST', P>>> {
    return this.exchange('POST', path, body, headers);
  }

  patch<P extends string>(
    path: P,
    body?: RequestOf<'PATCH', P>,
    headers?: Record<string, string>,
  ): Promise<Answer<AnswerOf<'PATCH', P>>> {
    return this.exchange('PATCH', path, body, headers);
  }

  delete<P extends string>(path: P, headers?: Record<string, string>): Promise<Answer<AnswerOf<'DELETE', P>>> {
    return this.exchange('DELETE', path, undefined, headers);
  }

  /** Sends any body, also one that the contract refuses; text and bytes as they are. */
  send<M extends string, P extends string>(
    method: M,
    path: P,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<AnswerOf<M, P>>> {
    return this.exchange(method, path, body, headers);
  }

  private async exchange<T>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.defaults,
        ...(body === undefined ? {} : { 'content-type': mediaTypeOf(body) }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keepCookie(line);
    const text = await response.text();
    const { status } = response;
    const contentType = response.headers.get('content-type') ?? '';
    const answered: unknown = contentType.includes('json') ? JSON.parse(text) : text;
    const wrong = breaches({ method, path, status, contentType, body: answered });
    if (wrong.length > 0) throw new Error(`not as the contract says:\n${wrong.join('\n')}`);
    return { status, headers: response.headers, body: answered as T };
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const expired = attributes.some((attribute) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(attribute));
    if (expired || value.join('=') === '') this.cookies.delete(name.trim());
    else this.cookies.set(name.trim(), value.join('='));
  }
}
