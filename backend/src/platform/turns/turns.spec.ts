import { TurnsByKey } from './turns.js';

describe('turns by key', () => {
  /** Work that goes on until it is told to end. */
  const started = (turns: TurnsByKey, key: string) => {
    let end = (): void => undefined;
    let hasBegun = false;
    const done = turns.take(key, async () => {
      hasBegun = true;
      await new Promise<void>((resolve) => (end = resolve));
    });
    return { done, end: () => end(), hasBegun: () => hasBegun };
  };

  it('let so many of a key run, so many wait, and refuse the others at once', async () => {
    const turns = new TurnsByKey({ running: 2, waiting: 1 });
    const works = [0, 1, 2].map(() => started(turns, 'a'));
    await expect(turns.take('a', () => Promise.resolve())).rejects.toMatchObject({
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

  it('keep nobody waiting for another key, and forget a key of which nothing runs', async () => {
    const turns = new TurnsByKey({ running: 1, waiting: 0 });
    const one = started(turns, 'a');
    const other = started(turns, 'b');
    expect([one.hasBegun(), other.hasBegun(), turns.busyKeys]).toEqual([true, true, 2]);
    await expect(turns.take('a', () => Promise.resolve())).rejects.toMatchObject({ code: 'platform.busy' });
    expect(turns.busyKeys).toBe(2);
    one.end();
    other.end();
    await Promise.all([one.done, other.done]);
    await expect(turns.take('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(turns.busyKeys).toBe(0);
  });
});
