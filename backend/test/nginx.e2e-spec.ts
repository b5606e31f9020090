import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerMember } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const canRun = (program: string, option: string): boolean => spawnSync(program, [option]).status === 0;
/** Needs what a deployment has: nginx, and openssl for a certificate. */
const describeWithNginx = canRun('nginx', '-v') && canRun('openssl', 'version') ? describe : describe.skip;

const CONFIG = new URL('../../docker/nginx.conf', import.meta.url);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The configuration with other addresses and folders, and nothing else changed. */
function configFor(folder: string, service: string, ports: { http: number; https: number }): string {
  const version = /nginx\/1\.(\d+)/.exec(spawnSync('nginx', ['-v']).stderr.toString())?.[1] ?? '0';
  const changes: [string | RegExp, string][] = [
    [/app[12]:3000/g, service],
    ['listen 80 default_server', `listen 127.0.0.1:${ports.http} default_server`],
    ['listen 443 ssl default_server', `listen 127.0.0.1:${ports.https} ssl default_server`],
    ['/etc/nginx/tls/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/nginx/tls/privkey.pem', join(folder, 'key.pem')],
    ['/var/log/nginx/access.log', join(folder, 'access.log')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    // Older ones know it as a word of `listen`.
    ...(Number(version) < 25 ? ([['  http2 on;\n', '']] satisfies [string, string][]) : []),
  ];
  let config = readFileSync(CONFIG, 'utf8');
  for (const [place, content] of changes) {
    const changed = config.replace(place, content);
    if (changed === config) throw new Error(`docker/nginx.conf has no ${place}`);
    config = changed;
  }
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  return `${user} daemon off; pid ${join(folder, 'pid')}; events { worker_connections 1024; }\nhttp {\n${temporary}\n${config}}`;
}

describeWithNginx('nginx as it is deployed', () => {
  let service: TestApp;
  let folder: string;
  let nginx: ChildProcess;
  let ports: { http: number; https: number };

  beforeAll(async () => {
    service = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } });
    folder = mkdtempSync(join(tmpdir(), 'lance-nginx-'));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'logs'));
    const certificate = [
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'cert.pem'),
    ];
    execFileSync('openssl', ['req', '-x509', '-days', '1', '-subj', '/CN=localhost', ...certificate], {
      stdio: 'ignore',
    });
    ports = { http: await freePort(), https: await freePort() };
    writeFileSync(join(folder, 'nginx.conf'), configFor(folder, new URL(service.url).host, ports));
    nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')], {
      stdio: 'inherit',
    });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await secure('/api/health').catch(() => undefined)) return;
      await sleep(100);
    }
    throw new Error(`nginx did not start: ${readFileSync(join(folder, 'start.log'), 'utf8')}`);
  }, 60_000);

  afterAll(async () => {
    const gone = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
    await service.close();
  });

  const ask = (
    isSecure: boolean,
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const { method = 'GET', headers = {}, body, agent = false } = options;
      const target = { host: '127.0.0.1', path, method, headers, rejectUnauthorized: false, agent };
      const asked = isSecure
        ? httpsRequest({ ...target, port: ports.https })
        : httpRequest({ ...target, port: ports.http });
      asked.once('error', reject).once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      });
      asked.end(body);
    });
  const secure = (path: string, options?: Parameters<typeof ask>[2]) => ask(true, path, options);

  it('is right in the eyes of nginx itself', () => {
    const { status, stderr } = spawnSync('nginx', [
      '-t',
      '-q',
      '-p',
      folder,
      '-e',
      'stderr',
      '-c',
      join(folder, 'nginx.conf'),
    ]);
    expect([status, stderr.toString()]).toEqual([0, '']);
  });

  it('sends people on to https, and tells programs', async () => {
    expect(await ask(false, '/kimchi-premium?x=1', { headers: { host: 'lance.example' } })).toMatchObject({
      status: 308,
      headers: { location: 'https://lance.example/kimchi-premium?x=1' },
    });
    const told = await ask(false, '/api/health');
    expect([told.status, JSON.parse(told.body)]).toEqual([403, { code: 'platform.httpsOnly', message: 'HTTPS only' }]);
  });

  it('passes calls on, with its own headers once', async () => {
    const { status, headers } = await secure('/api/site-settings');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['server']).toBe('nginx');
  });

  it('refuses bodies that no call takes', async () => {
    const answer = await secure('/api/login', { method: 'POST', body: 'x'.repeat(200_000) });
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([413, 'nosniff']);
  });

  it('lets a stream through as it comes', async () => {
    const { client } = await registerMember(service);
    const first = await new Promise<string>((resolve, reject) => {
      const asked = httpsRequest({
        ...{ host: '127.0.0.1', port: ports.https, rejectUnauthorized: false, agent: false },
        path: '/api/crypto/live?topics=latest-rate',
        headers: { cookie: client.cookieHeader() },
      });
      asked.once('error', reject).once('response', (response) => {
        response.setEncoding('utf8').once('data', (chunk: string) => {
          resolve(`${response.statusCode} ${chunk}`);
          asked.destroy();
        });
      });
      asked.end();
    });
    expect(first).toMatch(/^200 event: (update|beat)\n/);
  });

  it('believes nobody about their address, and writes down neither tokens nor queries', async () => {
    const spoofed = { headers: { 'x-forwarded-for': '203.0.113.77', forwarded: 'for=203.0.113.77' } };
    await secure('/api/reset-password/a-mailed-token?secret=1', spoofed);
    await secure('/api/shared-receipts/a-shared-token', spoofed);
    await secure('/en/r/a-shared-token', spoofed);
    await sleep(100);
    const log = readFileSync(join(folder, 'access.log'), 'utf8');
    expect(log).toContain('"path":"/api/reset-password/-"');
    for (const path of ['/api/shared-receipts/-', '/en/r/-']) expect(log).toContain(`"path":"${path}"`);
    expect(log).not.toMatch(/a-mailed-token|a-shared-token|secret=1|203\.0\.113\.77/);
    expect(
      log
        .trim()
        .split('\n')
        .every((line) => (JSON.parse(line) as { ip: string }).ip === '127.0.0.1'),
    ).toBe(true);
  });

  it('holds up who asks far too often', async () => {
    // More than the burst and what is allowed again meanwhile, on kept connections, since opening one is slower than a call.
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => secure('/api/health/live', { agent })));
    agent.destroy();
    const withStatus = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    expect(withStatus(200)).toBeGreaterThanOrEqual(300);
    expect(withStatus(429)).toBeGreaterThan(0);
    expect(withStatus(200) + withStatus(429)).toBe(1_000);
  });
});
