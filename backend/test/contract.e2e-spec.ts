import { breaches, operations, type Answered } from './support/contract.js';

const balance: Answered = {
  method: 'GET',
  path: '/api/lance-coins/balance',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: { balance: '1000', formatted: '1,000', available: '1000', held: '0' },
};

describe('the contract', () => {
  it('says in words what every call does and what every parameter means', () => {
    const silent = operations.flatMap(({ method, path, operation: { summary, parameters = [] } }) => [
      ...(summary ? [] : [`${method} ${path}`]),
      ...parameters.filter(({ description }) => !description).map(({ name }) => `${method} ${path} ${name}`),
    ]);
    expect(silent).toEqual([]);
    expect(operations.length).toBeGreaterThan(90);
  });

  it('says of every call who may make it, and how it refuses others', () => {
    for (const { operation } of operations) {
      expect(operation.security).toBeDefined();
      if (operation.security?.length === 0) continue;
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']));
    }
  });

  it('has every refusal in one form', () => {
    for (const { operation } of operations)
      for (const [status, { content }] of Object.entries(operation.responses))
        if (Number(status) >= 400)
          expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorDto' } } });
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
