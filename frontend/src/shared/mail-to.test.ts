import { mailTo } from '@/shared/mail-to';

describe('a link to write a mail', () => {
  it.each([
    ['help@lance.example', 'mailto:help@lance.example'],
    ['help+kr@lance.example', 'mailto:help%2Bkr@lance.example'],
    ['x@y.example?bcc=z@y.example', 'mailto:x@y.example%3Fbcc%3Dz@y.example'],
    ['x@y.example&body=a b', 'mailto:x@y.example%26body%3Da%20b'],
  ])('goes to %s and nobody else', (address, link) => {
    expect(mailTo(address)).toBe(link);
  });
});
