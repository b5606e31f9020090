import { ArrowLeft, Printer } from 'lucide-react';
import { useAmountsHidden } from '@/features/journal/amounts';
import { lastDayOf, readMonth } from '@/features/journal/journal.rules';
import { EquityLine } from '@/features/journal/month-report/equity-line';
import { MonthGrid } from '@/features/journal/month-report/month-grid';
import { DaysTable, RebatesTable, TradesTable } from '@/features/journal/month-report/report-tables';
import { monthReportTexts } from '@/features/journal/month-report/texts';
import { StatisticFigures } from '@/features/journal/statistics/statistic-figures';
import { useGetJournalStatisticsQuery, useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import { useAllItems } from '@/shared/api/use-all-items';
import { formatDateTime, formatNumber, seoulDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/month-report/month-report.module.css';

/** More trades than this make no readable print. */
const MOST_TRADES = 500;

/** A month of the journal as it is printed on A4; `month` as the address has it. */
export function MonthReport({ month: asked }: { month: string | null }) {
  const { t, language } = monthReportTexts.use();
  const now = useNow();
  const month = readMonth(asked, seoulDay(now));
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const days = useAllItems(useListJournalDaysInfiniteQuery(period));
  const statistics = useGetJournalStatisticsQuery(period);
  const [year = '', number = ''] = month.split('-');
  const title = t('title', { year, month: Number(number) });
  useAmountsHidden();
  useTitle(`${title} | Lance`);
  return (
    <div className={styles['sheet']}>
      <Page
        title={title}
        lead={t('printed', { time: formatDateTime(now, language) })}
        action={
          <div className={styles['acts']}>
            <ButtonLink to={`${paths.tradingJournal}?month=${month}`} icon={<ArrowLeft size={16} aria-hidden />}>
              {t('back')}
            </ButtonLink>
            <Button variant="primary" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        }
      >
        <p className={styles['hint']}>{t('hint')}</p>
        <Loaded
          query={{ ...days, data: days.data }}
          skeleton={<SkeletonRows rows={8} height="48px" />}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        >
          {(found) => (
            <>
              <Loaded query={statistics} skeleton={<SkeletonRows rows={4} height="56px" />}>
                {(known) => (
                  <>
                    <Section title={t('figures')}>
                      <StatisticFigures
                        statistics={known}
                        days={period}
                        money={{ currency: 'USDT', rate: undefined }}
                      />
                    </Section>
                    {known.days.length > 0 && (
                      <Section title={t('equity')}>
                        <EquityLine days={known.days} label={t('equity')} />
                      </Section>
                    )}
                  </>
                )}
              </Loaded>
              <Section title={t('calendar')} className={styles['whole'] ?? ''}>
                <MonthGrid month={month} days={found} label={t('calendar')} />
              </Section>
              <Section title={t('days')}>
                <DaysTable period={period} days={found} />
              </Section>
              {statistics.data && statistics.data.trades.tradeCount > 0 && (
                <Section title={t('trades')}>
                  {statistics.data.trades.tradeCount > MOST_TRADES ? (
                    <p>{t('tooMany', { count: formatNumber(statistics.data.trades.tradeCount) })}</p>
                  ) : (
                    <TradesTable period={period} />
                  )}
                </Section>
              )}
              <RebatesTable period={period} />
              <p className={styles['sources']}>{t('sources')}</p>
            </>
          )}
        </Loaded>
      </Page>
    </div>
  );
}
