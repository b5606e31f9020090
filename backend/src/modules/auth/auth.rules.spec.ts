import { emailKeyOf, isEmailKey, loginLimits, networkOf, sessionLifeOf } from './auth.rules.js';

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

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
    ['', ''],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('login limits', () => {
  it('are about the account however its address is typed', () => {
    const subjects = (email: string) => loginLimits(email, '203.0.113.7').map(({ subject }) => subject);
    expect(subjects(' HANA@example.com')).toEqual(subjects('hana@example.com'));
    expect(subjects('other@example.com')).not.toEqual(subjects('hana@example.com'));
  });
});

describe('a session', () => {
  it('lives shorter the more its member may do', () => {
    const [member, admin] = [sessionLifeOf({ isAdmin: false }), sessionLifeOf({ isAdmin: true })];
    expect(member).toEqual({ idleMs: 7 * 86_400_000, absoluteMs: 30 * 86_400_000 });
    expect(admin).toEqual({ idleMs: 1_800_000, absoluteMs: 28_800_000 });
  });
});
