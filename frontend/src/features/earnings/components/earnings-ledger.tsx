import { useSearchParams } from 'react-router';
import { BOOKS, useBooks } from '@/features/earnings/books';
import styles from '@/features/earnings/components/earnings.module.css';
import { earningsTexts } from '@/features/earnings/texts';
import { useListEarningsInfiniteQuery } from '@/shared/api/generated/member';
import type { EarningDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { uidFormPath } from '@/shared/paths';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { Statement } from '@/shared/statement/statement';
import { statementTexts } from '@/shared/statement/texts';
import { LCOIN_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { ButtonLink } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field } from '@/shared/ui/field';
import { Figure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { Select } from '@/shared/ui/select';
import { EmptyState } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';

/** All books as one ledger, by book, type and period; each amount opens its receipt. The filter is kept in the address. */
export function EarningsLedger() {
  const { t } = earningsTexts.use();
  const [params, setParams] = useSearchParams();
  const book = BOOKS.find((known) => known === params.get('book'));
  const filter = useStatementFilter(LCOIN_TYPES);
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
      query={useListEarningsInfiniteQuery({ ...filter.query, ...(book === undefined ? {} : { book }) })}
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
          action={book === 'lcoin' ? undefined : <ButtonLink to={uidFormPath}>{t('toUids')}</ButtonLink>}
        >
          {t(`noneText.${book ?? 'all'}`)}
        </EmptyState>
      }
    >
      {(entries) => (
        <>
          <Entries label={t('region')}>
            {entries.map((entry) => (
              <LedgerEntry key={`${entry.kind} ${entry.id}`} {...entry} />
            ))}
          </Entries>
          <p className={styles['note']}>{t('shortened')}</p>
        </>
      )}
    </Statement>
  );
}

function LedgerEntry({ book, kind, id, type, description, amount, balanceAfter, simulated, day, at }: EarningDto) {
  const { t, language } = earningsTexts.use();
  const { t: statement } = statementTexts.use();
  const { unit, digits, shorten } = useBooks()[book];
  return (
    <Entry
      title={description}
      note={
        <>
          <Tag>{t(`books.${book}`)}</Tag>
          <span>{statement(`types.${type}`)}</span>
          {simulated && <MarkTag mark="simulated" />}
          {book === 'rebate' ? (
            <time dateTime={day}>{formatDay(day, language)}</time>
          ) : (
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          )}
        </>
      }
      value={
        <Figure
          value={shorten(amount)}
          unit={unit}
          digits={digits}
          signed
          tone="change"
          receiptTitle={description}
          receiptBody={() => <FactReceipt kind={kind} id={id} />}
        />
      }
      valueNote={
        balanceAfter === null ? t('paidByExchange') : `${formatNumber(shorten(balanceAfter), { digits })} ${unit}`
      }
    />
  );
}
