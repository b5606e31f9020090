import type { VendorHandler } from '../vendor.js';
import { headlinesEn, headlinesKo } from './headlines.messages.js';
import { knownCoins } from './known-coins.messages.js';
import { Noise } from './noise.js';
import { countriesKo, exchangesKo } from './vendor-words.messages.js';

interface Publisher {
  readonly title: string;
  readonly path: string;
  readonly language: 'ko' | 'en';
  /** Minutes between two of its items. */
  readonly every: number;
}

const publishers = {
  cointelegraph: { title: 'Cointelegraph.com News', path: '/rss', language: 'en', every: 60 },
  coindesk: { title: 'CoinDesk', path: '/arc/outboundfeeds/rss/', language: 'en', every: 70 },
  decrypt: { title: 'Decrypt', path: '/feed', language: 'en', every: 210 },
  theblock: { title: 'The Block', path: '/rss.xml', language: 'en', every: 240 },
  blockmedia: { title: 'Blockmedia', path: '/feed', language: 'ko', every: 30 },
  tokenpost: { title: 'TokenPost', path: '/rss', language: 'ko', every: 35 },
  bloomingbit: { title: 'Bloomingbit', path: '/rss.xml', language: 'ko', every: 45 },
} as const satisfies Record<string, Publisher>;

const ITEMS = 50;
const MINUTE_MS = 60_000;
const exchangesEn = ['Binance', 'OKX', 'Bybit', 'Upbit'];
const countriesEn = ['US', 'Japan', 'EU', 'South Korea', 'UK'];

/** The newest items of one publisher as RSS 2.0. Its addresses lead nowhere. */
export function publisher(id: keyof typeof publishers): VendorHandler {
  const { title, path, language, every } = publishers[id];
  return (request, { world, now }) => {
    if (request.path !== path)
      return { status: 404, body: '<html>404</html>', headers: { 'content-type': 'text/html' } };
    const length = every * MINUTE_MS;
    const newest = Math.floor(now.getTime() / length);
    const noise = new Noise(`${world.seed}|${id}`);
    const items = Array.from({ length: ITEMS }, (_, back) => itemOf(id, newest - back, length, noise));
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>${title}</title><link>https://${id}.example</link><language>${language}</language>
${items.join('\n')}
</channel></rss>`;
    return { status: 200, body, headers: { 'content-type': 'application/rss+xml; charset=utf-8' } };
  };
}

function itemOf(id: keyof typeof publishers, slot: number, length: number, noise: Noise): string {
  const isKorean = publishers[id].language === 'ko';
  const among = <T>(list: readonly T[], purpose: number): T =>
    list[Math.floor(noise.draw(slot, purpose) * list.length)] as T;
  const [symbol, , nameKo, nameEn, base] = among(knownCoins.slice(0, 60), 1);
  const filled = (text: string): string =>
    text
      .replaceAll('{coin}', isKorean ? `${nameKo}(${symbol})` : `${nameEn} (${symbol})`)
      .replaceAll('{percent}', (2 + noise.draw(slot, 2) * 16).toFixed(1))
      .replaceAll(
        '{price}',
        base >= 1 ? Math.round(base * (0.8 + noise.draw(slot, 3) * 0.4)).toLocaleString('en') : String(base),
      )
      .replaceAll('{exchange}', among(isKorean ? exchangesKo : exchangesEn, 4))
      .replaceAll('{country}', among(isKorean ? countriesKo : countriesEn, 5));
  const { title, text } = among(isKorean ? headlinesKo : headlinesEn, 6);
  const at = new Date(slot * length + Math.floor(noise.draw(slot, 7) * 0.8 * length) - length);
  const link = `https://${id}.example/news/${slot}`;
  const description =
    slot % 2 === 0 ? `<![CDATA[<p>${filled(text)}</p><img src="${link}.png">]]>` : filled(text).replace(/</g, '&lt;');
  return `<item><title>${slot % 3 === 0 ? `<![CDATA[${filled(title)}]]>` : filled(title)}</title><link>${link}</link><guid isPermaLink="false">${id}-${slot}</guid><dc:creator><![CDATA[${id}]]></dc:creator><pubDate>${at.toUTCString()}</pubDate><description>${description}</description></item>`;
}
