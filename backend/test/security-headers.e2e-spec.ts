import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { logger } from '../src/platform/logging/index.js';
import { createAdmin, registerMember } from './factories/member.js';
import { productionEnvironment } from './support/production-environment.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const { PUBLIC_URL } = productionEnvironment;
const SECRET = 'the-secret-in-use-since-this-morning-0001';
const OLD_SECRET = 'the-secret-that-was-in-use-yesterday-0002';

/** Directives of a policy by name. */
function policyOf(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('security headers', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  const everyAnswer = [
    '/',
    '/en/login',
    '/reset-password?token=abc',
    '/assets/nothing.js',
    '/nothing/at/all',
    '/api/health',
    '/api/me',
    '/api/nothing',
    '/api/docs',
    '/api/openapi.json',
  ];

  it.each(everyAnswer)('keep %s from being framed, sniffed, read by other sites and given devices', async (path) => {
    const { headers } = await service.client().get(path);
    expect(policyOf(headers)).toMatchObject({
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('content-type')).toMatch(/^(text\/html|application\/json); charset=utf-8$/);
  });

  it.each<[string, Record<string, string>]>([
    ['asks for another state of it', { 'if-match': '"other"' }],
    ['asks for a range behind its end', { range: 'bytes=99999999-' }],
  ])('let nobody keep in the place of a file what is said to whoever %s', async (_, asked) => {
    const { status, headers } = await service.client().get('/favicon.svg', asked);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-range')).toBeNull();
  });

  it('let an answer of the API load and do nothing, were it opened as a page', async () => {
    for (const path of ['/api/health', '/api/me', '/api/nothing', '/api/openapi.json'])
      expect(policyOf((await service.client().get(path)).headers)).toEqual({
        'default-src': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
  });

  it('let a page run only the scripts that carry the nonce of this very answer', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 3; index += 1) {
      const policy = policyOf((await service.client().get('/')).headers);
      expect(policy['script-src']).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
      expect(policy['style-src']).toBe(policy['script-src']);
      expect(policy['default-src']).toBe("'self'");
      nonces.add(policy['script-src'] ?? '');
    }
    expect(nonces.size).toBe(3);
  });

  it('let a page show frames of the one site that has charts, and load nothing else of it', async () => {
    const policy = policyOf((await service.client().get('/')).headers);
    expect(policy['frame-src']).toBe('https://www.tradingview-widget.com');
    expect(Object.entries(policy).filter(([, sources]) => sources.includes('tradingview'))).toHaveLength(1);
    expect(policyOf((await service.client().get('/api/health')).headers)['frame-src']).toBeUndefined();
  });

  it.each([
    '/reset-password',
    '/en/reset-password',
    '/confirm-email',
    '/en/confirm-email',
    '/reset-password/',
    '/reset%2Dpassword',
    '/en%2Freset-password',
    '//confirm-email',
  ])('let the token of %s travel nowhere and stay nowhere', async (path) => {
    const { headers } = await service.client().get(`${path}?token=abc`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('tell other sites nothing but the host of where a visitor comes from', async () => {
    const { headers } = await service.client().get('/');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('say nothing of HTTPS where there is none', async () => {
    expect((await service.client().get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it.each(['TRACE', 'TRACK'])('are not needed for %s, which nothing answers with what was sent', async (method) => {
    const answer = await new Promise<string>((resolve) => {
      const call = httpRequest(`${service.url}/api/health`, { method, headers: { cookie: 'sid=echo-me' } });
      const read = (response: NodeJS.ReadableStream): void => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      };
      call.on('response', read);
      call.on('connect', (_response, socket) => {
        socket.destroy();
        resolve('');
      });
      call.on('error', () => resolve(''));
      call.end();
    });
    expect(answer).not.toContain('echo-me');
    expect(answer).not.toContain('"status":"ok"');
  });
});

describe('in production', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { ...productionEnvironment, SESSION_SECRET: `${SECRET},${OLD_SECRET}` } });
  });

  afterAll(() => service.close());

  it('every answer demands HTTPS for a year, for sub-domains too', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/assets/nothing.js', '/api/docs'])
      expect((await service.client().get(path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
  });

  it.each<[string, 'let in' | 'refused', Record<string, string>]>([
    ['our own page', 'let in', { 'sec-fetch-site': 'same-origin' }],
    ['our own page in an older browser', 'let in', { origin: PUBLIC_URL }],
    ['a program without a browser', 'let in', {}],
    ['another site', 'refused', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that claims our origin', 'refused', { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL }],
    ['a sub-domain', 'refused', { 'sec-fetch-site': 'same-site', origin: 'https://cdn.lance.example' }],
    ['a sub-domain in an older browser', 'refused', { origin: 'https://cdn.lance.example' }],
    ['the same host without TLS', 'refused', { origin: 'http://lance.example' }],
    ['another port', 'refused', { origin: 'https://lance.example:8443' }],
    ['a sandboxed frame', 'refused', { origin: 'null' }],
    ['an origin that only begins like ours', 'refused', { origin: 'https://lance.example.evil.example' }],
    // Who makes a name of theirs resolve to our address is of the same origin as the Host that they send.
    ['a name that was made to point here', 'refused', { origin: 'http://rebound.example', host: 'rebound.example' }],
    ['a navigation typed by hand', 'refused', { 'sec-fetch-site': 'none' }],
  ])('an unsafe call from %s is %s', async (_, expected, headers) => {
    const { status, body } = await send(service, 'POST', '/api/logout', headers);
    expect({ status, code: body.code }).toEqual(
      expected === 'let in' ? { status: 204 } : { status: 403, code: 'platform.foreignOrigin' },
    );
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.c&password=abcdef'],
    ['a form that mimics JSON', 'text/plain', '{"email":"a@b.c","password":"abcdef","x":"="}'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['a beacon without a type', '', '{"email":"a@b.c","password":"abcdef"}'],
  ])('%s is not read even where no header tells its origin', async (_, type, body) => {
    const answer = await send(service, 'POST', '/api/login', type ? { 'content-type': type } : {}, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'platform.jsonOnly' } });
  });

  it('believes what was signed with the secret before this one, and nothing else', async () => {
    const cookie = async (secret: string): Promise<boolean> => {
      const id = '7d1bb53e-9a44-4a52-9d0c-0d5c4f0c6b3a';
      const signature = createHmac('sha256', `visitor ${secret}`).update(id).digest('base64url');
      const { headers } = await service
        .client()
        .post('/api/uid/check', { exchange: 'OKX', uid: '1234' }, { cookie: `__Host-visitor=${id}.${signature}` });
      // A visitor who is known gets no new cookie.
      return headers.getSetCookie().every((line) => !line.startsWith('__Host-visitor='));
    };
    expect(await cookie(SECRET)).toBe(true);
    expect(await cookie(OLD_SECRET)).toBe(true);
    expect(await cookie('the-secret-of-somebody-else-00000000003')).toBe(false);
  });
});

describe('what the log tells', () => {
  let service: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    service = await startTestApp();
    const { [pino.symbols.streamSym]: stream } = logger as unknown as Record<symbol, { write(line: string): void }>;
    if (!stream) throw new Error('the logger has no stream');
    logger.level = 'trace';
    jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  });

  beforeEach(() => lines.splice(0));

  afterAll(async () => {
    jest.restoreAllMocks();
    logger.level = 'error';
    await service.close();
  });

  /** Lines with a `security` field; the answer's line is written when it has been sent, which may be a moment later. */
  async function securityLines(): Promise<Record<string, unknown>[]> {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'security' in line);
  }

  it('names each sign-in that succeeds or fails, with the account but not its address or password', async () => {
    const { client, id, email, password } = await registerMember(service);
    const [registered] = await securityLines();
    expect(registered).toMatchObject({ security: 'authentication', path: '/api/register', member: id });
    lines.splice(0);
    await service.client().post('/api/login', { email, password });
    await client.post('/api/login', { email, password: 'my-secret-guess' });
    const [entered, failed] = await securityLines();
    expect(entered).toMatchObject({ security: 'authentication', path: '/api/login', status: 200, method: 'POST' });
    expect(entered).toMatchObject({ member: id });
    expect(failed).toMatchObject({ security: 'authentication', status: 401, code: 'auth.wrongCredentials' });
    expect(failed).toMatchObject({ ip: '127.0.0.1', requestId: expect.any(String) as string });
    expect(failed?.['account']).toMatch(/^[0-9a-f]{16}$/);
    expect(failed?.['account']).toBe(entered?.['account']);
    const all = lines.join('');
    for (const secret of ['my-secret-guess', password, email]) expect(all).not.toContain(secret);
  });

  it('never has a token, a cookie or a password of a request, wherever in it they stand', async () => {
    const { client } = await registerMember(service);
    const token = 'Zk3vQ9pXw2aB7cD4eF6gH8iJ0kL1mN5oP_qRsTuVwXy';
    const cookie = client.cookie('sid') ?? '';
    await client.get(`/api/reset-password/${token}`);
    await client.get(`/api/me?token=${token}`);
    await client.get(`/api/${token}`);
    await client.post('/api/reset-password', { token, newPassword: 'brand-new-password' });
    await client.post('/api/confirm-email', { token });
    await client.post('/api/change-password', {
      currentPassword: 'the-current-one',
      newPassword: 'brand-new-password',
    });
    await client.send('POST', '/api/login', `{"email":"a@b.c","password":"broken-json-password`);
    await client.get('/api/me', { cookie: `sid=${token}`, authorization: `Bearer ${token}` });
    await securityLines();
    expect(lines.length).toBeGreaterThan(0);
    const all = lines.join('');
    for (const secret of [token, 'brand-new-password', 'the-current-one', 'broken-json-password', cookie])
      expect(all).not.toContain(secret);
  });

  it('names who was denied what, and which request our pages do not send', async () => {
    const { client, id } = await registerMember(service);
    lines.splice(0);
    await service.client().get('/api/me');
    await client.get('/api/admin/users');
    await service.client().post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    await client.send('POST', '/api/user-uid', { exchangeName: 'OKX', uid: '12345678', isAdmin: true });
    expect(await securityLines()).toEqual([
      expect.objectContaining({ security: 'denied', status: 401, path: '/api/me', code: 'platform.loginRequired' }),
      expect.objectContaining({ security: 'denied', status: 403, code: 'platform.adminOnly', member: id }),
      expect.objectContaining({ security: 'authentication', status: 403, code: 'platform.foreignOrigin' }),
      expect.objectContaining({ security: 'refused-input', status: 400, path: '/api/user-uid', member: id }),
    ]);
  });

  it('names what an administrator changed, under the request id of the audit entry', async () => {
    const admin = await createAdmin(service);
    const member = await registerMember(service);
    lines.splice(0);
    await admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: 5 });
    const [act] = await securityLines();
    expect(act).toMatchObject({
      security: 'admin-act',
      member: admin.id,
      path: `/api/admin/users/${member.id}/adjust-lance-coins`,
    });
    const entries: { actor_id: string }[] = await service.dataSource.query(
      'SELECT actor_id FROM platform_audit_events WHERE request_id = $1',
      [act?.['requestId']],
    );
    expect(entries).toEqual([{ actor_id: admin.id }]);
  });

  it('stays one line of JSON whatever a caller sends', async () => {
    await service
      .client()
      .get('/api/x%0a%7B%22security%22:%22admin-act%22%7D', { 'user-agent': 'a\\n{"security":"x"}' });
    await service.client().post('/api/login', { email: 'a\n{"security":"forged"}', password: 'x' });
    await securityLines();
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });
});

/** A call whose headers are exactly these: `fetch` adds some of its own and refuses a Host. */
function send(
  service: TestApp,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${service.url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        }),
      );
    });
    call.end(body);
  });
}
