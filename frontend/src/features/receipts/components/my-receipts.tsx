import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { receiptsTexts } from '@/features/receipts/texts';
import { useListKeptReceiptsInfiniteQuery, useRevokeShareMutation } from '@/shared/api/generated/member';
import type { KeptReceiptDto, ReceiptKind, ReceiptShareDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { parseDecimal } from '@/shared/decimal';
import { behindFigure, formatDateTime, formatDay, formatNumber, seoulDay } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { cents } from '@/shared/receipts/in-cents';
import { RemoveDialog } from '@/shared/receipts/remove-dialog';
import { receiptTexts } from '@/shared/receipts/texts';
import { type Period, firstDayOf } from '@/shared/statement/period';
import { PeriodFields } from '@/shared/statement/period-fields';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Field } from '@/shared/ui/field';
import { Fold } from '@/shared/ui/fold';
import { Paper } from '@/shared/ui/paper';
import { Select } from '@/shared/ui/select';
import { LoadedList } from '@/shared/ui/loaded-list';
import { WithReceipt } from '@/shared/ui/receipt';
import { Seal } from '@/shared/ui/seal';
import { SearchInput } from '@/shared/ui/search-input';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/receipts/components/my-receipts.module.css';

const KINDS = [
  'lcoin',
  'luff',
  'rebate-month',
  'rebate-day',
  'rebate-row',
  'order',
  'payback',
  'indicator-pass',
  'uid-verification',
] as const satisfies readonly ReceiptKind[];
/** With up to this many receipts the search is folded. */
const FEW = 8;
const DIGITS = 2;
/** What no number has. Such a search is told at its field and not asked for. */
const NO_NUMBER = /[^0-9A-Za-z\s-]/;

interface Filter {
  search: string;
  kind: string;
  period: Period;
  from: string;
  to: string;
}

/** Receipts that the member keeps or has shared, with their links. */
export function MyReceipts() {
  const { t, language } = receiptsTexts.use();
  const today = seoulDay(useNow());
  const noFilter: Filter = { search: '', kind: '', period: 'all', from: firstDayOf('30', today) ?? today, to: today };
  const [filter, setFilter] = useState(noFilter);
  const [folded, setFolded] = useState<boolean>();
  const given = asked(useDeferredValue(filter), today);
  const query = useListKeptReceiptsInfiniteQuery(given);
  const isFiltered = Object.keys(given).length > 0;
  const count = itemsOf(query.data)?.length;
  const hasNone = !isFiltered && count === 0;
  const isFolded = folded ?? (!isFiltered && (count ?? 0) <= FEW);
  const change = (changes: Partial<Record<keyof Filter, string>>): void =>
    setFilter((current) => ({ ...current, ...changes }) as Filter);
  return (
    <>
      <p className={styles['lead']}>{t('kept.lead')}</p>
      <details
        className={styles['find']}
        open={!isFolded}
        hidden={hasNone}
        onToggle={(event) => setFolded(!event.currentTarget.open)}
      >
        <summary>
          {t('kept.find')}
          <ChevronDown size={14} aria-hidden />
        </summary>
        <div className={styles['filter']} role="search">
          <Field label={t('kept.search')} error={NO_NUMBER.test(filter.search) ? t('kept.searchInvalid') : undefined}>
            <SearchInput
              value={filter.search}
              placeholder={t('kept.searchHint')}
              maxLength={12}
              onChange={({ target: { value } }) => change({ search: value })}
            />
          </Field>
          <Field label={t('kept.kind')}>
            <Select
              value={filter.kind}
              options={[
                { value: '', label: t('kept.everyKind') },
                ...KINDS.map((value) => ({ value, label: t(`kept.kinds.${value}`) })),
              ]}
              onChange={({ target: { value } }) => change({ kind: value })}
            />
          </Field>
          <PeriodFields {...filter} today={today} change={change} />
        </div>
      </details>
      {isFiltered && !query.hasNextPage && <FoundCount count={itemsOf(query.currentData)?.length ?? 0} />}
      <LoadedList
        query={query}
        more={t('kept.more')}
        skeleton={<SkeletonRows rows={5} height="64px" />}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('kept.notFound')}
              action={<Button onClick={() => setFilter(noFilter)}>{t('kept.reset')}</Button>}
            >
              {t('kept.notFoundText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('kept.none')}>{t('kept.noneText')}</EmptyState>
          )
        }
      >
        {(receipts) => (
          <div className={styles['desk']}>
            {[...Map.groupBy(receipts, ({ keptAt }) => seoulDay(keptAt))].map(([day, ofDay]) => (
              <section key={day}>
                <h2 className={cx('figures', styles['day'])}>{t('kept.keptAt', { day: formatDay(day, language) })}</h2>
                <ul className={styles['slips']} aria-label={t('kept.list')}>
                  {ofDay.map((receipt) => (
                    <Kept key={receipt.id} {...receipt} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </LoadedList>
    </>
  );
}

/** How many receipts the member keeps, behind the title of the page. */
export function KeptCount() {
  const { t } = receiptsTexts.use();
  const { data, hasNextPage } = useListKeptReceiptsInfiniteQuery({});
  const count = itemsOf(data)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={cx('figures', styles['count'])}>
      {' '}
      {t(hasNextPage ? 'kept.countMore' : 'kept.count', { count })}
    </span>
  );
}

/** How many of all that are kept the filter has found, once both are read to their end. */
function FoundCount({ count }: { count: number }) {
  const { t } = receiptsTexts.use();
  const all = useListKeptReceiptsInfiniteQuery({});
  const total = itemsOf(all.data)?.length;
  if (count === 0 || total === undefined || all.hasNextPage) return null;
  return (
    <p className={cx('figures', styles['found'])} role="status">
      {t('kept.found', { count, total })}
    </p>
  );
}

/** Query parameters of the filter; what is empty is left out. */
function asked({ search, kind, period, from, to }: Filter, today: string): Record<string, string> {
  const first = period === 'own' ? from : firstDayOf(period, today);
  const part = NO_NUMBER.test(search) ? '' : search.replace(/\s/g, '');
  return {
    ...(part === '' ? {} : { search: part }),
    ...(kind === '' ? {} : { kind }),
    ...(first === undefined ? {} : { from: first }),
    ...(period === 'own' ? { to } : {}),
  };
}

/** Splits a title from what follows it: the exchange and UID in brackets, or what stands behind a middle dot. */
const PARTS_OF_TITLE = /^(.+?)(?: · (.+)| \((.+)\))$/;

/** A slip of paper: kind, what and how much, then seal, number and who may see it. */
function Kept({ kind, factId, number, title, amount, unit, seal, shares }: KeptReceiptDto) {
  const { t } = receiptsTexts.use();
  const [, what = title, behindDot, inBrackets] = PARTS_OF_TITLE.exec(title ?? '') ?? [];
  const detail = behindDot ?? inBrackets;
  const [asks, setAsks] = useState(false);
  const openLinks = shares.filter(({ revokedAt }) => revokedAt === null).length;
  return (
    <li>
      <Paper className={styles['slip']}>
        <div className={styles['head']}>
          <p className={styles['kind']}>{t(`kept.kinds.${kind}`)}</p>
          <span className={styles['title']}>
            {what ?? t('kept.gone')}
            {detail !== undefined && <small>{detail}</small>}
          </span>
          {amount !== null && (
            <span className={styles['amount']}>
              <WithReceipt title={title ?? number} body={() => <FactReceipt kind={kind} id={factId} />}>
                <span className="figures">
                  {shortened(kind, amount)}
                  {unit !== null && <small>{behindFigure(unit)}</small>}
                </span>
              </WithReceipt>
            </span>
          )}
        </div>
        <div className={styles['foot']}>
          {seal !== null && <Seal seal={seal} size="s" />}
          <span className={cx('figures', styles['number'])}>{number}</span>
          {openLinks > 0 && <StatusTag status="active" label={t('kept.open')} />}
          {amount === null && title === null && (
            <Button size="s" variant="quiet" onClick={() => setAsks(true)}>
              {receiptTexts.t('remove')}
            </Button>
          )}
        </div>
        {shares.length > 0 && <Links shares={shares} />}
        {asks && <RemoveDialog fact={{ kind, id: factId }} title={number} onClose={() => setAsks(false)} />}
      </Paper>
    </li>
  );
}

/** Two decimals at most, as on the pages of its kind: rebates are rounded, points are cut. Its receipt has all. */
function shortened(kind: ReceiptKind, amount: string): string {
  if ((parseDecimal(amount)?.scale ?? 0) <= DIGITS) return amount;
  if (kind.startsWith('rebate')) return cents(amount);
  return formatNumber(cut(amount, DIGITS), { digits: DIGITS, sign: amount.startsWith('+') ? 'always' : 'auto' });
}

/** The links of a receipt; several, and those that have ended, are folded, so that the next slip is near. */
function Links({ shares }: { shares: readonly ReceiptShareDto[] }) {
  const { t } = receiptsTexts.use();
  const open = shares.filter(({ revokedAt }) => revokedAt === null);
  const ended = shares.filter(({ revokedAt }) => revokedAt !== null);
  const lines = (some: readonly ReceiptShareDto[], label: string) => (
    <ul aria-label={label}>
      {some.map((share) => (
        <ShareLine key={share.id} {...share} />
      ))}
    </ul>
  );
  const folded = (some: readonly ReceiptShareDto[], label: string) => <Fold title={label}>{lines(some, label)}</Fold>;
  return (
    <div className={styles['shares']}>
      {open.length === 1 && lines(open, t('kept.links'))}
      {open.length > 1 && folded(open, t('kept.openLinks', { count: open.length }))}
      {ended.length > 0 && folded(ended, t('kept.endedLinks', { count: ended.length }))}
    </div>
  );
}

function ShareLine({ id, withAmounts, sharedAt, revokedAt }: ReceiptShareDto) {
  const { t, language } = receiptsTexts.use();
  const [asks, setAsks] = useState(false);
  const [revoke] = useRevokeShareMutation();
  const time = (at: string): string => formatDateTime(at, language);
  return (
    <li className={styles['link']}>
      <span className={styles['which']}>
        <b>{withAmounts ? t('kept.withAmounts') : t('kept.withoutAmounts')}</b>
        <span>{t('kept.sharedAt', { time: time(sharedAt) })}</span>
        {revokedAt !== null && <span>{t('kept.ended', { time: time(revokedAt) })}</span>}
      </span>
      {revokedAt === null && (
        <Button size="s" variant="quiet" onClick={() => setAsks(true)}>
          {t('kept.end')}
        </Button>
      )}
      {asks && (
        <ActDialog
          open
          danger
          title={t('kept.endTitle')}
          consequence={t('kept.endText')}
          confirmLabel={t('kept.end')}
          done={t('kept.endDone')}
          failed={t('kept.endFailed')}
          act={async () => {
            await revoke({ id }).unwrap();
            return { message: t('kept.endText') };
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
