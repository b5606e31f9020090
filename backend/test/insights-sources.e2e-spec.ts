import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { Collector, Snapshots, SourceStates } from '../src/platform/snapshots/index.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('the sources', () => {
  it('are all collected from the simulator', async () => {
    const collector = service.app.get(Collector);
    const t = performance.now();
    expect(await collector.collectAll()).toEqual([]);
    if (process.env.SHOW) console.log('collectAll ms', performance.now() - t);
    const t2 = performance.now();
    expect(await collector.collectAll()).toEqual([]);
    if (process.env.SHOW) console.log('collectAll 2 ms', performance.now() - t2);
    const snapshots = service.app.get(Snapshots);
    for (const feed of Object.values(feeds)) {
      const snapshot = snapshots.latest(feed as never) as any;
      if (process.env.SHOW) console.log(feed.name, snapshot?.source, Array.isArray(snapshot?.data) ? [snapshot.data.length, JSON.stringify(snapshot.data[0])] : JSON.stringify(snapshot?.data));
    }
    if (process.env.SHOW) console.log(await service.app.get(SourceStates).all());
  });
});
