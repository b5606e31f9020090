import { useState } from 'react';
import { SourceLine } from '@/features/insights/components/source-line';
import { CATEGORIES, type NewsCategory } from '@/features/insights/news/news-categories';
import { useSampleNews } from '@/features/insights/news/sample-news';
import { newsTexts } from '@/features/insights/news/texts';
import { type Translation, useTranslations } from '@/features/insights/news/use-translations';
import { missingOf } from '@/features/insights/outages/read';
import { useReport } from '@/features/insights/outages/reports';
import { every } from '@/features/insights/polling';
import { useChoice } from '@/features/insights/use-choice';
import { useListNewsQuery } from '@/shared/api/generated/member';
import type { NewsArticleDto } from '@/shared/api/generated/schemas';
import { formatAge, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { Tag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import fading from '@/features/insights/components/fading-row.module.css';
import styles from '@/features/insights/news/news.module.css';

/** A day is the default. */
const WINDOWS = ['24h', '1h', '7d'] as const;
const SECONDS = 300;
const FIRST = 3;
const LONGEST_SUMMARY = 140;

/** News of the publishers. If they cannot be read, samples that say so. */
export function NewsPanel() {
  const { t } = newsTexts.use();
  const [category, setCategory] = useChoice('news', CATEGORIES);
  const [timeframe, setTimeframe] = useChoice('window', WINDOWS);
  const query = useListNewsQuery({ category, timeframe }, every(SECONDS));
  const { currentData: news, error } = query;
  const isMissing = !news && error !== undefined;
  useReport(isMissing ? { stale: [], late: null, missing: missingOf(error, ['rss']) } : undefined, query.refetch);
  const samples = useSampleNews(category);
  return (
    <Section title={t('title')}>
      <div className={cx(styles['ways'], fading['row'])}>
        <Segmented
          label={t('category')}
          value={category}
          onChange={setCategory}
          options={CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <Segmented
          label={t('window')}
          value={timeframe}
          onChange={setTimeframe}
          options={(['1h', '24h', '7d'] as const).map((value) => ({ value, label: t(`windows.${value}`) }))}
        />
      </div>
      {news && (
        <>
          <Articles key={`${category} ${timeframe}`} articles={news.articles} category={category} />
          {news.totalCount > news.articles.length && (
            <p className={styles['newest']}>
              {t('newest', { count: news.articles.length, total: formatNumber(news.totalCount) })}
            </p>
          )}
          {news.lastUpdate !== null && (
            <SourceLine origins={[{ ...news, source: 'rss', fetchedAt: news.lastUpdate }]} late={error !== undefined} />
          )}
        </>
      )}
      {isMissing && (
        <>
          <p className={styles['newest']}>
            <span>{t('unread')}</span> {t('samples')} <MarkTag mark="sample" />
          </p>
          <Articles articles={samples} category={category} areSamples />
        </>
      )}
      {!news && !isMissing && <SkeletonRows rows={FIRST} height="72px" />}
    </Section>
  );
}

interface ArticlesProps {
  articles: readonly NewsArticleDto[];
  category: NewsCategory;
  areSamples?: boolean;
}

function Articles({ articles, category, areSamples = false }: ArticlesProps) {
  const { t, language } = newsTexts.use();
  const [isWhole, setWhole] = useState(false);
  const translationOf = useTranslations(articles, language === 'ko' && !areSamples);
  if (articles.length === 0)
    return <EmptyState title={t('empty', { category: t(`categories.${category}`) })}>{t('emptyText')}</EmptyState>;
  return (
    <>
      <ul className={styles['articles']} aria-label={t('title')}>
        {articles.slice(0, isWhole ? articles.length : FIRST).map((article) => (
          <li key={article.id}>
            <Article article={article} isSample={areSamples} translationOf={translationOf} />
          </li>
        ))}
      </ul>
      {articles.length > FIRST && (
        <Button size="s" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('fewer') : t('all', { count: articles.length })}
        </Button>
      )}
    </>
  );
}

interface ArticleProps {
  article: NewsArticleDto;
  isSample: boolean;
  translationOf: (text: string) => Translation | undefined;
}

const shortened = (text: string): string =>
  text.length > LONGEST_SUMMARY ? `${text.slice(0, LONGEST_SUMMARY - 1)}…` : text;

function Article({ article, isSample, translationOf }: ArticleProps) {
  const { t } = newsTexts.use();
  const now = useNow();
  const [title, summary] = [translationOf(article.title), translationOf(article.summary)];
  return (
    <article className={styles['article']}>
      <h3 lang={title === undefined ? article.language : 'ko'}>
        {isSample ? (
          article.title
        ) : (
          <a href={article.url} target="_blank" rel="noopener noreferrer">
            {title?.text ?? article.title}
            <span className="visually-hidden"> {t('newTab')}</span>
          </a>
        )}
      </h3>
      <p lang={summary === undefined ? article.language : 'ko'}>{shortened(summary?.text ?? article.summary)}</p>
      <p className={styles['meta']}>
        {!isSample && (
          <>
            <span>{article.publisher}</span>
            <time dateTime={article.publishedAt}>{formatAge(article.publishedAt, now)}</time>
          </>
        )}
        <Tag>{t(`categories.${article.category}`)}</Tag>
        {article.relatedSymbols.map((symbol) => (
          <Tag key={symbol}>{symbol}</Tag>
        ))}
        {title !== undefined && <span>{t('translated')}</span>}
        {title?.simulated && <MarkTag mark="simulated" />}
        {isSample && <MarkTag mark="sample" />}
      </p>
    </article>
  );
}
