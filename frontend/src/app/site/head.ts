import { escapeHtml } from '@/app/site/escape';
import { type Language, languages } from '@/shared/i18n';
import { localPath } from '@/shared/paths';

/** Placeholder for the site's origin, filled in by the server. */
export const ORIGIN = '__ORIGIN__';

export interface PageHead {
  /** Path without a language. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Name of its link preview picture. */
  picture: string;
  /** Excluded from search engines and link previews. */
  isPrivate: boolean;
}

const locales: Record<Language, string> = { ko: 'ko_KR', en: 'en_US' };

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** Absolute address of a page in a language. */
export const absolute = (path: string, language: Language): string => `${ORIGIN}${localPath(path, language)}`;

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** Address of a link preview picture. */
export const pictureAddress = (picture: string, language: Language): string => `/og/${picture}-${language}.png`;

/** Metadata for search engines and link previews, besides title and description. */
export function headOf({ path, language, title, description, picture, isPrivate }: PageHead): string {
  if (isPrivate) return meta('name', 'robots', 'noindex');
  const address = absolute(path, language);
  const link = (relation: string, href: string): string => `<link ${relation} href="${escapeHtml(href)}">`;
  return [
    link('rel="canonical"', address),
    ...languages.map((one) => link(`rel="alternate" hreflang="${one}"`, absolute(path, one))),
    link('rel="alternate" hreflang="x-default"', absolute(path, 'ko')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Lance'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locales[language]),
    ...languages.filter((one) => one !== language).map((one) => meta('property', 'og:locale:alternate', locales[one])),
    meta('property', 'og:image', `${ORIGIN}${pictureAddress(picture, language)}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE_WIDTH)),
    meta('property', 'og:image:height', String(PICTURE_HEIGHT)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
