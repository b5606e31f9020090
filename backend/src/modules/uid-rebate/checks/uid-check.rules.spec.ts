import fc from 'fast-check';
import { decideCheck, LIMIT_WINDOW_MS, type CheckAttempt } from './uid-check.rules.js';

const now = new Date('2026-11-20T03:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const checks = (count: number) => Array.from({ length: count }, (_, index) => minutesAgo(count - index));
const attempt = (overrides: Partial<CheckAttempt> = {}): CheckAttempt => ({
  now,
  byVisitor: [],
  byNetwork: [],
  alreadyChecked: false,
  mayRepeat: false,
  visitorLimit: 10,
  networkLimit: 100,
  ...overrides,
});

describe('a UID check', () => {
  it('is allowed for ten different UIDs within an hour', () => {
    expect(decideCheck(attempt({ byVisitor: checks(9) }))).toEqual({ allowed: true });
    expect(decideCheck(attempt({ byVisitor: checks(10) }))).toEqual({
      allowed: false,
      because: 'visitor',
      retryAfterSeconds: 50 * 60,
    });
  });

  it('is answered again within a minute even beyond the limit', () => {
    const beyond = { byVisitor: checks(10), alreadyChecked: true };
    expect(decideCheck(attempt({ ...beyond, mayRepeat: true }))).toEqual({ allowed: true });
    expect(decideCheck(attempt(beyond))).toMatchObject({ allowed: false });
    expect(decideCheck(attempt({ byVisitor: checks(10), mayRepeat: true }))).toMatchObject({ allowed: false });
  });

  it('of a UID that was checked already does not count against the address', () => {
    const full = { byNetwork: checks(100) };
    expect(decideCheck(attempt(full))).toMatchObject({ allowed: false, because: 'network' });
    expect(decideCheck(attempt({ ...full, byVisitor: checks(3), alreadyChecked: true }))).toEqual({ allowed: true });
  });

  it('is possible again when the refusal said so', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 15 }),
        (ages, visitorLimit) => {
          const byVisitor = ages.sort((a, b) => b - a).map(minutesAgo);
          const decision = decideCheck(attempt({ byVisitor, visitorLimit }));
          expect(decision.allowed).toBe(byVisitor.length < visitorLimit);
          if (decision.allowed) return;
          const later = new Date(now.getTime() + decision.retryAfterSeconds * 1000);
          const still = byVisitor.filter((time) => later.getTime() - time.getTime() < LIMIT_WINDOW_MS);
          expect(decideCheck(attempt({ now: later, byVisitor: still, visitorLimit }))).toEqual({ allowed: true });
        },
      ),
    );
  });
});
