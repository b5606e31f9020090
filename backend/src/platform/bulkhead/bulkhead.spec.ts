import { KeyedBulkhead } from './bulkhead.js';

describe('a bulkhead by key', () => {
  /** Work that goes on until it is told to end. */
  const started = (bulkhead: KeyedBulkhead, key: string) => {
    let end = (): void => undefined;
    let hasBegun = false;
    const done = bulkhead.run(key, async () => {
      hasBegun = true;
      await new Promise<void>((resolve) => (end = resolve));
    });
    return { done, end: () => end(), hasBegun: () => hasBegun };
  };

  it('lets so many of a key run, so many wait, and refuses the others at once', async () => {
    const bulkhead = new KeyedBulkhead({ running: 2, waiting: 1 });
    const works = [0, 1, 2].map(() => started(bulkhead, 'a'));
    await expect(bulkhead.run('a', () => Promise.resolve())).rejects.toMatchObject({
      code: 'platform.busy',
      extras: { retryAfterSeconds: 1 },
    });
    expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
    works[0]?.end();
    await works[0]?.done;
    await Promise.resolve();
    expect(works[2]?.hasBegun()).toBe(true);
    works[1]?.end();
    works[2]?.end();
    await Promise.all(works.map(({ done }) => done));
  });

  it('delays no other key, and drops idle keys', async () => {
    const bulkhead = new KeyedBulkhead({ running: 1, waiting: 0 });
    const one = started(bulkhead, 'a');
    const other = started(bulkhead, 'b');
    expect([one.hasBegun(), other.hasBegun(), bulkhead.busyKeys]).toEqual([true, true, 2]);
    await expect(bulkhead.run('a', () => Promise.resolve())).rejects.toMatchObject({ code: 'platform.busy' });
    expect(bulkhead.busyKeys).toBe(2);
    one.end();
    other.end();
    await Promise.all([one.done, other.done]);
    await expect(bulkhead.run('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(bulkhead.busyKeys).toBe(0);
  });
});
