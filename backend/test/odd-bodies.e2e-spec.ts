import { randomUUID } from 'node:crypto';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { operations } from './support/contract.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** What JavaScript itself calls the parts of an object; libraries skip them where they copy what was sent. */
const RESERVED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const routes = operations.filter(({ operation }) => operation.requestBody?.content['application/json']);

describe('a body of another shape', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    member = await registerMember(service);
  });
  afterAll(() => service.close());

  /** `body` is text: an object literal with such a name would change its prototype instead. */
  const send = async (method: string, path: string, body: string) => {
    const { client } = path.startsWith('/api/admin/') ? admin : member;
    const { status, body: said } = await client.send(method, path.replace(/\{\w+\}/g, randomUUID()), body);
    return { status, code: said.code, fields: said.fields };
  };

  it('is looked for in all routes with a body', () => expect(routes.length).toBeGreaterThan(35));

  it.each(routes)('$method $path refuses a list', async ({ method, path }) => {
    for (const body of ['[]', '[{}]'])
      expect(await send(method, path, body)).toEqual({
        status: 400,
        code: 'platform.validationFailed',
        fields: [{ path: 'body', message: '객체여야 합니다.' }],
      });
  });

  it.each(routes)('$method $path refuses names of JavaScript like all that it does not know', async (route) => {
    for (const name of RESERVED)
      for (const value of ['1', '{"x":1}', 'null'])
        expect(await send(route.method, route.path, `{"${name}":${value}}`)).toMatchObject({
          status: 400,
          code: 'platform.validationFailed',
          fields: expect.arrayContaining([{ path: name, message: '알 수 없는 항목입니다.' }]) as unknown,
        });
  });

  it('is refused within an object, too', async () => {
    const upload = { exchange: 'binance', fileName: 'a.csv', content: 'VUlE' };
    const sent = async (mapping: string) => {
      const body = `${JSON.stringify(upload).slice(0, -1)},"mapping":${mapping}}`;
      return send('POST', '/api/admin/report-imports', body);
    };
    const isList = { status: 400, code: 'platform.validationFailed' };
    for (const list of ['[]', '[{"columns":{}}]'])
      expect(await sent(list)).toEqual({ ...isList, fields: [{ path: 'mapping', message: '객체여야 합니다.' }] });
    expect(await sent('{"columns":[]}')).toEqual({
      ...{ ...isList, fields: [{ path: 'mapping.columns', message: '객체여야 합니다.' }] },
    });
    for (const name of RESERVED)
      expect(await sent(`{"columns":{"${name}":"UID"}}`)).toEqual({
        ...{ ...isList, fields: [{ path: `mapping.columns.${name}`, message: '알 수 없는 항목입니다.' }] },
      });
  });

  it('is refused in an address, too', async () => {
    for (const name of RESERVED)
      expect(await member.client.get(`/api/lance-coins/history?${name}=1`)).toMatchObject({
        status: 400,
        body: { fields: [{ path: name, message: '알 수 없는 항목입니다.' }] },
      });
  });
});
