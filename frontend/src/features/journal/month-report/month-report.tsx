import { ArrowLeft, Printer } from 'lucide-react';
import { useAmountsHidden } from '@/features/journal/amounts';
import { SimulatedRate } from '@/features/journal/components/money';
import { useUsualMonth } from '@/features/journal/components/use-newest-day';
import { lastDayOf, readMonth } from '@/features/journal/journal.rules';
import { EquityLine } from '@/features/journal/month-report/equity-line';
import { DaysTable, RebatesTable, TradesTable } from '@/features/journal/month-report/report-tables';
import { monthReportTexts } from '@/features/journal/month-report/texts';
import { type MonthFacts, useMonthFacts } from '@/features/journal/month-report/use-month-facts';
import { LeadFigures } from '@/features/journal/statistics/lead-figures';
import { MoreFigures } from '@/features/journal/statistics/more-figures';
import { formatDateTime, formatLongMonth, formatNumber, seoulDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/month-report/month-report.module.css';

/** A month of the journal as it is printed on A4; `month` as the address has it, else the one that the calendar shows. */
export function MonthReport({ month: asked }: { month: string | null }) {
  const today = seoulDay(useNow());
  const usual = useUsualMonth(today);
  const month = asked === null ? usual : readMonth(asked, today);
  return month === undefined ? <SkeletonRows rows={8} height="48px" /> : <Sheet month={month} />;
}

function Sheet({ month }: { month: string }) {
  const { t, language } = monthReportTexts.use();
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const facts = useMonthFacts(period);
  const title = t('title', { month: formatLongMonth(month, language) });
  useAmountsHidden();
  useTitle(`${title} | Lance`);
  return (
    <div className={styles['sheet']}>
      <Page
        title={title}
        lead={facts.data && t('asOf', { time: formatDateTime(facts.data.at, language) })}
        action={
          <div className={styles['acts']}>
            <ButtonLink to={`${paths.tradingJournal}?month=${month}`} icon={<ArrowLeft size={16} aria-hidden />}>
              {t('back')}
            </ButtonLink>
            <Button
              variant="primary"
              icon={<Printer size={16} aria-hidden />}
              disabled={(facts.data?.days.length ?? 0) === 0}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </div>
        }
      >
        <p className={styles['hint']}>{t('hint')}</p>
        <Loaded
          query={facts}
          skeleton={<SkeletonRows rows={8} height="48px" />}
          isEmpty={({ days }) => days.length === 0}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        >
          {(known) => <Parts period={period} facts={known} />}
        </Loaded>
      </Page>
    </div>
  );
}

interface PartsProps {
  period: { from: string; to: string };
  facts: MonthFacts;
}

function Parts({ period, facts: { days, statistics, entries, pictures, trades, rebates } }: PartsProps) {
  const { t } = monthReportTexts.use();
  const { tradeCount } = statistics.trades;
  const figures = { statistics, days: period, money: { currency: 'USDT', rate: undefined } } as const;
  return (
    <>
      <Section title={t('figures')} className={styles['figures'] ?? ''}>
        <LeadFigures {...figures} />
        <MoreFigures {...figures} />
      </Section>
      {statistics.days.length > 0 && (
        <Section title={t('equity')}>
          <EquityLine days={statistics.days} lastDay={period.to} label={t('equity')} />
        </Section>
      )}
      <Section title={t('days')} lead={t('wonLead')}>
        <div className={styles['rate']}>
          <SimulatedRate />
        </div>
        <DaysTable days={days} entries={entries} pictures={pictures} />
      </Section>
      {tradeCount > 0 && (
        <Section title={t('trades')}>
          {trades ? <TradesTable trades={trades} /> : <p>{t('tooMany', { count: formatNumber(tradeCount) })}</p>}
        </Section>
      )}
      {rebates.days.length > 0 && (
        <Section title={t('rebates')}>
          <RebatesTable rebates={rebates} />
        </Section>
      )}
      <p className={styles['sources']}>{t('sources')}</p>
    </>
  );
}
