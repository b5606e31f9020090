import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { Collector, Snapshots, SourceStates } from '../src/platform/snapshots/index.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let service: TestApp;
let collector: Collector;
let snapshots: Snapshots;

beforeAll(async () => {
  service = await startTestApp();
  collector = service.app.get(Collector);
  snapshots = service.app.get(Snapshots);
});
afterAll(() => service.close());
beforeEach(() => service.simulator.control.clearFaults());

const names = (): string[] => Object.values(feeds).map(({ name }) => name);
const ages = () =>
  Object.fromEntries(Object.values(feeds).map((feed) => [feed.name, snapshots.latest(feed as never)?.stale]));

describe('the sources', () => {
  it('are all collected, say who told each value, and that it is simulated', async () => {
    expect(await collector.collectAll()).toEqual([]);
    expect(ages()).toEqual(Object.fromEntries(names().map((name) => [name, false])));
    expect(snapshots.latest(feeds.upbitTickers)).toMatchObject({ source: 'upbit', simulated: true });
    expect(snapshots.latest(feeds.usdKrw)).toMatchObject({ source: 'dunamu', fetchedAt: service.clock.now() });
    const states = await service.app.get(SourceStates).all();
    expect(states.map(({ failures, droppedRows }) => [failures, droppedRows])).toEqual(states.map(() => [0, 0]));
    expect(states).toContainEqual(expect.objectContaining({ source: 'bithumb', succeededAt: service.clock.now() }));
  });
});
