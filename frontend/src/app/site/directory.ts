import { ORIGIN, absolute } from '@/app/site/head';
import { escapeHtml } from '@/app/site/escape';
import { publicPages } from '@/app/site/public-pages';
import { languages } from '@/shared/i18n';
import { languageOfPath } from '@/shared/paths';

const listed = publicPages.filter((page) => !page.isPrivate);

/** `robots.txt` (RFC 9309). Member pages are refused to crawlers anyway. */
export function robotsText(patterns: readonly string[]): string {
  const closed = patterns.filter((pattern) => languageOfPath(pattern) === undefined);
  const rules = ['/api/', ...closed].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...rules, '', `Sitemap: ${ORIGIN}/sitemap.xml`].join('\n')}\n`;
}

/** `sitemap.xml` of all public pages with their language alternates (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(builtOn: string): string {
  const entries = listed.flatMap(({ path }) => {
    const others = [...languages.map((one) => [one, absolute(path, one)]), ['x-default', absolute(path, 'ko')]]
      .map(([name, address = '']) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(address)}"/>`)
      .join('');
    return languages.map(
      (one) => `<url><loc>${escapeHtml(absolute(path, one))}</loc><lastmod>${builtOn}</lastmod>${others}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
