import { useState } from 'react';
import { journalTexts } from '@/features/journal/texts';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Section } from '@/shared/ui/card';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/features/journal/components/journal-files.module.css';

/** Days and trades as files, in the chosen format. */
export function JournalFiles() {
  const { t } = journalTexts.use();
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const isWorkbook = format === 'xlsx';
  return (
    <Section
      title={t('files')}
      action={
        <Segmented
          value={format}
          onChange={setFormat}
          label={t('format')}
          options={[
            { value: 'csv', label: t('csv') },
            { value: 'xlsx', label: t('workbook') },
          ]}
        />
      }
    >
      <div className={styles['files']}>
        <CsvDownload path={`/api/journal/days.${format}`} label={t(isWorkbook ? 'daysWorkbook' : 'daysFile')} />
        <CsvDownload path={`/api/mypage/trades.${format}`} label={t(isWorkbook ? 'tradesWorkbook' : 'tradesFile')} />
      </div>
    </Section>
  );
}
