import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { createStore } from '@/app/store';
import { adminApi } from '@/shared/api/generated/admin';
import { memberApi } from '@/shared/api/generated/member';
import { siteApi } from '@/shared/api/generated/site';
import { visitorApi } from '@/shared/api/generated/visitor';
import { fakeApi } from '@test/fake-api';

type Operation = { operationId: string; tags: [string] };
type Call = { initiate: (argument: object) => never };

const contract = JSON.parse(readFileSync(join(process.cwd(), '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const calls = {
  ...siteApi.endpoints,
  ...visitorApi.endpoints,
  ...memberApi.endpoints,
  ...adminApi.endpoints,
} as unknown as Record<string, Call>;

/** Every operation of the contract that the client calls, with its module; the back-office is one. */
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => operationId in calls)
    .map(([method, { operationId: name, tags }]) => ({
      name,
      isRead: method === 'get',
      module: path.startsWith('/api/admin/') ? 'admin' : tags[0],
      route: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'undefined')}`,
    })),
);
const reads = operations.filter(({ isRead }) => isRead);
const acts = operations.filter(({ isRead }) => !isRead);

/** A question, switches and stars that have moved already, and an account that has no member any more: nothing is read again. */
const quiet = [
  'addFavourite',
  'removeFavourite',
  'rehearseAlert',
  'checkUid',
  'translateNews',
  'updateMailPreferences',
  'closeOwnAccount',
];

/** A screen that shows the answers of all reads. */
async function everythingShown() {
  const server = fakeApi();
  for (const { route } of operations) server.on(route, { body: [] });
  const store = createStore();
  const run = async ({ name }: { name: string }): Promise<unknown> => store.dispatch(calls[name]!.initiate({}));
  await Promise.all(reads.map(run));
  const timesRead = (): Record<string, number> =>
    Object.fromEntries(reads.map(({ name, route }) => [name, server.callsTo(route).length]));
  return { server, run, timesRead };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

describe('an act', () => {
  it('is one of the many that the client knows', () => {
    expect(reads.length).toBeGreaterThan(40);
    expect(acts.length).toBeGreaterThan(50);
  });

  it.each(
    acts.filter(({ name }) => !quiet.includes(name)).flatMap((act) => [200, 409].map((status) => ({ ...act, status }))),
  )(
    '$name, answered $status, has each read of its module made once more, and no read twice',
    async ({ status, ...act }) => {
      const { server, run, timesRead } = await everythingShown();
      server.on(act.route, { status, body: status === 200 ? [] : { code: 'spec.refused', message: '' } });
      await run(act);
      await settled();
      expect(server.callsTo(act.route)).toHaveLength(1);
      const times = timesRead();
      const ofModule = reads.filter(({ module }) => module === act.module).map(({ name }) => name);
      expect(Object.fromEntries(ofModule.map((name) => [name, times[name]]))).toEqual(
        Object.fromEntries(ofModule.map((name) => [name, 2])),
      );
      expect(Object.entries(times).filter(([, count]) => count > 2)).toEqual([]);
    },
  );

  it.each(quiet)('%s has nothing read again', async (name) => {
    const { run, timesRead } = await everythingShown();
    await run({ name });
    await settled();
    expect(new Set(Object.values(timesRead()))).toEqual(new Set([1]));
  });
});

describe('a read', () => {
  afterEach(() => void jest.useRealTimers());

  it.each(reads.filter(({ name }) => name !== 'listSiteSettings' && name !== 'listExchanges'))(
    '$name is made again for a page that opens after 30 seconds, not before',
    async ({ name, route }) => {
      const server = fakeApi().on(route, { body: [] });
      const store = createStore();
      const open = async (): Promise<unknown> => store.dispatch(calls[name]!.initiate({}));
      await open();
      const begin = Date.now();
      jest.useFakeTimers({
        now: begin + 29_000,
        doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
      });
      await open();
      expect(server.callsTo(route)).toHaveLength(1);
      jest.setSystemTime(begin + 31_000);
      await Promise.all([open(), open()]);
      expect(server.callsTo(route)).toHaveLength(2);
    },
  );
});
