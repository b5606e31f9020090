import { ChevronRight } from 'lucide-react';
import { TitleLine } from '@/features/journal/components/facts';
import { Money, type Shown } from '@/features/journal/components/money';
import { isConverted } from '@/features/journal/journal.rules';
import { TradesReceipt } from '@/features/journal/statistics/trades-receipt';
import { useSumProof } from '@/features/journal/statistics/use-proofs';
import { journalTexts } from '@/features/journal/texts';
import { useListTradesInfiniteQuery, useSumTradesQuery } from '@/shared/api/generated/member';
import type { TradeDto, TradeSumDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDay, formatNumber } from '@/shared/format';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field } from '@/shared/ui/field';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SearchInput } from '@/shared/ui/search-input';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/journal/components/day-dialog.module.css';

/** Trades that are shown at a time. */
const PAGE = 20;

export interface TradeSearchProps {
  /** What is looked for; without words, all trades. */
  words: string;
  /** Currency and rate of the amounts. */
  money: Shown;
  onSearch: (words: string) => void;
  /** Opens the day of a trade. */
  onOpen: (day: string) => void;
}

/** Trades by what was written about them, newest day first. */
export function TradeSearch({ words, money, onSearch, onOpen }: TradeSearchProps) {
  const { t } = journalTexts.use();
  // Tags are stored without the `#` that they are displayed with.
  const searched = words.replaceAll(/(^|\s)#+/g, '$1').trim();
  const filter = searched === '' ? {} : { search: searched };
  const query = useListTradesInfiniteQuery({ ...filter, limit: PAGE });
  const sums = useSumTradesQuery(filter);
  const found = sums.currentData?.tradeCount;
  const left = found === undefined ? 0 : found - (itemsOf(query.currentData)?.length ?? 0);
  const form = useForm({ values: { search: words }, send: ({ search }) => onSearch(search.trim()) });
  return (
    <Section title={t('search.label')}>
      <Form form={form} className={styles['form']} aria-label={t('search.label')}>
        <Field
          label={<span className="visually-hidden">{t('search.label')}</span>}
          hint={t('search.hint')}
          className={styles['search']}
          {...form.field('search')}
        >
          <span className={styles['searchLine']}>
            <SearchInput maxLength={60} autoComplete="off" />
            <Button type="submit">{t('views.search')}</Button>
          </span>
        </Field>
      </Form>
      <LoadedList
        query={{ ...query, data: query.currentData }}
        more={left > 0 ? t('search.more', { left: formatNumber(left) }) : t('trade.more')}
        skeleton={<SkeletonRows rows={4} height="56px" />}
        empty={
          words === '' ? (
            <EmptyState title={t('search.none')}>{t('search.noneText')}</EmptyState>
          ) : (
            <EmptyState
              title={t('search.empty', { words })}
              action={
                <Button
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('section')?.querySelector('input')?.focus();
                    form.restart({ search: '' });
                    onSearch('');
                  }}
                >
                  {t('search.clear')}
                </Button>
              }
            >
              {t('search.emptyText')}
            </EmptyState>
          )
        }
      >
        {(trades) => (
          <>
            <Loaded query={{ ...sums, data: sums.currentData }} skeleton={<Skeleton width="16em" height="52px" />}>
              {(sum) => <FoundSum sum={sum} filter={filter} money={money} />}
            </Loaded>
            <Entries label={t('search.list')}>
              {trades.map((trade) => (
                <FoundTrade key={trade.id} trade={trade} money={money} onOpen={onOpen} />
              ))}
            </Entries>
          </>
        )}
      </LoadedList>
    </Section>
  );
}

/** How many were found and what they add up to, on all pages. */
function FoundSum({ sum, filter, money }: { sum: TradeSumDto; filter: { search?: string }; money: Shown }) {
  const { t } = journalTexts.use();
  const title = t('search.sum');
  const proof = useSumProof()(title, sum);
  return (
    <dl className={styles['found']}>
      <Stat label={`${t('calendar.trades', { count: formatNumber(sum.tradeCount) })} · ${title}`}>
        <Money
          {...money}
          value={sum.result}
          size="l"
          signed
          tone="change"
          receiptTitle={title}
          receiptBody={() => (
            <TradesReceipt {...proof} belongs={() => true} statistics={{ trades: sum }} days={filter} />
          )}
        />
      </Stat>
    </dl>
  );
}

interface FoundTradeProps {
  trade: TradeDto;
  money: Shown;
  onOpen: (day: string) => void;
}

function FoundTrade({ trade, money, onOpen }: FoundTradeProps) {
  const { t, language } = journalTexts.use();
  const { tags, note } = trade;
  const day = formatDay(trade.tradeDate, language);
  const choices = (['setup', 'mistake'] as const).filter((name) => trade[name] !== null);
  return (
    <Entry
      className={styles['foundTrade']}
      title={
        <TitleLine value={<Money {...money} value={trade.profitLoss} signed tone="change" />}>
          <button type="button" className={styles['open']} onClick={() => onOpen(trade.tradeDate)}>
            {trade.symbol} {t(`trade.${trade.type}`)}
            <span className="visually-hidden">, {t('search.open', { day })}</span>
            <ChevronRight size={16} aria-hidden />
          </button>
        </TitleLine>
      }
      note={
        <>
          <span className={styles['whole']}>
            {[day, trade.exchange, ...(isConverted(trade) ? [t('trade.converted')] : [])].join(', ')}
          </span>
          {tags.length + choices.length > 0 && (
            <span className={styles['tags']}>
              {tags.map((tag) => (
                <Tag key={tag}>#{tag}</Tag>
              ))}
              {choices.map((name) => (
                <Tag key={name}>
                  {t(`review.${name}`)} {trade[name]}
                </Tag>
              ))}
            </span>
          )}
          {note !== null && <span className={styles['whole']}>{note}</span>}
        </>
      }
    />
  );
}
