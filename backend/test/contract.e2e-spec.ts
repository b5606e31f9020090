import { breaches, contract, operations, responseOf, type Answered } from './support/contract.js';

const balance: Answered = {
  method: 'GET',
  path: '/api/lance-coins/balance',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: { balance: '1000', formatted: '1,000', available: '1000', held: '0' },
};

describe('the contract', () => {
  it('says in words what every call does and what every parameter means', () => {
    const silent = operations.flatMap(({ method, path, operation: { summary, description, parameters = [] } }) => [
      ...(summary && description ? [] : [`${method} ${path}`]),
      ...parameters.filter((parameter) => !parameter.description).map(({ name }) => `${method} ${path} ${name}`),
    ]);
    expect(silent).toEqual([]);
    expect(operations.length).toBeGreaterThan(90);
  });

  it('groups the calls: first what visitors may call, then what members may, then what administrators may', () => {
    const callersOf = (tag: string): number => {
      const own = operations.filter(({ operation }) => operation.tags.includes(tag));
      if (own.every(({ path }) => path.startsWith('/api/admin/'))) return 3;
      const open = own.filter(({ operation }) => operation.security?.length === 0).length;
      return open === own.length ? 0 : open > 0 ? 1 : 2;
    };
    const names = contract.tags.map(({ name }) => name);
    expect([...names].sort()).toEqual([...new Set(operations.flatMap(({ operation }) => operation.tags))].sort());
    expect(names.map(callersOf)).toEqual(names.map(callersOf).sort());
    for (const { description } of contract.tags) expect(description).not.toBe('');
  });

  it('says of every call who may make it, and how it refuses others', () => {
    for (const { operation } of operations) {
      expect(operation.security).toBeDefined();
      if (operation.security?.length === 0) continue;
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']));
    }
  });

  it('says of every call what is answered before its handler is reached', () => {
    for (const { method, path, operation } of operations) {
      const statuses = [
        '400',
        '431',
        ...(method === 'GET' ? ['304'] : ['403']),
        ...(path.includes('{') ? ['404'] : []),
      ];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
    }
  });

  it('has every refusal in one form, and only readiness answers a 503 of its own', () => {
    const own: string[] = [];
    for (const { path, operation } of operations)
      for (const status of Object.keys(operation.responses).map(Number)) {
        if (status < 400 || status === 431) continue;
        const content = responseOf(operation, status)?.content;
        if (content?.['application/json']?.schema?.$ref !== '#/components/schemas/ApiErrorDto')
          own.push(`${path} ${status}`);
      }
    expect(own).toEqual(['/api/health 503']);
  });

  it('is what tests hold each answer against', () => {
    const facts = balance.body as Record<string, unknown>;
    const { balance: _, ...without } = facts;
    const wrong = (change: Partial<Answered>) => breaches({ ...balance, ...change });
    expect(breaches(balance)).toEqual([]);
    expect(wrong({ body: without })).toEqual([expect.stringContaining('.balance is missing')]);
    expect(wrong({ body: { ...facts, balance: 1000 } })).toEqual([expect.stringContaining('.balance is no string')]);
    expect(wrong({ body: { ...facts, balance: null } })).toEqual([expect.stringContaining('.balance is null')]);
    expect(wrong({ body: { ...facts, secret: 1 } })).toEqual([expect.stringContaining('.secret is not described')]);
    expect(wrong({ body: [facts] })).toEqual([expect.stringContaining('is no object')]);
    expect(wrong({ contentType: 'text/html' })).toEqual([expect.stringContaining('is text/html')]);
    expect(wrong({ status: 418 })).toEqual([expect.stringContaining('418 is not described')]);
    expect(wrong({ status: 503 })).not.toEqual([]);
    expect(wrong({ path: '/api/nowhere', status: 418 })).toEqual([]);
  });
});
