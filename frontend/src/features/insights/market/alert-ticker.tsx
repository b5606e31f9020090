import { Radio, X } from 'lucide-react';
import { useState } from 'react';
import { Change } from '@/features/insights/components/change';
import { useOpenCoin } from '@/features/insights/market/open-coin';
import { type RankEntry } from '@/features/insights/market/rank-entry.rules';
import { useRankEntries } from '@/features/insights/market/use-rank-entries';
import { every } from '@/features/insights/polling';
import { insightsTexts } from '@/features/insights/texts';
import { useListNewsQuery } from '@/shared/api/generated/member';
import type { NewsArticleDto } from '@/shared/api/generated/schemas';
import { formatAge } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { takeLostFocus } from '@/shared/ui/lost-focus';
import { Tag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/insights/market/alerts.module.css';

const NEWS_SECONDS = 60;
const MOST_NEWS = 3;
const MOST_ITEMS = 8;

type Item = { key: string; at: number } & ({ entry: RankEntry } | { article: NewsArticleDto });

/** The latest news, under the call of the list's first choice, so that both share their answer. */
function useLatestNews(): { news: readonly NewsArticleDto[]; isUnread: boolean } {
  const { data, isError } = useListNewsQuery({ category: 'all', timeframe: '24h' }, every(NEWS_SECONDS));
  return { news: data?.articles.slice(0, MOST_NEWS) ?? [], isUnread: isError && data === undefined };
}

/** Coins that have come among the top gainers and the latest news, newest first; a calm bar without any. */
export function AlertTicker() {
  const { t } = insightsTexts.use();
  const { entries, isUnread: noGainers } = useRankEntries();
  const { news, isUnread: noNews } = useLatestNews();
  const calm = noGainers && noNews ? t('ticker.unread') : t('ticker.watching');
  const [isClosed, setClosed] = useState(false);
  // Set by its close button, until there is nothing to open.
  const [wasClosed, setWasClosed] = useState(false);
  const items: Item[] = [
    ...entries.map((entry) => ({ key: `${entry.symbol} ${entry.at}`, at: entry.at, entry })),
    ...news.map((article) => ({ key: article.id, at: Date.parse(article.publishedAt), article })),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_ITEMS);
  if (wasClosed && items.length === 0) setWasClosed(false);
  return (
    <section className={styles['ticker']} aria-label={t('ticker.label')}>
      <Radio className={styles['sign']} size={16} aria-hidden />
      {items.length === 0 || isClosed ? (
        <>
          <p className={styles['calm']}>{isClosed ? t('ticker.closed') : calm}</p>
          {items.length > 0 && (
            <Button size="s" variant="quiet" ref={wasClosed ? takeLostFocus : null} onClick={() => setClosed(false)}>
              {t('ticker.open', { count: items.length })}
            </Button>
          )}
        </>
      ) : (
        <>
          <ul className={styles['items']} aria-live="polite" aria-label={t('ticker.label')} tabIndex={0}>
            {items.map((item) => (
              <li key={item.key}>{'entry' in item ? <Entry {...item.entry} /> : <Headline {...item.article} />}</li>
            ))}
          </ul>
          <IconButton
            label={t('ticker.close')}
            onClick={() => {
              setClosed(true);
              setWasClosed(true);
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </>
      )}
    </section>
  );
}

function Entry({ symbol, exchange, price, change24h, volume24h, at }: RankEntry) {
  const { t } = insightsTexts.use();
  const openCoin = useOpenCoin();
  return (
    <button
      type="button"
      className={styles['item']}
      onClick={() => openCoin({ symbol, exchange, price, change: change24h, volume: volume24h })}
    >
      <Tag>{t('ticker.entry')}</Tag>
      <b>{symbol}</b> <Change value={change24h} /> <Age at={at} />
    </button>
  );
}

function Headline({ title, url, publishedAt, language }: NewsArticleDto) {
  const { t } = insightsTexts.use();
  return (
    <a className={styles['item']} href={url} target="_blank" rel="noopener noreferrer">
      <Tag>{t('ticker.news')}</Tag>
      <span lang={language}>{title}</span> <Age at={Date.parse(publishedAt)} />
      <span className="visually-hidden">{t('ticker.newTab')}</span>
    </a>
  );
}

function Age({ at }: { at: number }) {
  const now = useNow();
  return <time dateTime={new Date(at).toISOString()}>{formatAge(at, now)}</time>;
}
