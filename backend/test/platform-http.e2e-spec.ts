import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { Audit } from '../src/platform/audit/index.js';
import { createAdmin, registerMember } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the HTTP contract', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it('says whether the service can work', async () => {
    const { status, body } = await service.client().get('/api/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', database: true, time: service.clock.now().toISOString() });
  });

  it('answers an unknown address in the language of the caller, with a request id', async () => {
    const korean = await service.client('ko').get('/api/nothing');
    expect(korean.status).toBe(404);
    expect(korean.body).toMatchObject({ code: 'platform.routeNotFound', message: '요청한 주소를 찾을 수 없습니다.' });
    expect(korean.headers.get('x-request-id')).toBe(korean.body.requestId);
    const english = await service.client('en').get('/api/nothing');
    expect(english.body.message).toBe('There is nothing at this address.');
  });

  it('has one spelling of each address', async () => {
    for (const path of ['/API/health', '/Api/health', '/api/Health', '/API/login'])
      expect((await service.client().get(path)).status).toBe(404);
    const { status } = await service.client().post('/API/login', { email: 'a@b.c', password: 'x' });
    expect(status).toBe(404);
  });

  it.each([
    ['before the last statement', { 'idempotency-key': randomUUID() }],
    ['before the commit', {}],
  ])('asks to try again when the connection to the database is cut %s, and did nothing', async (_, headers) => {
    const admin = await createAdmin(service);
    const member = await registerMember(service);
    const audit = service.app.get(Audit);
    const record = audit.record.bind(audit);
    const cut = jest.spyOn(audit, 'record').mockImplementationOnce(async (tx, ...event) => {
      await record(tx, ...event);
      const [own]: { pid: number }[] = await tx.query('SELECT pg_backend_pid() AS pid');
      await withClient(service.database.adminUrl, (client) =>
        client.query('SELECT pg_terminate_backend($1)', [own?.pid]),
      );
      while (tx.queryRunner?.isReleased === false) await sleep(5);
    });
    const grant = () => admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount: 5 }, headers);
    const { status, body } = await grant();
    cut.mockRestore();
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'platform.databaseUnavailable' });
    expect((await grant()).body).toMatchObject({ balance: '1005' });
  });

  it.each([
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host, by fetch metadata', { 'sec-fetch-site': 'same-site' }],
    ['another site, by origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('refuses an unsafe call from %s', async (_, headers) => {
    const { status, body } = await service.client().post('/api/login', { email: 'a@b.c', password: 'x' }, headers);
    expect(status).toBe(403);
    expect(body.code).toBe('platform.foreignOrigin');
  });

  it('accepts JSON bodies only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, body } = await service
        .client()
        .send('POST', '/api/login', '{"email":"a"}', { 'content-type': type });
      expect({ type, status, code: body.code }).toEqual({ type, status: 400, code: 'platform.jsonOnly' });
    }
  });

  it('refuses a body that is too large or cannot be read', async () => {
    const large = await service.client().send('POST', '/api/login', { email: 'x'.repeat(200_000) });
    expect(large.status).toBe(400);
    expect(large.body).toMatchObject({
      code: 'platform.bodyTooLarge',
      message: expect.stringContaining('100 kB') as string,
    });
    const broken = await service.client().send('POST', '/api/login', '{"email":');
    expect(broken.body).toMatchObject({ code: 'platform.malformedBody' });
  });

  it('takes the larger body of a report upload from an administrator, nowhere else and from nobody else', async () => {
    const upload = { content: 'x'.repeat(200_000) };
    const { client } = await createAdmin(service);
    const taken = await client.send('POST', '/api/admin/report-imports', upload);
    expect(taken.body.code).not.toBe('platform.bodyTooLarge');
    const elsewhere = await client.post('/api/login/admin/report-imports', upload);
    expect(elsewhere.body.code).toBe('platform.bodyTooLarge');
    const visitor = await service.client().send('POST', '/api/admin/report-imports', upload);
    expect(visitor.body.code).toBe('platform.bodyTooLarge');
  });

  it('publishes the contract and its page', async () => {
    const document = await service.client().get('/api/openapi.json');
    expect(document.status).toBe(200);
    expect(document.body).toHaveProperty(['paths', '/api/health']);
    expect((await service.client().get('/api/docs')).status).toBe(200);
  });

  it('leads from the licence on that page to the terms, and to no page of SPDX, which has none', async () => {
    const script = await (await fetch(`${service.url}/api/docs/swagger-ui-init.js`)).text();
    const [licence = 'none'] = /(?<="license": )\{[^}]*\}/.exec(script) ?? [];
    expect(JSON.parse(licence)).toEqual({ name: 'All rights reserved', url: '/terms' });
    const { body } = await service.client().get('/api/openapi.json');
    expect(body).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')));
  });

  it('serves what the page of the contract asks for, and no other file of the package that it is made of', async () => {
    const page = await (await fetch(`${service.url}/api/docs`)).text();
    const files = [...page.matchAll(/(?:src|href)="\.\/(docs\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files)
      expect({ file, status: (await fetch(`${service.url}/api/${file}`)).status }).toEqual({ file, status: 200 });
    for (const file of [
      ...['package.json', 'README.md', 'LICENSE', 'index.html', 'swagger-initializer.js', 'oauth2-redirect.html'],
      ...['swagger-ui-bundle.js.map', 'swagger-ui.css.map', 'absolute-path.js', '%70ackage.json', './package.json'],
    ]) {
      const { status, body } = await service.client().get(`/api/docs/${file}`);
      expect({ file, status, code: body.code }).toEqual({ file, status: 404, code: 'platform.routeNotFound' });
    }
  });

  it('publishes every business number', async () => {
    const { body } = await service.client().get('/api/site-settings');
    expect(body).toContainEqual({ key: 'lcoin_signupBonus', value: '1000' });
  });
});
