import fc from 'fast-check';
import { escapeHtml, isPlainAddress, oneLine, paramText, presentableName, severalLines } from './mail-text.js';

describe('text in mails', () => {
  it('has one line where one belongs, whatever it was made of', () => {
    expect(oneLine('a\r\nBcc: x\u2028y\u0085z\0', 50)).toBe('a Bcc: x y z');
    expect(oneLine('가'.repeat(10), 5)).toBe('가가가가…');
    expect(oneLine('👩‍💻'.repeat(3), 2).isWellFormed()).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const line = oneLine(text, length);
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect([...line].length).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('keeps its lines where there may be several, and nothing invisible', () => {
    expect(severalLines(' a\r\nb\u2029c\n\n\n\nd\u202e\0 ')).toBe('a\nb\nc\n\nd');
  });

  it('is never markup', () => {
    expect(escapeHtml(`<a href="x">&'</a>`)).toBe('&#60;a href=&#34;x&#34;&#62;&#38;&#39;&#60;/a&#62;');
  });

  it('tells times as they are in Seoul, and texts in the language of the reader', () => {
    const at = { at: '2026-11-20T15:30:00.000Z' };
    expect(paramText(at, 'ko')).toBe('2026년 11월 21일 00:30 (KST)');
    expect(paramText(at, 'en')).toBe('21 November 2026 at 00:30 (Seoul time)');
    expect(paramText({ ko: '가', en: 'a' }, 'en')).toBe('a');
  });
});

describe('a name', () => {
  it.each(['김하나', 'Hana Kim', "O'Neill", 'José Ñ', '홍 길동'])('is repeated when it is one: %s', (name) => {
    expect(presentableName(name)).toBe(name);
  });

  it.each(['', ' ', 'www.evil', 'evil.example', 'a@b', 'a\nb', 'x: y', '<b>', 'a,b', '\u202eabc', '100% free', '"A"'])(
    'is not repeated when it could pass as more: %j',
    (name) => {
      expect(presentableName(name)).toBeNull();
    },
  );
});

describe('an address', () => {
  it.each(['a@b.co', 'hana+tag@mail.lance.example', "o'neill@x-y.example", '하나@예.한국'])(
    'is written to: %s',
    (address) => {
      expect(isPlainAddress(address)).toBe(true);
    },
  );

  it.each([
    'a@b',
    'a b@c.de',
    '"a"@c.de',
    'a@c.de, b@c.de',
    'a@[127.0.0.1]',
    'a@.de',
    '.a@c.de',
    'a..b@c.de',
    'a@c.de\n',
    `${'a'.repeat(65)}@c.de`,
    'a@c.de>',
  ])('is not written to: %j', (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });
});
