import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { SentPage } from './sent-page.js';

const PLACES = /(__A__|__B__)/;

describe('a page that is compressed once', () => {
  it('is the same text, whatever stands in its places', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, fc.constantFrom('__A__', '__B__')), { maxLength: 12 }),
        text,
        text,
        text,
        (pieces, body, a, b) => {
          const head = pieces.join('');
          const page = new SentPage(head, body, PLACES);
          const values = { __A__: a, __B__: b };
          const expected = head.replace(/__A__|__B__/g, (place) => (place === '__A__' ? a : b)) + body;
          expect(gunzipSync(page.gzipped(values)).toString()).toBe(expected);
          expect(page.plain(values).toString()).toBe(expected);
        },
      ),
    );
  });

  it('fills in nothing behind its head', () => {
    const page = new SentPage('<head>__A__</head>', '<body>__A__</body>', PLACES);
    expect(page.plain({ __A__: 'x' }).toString()).toBe('<head>x</head><body>__A__</body>');
  });

  it('is small', () => {
    const page = new SentPage('__A__', 'the same again and again, '.repeat(2_000), PLACES);
    expect(page.gzipped({ __A__: 'x' }).length).toBeLessThan(600);
  });
});
