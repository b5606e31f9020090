import { Amount } from '@/features/journal/amounts';
import { useReviewWords } from '@/features/journal/components/use-review-words';
import { journalTexts } from '@/features/journal/texts';
import { useListTradesInfiniteQuery } from '@/shared/api/generated/member';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field, Input } from '@/shared/ui/field';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/journal/components/day-dialog.module.css';

export interface TradeSearchProps {
  /** What is looked for; without words, all trades. */
  words: string;
  onSearch: (words: string) => void;
  /** Opens the day of a trade. */
  onOpen: (day: string) => void;
}

/** Trades by what was written about them, newest day first. */
export function TradeSearch({ words, onSearch, onOpen }: TradeSearchProps) {
  const { t } = journalTexts.use();
  // Tags are stored without the `#` that they are displayed with.
  const searched = words.replaceAll(/(^|\s)#+/g, '$1').trim();
  const query = useListTradesInfiniteQuery(searched === '' ? {} : { search: searched });
  const form = useForm({ values: { search: words }, send: ({ search }) => onSearch(search.trim()) });
  return (
    <Section title={t('views.search')}>
      <Form form={form} className={styles['form']} aria-label={t('search.label')}>
        <Field label={t('search.label')} hint={t('search.hint')} {...form.field('search')}>
          <Input type="search" maxLength={60} autoComplete="off" />
        </Field>
        <Button type="submit" className={styles['alone']}>
          {t('views.search')}
        </Button>
      </Form>
      <LoadedList
        query={{ ...query, data: query.currentData }}
        more={t('trade.more')}
        skeleton={<SkeletonRows rows={4} height="56px" />}
        empty={
          words === '' ? (
            <EmptyState title={t('search.none')}>{t('search.noneText')}</EmptyState>
          ) : (
            <EmptyState title={t('search.empty')}>{t('search.emptyText')}</EmptyState>
          )
        }
      >
        {(trades) => (
          <Entries label={t('search.list')}>
            {trades.map((trade) => (
              <FoundTrade key={trade.id} trade={trade} onOpen={onOpen} />
            ))}
          </Entries>
        )}
      </LoadedList>
    </Section>
  );
}

function FoundTrade({ trade, onOpen }: { trade: TradeDto; onOpen: (day: string) => void }) {
  const { t, language } = journalTexts.use();
  const review = useReviewWords()(trade);
  const day = formatDay(trade.tradeDate, language);
  return (
    <Entry
      title={`${trade.symbol} ${t(`trade.${trade.type}`)}`}
      note={[day, trade.exchange, ...review].join(', ')}
      value={<Amount value={trade.profitLoss} unit={t('usdt')} digits={2} signed tone="change" />}
      action={
        <Button size="s" variant="quiet" onClick={() => onOpen(trade.tradeDate)}>
          {t('search.open', { day })}
        </Button>
      }
    />
  );
}
