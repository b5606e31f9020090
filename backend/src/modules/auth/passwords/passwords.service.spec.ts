import { Passwords } from './passwords.service.js';

describe('passwords', () => {
  it('are kept as argon2id with their own salt', async () => {
    const passwords = new Passwords();
    const [one, other] = [await passwords.hash('member-password'), await passwords.hash('member-password')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches(one, 'member-password')).toBe(true);
    expect(await passwords.matches(one, 'member-passwore')).toBe(false);
  });

  it('of nobody match nothing', async () => {
    expect(await new Passwords().matches(null, 'member-password')).toBe(false);
  });

  it('are not cut off', async () => {
    const passwords = new Passwords();
    const long = 'p'.repeat(127);
    expect(await passwords.matches(await passwords.hash(`${long}1`), `${long}2`)).toBe(false);
  });

  it('of one account wait apart from those of others', async () => {
    const passwords = new Passwords();
    const kept = await passwords.hash('member-password');
    const done: string[] = [];
    const check = (account: string) =>
      passwords.matches(kept, 'member-password', account).then(
        () => done.push(account),
        () => done.push('busy'),
      );
    await Promise.all([...Array.from({ length: 55 }, () => check('flooded')), check('quiet')]);
    expect(done.filter((one) => one === 'busy')).toHaveLength(3);
    expect(done.filter((one) => one !== 'busy').indexOf('quiet')).toBeLessThan(6);
  });

  it('wait in a bounded queue; what does not fit is told to come again', async () => {
    const passwords = new Passwords();
    const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.hash('member-password')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ code: 'platform.busy' });
  });
});
