import { TopicState } from './live-topic.js';

interface Row {
  readonly name: string;
}

/** A topic with one list, which shows what `rows` says when it is read. */
function topicOf(read: () => readonly Row[]): TopicState {
  return new TopicState({ name: 'rows', rows: { list: 'name' }, read: () => ({ list: read() }) }, 'p');
}
const named = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ name: `n${from + index}` }));
const told = (state: TopicState, from: number) =>
  JSON.parse(state.frame(from).toString().split('data: ')[1] ?? '') as {
    value?: { list: Row[] };
    rows?: { list: { gone: string[]; set: Row[] } };
  };

describe('what a topic keeps', () => {
  it('is the rows that went lately; whoever has seen less gets the whole value', async () => {
    let rows = named(0, 10);
    const state = topicOf(() => rows);
    await state.refresh(1);
    const first = state.version;
    for (let turn = 1; turn <= 300; turn += 1) {
      rows = named(turn * 10, 10);
      await state.refresh(1 + turn);
    }
    expect(told(state, state.version - 1).rows?.list).toEqual({
      by: 'name',
      set: rows,
      gone: named(2_990, 10).map(({ name }) => name),
    });
    expect(told(state, state.version - 100).rows?.list.gone).toHaveLength(1_000);
    expect(told(state, first)).toMatchObject({ value: { list: rows } });
    expect(state.versionOf(`p.${first}`)).toBe(0);
  });

  it('is of a row what changed since, and all of it when it came back', async () => {
    const read = { list: [{ name: 'a', price: 1, volume: 1 }] };
    const state = new TopicState({ name: 'rows', rows: { list: 'name' }, read: () => ({ ...read }) }, 'p');
    await state.refresh(1);
    const first = state.version;
    const changes: { price: number; volume: number }[] = [
      { price: 2, volume: 1 },
      { price: 2, volume: 3 },
      { price: 1, volume: 3 },
    ];
    const seen: unknown[] = [];
    for (const change of changes) {
      read.list = [{ name: 'a', ...change }];
      await state.refresh(state.version + 1);
      seen.push(told(state, first).rows?.list.set, told(state, state.version - 1).rows?.list.set);
    }
    expect(seen).toEqual([
      [{ name: 'a', price: 2 }],
      [{ name: 'a', price: 2 }],
      [{ name: 'a', price: 2, volume: 3 }],
      [{ name: 'a', volume: 3 }],
      [{ name: 'a', price: 1, volume: 3 }],
      [{ name: 'a', price: 1 }],
    ]);
    for (const list of [[], [{ name: 'a', price: 1, volume: 3 }]]) {
      read.list = list;
      await state.refresh(state.version + 1);
    }
    expect(told(state, state.version - 1).rows?.list.set).toEqual(read.list);
  });

  it('is all rows that go at once, or the whole value', async () => {
    let rows = named(0, 3_000);
    const state = topicOf(() => rows);
    await state.refresh(1);
    const first = state.version;
    rows = named(0, 1);
    await state.refresh(2);
    expect(told(state, first)).toMatchObject({ value: { list: rows } });
  });

  it('is an update once for all who have the same version, and not for every version that somebody names', async () => {
    let count = 0;
    const state = topicOf(() => named(0, (count += 1)));
    for (let turn = 1; turn <= 200; turn += 1) await state.refresh(turn);
    expect(state.frame(150)).toBe(state.frame(150));
    const one = Array.from({ length: 100 }, (_, index) => state.frame(50 + index));
    const other = Array.from({ length: 100 }, (_, index) => state.frame(50 + index));
    expect(one.map(String)).toEqual(other.map(String));
    expect(one.filter((frame, index) => frame === other[index]).length).toBeLessThan(40);
  });
});
