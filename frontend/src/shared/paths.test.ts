import { languageOfPath, localPath, loginPath, safeNext } from '@/shared/paths';

it('knows the language of a public address and leaves the others to the member', () => {
  expect(languageOfPath('/')).toBe('ko');
  expect(languageOfPath('/en')).toBe('en');
  expect(languageOfPath('/en/login/')).toBe('en');
  expect(languageOfPath('/indicators/order-block')).toBe('ko');
  expect(languageOfPath('/en/nowhere')).toBe('en');
  expect(languageOfPath('/nowhere')).toBeUndefined();
  expect(languageOfPath('/mypage')).toBeUndefined();
  expect(languageOfPath('/english-breakfast')).toBeUndefined();
});

it('finds the twin of an address with its question and its part', () => {
  expect(localPath('/', 'en')).toBe('/en');
  expect(localPath('/en', 'ko')).toBe('/');
  expect(localPath('/#uid-check', 'en')).toBe('/en#uid-check');
  expect(localPath('/en/login?next=%2Fmypage', 'ko')).toBe('/login?next=%2Fmypage');
  expect(localPath('/mypage?tab=luff', 'en')).toBe('/mypage?tab=luff');
  expect(localPath('/en/nowhere?a=b', 'ko')).toBe('/nowhere?a=b');
  expect(localPath('/en/nowhere', 'en')).toBe('/en/nowhere');
});

it('comes back after log-in, within the site only', () => {
  expect(loginPath('en', '/mypage?tab=luff')).toBe('/en/login?next=%2Fmypage%3Ftab%3Dluff');
  for (const next of ['/', '/mypage', '/mypage?tab=luff', '/en/faq#close', '/en/login?next=%2Fmypage%3Ftab%3Dluff#top'])
    expect(safeNext(next)).toBe(next);
  expect(safeNext('/mypage/../my-info?tab=security#mails')).toBe('/my-info?tab=security#mails');
});

it.each([
  null,
  '',
  'mypage',
  'https://evil',
  '//',
  '//evil',
  '/\\evil',
  '/\t/evil',
  '/\n/evil',
  '/\r\\evil',
  '\t//evil',
  '/mypage\u0000',
  '/.//evil',
  '/..//evil',
  '/%2e//evil',
  '/mypage/..//evil',
  'javascript:alert(1)',
])('does not go to %j after log-in', (next) => {
  expect(safeNext(next)).toBeUndefined();
});
