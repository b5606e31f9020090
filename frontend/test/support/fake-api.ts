/**
 * The server as a page test sees it: answers by method and path, and every call that was made. It stands in for `fetch` alone,
 * so the base query, the store and the cache under test are the real ones.
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

/** Replaces `fetch` until the end of the test. A call that nobody answers is a 404 with a message that names it. */
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
  return api;
}
