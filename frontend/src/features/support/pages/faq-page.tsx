import { supportTexts } from '@/features/support/texts';
import { useListFaqQuery } from '@/shared/api/generated';
import { Page } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';

/** All questions and answers, readable without a script. */
export function FaqPage() {
  const { t } = supportTexts.use();
  const query = useListFaqQuery();
  useTitle(`${t('faq.title')} | Lance`);
  return (
    <Page title={t('faq.title')} lead={t('faq.lead')}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={8} height="52px" />}
        isEmpty={(entries) => entries.length === 0}
        empty={<EmptyState title={t('faq.empty')} />}
      >
        {(entries) => (
          <div>
            {entries.map(({ id, question, answer }) => (
              <details key={id}>
                <summary>{question}</summary>
                <p id={id}>{answer}</p>
              </details>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
