import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAmountsHidden } from '@/features/journal/amounts';
import { DayDialog, type DayTab } from '@/features/journal/components/day-dialog';
import { JournalFiles } from '@/features/journal/components/journal-files';
import {
  AmountsSwitch,
  CurrencySwitch,
  JournalCapital,
  JournalFigures,
  JournalTotal,
  RateLine,
} from '@/features/journal/components/journal-stats';
import { useCurrency, useRate } from '@/features/journal/components/money';
import { MonthCalendar, NothingYet } from '@/features/journal/components/month-calendar';
import { OpenPositions } from '@/features/journal/components/open-positions';
import { TradeSearch } from '@/features/journal/components/trade-search';
import { useNewestDay, useUsualMonth } from '@/features/journal/components/use-newest-day';
import { OpenImportNotice } from '@/features/journal/import/open-import-notice';
import { journalImportTexts } from '@/features/journal/import/texts';
import { MonthReport } from '@/features/journal/month-report/month-report';
import { FIRST_MONTH, monthPeriod, readMonth } from '@/features/journal/journal.rules';
import { TradeImportPage } from '@/features/journal/pages/trade-import-page';
import { JournalStatistics } from '@/features/journal/statistics/journal-statistics';
import { TaxYear } from '@/features/journal/tax/tax-year';
import { journalTexts } from '@/features/journal/texts';
import { useGetPerformanceQuery, useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import { seoulDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Page } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { ErrorState } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/pages/trading-journal-page.module.css';

const VIEWS = ['calendar', 'statistics', 'search', 'year'] as const;
/** Links to the import; the file field gets the focus there. */
const importLink = { to: `${paths.tradingJournal}?view=import`, state: { forFile: true } };

/**
 * The trading journal: what the trades have brought, a month of days to write on, what the trades say, the search for them, and a
 * year in won; or a month to be printed, or how trades come in. What is looked at is kept in the address.
 */
export function TradingJournalPage() {
  const [params] = useSearchParams();
  if (params.get('view') === 'print') return <MonthReport month={params.get('month')} />;
  if (params.get('view') === 'import') return <TradeImportPage />;
  return <Journal />;
}

function Journal() {
  const { t } = journalTexts.use();
  const { t: ofImports } = journalImportTexts.use();
  const [params, setParams] = useSearchParams();
  const today = seoulDay(useNow());
  const plan = planOf(useLocation().state);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ day: string; tab?: DayTab } | undefined>(
    plan === undefined ? undefined : { day: today, tab: 'memo' },
  );
  const openDay = (day: string): void => setOpened({ day });
  const [currency, setCurrency] = useCurrency();
  const money = { currency, rate: useRate().rate };
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'calendar';
  const asked = params.get('month');
  const usual = useUsualMonth(today);
  const month = asked === null ? usual : readMonth(asked, today);
  const show = (next: Record<string, string>): void => setParams(next, { replace: true, preventScrollReset: true });
  const showMonth = (next: string): void => show(next === usual ? {} : { month: next });
  const close = (): void => {
    setOpened(undefined);
    // Otherwise a reload would offer it again.
    if (plan !== undefined) void navigate({ search: params.toString() }, { replace: true, state: null });
  };
  const newest = useNewestDay();
  const unread = useUnread(view === 'calendar' ? month : undefined);
  useAmountsHidden();
  useTitle(`${t('title')} | Lance`);
  const hasFigures = unread === undefined && newest !== null;
  const acts = (
    <div className={styles['acts']}>
      <Button variant="primary" onClick={() => setOpened({ day: today, tab: 'trades' })}>
        {t('write')}
      </Button>
      <ButtonLink {...importLink} icon={<FileUp size={16} aria-hidden />}>
        {ofImports('title')}
      </ButtonLink>
    </div>
  );
  return (
    <Page
      title={t('title')}
      lead={newest === null ? t('begin') : undefined}
      action={
        hasFigures && (
          <>
            <AmountsSwitch />
            {view !== 'year' && <CurrencySwitch currency={currency} onCurrencyChange={setCurrency} />}
          </>
        )
      }
    >
      <OpenImportNotice {...importLink} />
      {newest === null && view !== 'calendar' && acts}
      <Tabs
        className={styles['tabs']}
        value={view}
        onChange={(next) => show(next === 'calendar' ? {} : { view: next })}
        label={t('views.label')}
        tabs={VIEWS.map((key) => ({ key, label: t(`views.${key}`) }))}
      >
        <div className={styles['view']}>
          {view === 'calendar' && (
            <>
              {unread}
              {hasFigures && <JournalTotal currency={currency} />}
              {acts}
              {hasFigures && <JournalFigures currency={currency} />}
              <OpenPositions />
            </>
          )}
          {hasFigures && view !== 'year' && view !== 'calendar' && <RateLine currency={currency} />}
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
              money={money}
              onSearch={(words) => show(words === '' ? { view } : { view, words })}
              onOpen={openDay}
            />
          )}
          {view === 'year' && <TaxYear year={params.get('year')} onYearChange={(year) => show({ view, year })} />}
          {view === 'calendar' &&
            !unread &&
            (month === undefined ? (
              <SkeletonRows rows={6} height="56px" />
            ) : (
              <MonthCalendar {...{ month, today, money, newest }} onMonthChange={showMonth} onOpen={openDay}>
                {asked === null && month < today.slice(0, 7) && <NothingYet month={today} />}
              </MonthCalendar>
            ))}
          {view === 'calendar' && hasFigures && <JournalCapital currency={currency} />}
        </div>
      </Tabs>
      {/* A year has files of its own. */}
      {newest !== null && view !== 'year' && <JournalFiles />}
      {opened && <DayDialog key={opened.day} {...opened} plan={plan} onClose={close} />}
    </Page>
  );
}

/** The error that replaces sums and calendar when neither can be read; undefined otherwise. */
function useUnread(month: string | undefined): ReactNode {
  const { t } = journalTexts.use();
  const sums = useGetPerformanceQuery();
  const days = useListJournalDaysInfiniteQuery(monthPeriod(month ?? FIRST_MONTH), { skip: month === undefined });
  const isUnread = [sums, days].every(({ isError, currentData }) => isError && currentData === undefined);
  if (!isUnread) return undefined;
  const retry = (): void => [sums, days].forEach(({ refetch }) => void refetch());
  return <ErrorState title={t('unread')} error={sums.error} onRetry={retry} />;
}

/** A plan that another page hands over with the way here. */
function planOf(state: unknown): string | undefined {
  const { plan } = (state ?? {}) as { plan?: unknown };
  return typeof plan === 'string' ? plan : undefined;
}
