import { emailKeyOf, growingDelays, isEmailKey, loginLimits, mailboxOf, sessionLifeOf } from './auth.rules.js';

describe('an address as key', () => {
  it('has no case and no surrounding blanks', () => {
    expect(emailKeyOf('  Hana.Kim@Example.COM\t')).toBe('hana.kim@example.com');
  });

  it.each(['', 'a@', 'ha na@example.com', 'a\u0000@example.com', '하나@example.com', `${'a'.repeat(250)}@b.co`])(
    'is nobody’s when it is %j',
    (text) => {
      expect(isEmailKey(emailKeyOf(text))).toBe(false);
    },
  );
});

describe('the mailbox of an address', () => {
  it.each([
    ['Hana.Kim+Lance@Example.COM', 'hana.kim@example.com'],
    ['h.a.n.a+1+2@gmail.com', 'hana@gmail.com'],
    ['Ha.Na@GoogleMail.com', 'hana@gmail.com'],
    ['ha.na@mail.gmail.com', 'ha.na@mail.gmail.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['ha-na@example.com', 'ha-na@example.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('a growing delay', () => {
  it('doubles up to the longest wait', () => {
    expect(growingDelays(1_000, 10_000)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000]);
    expect(growingDelays(5_000, 5_000)).toEqual([5_000]);
  });
});

describe('login limits', () => {
  const limitsOf = (email: string, network = '203.0.113.7', knownBrowser: string | null = null) =>
    loginLimits({ email, network, knownBrowser });
  const subjects = (...facts: Parameters<typeof limitsOf>) => limitsOf(...facts).map(({ subject }) => subject);

  it('are about the account however its address is typed', () => {
    expect(subjects(' HANA@example.com')).toEqual(subjects('hana@example.com'));
    expect(subjects('other@example.com')).not.toEqual(subjects('hana@example.com'));
  });

  it('of a browser that the account knows are touched by nobody else', () => {
    const own = subjects('hana@example.com', '203.0.113.7', 'browser');
    expect(own).toHaveLength(1);
    expect(subjects('hana@example.com')).not.toContain(own[0]);
    expect(subjects('hana@example.com', '203.0.113.7', 'other')).not.toEqual(own);
    expect(subjects('other@example.com', '203.0.113.7', 'browser')).not.toEqual(own);
    expect(subjects('hana@example.com', '198.51.100.1', 'browser')).toEqual(own);
  });

  it('never wait longer than 15 minutes', () => {
    for (const { delaysMs } of [...limitsOf('hana@example.com'), ...limitsOf('hana@example.com', '', 'browser')])
      expect(Math.max(...(delaysMs ?? []))).toBe(900_000);
  });

  it('let one network guess too little in a day to delay strangers elsewhere', () => {
    const [, pair, account] = limitsOf('hana@example.com');
    const delays = pair?.delaysMs ?? [];
    let guesses = pair?.limit ?? 0;
    for (let at = 0; at < 86_400_000; guesses += 1)
      at += delays[Math.min(guesses - (pair?.limit ?? 0), delays.length - 1)] ?? Infinity;
    // With the last one on the way when the day is over.
    expect(guesses).toBeLessThanOrEqual(110);
    expect(account?.limit).toBe(100);
  });
});

describe('a session', () => {
  it('lives shorter the more its member may do', () => {
    const [member, admin] = [sessionLifeOf({ isAdmin: false }), sessionLifeOf({ isAdmin: true })];
    expect(member).toEqual({ idleMs: 7 * 86_400_000, absoluteMs: 30 * 86_400_000 });
    expect(admin).toEqual({ idleMs: 1_800_000, absoluteMs: 28_800_000 });
  });
});
