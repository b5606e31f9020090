import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { inOrder } from './middleware.js';

describe('handlers in order', () => {
  const run = async (...handlers: RequestHandler[]): Promise<unknown[]> => {
    const ended: unknown[] = [];
    await inOrder(...handlers)({} as Request, {} as Response, (error?: unknown) => ended.push(error));
    await nextTurn();
    return ended;
  };
  const passed: string[] = [];
  const pass =
    (name: string): RequestHandler =>
    (_request, _response, next) => {
      passed.push(name);
      next();
    };
  const passLater: RequestHandler = (_request, _response, next) => void Promise.resolve().then(next);
  const fail: RequestHandler = () => {
    throw new Error('wrong');
  };

  beforeEach(() => passed.splice(0));

  it('run one after the other, and then what follows them, once', async () => {
    expect(await run(pass('a'), passLater, pass('b'))).toEqual([undefined]);
    expect(passed).toEqual(['a', 'b']);
    expect(await run()).toEqual([undefined]);
  });

  it('stop at one that answers', async () => {
    expect(await run(() => undefined, pass('b'))).toEqual([]);
    expect(passed).toEqual([]);
  });

  it.each<[string, RequestHandler[]]>([
    ['passes an error on', [(_request, _response, next) => next(new Error('wrong')), pass('b')]],
    ['throws', [fail, pass('b')]],
    ['throws after another has waited', [passLater, fail, pass('b')]],
  ])('stop at one that %s', async (_, handlers) => {
    expect(await run(...handlers)).toEqual([new Error('wrong')]);
    expect(passed).toEqual([]);
  });
});
