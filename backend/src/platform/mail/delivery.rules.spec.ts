import { judgeFailure, pauseAfter } from './delivery.rules.js';

describe('the pause before the next attempt', () => {
  it('begins at 5 s, doubles up to 30 min, and loses up to a quarter by chance', () => {
    expect([1, 2, 3, 9, 10, 11, 500].map((attempts) => pauseAfter(attempts, 0) / 1_000)).toEqual([
      5, 10, 20, 1_280, 1_800, 1_800, 1_800,
    ]);
    expect(pauseAfter(1, 1)).toBe(3_750);
  });
});

describe('a failure', () => {
  const refused = (responseCode: number, response: string, command = 'RCPT TO') =>
    judgeFailure({ code: 'EENVELOPE', command, responseCode, response });

  it('is the recipient’s only when the server says for ever that there is nobody', () => {
    expect(refused(550, '550 5.1.1 no such user')).toBe('recipient');
    expect(refused(553, '553 mailbox name not allowed')).toBe('recipient');
    expect(refused(550, '550-5.7.1 relaying denied')).toBe('mail');
    expect(refused(552, '552 5.2.2 mailbox full')).toBe('mail');
    expect(refused(450, '450 4.2.0 greylisted')).toBe('mail');
    expect(refused(530, '530 authentication required')).toBe('mail');
  });

  it('is this mail’s when its text is refused', () => {
    expect(judgeFailure({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 })).toBe('mail');
  });

  it('is the server’s in all other cases, known or not', () => {
    expect(refused(550, '550 sender refused', 'MAIL FROM')).toBe('server');
    expect(judgeFailure({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 })).toBe('server');
    expect(judgeFailure({ code: 'ESOCKET', command: 'CONN' })).toBe('server');
    expect(judgeFailure({ code: 'ETIMEDOUT', command: 'DATA' })).toBe('server');
    expect(judgeFailure({})).toBe('server');
  });
});
