import fc from 'fast-check';
import { decideClaim, UID_FORMAT, wireStatusOf, type Claim } from './uid.rules.js';

const now = new Date('2026-11-20T03:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);
const claim = (overrides: Partial<Claim> = {}): Claim => ({
  now,
  affiliate: { registered: true, joinedAt: daysAgo(10), isFrozen: false },
  autoVerified: 0,
  autoVerifyLimit: 3,
  autoVerificationDays: 90,
  ...overrides,
});
const joined = (joinedAt: Date | null, isFrozen = false): Claim['affiliate'] => ({
  registered: true,
  joinedAt,
  isFrozen,
});

describe('a registered UID', () => {
  it('is verified when it joined at most 90 days ago, to the millisecond', () => {
    expect(decideClaim(claim({ affiliate: joined(daysAgo(90)) }))).toEqual({ outcome: 'verified' });
    expect(decideClaim(claim({ affiliate: joined(daysAgo(90, 1)) }))).toEqual({
      outcome: 'pending',
      reason: 'joinedLongAgo',
    });
  });

  it('waits for a person when the member has had as many as may be, and only then', () => {
    expect(decideClaim(claim({ autoVerified: 2 }))).toEqual({ outcome: 'verified' });
    expect(decideClaim(claim({ autoVerified: 3 }))).toEqual({ outcome: 'pending', reason: 'automaticLimit' });
    expect(decideClaim(claim({ autoVerifyLimit: 0 }))).toEqual({ outcome: 'pending', reason: 'automaticLimit' });
    expect(decideClaim(claim({ autoVerified: 3, affiliate: { registered: false } }))).toEqual({
      outcome: 'registered',
    });
    expect(decideClaim(claim({ autoVerified: 3, affiliate: joined(null) }))).toMatchObject({
      reason: 'joinDateUnknown',
    });
  });

  it('waits for a person when it is frozen or when it joined is not known or lies ahead', () => {
    expect(decideClaim(claim({ affiliate: joined(daysAgo(1), true) }))).toMatchObject({ reason: 'frozen' });
    expect(decideClaim(claim({ affiliate: joined(null) }))).toMatchObject({ reason: 'joinDateUnknown' });
    expect(decideClaim(claim({ affiliate: joined(daysAgo(-2)) }))).toMatchObject({ reason: 'joinDateUnknown' });
  });

  it('waits for a person when nobody could be asked', () => {
    expect(decideClaim(claim({ affiliate: 'noApi' }))).toEqual({ outcome: 'pending', reason: 'noApi' });
    expect(decideClaim(claim({ affiliate: 'apiDown' }))).toEqual({ outcome: 'pending', reason: 'apiDown' });
    expect(decideClaim(claim({ affiliate: 'inReports' }))).toEqual({ outcome: 'pending', reason: 'inReports' });
  });

  it('is kept plainly when the exchange says no', () => {
    expect(decideClaim(claim({ affiliate: { registered: false } }))).toEqual({ outcome: 'registered' });
  });

  it('is never verified without a yes, in time, and beyond its number', () => {
    const affiliate = fc.oneof(
      fc.constantFrom<Claim['affiliate']>('noApi', 'apiDown', 'inReports', { registered: false }),
      fc.record({
        registered: fc.constant(true as const),
        joinedAt: fc.option(fc.date({ noInvalidDate: true }), { nil: null }),
        isFrozen: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(affiliate, fc.nat(4), fc.nat(400), (says, autoVerified, autoVerificationDays) => {
        const decision = decideClaim(claim({ affiliate: says, autoVerified, autoVerificationDays }));
        if (decision.outcome !== 'verified') return;
        expect(autoVerified).toBeLessThan(3);
        expect(typeof says === 'object' && says.registered && !says.isFrozen).toBe(true);
        const age =
          typeof says === 'object' && says.registered && says.joinedAt ? now.getTime() - says.joinedAt.getTime() : NaN;
        expect(age).toBeLessThanOrEqual(autoVerificationDays * 86_400_000);
      }),
    );
  });
});

describe('the form of a UID', () => {
  it.each(['1234', '12345678901234567890'])('%s is one', (uid) => expect(uid).toMatch(UID_FORMAT));
  it.each(['123', '123456789012345678901', '12a4', ' 1234', '-1234', '１２３４', '1234\n'])('%j is none', (uid) =>
    expect(UID_FORMAT.test(uid)).toBe(false),
  );
});

describe('the status in answers', () => {
  it('is success, error, otherwise pending', () => {
    expect(['verified', 'rejected', 'released', 'pending', 'registered'].map(wireStatusOf)).toEqual([
      'success',
      'error',
      'error',
      'pending',
      'pending',
    ]);
  });
});
