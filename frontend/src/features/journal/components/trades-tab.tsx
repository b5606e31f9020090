import { NotebookPen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Amount, Figure, formatAmount, formatPrices } from '@/features/journal/amounts';
import type { DayPartProps } from '@/features/journal/components/day-part';
import { Facts, TitleLine } from '@/features/journal/components/facts';
import { ReviewForm } from '@/features/journal/components/review-form';
import { useDayForm } from '@/features/journal/components/use-day-form';
import { useOpener } from '@/features/journal/components/use-opener';
import { useReviewFacts } from '@/features/journal/components/use-review-words';
import { TradeForm } from '@/features/journal/components/trade-form';
import { useTradeReceipt } from '@/features/journal/components/trade-receipt';
import { type RemoveUndoably, useUndoable } from '@/features/journal/components/use-undoable';
import { isConverted } from '@/features/journal/journal.rules';
import { Pictures } from '@/features/journal/pictures/pictures';
import { UnreadPictures } from '@/features/journal/pictures/unread-pictures';
import { Thumbnails } from '@/features/journal/pictures/thumbnails';
import { usePictures } from '@/features/journal/pictures/use-pictures';
import { journalTexts } from '@/features/journal/texts';
import {
  useCreateTradeMutation,
  useDeleteTradeMutation,
  useListTradesInfiniteQuery,
} from '@/shared/api/generated/member';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/journal/components/day-dialog.module.css';

/** Trades of the day. */
export function TradesTab({ day }: DayPartProps) {
  const { t } = journalTexts.use();
  const query = useListTradesInfiniteQuery({ from: day, to: day });
  const { removeUndoably, undo } = useUndoable();
  const [reviewed, setReviewed] = useState<TradeDto>();
  const trades = itemsOf(query.data);
  const form = useDayForm(trades);
  const opener = useOpener(form.hasForm || reviewed !== undefined);
  const open = reviewed ?? form.edited;
  const end = ({ id }: TradeDto): void => {
    form.edit((one) => (one?.id === id ? undefined : one));
    setReviewed((one) => (one?.id === id ? undefined : one));
  };
  const nameOf = ({ symbol, type }: TradeDto): string => `${symbol} ${t(`trade.${type}`)}`;
  return (
    <>
      {reviewed && <ReviewForm key={reviewed.id} trade={reviewed} onEnd={() => setReviewed(undefined)} />}
      {!reviewed && form.hasForm && (
        <TradeForm key={form.edited?.id} day={day} edited={form.edited} isOpened={form.isOpened} onEnd={form.end} />
      )}
      {!reviewed && !form.hasForm && !query.isLoading && (
        <div className={styles['listHead']}>
          {trades && !query.hasNextPage && (
            <p>
              {t('calendar.trades', { count: trades.length })}
              {/* A single trade has it in its row. */}
              {trades.length > 1 && (
                <>
                  {' · '}
                  <Amount
                    value={sumDecimals(trades.map(({ profitLoss }) => profitLoss))}
                    unit={t('usdt')}
                    digits={2}
                    signed
                    tone="change"
                  />
                </>
              )}
            </p>
          )}
          <Button ref={opener} size="s" icon={<Plus size={14} aria-hidden />} onClick={form.add}>
            {t('trade.add')}
          </Button>
        </div>
      )}
      {open && <Pictures key={`pictures of ${open.id}`} day={day} tradeId={open.id} name={nameOf(open)} />}
      {undo}
      {!open && <UnreadPictures from={day} to={day} />}
      <LoadedList
        query={query}
        more={t('trade.more')}
        skeleton={<SkeletonRows rows={2} height="56px" />}
        empty={<EmptyState title={t('trade.empty')}>{t('trade.emptyText')}</EmptyState>}
      >
        {(trades) => (
          <Entries label={t('trade.list')}>
            {trades.map((trade) => (
              <TradeRow
                key={trade.id}
                trade={trade}
                onEdit={() => {
                  setReviewed(undefined);
                  form.edit(trade);
                }}
                onReview={() => setReviewed(trade)}
                onRemoved={() => end(trade)}
                removeUndoably={removeUndoably}
              />
            ))}
          </Entries>
        )}
      </LoadedList>
    </>
  );
}

interface TradeRowProps {
  trade: TradeDto;
  onEdit: () => void;
  onReview: () => void;
  onRemoved: () => void;
  removeUndoably: RemoveUndoably;
}

function TradeRow({ trade, onEdit, onReview, onRemoved, removeUndoably }: TradeRowProps) {
  const { t } = journalTexts.use();
  const [remove, { isLoading }] = useDeleteTradeMutation();
  const [create] = useCreateTradeMutation();
  const { id, symbol, type, entryPrice, exitPrice, quantity, leverage, exchange, note, tradeDate } = trade;
  const { tags, setup, mistake, mood, rating, stopPrice, rMultiple } = trade;
  const name = `${symbol} ${t(`trade.${type}`)}`;
  const terms = { symbol, type, entryPrice, exitPrice, quantity, leverage, exchange, tradeDate };
  const written = { ...terms, note, tags, setup, mistake, mood, rating, stopPrice, restores: id };
  const { pictures = [] } = usePictures({ day: tradeDate, tradeId: id });
  const act = (): Promise<void> =>
    removeUndoably({
      remove: () => remove({ id }).unwrap().then(onRemoved),
      again: () => create({ createTradeDto: written }).unwrap(),
      removed: t('trade.removed'),
      againFailed: t('trade.addFailed'),
    });
  const review = useReviewFacts()(trade);
  const receipt = useTradeReceipt()(trade);
  const amount = (value: string, sign: 'auto' | 'always' = 'auto'): string =>
    t('trade.amount', { amount: formatAmount(value, { digits: 4, trim: true, sign }) });
  const fees = [
    ...(trade.fee === '0' ? [] : [amount(trade.fee)]),
    // Their worth is not known, so they are in no sum.
    ...trade.otherFees.map(({ coin, amount: other }) =>
      t('trade.otherFee', { amount: formatAmount(other, { digits: 18, trim: true }), coin }),
    ),
  ];
  const stops = stopPrice === null ? [] : [stopPrice];
  const [entry = '', exit = '', stop] = formatPrices([entryPrice, exitPrice, ...stops], trade.isImported);
  const prices = t('trade.prices', { entry, exit });
  const size = formatAmount(quantity, { digits: 18, trim: true });
  const facts = [
    { label: t('trade.price'), value: isConverted(trade) ? `${prices}, ${t('trade.converted')}` : prices },
    { label: t('trade.quantity'), value: size },
    // The result of a typed trade is multiplied by it, as its receipt shows.
    ...(trade.isImported
      ? []
      : [{ label: t('trade.leverage'), value: t(leverage === 1 ? 'trade.times' : 'trade.multiplies', { leverage }) }]),
    {
      label: t('trade.percent'),
      value: [
        `${formatNumber(trade.profitLossPercent, { digits: 2, sign: 'always' })}%`,
        ...(rMultiple === null ? [] : [`${formatNumber(rMultiple, { digits: 2, sign: 'always' })}R`]),
      ].join(', '),
    },
    { label: t('trade.exchange'), value: exchange },
    ...(stop === undefined ? [] : [{ label: t('trade.stopPrice'), value: t('trade.amount', { amount: stop }) }]),
    ...(fees.length === 0 ? [] : [{ label: t('trade.fee'), value: fees.join(', ') }]),
    ...(trade.funding === '0' ? [] : [{ label: t('trade.funding'), value: amount(trade.funding, 'always') }]),
    ...review,
  ];
  return (
    <Entry
      className={styles['trade']}
      title={
        <TitleLine
          value={
            <Figure
              value={trade.profitLoss}
              unit={t('usdt')}
              digits={2}
              signed
              tone="change"
              {...(receipt && { receipt })}
            />
          }
        >
          {trade.isImported ? `${name} (${t(trade.isIncomplete ? 'trade.incomplete' : 'trade.imported')})` : name}
        </TitleLine>
      }
      note={
        <>
          <Facts facts={facts} />
          {pictures.length > 0 && <Thumbnails small pictures={pictures} place={name} />}
        </>
      }
      action={
        <div className={styles['rowActions']}>
          <Button
            size="s"
            variant="quiet"
            icon={<NotebookPen size={16} aria-hidden />}
            aria-label={t('review.open', { name })}
            onClick={onReview}
          >
            {t('review.short')}
          </Button>
          {!trade.isImported && (
            <>
              <IconButton label={t('edit', { name })} onClick={onEdit}>
                <Pencil size={16} aria-hidden />
              </IconButton>
              <IconButton label={t('remove', { name })} disabled={isLoading} onClick={() => void act()}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      }
    />
  );
}
