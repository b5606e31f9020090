import { readUserAgent } from './user-agent.js';

describe('a browser is called', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
      { browser: 'Chrome', os: 'Windows', device: 'desktop' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', device: 'mobile' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/138.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet for Android', os: 'Android', device: 'mobile' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0',
      { browser: 'Firefox', os: 'Linux', device: 'desktop' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', device: 'tablet' },
    ],
  ])('by its name: %s', (userAgent, facts) => {
    expect(readUserAgent(userAgent)).toEqual(facts);
  });

  it('nothing when it says nothing that is known, whatever it says', () => {
    for (const userAgent of ['', 'node', '<script>alert(1)</script>/1.0', 'Totally Your Bank/9.9', '\u202egnahc'])
      expect(readUserAgent(userAgent)).toEqual({ browser: null, os: null, device: 'other' });
  });
});
