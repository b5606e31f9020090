import { noteVisit } from '@/app/pages/dashboard/last-visit';

const MINUTE = 60_000;
const T = Date.UTC(2026, 10, 21);

describe('the last visit', () => {
  afterEach(() => localStorage.clear());

  it('is unknown on the first one, also while that goes on', () => {
    expect(noteVisit('hana', T)).toBeUndefined();
    expect(noteVisit('hana', T + 29 * MINUTE)).toBeUndefined();
  });

  it('ended with its latest view and stays the same while this one goes on', () => {
    noteVisit('hana', T);
    noteVisit('hana', T + 20 * MINUTE);
    expect(noteVisit('hana', T + 60 * MINUTE)).toBe(T + 20 * MINUTE);
    expect(noteVisit('hana', T + 80 * MINUTE)).toBe(T + 20 * MINUTE);
    expect(noteVisit('hana', T + 110 * MINUTE)).toBe(T + 80 * MINUTE);
  });

  it('is each member’s own', () => {
    noteVisit('hana', T);
    expect(noteVisit('minsu', T + 60 * MINUTE)).toBeUndefined();
  });

  it.each(['{', '7', '{"seen":"x"}', 'null'])('is unknown if what was kept reads %s', (kept) => {
    localStorage.setItem('visit.hana', kept);
    expect(noteVisit('hana', T)).toBeUndefined();
  });
});
