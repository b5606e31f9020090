import TestSequencer from '@jest/test-sequencer';

/** Files that walk the whole product take longest: begun last, they would leave one worker without work. */
const isWalk = ({ path }) => path.includes('/e2e/every-');

/** Begins with the longest files; a fresh machine knows no durations. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => Number(isWalk(b)) - Number(isWalk(a)));
  }
}
