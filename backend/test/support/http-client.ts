import { breaches } from './contract.js';

/** One answer, its JSON body already read. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const isRaw = (body: unknown): body is string | Buffer<ArrayBuffer> =>
  typeof body === 'string' || Buffer.isBuffer(body);

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

  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send('GET', path, undefined, headers);
  }

  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.send('POST', path, body, headers);
  }

  patch<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.send('PATCH', path, body, headers);
  }

  delete<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.send('DELETE', path, undefined, headers);
  }

  /** Sends a file as it is. */
  sendFile<T = Record<string, unknown>>(
    path: string,
    content: Buffer<ArrayBuffer>,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.send('POST', path, content, { 'content-type': 'application/octet-stream', ...headers });
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.defaults,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
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
