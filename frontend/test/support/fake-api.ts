/**
 * The server as a page test sees it: answers by method and path, and every call that was made. It stands in for `fetch` and for the
 * XMLHttpRequest that files are sent by, so the base query, the store and the cache under test are the real ones.
 */
export interface SeenCall {
  method: string;
  path: string;
  /** With the question mark, empty without one. */
  search: string;
  headers: Headers;
  body: unknown;
}

type Reply =
  { status?: number; body?: unknown; text?: string; statusText?: string; headers?: Record<string, string> } | 'lost';
type Answer = Reply | ((call: SeenCall) => Reply | Promise<Reply>);

export interface FakeApi {
  calls: SeenCall[];
  /** `on('POST /api/login', { status: 401, body: … })`; a later answer replaces an earlier one. `lost` is a connection that breaks. */
  on: (route: string, answer: Answer) => FakeApi;
  callsTo: (route: string) => SeenCall[];
}

/** Replaces `fetch` and XMLHttpRequest until the end of the test. A call that nobody answers is a 404 with a message that names it. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer>();
  const api: FakeApi = {
    calls: [],
    on: (route, answer) => {
      answers.set(route, answer);
      return api;
    },
    callsTo: (route) => api.calls.filter(({ method, path }) => `${method} ${path}` === route),
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
    const call: SeenCall = {
      method: request.method,
      path: pathname,
      search,
      headers: request.headers,
      body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
    };
    api.calls.push(call);
    const answer = answers.get(`${call.method} ${call.path}`);
    const reply: Reply =
      answer === undefined
        ? {
            status: 404,
            body: { code: 'platform.routeNotFound', message: `nobody answers ${call.method} ${call.path}` },
          }
        : typeof answer === 'function'
          ? await answer(call)
          : answer;
    if (reply === 'lost') throw new TypeError('fetch failed');
    const { status = 200, statusText = '', headers = {} } = reply;
    const content = reply.text ?? (reply.body === undefined ? null : JSON.stringify(reply.body));
    const type = reply.text === undefined ? 'application/json' : 'text/plain';
    return new Response(content, { status, statusText, headers: { 'Content-Type': type, ...headers } });
  };
  globalThis.XMLHttpRequest = SentByFetch as unknown as typeof XMLHttpRequest;
  return api;
}

/** What the sending of files uses of XMLHttpRequest, by way of `fetch`. */
class SentByFetch {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  private url = '';
  private method = '';
  private answered = new Headers();
  private readonly headers = new Headers();

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  send(file: File): void {
    void this.exchange(file).then(
      () => this.onload?.(),
      () => this.onerror?.(),
    );
  }

  private async exchange(file: File): Promise<void> {
    const body = await file.text();
    for (const loaded of [file.size / 2, file.size]) this.upload.onprogress?.({ loaded, total: file.size });
    const response = await fetch(this.url, { method: this.method, headers: this.headers, body });
    const { status, statusText, headers } = response;
    Object.assign(this, { status, statusText, answered: headers, responseText: await response.text() });
  }
}
