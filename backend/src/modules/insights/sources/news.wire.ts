import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { NewsItem } from '../feeds.js';
import { plainText } from './plain-text.js';
import type { WireRows } from './wire-rows.js';

// RSS 2.0 as publishers write it: CDATA or entities, a single item that is no list, HTML in descriptions.

const LONGEST_TITLE = 200;
const LONGEST_SUMMARY = 300;
const LONGEST_URL = 2_000;
const MOST_ITEMS = 100;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (_name, path) => path === 'rss.channel.item',
});

const answer = z.object({ rss: z.object({ channel: z.object({ item: z.array(z.unknown()).optional() }) }) });
const text = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string());
const itemRow = z.looseObject({ title: text, link: text, description: text, pubDate: text });

/** Who publishes. */
export interface Publisher {
  readonly name: string;
  readonly language: 'ko' | 'en';
}

/** The newest items of a feed. `now` bounds times that lie in the future. */
export function readNews(body: unknown, { name, language }: Publisher, now: Date, rows: WireRows): NewsItem[] {
  const xml = String(body);
  if (/<!DOCTYPE|<!ENTITY/i.test(xml))
    throw new UpstreamFailure('drift', 'a document with declarations', { path: '$' });
  const { item } = expectShape(answer, parsed(xml)).rss.channel;
  return rows.read(itemRow, (item ?? []).slice(0, MOST_ITEMS), (row): NewsItem => {
    const url = addressOf(row.link);
    const title = plainText(row.title, LONGEST_TITLE);
    const at = Date.parse(row.pubDate);
    if (!url || title === '' || Number.isNaN(at))
      throw new UpstreamFailure('drift', 'an item without title, address or time', { path: 'item' });
    return {
      id: createHash('sha256').update(url).digest('hex'),
      title,
      summary: plainText(row.description, LONGEST_SUMMARY),
      url,
      publisher: name,
      publishedAt: new Date(Math.min(at, now.getTime())).toISOString(),
      language,
    };
  });
}

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch (cause) {
    throw new UpstreamFailure('garbage', 'not XML', { cause });
  }
}

/** A web address as browsers open it, without what only counts visitors; null for anything else. */
function addressOf(link: string): string | null {
  const decoded = plainText(link, LONGEST_URL);
  if (!URL.canParse(decoded)) return null;
  const url = new URL(decoded);
  if (!['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name);
  return url.href.length <= LONGEST_URL ? url.href : null;
}
