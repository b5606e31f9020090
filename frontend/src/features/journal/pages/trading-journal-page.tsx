import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DayDialog } from '@/features/journal/components/day-dialog';
import { JournalStats } from '@/features/journal/components/journal-stats';
import { MonthCalendar } from '@/features/journal/components/month-calendar';
import { OpenPositions } from '@/features/journal/components/open-positions';
import { TradeImports } from '@/features/journal/import/trade-imports';
import { readMonth } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import { seoulDay } from '@/shared/format';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Page, Section } from '@/shared/ui/card';
import { useNow } from '@/shared/ui/use-now';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/pages/trading-journal-page.module.css';

/** The trading journal: what the trades have brought, and a month of days to write on. The month is kept in the address. */
export function TradingJournalPage() {
  const { t } = journalTexts.use();
  const [params, setParams] = useSearchParams();
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>();
  const showMonth = (month: string): void =>
    setParams(month === today.slice(0, 7) ? {} : { month }, { replace: true, preventScrollReset: true });
  useTitle(`${t('title')} | Lance`);
  return (
    <Page title={t('title')}>
      <JournalStats />
      <MonthCalendar
        month={readMonth(params.get('month'), today)}
        today={today}
        onMonthChange={showMonth}
        onOpen={setDay}
      />
      <OpenPositions />
      <TradeImports />
      <Section title={t('files')}>
        <div className={styles['files']}>
          <CsvDownload path="/api/journal/days.csv" label={t('daysFile')} />
          <CsvDownload path="/api/mypage/trades.csv" label={t('tradesFile')} />
        </div>
      </Section>
      {day !== undefined && <DayDialog key={day} day={day} onClose={() => setDay(undefined)} />}
    </Page>
  );
}
