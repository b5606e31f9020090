import { type ReactNode, useId } from 'react';
import { Figure, formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { cx } from '@/shared/ui/class-names';
import { Fold } from '@/shared/ui/fold';
import { SimulatedRate } from '@/features/journal/components/money';
import { TaxTable } from '@/features/journal/tax/tax-table';
import { useTaxReceipts, wonText } from '@/features/journal/tax/tax-receipts';
import { taxYearTexts } from '@/features/journal/tax/texts';
import { useGetTaxYearQuery } from '@/shared/api/generated/member';
import type { TaxYearDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatMonth, formatNumber, seoulDay } from '@/shared/format';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Section } from '@/shared/ui/card';
import { Select } from '@/shared/ui/select';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import fileStyles from '@/features/journal/components/journal-files.module.css';
import styles from '@/features/journal/tax/tax-year.module.css';

/** Amounts of coins with all their digits. */
const WHOLE = { digits: 40, trim: true } as const;
const YEAR = /^20(09|[1-9]\d)$/;

export interface TaxYearProps {
  /** As the address has it. */
  year: string | null;
  onYearChange: (year: string) => void;
}

/** Results of a calendar year in won, by exchange and month. */
export function TaxYear({ year: asked, onYearChange }: TaxYearProps) {
  const { t } = taxYearTexts.use();
  const current = seoulDay(useNow()).slice(0, 4);
  const year = asked !== null && YEAR.test(asked) && asked <= current ? asked : current;
  const query = useGetTaxYearQuery({ year });
  const known = (query.data?.years ?? []).map(String);
  const years = [...new Set([current, year, ...known])].sort().reverse();
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      className={styles['year'] ?? ''}
      action={
        <Select
          aria-label={t('year')}
          className={styles['choice']}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target: { value } }) => onYearChange(value)}
        />
      }
    >
      <Loaded
        query={{ ...query, data: query.currentData }}
        skeleton={<SkeletonRows rows={6} height="48px" />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<EmptyState title={t('empty', { year })}>{t('emptyText')}</EmptyState>}
      >
        {(found) => <Parts found={found} />}
      </Loaded>
    </Section>
  );
}

function Parts({ found }: { found: TaxYearDto }) {
  const { t, language } = taxYearTexts.use();
  const { total, lines, months, method, coinFees, computedAt } = found;
  const year = String(found.year);
  const imported = new Set(
    lines.flatMap(({ source, months: own }) => (source === 'exchange' ? own.map(({ month }) => month) : [])),
  );
  const receipts = useTaxReceipts(computedAt, imported);
  const won = { unit: t('won'), signed: true } as const;
  const hasCosts = imported.size > 0;
  const trades = t('tradeCount', { count: formatNumber(total.tradeCount) });
  const nameOf = ({ source, exchange }: TaxYearDto['lines'][number]): string =>
    source === 'exchange' ? (exchange ?? '') : t(source === 'typed' ? 'typed' : 'balances');
  const [first] = lines;
  // A table of one row would repeat the sums.
  const alone = lines.length === 1 && first && first.source !== 'typed' ? [nameOf(first)] : [];
  const stat = (key: 'result' | 'fees' | 'funding'): ReactNode => (
    <Stat label={t(key)}>
      <Figure
        {...won}
        signed={key !== 'fees'}
        value={total[key]}
        {...(key === 'result' ? { tone: 'change' as const } : {})}
        receipt={receipts.ofMonths(t(key), months, key)}
      />
    </Stat>
  );
  return (
    <div className={cx(styles['parts'], lines.length === 1 && !hasCosts && styles['single'])}>
      <dl>
        <Stat
          hero
          label={t('ofYear', { year, what: t(hasCosts ? 'afterCosts' : 'result') })}
          note={[...alone, trades, t(hasCosts ? 'afterCostsNote' : 'noCostsNote')].join(' · ')}
        >
          <Figure
            {...won}
            value={hasCosts ? total.afterCosts : total.result}
            size="hero"
            tone="change"
            receipt={
              hasCosts
                ? receipts.ofCosts(t('afterCosts'), total, hasCosts)
                : receipts.ofMonths(t('result'), months, 'result')
            }
          />
        </Stat>
      </dl>
      <OtherRates found={found} />
      {hasCosts && (
        <Stats label={t('figures')}>
          {stat('result')}
          {stat('fees')}
          {stat('funding')}
        </Stats>
      )}
      <div className={hasCosts || lines.length === 1 ? styles['tables'] : styles['beside']}>
        {lines.length > 1 && (
          <TaxTable
            label={t('sources')}
            first={t('source')}
            rows={lines.map((line) => {
              const name = nameOf(line);
              return {
                name,
                sums: line,
                hasCosts: line.source === 'exchange',
                result: { receipt: receipts.ofMonths(`${name}, ${t('result')}`, line.months, 'result') },
                afterCosts: { receipt: receipts.ofCosts(name, line, line.source === 'exchange') },
              };
            })}
            total={{ sums: total, hasCosts }}
          />
        )}
        <TaxTable
          label={t('months')}
          first={t('month')}
          rows={months.map((sums) => {
            const name = formatMonth(sums.month, language);
            return {
              name,
              sums,
              hasCosts: imported.has(sums.month),
              result: { receiptTitle: name, receiptBody: () => receipts.ofDays(name, sums) },
              afterCosts: { receipt: receipts.ofCosts(name, sums, imported.has(sums.month)) },
            };
          })}
          total={{ sums: total, hasCosts }}
        />
      </div>
      <div className={fileStyles['files']}>
        <CsvDownload path={`/api/journal/tax-year.csv?year=${year}`} label={t('file')} />
        <CsvDownload path={`/api/journal/tax-year.xlsx?year=${year}`} label={t('workbook')} />
      </div>
      <Fold title={t('method')}>
        <ul className={styles['method']}>
          {method.map((line) => (
            <li key={line}>{withFees(line, coinFees)}</li>
          ))}
        </ul>
        <SimulatedRate className={styles['rateNow']} />
        <p className={styles['computed']}>{t('computedAt', { time: formatDateTime(computedAt, language) })}</p>
      </Fold>
    </div>
  );
}

/** A sentence of the method, whose fees in coins are hidden with the other amounts. */
const withFees = (line: string, fees: TaxYearDto['coinFees']): string => {
  const listOf = (write: (amount: string) => string) =>
    fees.map(({ coin, amount }) => `${write(amount)} ${coin}`).join(', ');
  // As the service writes it, with a hyphen for a minus.
  const told = listOf((amount) => formatNumber(amount, WHOLE).replace('\u2212', '-'));
  return line.replace(
    told,
    listOf((amount) => formatAmount(amount, WHOLE)),
  );
};

/** Days that are not converted by a rate of their own. */
function OtherRates({ found }: { found: TaxYearDto }) {
  const { t, language } = taxYearTexts.use();
  const label = useId();
  const { otherRateDays: days, otherRateResult, total } = found;
  const isWhole = compareDecimals(otherRateResult, total.result) === 0;
  if (days.length === 0) return null;
  return (
    <Fold
      className={styles['others']}
      title={<span className={styles['other']}>{t('otherRates', { count: days.length })}</span>}
      id={label}
    >
      <div className={styles['othersText']}>
        <p>
          {[t('otherRatesText'), ...(isWhole ? [] : [t('otherRatesSum', { amount: wonText(otherRateResult) })])].join(
            ' ',
          )}
        </p>
        <ul className={styles['days']} aria-labelledby={label}>
          {days.map(({ day, rateDay, krwRate, result }) => (
            <li key={day}>
              <span className="figures">{formatDay(day, language)}</span>
              <span className={styles['rate']}>
                {t('otherRate', {
                  day: formatDay(rateDay, language),
                  rate: formatNumber(krwRate, { digits: 2, trim: true }),
                })}
              </span>
              <span className="figures">{formatSignedAmount(result)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
