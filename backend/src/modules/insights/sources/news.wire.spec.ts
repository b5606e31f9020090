import { describe, expect, it } from '@jest/globals';
import { readNews } from './news.wire.js';
import { WireRows } from './wire-rows.js';

const NOW = new Date('2026-11-20T03:00:00Z');
const publisher = { name: 'Paper', language: 'en' } as const;
const item = (inner: string): string => `<item>${inner}</item>`;
const usual = (more = ''): string =>
  item(
    `<title>Title</title><link>https://paper.example/1</link><pubDate>Fri, 20 Nov 2026 01:00:00 GMT</pubDate>${more}`,
  );
const feed = (...items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Paper</title>${items.join('')}</channel></rss>`;
const read = (xml: string, rows = new WireRows()) => readNews(xml, publisher, NOW, rows);

describe('an RSS feed', () => {
  it('may have a single item, which is no list', () => {
    expect(read(feed(usual('<description>Text</description>')))).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{64}$/),
        ...{ title: 'Title', summary: 'Text', url: 'https://paper.example/1', publisher: 'Paper', language: 'en' },
        publishedAt: '2026-11-20T01:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['CDATA with HTML', '<![CDATA[<p>Fast &amp; <b>cheap</b></p>]]>', 'Fast & cheap'],
    ['HTML as entities', '&lt;p&gt;Fast &amp;amp; &lt;b&gt;cheap&lt;/b&gt;&lt;/p&gt;', 'Fast & cheap'],
    ['numeric entities', 'it&#8217;s &#x2018;so&#x2019;', 'it’s ‘so’'],
    ['numbers that are text', '0012', '0012'],
    ['a comparison', '<![CDATA[1 < 2]]>', '1 < 2'],
  ])('has descriptions as %s', (_, description, summary) => {
    expect(read(feed(usual(`<description>${description}</description>`)))[0]?.summary).toBe(summary);
  });

  it('has summaries of at most 300 characters', () => {
    const [long] = read(feed(usual(`<description>${'긴 글 '.repeat(200)}</description>`)));
    expect([...(long?.summary ?? '')].length).toBeLessThanOrEqual(300);
    expect(long?.summary).toMatch(/…$/);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://paper.example/1',
    '/relative',
    'https://user:pw@paper.example/',
    '',
  ])('loses an item whose link is %j, and no other', (link) => {
    const rows = new WireRows();
    const bad = item(`<title>Bad</title><link>${link}</link><pubDate>Fri, 20 Nov 2026 01:00:00 GMT</pubDate>`);
    expect(read(feed(bad, usual(), usual()), rows)).toHaveLength(2);
    expect(rows.dropped).toBe(1);
  });

  it('is the same item however its visitors are counted, and whenever it is read', () => {
    const counted = item(
      '<title>T</title><link>https://paper.example/1?utm_source=rss&amp;utm_medium=x</link><pubDate>Fri, 20 Nov 2026 01:00:00 GMT</pubDate>',
    );
    expect(read(feed(counted))[0]?.id).toBe(read(feed(usual()))[0]?.id);
  });

  it('may come from a clock that goes ahead: nothing is published in the future', () => {
    const ahead = item(
      '<title>T</title><link>https://paper.example/2</link><pubDate>Sat, 21 Nov 2026 01:00:00 GMT</pubDate>',
    );
    expect(read(feed(ahead))[0]?.publishedAt).toBe(NOW.toISOString());
  });

  it('is refused with entities of its own, before they can grow', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${feed(usual('<description>&b;</description>')).slice(38)}`;
    expect(() => read(bomb)).toThrow('declarations');
  });

  it.each([
    ['a page', '<html><body>Please stand by</body></html>'],
    ['nothing', ''],
    ['JSON', '{"items":[]}'],
    ['a feed of another kind', '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>'],
    ['a feed without items', feed()],
    ['a feed that breaks off', feed(usual()).slice(0, 120)],
  ])('is none when it is %s', (_, xml) => expect(() => read(xml)).toThrow());

  it('has at most 100 items', () => {
    const items = Array.from({ length: 300 }, (_, at) => usual().replace('/1<', `/${at}<`));
    expect(read(feed(...items))).toHaveLength(100);
  });
});
