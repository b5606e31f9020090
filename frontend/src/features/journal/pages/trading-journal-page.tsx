import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAmountsHidden } from '@/features/journal/amounts';
import { DayDialog } from '@/features/journal/components/day-dialog';
import { JournalStats } from '@/features/journal/components/journal-stats';
import { useCurrency } from '@/features/journal/components/money';
import { MonthCalendar } from '@/features/journal/components/month-calendar';
import { OpenPositions } from '@/features/journal/components/open-positions';
import { TradeSearch } from '@/features/journal/components/trade-search';
import { journalImportTexts } from '@/features/journal/import/texts';
import { importsAnchor, TradeImports } from '@/features/journal/import/trade-imports';
import { MonthReport } from '@/features/journal/month-report/month-report';
import { ExchangeConnections } from '@/features/journal/sync/exchange-connections';
import { readMonth } from '@/features/journal/journal.rules';
import { JournalStatistics } from '@/features/journal/statistics/journal-statistics';
import { TaxYear } from '@/features/journal/tax/tax-year';
import { journalTexts } from '@/features/journal/texts';
import { seoulDay } from '@/shared/format';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Button } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Tabs } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/pages/trading-journal-page.module.css';

const VIEWS = ['calendar', 'statistics', 'search', 'year'] as const;

/**
 * The trading journal: what the trades have brought, a month of days to write on, what the trades say, the search for them, and a
 * year in won; or a month to be printed. What is looked at is kept in the address.
 */
export function TradingJournalPage() {
  const [params] = useSearchParams();
  if (params.get('view') === 'print') return <MonthReport month={params.get('month')} />;
  return <Journal />;
}

function Journal() {
  const { t } = journalTexts.use();
  const { t: ofImports } = journalImportTexts.use();
  const [params, setParams] = useSearchParams();
  const today = seoulDay(useNow());
  const plan = planOf(useLocation().state);
  const navigate = useNavigate();
  const [day, setDay] = useState(plan === undefined ? undefined : today);
  const [currency, setCurrency] = useCurrency();
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'calendar';
  const show = (next: Record<string, string>): void => setParams(next, { replace: true, preventScrollReset: true });
  const showMonth = (month: string): void => show(month === today.slice(0, 7) ? {} : { month });
  const close = (): void => {
    setDay(undefined);
    // Otherwise a reload would offer it again.
    if (plan !== undefined) void navigate({ search: params.toString() }, { replace: true, state: null });
  };
  useAmountsHidden();
  useTitle(`${t('title')} | Lance`);
  return (
    <Page
      title={t('title')}
      action={
        <Button icon={<FileUp size={16} aria-hidden />} onClick={goToImports}>
          {ofImports('title')}
        </Button>
      }
    >
      <JournalStats currency={currency} onCurrencyChange={setCurrency} />
      <Tabs
        value={view}
        onChange={(next) => show(next === 'calendar' ? {} : { view: next })}
        label={t('views.label')}
        tabs={VIEWS.map((key) => ({ key, label: t(`views.${key}`) }))}
      >
        <div className={styles['view']}>
          {view === 'statistics' && (
            <JournalStatistics
              period={params.get('period')}
              onPeriodChange={(period) => show({ view, period })}
              currency={currency}
            />
          )}
          {view === 'search' && (
            <TradeSearch
              words={params.get('words') ?? ''}
              onSearch={(words) => show(words === '' ? { view } : { view, words })}
              onOpen={setDay}
            />
          )}
          {view === 'year' && <TaxYear year={params.get('year')} onYearChange={(year) => show({ view, year })} />}
          {view === 'calendar' && (
            <MonthCalendar
              month={readMonth(params.get('month'), today)}
              today={today}
              onMonthChange={showMonth}
              onOpen={setDay}
            />
          )}
        </div>
      </Tabs>
      <OpenPositions />
      <TradeImports />
      <ExchangeConnections />
      <Section title={t('files')}>
        <div className={styles['files']}>
          <CsvDownload path="/api/journal/days.csv" label={t('daysFile')} />
          <CsvDownload path="/api/mypage/trades.csv" label={t('tradesFile')} />
          <CsvDownload path="/api/journal/days.xlsx" label={t('daysWorkbook')} />
          <CsvDownload path="/api/mypage/trades.xlsx" label={t('tradesWorkbook')} />
        </div>
      </Section>
      {day !== undefined && <DayDialog key={day} day={day} plan={plan} onClose={close} />}
    </Page>
  );
}

function goToImports(): void {
  const section = document.getElementById(importsAnchor);
  section?.scrollIntoView();
  section?.querySelector('input')?.focus({ preventScroll: true });
}

/** A plan that another page hands over with the way here. */
function planOf(state: unknown): string | undefined {
  const { plan } = (state ?? {}) as { plan?: unknown };
  return typeof plan === 'string' ? plan : undefined;
}
