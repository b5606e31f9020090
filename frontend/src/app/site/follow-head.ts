import { metaTexts } from '@/app/meta/texts';
import { ORIGIN, headOf } from '@/app/site/head';
import { publicPages } from '@/app/site/public-pages';
import { currentLanguage, languages } from '@/shared/i18n';
import { localPath } from '@/shared/paths';
import { keepTitle } from '@/shared/use-title';

/** Head elements that belong to one page; structured data comes with a page only. */
const OF_ONE_PAGE = [
  'link[rel=canonical]',
  'link[rel=alternate][hreflang]',
  'meta[property^="og:"]',
  'meta[name="twitter:card"]',
  'meta[name=robots]',
  'script[type="application/ld+json"]',
].join();

const shown = new Map(
  languages.flatMap((language) =>
    publicPages.map((page) => [localPath(page.path, language), { page, language }] as const),
  ),
);

/** Origin of the site: from the delivered page, else from the address. */
function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return canonical === undefined ? location.origin : new URL(canonical).origin;
}

let origin: string | undefined;

/** Updates the head to that of the page at the current address, as the server would deliver it. */
export function followHead(): void {
  origin ??= siteOrigin();
  const { pathname } = location;
  const known = shown.get(pathname.replace(/(?<=.)\/$/, ''));
  const { page, language } = known ?? { page: undefined, language: currentLanguage() };
  const text = page?.text ?? 'home';
  const title = metaTexts.in(language)(text);
  const description = metaTexts.in(language)(`${text}Description`);
  for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    headOf({
      path: page?.path ?? pathname,
      language,
      title,
      description,
      picture: text,
      isPrivate: page?.isPrivate ?? page === undefined,
    }).replaceAll(ORIGIN, origin),
  );
  const place = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (place) place.content = description;
  if (page) keepTitle(pathname, title);
}
