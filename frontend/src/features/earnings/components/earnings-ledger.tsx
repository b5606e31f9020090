import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BOOKS, useBooks } from '@/features/earnings/books';
import { byDay, type LedgerDay } from '@/features/earnings/days';
import styles from '@/features/earnings/components/earnings.module.css';
import { earningsTexts } from '@/features/earnings/texts';
import { useListEarningsInfiniteQuery } from '@/shared/api/generated/member';
import type { EarningDto } from '@/shared/api/generated/schemas';
import {
  compareDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimalString,
} from '@/shared/decimal';
import { formatClock, formatDay, formatNumber } from '@/shared/format';
import { uidFormPath } from '@/shared/paths';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { type EntryParts, partsOf } from '@/shared/statement/entry-words';
import { Statement } from '@/shared/statement/statement';
import { statementTexts } from '@/shared/statement/texts';
import { LCOIN_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { ButtonLink } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field } from '@/shared/ui/field';
import { Amount, Figure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { Select } from '@/shared/ui/select';
import { EmptyState } from '@/shared/ui/state';

/** The first days stand open until as many entries are shown, about a screen of a phone. */
const OPEN_ENTRIES = 8;

/** All books as one ledger by day, of a book, type and period; each amount opens its receipt. The filter is kept in the address. */
export function EarningsLedger() {
  const { t } = earningsTexts.use();
  const [params, setParams] = useSearchParams();
  const book = BOOKS.find((known) => known === params.get('book'));
  const filter = useStatementFilter(LCOIN_TYPES);
  const query = useListEarningsInfiniteQuery({ ...filter.query, ...(book === undefined ? {} : { book }) });
  const choose = (next: string): void =>
    setParams(
      (current) => {
        if (next === 'all') current.delete('book');
        else current.set('book', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Statement
      filter={{
        ...filter,
        reset: () => setParams({ tab: 'all' }, { replace: true, preventScrollReset: true }),
      }}
      query={query}
      first={
        <Field label={t('book')}>
          <Select
            value={book ?? 'all'}
            options={(['all', ...BOOKS] as const).map((value) => ({ value, label: t(`books.${value}`) }))}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
      }
      region={t('region')}
      empty={
        <EmptyState
          title={t(`none.${book ?? 'all'}`)}
          action={
            book === 'lcoin' ? undefined : (
              <ButtonLink variant="primary" to={uidFormPath}>
                {t('toUids')}
              </ButtonLink>
            )
          }
        >
          {t(`noneText.${book ?? 'all'}`)}
        </EmptyState>
      }
    >
      {(entries) => <Ledger entries={entries} isWhole={!query.hasNextPage} />}
    </Statement>
  );
}

/** What is alike for all entries is said once above them. */
function Ledger({ entries, isWhole }: { entries: readonly EarningDto[]; isWhole: boolean }) {
  const { t } = earningsTexts.use();
  const days = byDay(entries, isWhole);
  const isSimulated = entries.some(({ simulated }) => simulated);
  const isMixed = isSimulated && entries.some(({ book, simulated }) => book === 'rebate' && !simulated);
  const hasRebates = entries.some(({ book }) => book === 'rebate');
  const hasPoints = entries.some(({ book }) => book !== 'rebate');
  return (
    <>
      <p className={styles['alike']}>
        {hasRebates && <span>{t('paidByExchange')}</span>}
        {hasRebates && entries.some(({ book }) => book === 'luff') && <span>{t('days')}</span>}
        {isSimulated && !isMixed && <MarkTag mark="simulated" />}
      </p>
      <div className={styles['days']}>
        {days.map((day, index) => (
          <Day key={day.day} day={day} isOpen={countOf(days.slice(0, index)) < OPEN_ENTRIES} isMixed={isMixed} />
        ))}
      </div>
      <p className={styles['note']}>
        {hasPoints && `${t('balances')} `}
        {t('shortened')}
      </p>
    </>
  );
}

const countOf = (days: readonly LedgerDay[]): number => days.reduce((sum, { entries }) => sum + entries.length, 0);

/** A day with what it came to; its entries unfold. */
function Day({ day: { day, entries, sums }, isOpen, isMixed }: { day: LedgerDay; isOpen: boolean; isMixed: boolean }) {
  const { t, language } = earningsTexts.use();
  const books = useBooks();
  const name = formatDay(day, language);
  return (
    <details open={isOpen} className={styles['day']}>
      <summary>
        <span className={styles['dayName']}>
          <ChevronDown size={16} aria-hidden />
          <time className="figures" dateTime={day}>
            {name}
          </time>
          <span className={styles['count']}>{t('entries', { count: entries.length })}</span>
        </span>
        {sums === null ? (
          <span className={styles['partial']}>{t('partial')}</span>
        ) : (
          <span className={styles['sums']}>
            {BOOKS.map((book) => (
              <span key={book}>
                {sums[book] !== undefined && (
                  <Amount
                    value={books[book].shorten(sums[book])}
                    unit={books[book].unit}
                    digits={books[book].digits}
                    signed
                  />
                )}
              </span>
            ))}
          </span>
        )}
      </summary>
      <Entries label={t('ofLedger', { day: name })} dense>
        {entries.map((entry) => (
          <LedgerEntry key={`${entry.kind} ${entry.id}`} entry={entry} isMixed={isMixed} />
        ))}
        {BOOKS.map((book) => (
          <Difference key={book} book={book} entries={entries} sum={sums?.[book]} />
        ))}
      </Entries>
    </details>
  );
}

interface DifferenceProps {
  book: (typeof BOOKS)[number];
  entries: readonly EarningDto[];
  /** Of the day; undefined while some of its entries are not read. */
  sum: string | undefined;
}

/** What is between the entries of a day as they are shown and its sum as it is shown. */
function Difference({ book, entries, sum }: DifferenceProps) {
  const { t } = earningsTexts.use();
  const receipts = receiptTexts.use();
  const { unit, digits, shorten } = useBooks()[book];
  if (sum === undefined) return null;
  const shown = (amount: string): string =>
    toDecimalString(roundDecimal(parseDecimal(shorten(amount)) ?? { units: 0n, scale: 0 }, digits));
  const own = entries.filter((entry) => entry.book === book);
  const difference = subtractDecimals(shown(sum), sumDecimals(own.map(({ amount }) => shown(amount))));
  if (compareDecimals(difference, 0) === 0) return null;
  return (
    <Entry
      className={styles[book]}
      title={book === 'rebate' ? receipts.t('rounding') : t('cut')}
      value={<Amount value={difference} unit={unit} digits={digits} signed />}
    />
  );
}

interface LedgerEntryProps {
  entry: EarningDto;
  isMixed: boolean;
}

function LedgerEntry({ entry, isMixed }: LedgerEntryProps) {
  const { t: statement } = statementTexts.use();
  const { book, kind, id, type, description, balanceAfter, simulated, at } = entry;
  const { unit, digits, shorten } = useBooks()[book];
  const isMarked = isMixed && simulated;
  // Idle mining and Luff are described too long for a line.
  const { title, hours, causes }: EntryParts =
    type === 'mining' || book === 'luff' ? partsOf({ type, description }) : { title: description, causes: [] };
  return (
    <Entry
      className={styles[book]}
      title={title}
      note={
        book !== 'rebate' || isMarked ? (
          <>
            {book !== 'rebate' && (
              <>
                <span>{statement(`types.${type}`)}</span>
                <time dateTime={at}>{hours ?? formatClock(at).slice(0, 5)}</time>
                {causes.map((cause) => (
                  <span key={cause}>{cause}</span>
                ))}
              </>
            )}
            {isMarked && <MarkTag mark="simulated" />}
          </>
        ) : undefined
      }
      value={
        <Figure
          value={shorten(entry.amount)}
          unit={unit}
          digits={digits}
          signed
          tone="change"
          receiptTitle={description}
          receiptBody={() => <FactReceipt kind={kind} id={id} />}
        />
      }
      valueNote={balanceAfter === null ? undefined : `${formatNumber(shorten(balanceAfter), { digits })} ${unit}`}
    />
  );
}
