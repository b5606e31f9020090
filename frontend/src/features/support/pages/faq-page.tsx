import { MessageSquareText, Plus } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Answer } from '@/features/support/answers/answer';
import type { FaqMatcher } from '@/features/support/answers/match-faq';
import { SupportContact } from '@/features/support/answers/support-contact';
import { answerTexts } from '@/features/support/answers/texts';
import { groupsOf } from '@/features/support/pages/faq-groups.rules';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';
import { useListFaqQuery } from '@/shared/api/generated/site';
import { Button } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { SearchInput } from '@/shared/ui/search-input';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/support/pages/faq-page.module.css';

/** All questions and answers, readable without scripts; `#<id>` opens one. */
export function FaqPage() {
  const { t } = answerTexts.use();
  const query = useListFaqQuery();
  useTitle(`${t('faq.title')} | Lance`);
  return (
    <Page title={t('faq.title')} lead={t('faq.lead')}>
      <div className={styles['layout']}>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={9} height="56px" />}
          isEmpty={(entries) => entries.length === 0}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          errorTitle={t('unread')}
        >
          {(entries) => <Questions entries={entries} />}
        </Loaded>
        <aside>
          <Section title={t('support.title')} lead={t('support.text')}>
            <SupportContact />
            <Link className={styles['chatbot']} to="#chatbot" preventScrollReset>
              <MessageSquareText size={16} aria-hidden />
              {t('support.chatbot')}
            </Link>
          </Section>
        </aside>
      </div>
    </Page>
  );
}

function Questions({ entries }: { entries: readonly FaqEntryDto[] }) {
  const { t } = answerTexts.use();
  const [typed, setTyped] = useState('');
  const search = useSearch(entries, typed);
  useOpenByHash();
  return (
    <div className={styles['questions']}>
      <Field
        label={t('faq.search')}
        className={styles['search']}
        hint={
          <span role="status">
            {search.failed ? t('faq.searchFailed') : search.found && t('faq.found', { count: search.found.length })}
          </span>
        }
      >
        <SearchInput
          value={typed}
          placeholder={t('faq.searchHint')}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {search.found?.length === 0 ? (
        <EmptyState
          title={t('faq.nothing')}
          action={
            <Button size="s" onClick={() => setTyped('')}>
              {t('faq.showAll')}
            </Button>
          }
        >
          {t('faq.nothingText')}
        </EmptyState>
      ) : (
        <Found entries={entries} found={search.found} />
      )}
    </div>
  );
}

/** What was found, nearest first; without a search all questions by their subject. Typing rerenders it only if the results change. */
const Found = memo(({ entries, found }: { entries: readonly FaqEntryDto[]; found: Search['found'] }) => {
  const { t } = answerTexts.use();
  if (found) return <QuestionList entries={found} Heading="h2" />;
  return groupsOf(entries).map((group, at) => (
    <section key={group.key} aria-labelledby={`faq-${group.key}`}>
      <h2 id={`faq-${group.key}`} className={styles['group']}>
        {t(`faq.groups.${group.key}`)}
      </h2>
      <QuestionList entries={group.entries} Heading="h3" isFirstOpen={at === 0} />
    </section>
  ));
});
Found.displayName = 'Found';

interface QuestionListProps {
  entries: readonly FaqEntryDto[];
  Heading: 'h2' | 'h3';
  isFirstOpen?: boolean;
}

const QuestionList = ({ entries, Heading, isFirstOpen = false }: QuestionListProps) => (
  <div className={styles['list']}>
    {entries.map((entry, index) => (
      <details key={entry.id} className={styles['entry']} open={isFirstOpen && index === 0}>
        <summary>
          <Heading>{entry.question}</Heading>
          <Plus className={styles['sign']} size={18} aria-hidden />
        </summary>
        {/* A browser opens what holds the target of an address by itself. */}
        <div id={entry.id} className={styles['answer']}>
          <Answer entry={entry} />
        </div>
      </details>
    ))}
  </div>
);

/** Opens the question in the address and scrolls to it. */
function useOpenByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = hash === '' ? null : document.getElementById(hash.slice(1))?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView({ block: 'start' });
  }, [hash]);
}

interface Search {
  /** Matching entries, best first; undefined without a search. */
  found: readonly FaqEntryDto[] | undefined;
  failed: boolean;
}

/** The search is loaded with the first letter and deferred behind typing. */
function useSearch(entries: readonly FaqEntryDto[], typed: string): Search {
  const [loaded, setLoaded] = useState<{ entries: readonly FaqEntryDto[]; matcher: FaqMatcher }>();
  const [failed, setFailed] = useState(false);
  const isWanted = typed.trim() !== '';
  useEffect(() => {
    if (!isWanted || loaded?.entries === entries) return;
    let isCurrent = true;
    import('@/features/support/answers/match-faq').then(
      ({ createFaqMatcher }) => {
        if (isCurrent) setLoaded({ entries, matcher: createFaqMatcher(entries) });
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, entries]);
  const followed = useDeferredValue(typed);
  const found = useMemo(() => {
    return followed.trim() === '' ? undefined : loaded?.matcher.filter(followed);
  }, [loaded, followed]);
  return { found: isWanted ? found : undefined, failed: isWanted && failed };
}
