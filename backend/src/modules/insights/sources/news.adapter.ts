import type { OpenSourceId } from '../../../platform/config/index.js';
import { openSources } from '../../../platform/config/index.js';
import type { Collected } from '../../../platform/snapshots/index.js';
import { feeds, type NewsItem } from '../feeds.js';
import { readNews } from './news.wire.js';
import type { ReadingDeps } from './open-apis.js';

const KEPT_MS = 8 * 86_400_000;
const MOST_ITEMS = 1_500;
/** Some publishers answer nobody who does not name a browser. */
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; LanceNews/1.0)' };

const publishers = [
  { id: 'cointelegraph', path: '/rss', language: 'en' },
  { id: 'coindesk', path: '/arc/outboundfeeds/rss/', language: 'en' },
  { id: 'decrypt', path: '/feed', language: 'en' },
  { id: 'theblock', path: '/rss.xml', language: 'en' },
  { id: 'blockmedia', path: '/feed', language: 'ko' },
  { id: 'tokenpost', path: '/rss', language: 'ko' },
  { id: 'bloomingbit', path: '/rss.xml', language: 'ko' },
] as const satisfies readonly { id: OpenSourceId; path: string; language: 'ko' | 'en' }[];

/**
 * The news of all publishers, newest first. A feed shows only the last items, so those of the last days are kept; of a
 * publisher that does not answer they stay. Throws if none answers.
 */
export async function news({ apis, snapshots, clock }: ReadingDeps): Promise<Collected<readonly NewsItem[]>> {
  const now = clock.now();
  const asked = publishers.flatMap(({ id, path, language }) => {
    const api = apis.get(id);
    if (!api) return [];
    const publisher = { name: openSources[id].name, language };
    return [api.get({ path, headers, as: 'text' }, (body, rows) => readNews(body, publisher, now, rows))];
  });
  const answers = await Promise.allSettled(asked);
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (read.length === 0) throw new Error('no publisher answered');
  const kept = snapshots.latest(feeds.news)?.data ?? [];
  const items = new Map([...kept, ...read.flat()].map((item) => [item.id, item]));
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  const data = [...items.values()]
    .filter(({ publishedAt }) => publishedAt >= since)
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, MOST_ITEMS);
  return { data, source: 'rss', simulated: [...apis.values()].some(({ simulated }) => simulated) };
}
