import { metaTexts } from '@/app/meta/texts';
import { ORIGIN, absolute } from '@/app/site/head';
import type { PageState } from '@/app/site/page-state';
import type { PublicPage } from '@/app/site/public-pages';
import { premiumTitle } from '@/features/insights/kimchi/premium-title';
import type { FaqEntryDto, KimchiPremiumsDto } from '@/shared/api/generated/schemas';
import type { Language } from '@/shared/i18n';
import { paths } from '@/shared/paths';

/** A schema.org statement (https://schema.org) as JSON-LD. */
type Statement = Record<string, unknown>;

const about = (type: string, rest: Statement): Statement => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...rest,
});

/** Structured data of a page. Contains nothing that the page does not show to everybody. */
export function structuredData(
  { path, structured, text }: PublicPage,
  language: Language,
  state: PageState,
): Statement[] {
  switch (structured) {
    case undefined:
      return [];
    case 'site':
      return [
        about('Organization', {
          '@id': `${ORIGIN}/#organization`,
          name: 'Lance',
          url: `${ORIGIN}/`,
          logo: `${ORIGIN}/favicon.svg`,
          description: metaTexts.t('homeDescription'),
        }),
        about('WebSite', {
          name: 'Lance',
          url: absolute(path, language),
          inLanguage: language,
          publisher: { '@id': `${ORIGIN}/#organization` },
        }),
      ];
    case 'questions': {
      const entries = (state.listFaq?.value ?? []) as FaqEntryDto[];
      if (entries.length === 0) return [];
      return [
        about('FAQPage', {
          inLanguage: language,
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }),
      ];
    }
    case 'indicator': {
      const trail = [
        { name: 'Lance', item: absolute(paths.home, language) },
        { name: nameOf('indicators'), item: absolute(paths.indicators, language) },
        { name: nameOf(text), item: absolute(path, language) },
      ];
      const itemListElement = trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
      return [about('BreadcrumbList', { itemListElement })];
    }
  }
}

/** Title of a page without the site's name. */
function nameOf(text: PublicPage['text']): string {
  return withoutSite(metaTexts.t(text));
}

/** Removes the site's name from a title. */
export const withoutSite = (title: string): string => title.replace(/ \| Lance$/, '');

/** Title of a page with a figure of the moment; undefined where it has none. */
export function titleNow(text: PublicPage['text'], { getKimchiPremium }: PageState): string | undefined {
  return text === 'kimchiPremium' && getKimchiPremium
    ? premiumTitle(getKimchiPremium.value as KimchiPremiumsDto)
    : undefined;
}
