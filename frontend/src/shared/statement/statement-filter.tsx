import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toApiError } from '@/shared/api/api-error';
import { unauthorized } from '@/shared/api/base-api';
import { downloadFile } from '@/shared/api/download';
import { formatFileSize } from '@/shared/file-size';
import { saveFile } from '@/shared/save-file';
import { PERIODS, type Period, readDay } from '@/shared/statement/period';
import { statementTexts } from '@/shared/statement/texts';
import { type StatementFilterState, statementPath } from '@/shared/statement/use-statement-filter';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { EmptyState } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/shared/statement/statement-filter.module.css';

const periodKeys = {
  all: 'periods.all',
  month: 'periods.month',
  30: 'periods.thirty',
  90: 'periods.ninety',
  own: 'periods.own',
} as const satisfies Record<Period, string>;

export interface StatementFilterProps {
  filter: StatementFilterState;
  /** Address of the same entries as a file, where there is one. */
  csvPath?: string;
  /** A field before the others. */
  first?: ReactNode;
}

/** Filter of a statement, and the same entries as a file. */
export function StatementFilter({ filter, csvPath, first }: StatementFilterProps) {
  const { t } = statementTexts.use();
  const { types, type, period, from, to, today, change } = filter;
  return (
    <div className={styles['filter']} role="group" aria-label={t('filter')}>
      {first !== undefined && <div className={styles['field']}>{first}</div>}
      <Field label={t('type')} className={styles['field'] ?? ''}>
        <Select
          value={type}
          options={[
            { value: 'all', label: t('everyType') },
            ...types.map((value) => ({ value, label: t(`types.${value}`) })),
          ]}
          onChange={(event) => change({ type: event.target.value })}
        />
      </Field>
      <Field label={t('period')} className={styles['field'] ?? ''}>
        <Select
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(periodKeys[value]) }))}
          onChange={({ target: { value } }) => change({ period: value, ...(value === 'own' ? { from, to } : {}) })}
        />
      </Field>
      {period === 'own' && (
        <>
          <Field label={t('from')} className={styles['field'] ?? ''}>
            <DayInput day={from} max={to} onChange={(day) => change({ from: day })} />
          </Field>
          <Field label={t('to')} className={styles['field'] ?? ''}>
            <DayInput day={to} min={from} max={today} onChange={(day) => change({ to: day })} />
          </Field>
        </>
      )}
      {csvPath !== undefined && <CsvDownload path={statementPath(csvPath, filter.query)} />}
    </div>
  );
}

interface DayInputProps {
  day: string;
  min?: string;
  max: string;
  onChange: (day: string) => void;
}

/** While typing, a date passes through unintended ones, such as the year 202; only complete ones count. */
function DayInput({ day, onChange, ...limits }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const read = (value: string): void => {
    setTyped(value);
    const whole = readDay(value);
    if (whole !== undefined) onChange(whole);
  };
  return (
    <Input
      {...limits}
      type="date"
      value={typed}
      required
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(day)}
    />
  );
}

/** The button that downloads a file of this address, with what it has received so far. */
export function CsvDownload({ path, label }: { path: string; label?: string }) {
  const { t } = statementTexts.use();
  const dispatch = useDispatch();
  const [received, setReceived] = useState<number>();

  const download = async (): Promise<void> => {
    setReceived(0);
    try {
      const { content, name } = await downloadFile(path, setReceived);
      saveFile(content, name);
      toast({ title: t('csvDone'), description: `${name}, ${formatFileSize(content.size)}` });
    } catch (error) {
      if (toApiError(error).status === 401) dispatch(unauthorized());
      toastError(t('csvFailed'), error);
    } finally {
      setReceived(undefined);
    }
  };

  return (
    <div className={styles['csv']}>
      <Button icon={<Download size={16} aria-hidden />} busy={received !== undefined} onClick={() => void download()}>
        {label ?? t('csv')}
      </Button>
      <p className={styles['progress']} role="status">
        {received === undefined
          ? ''
          : received === 0
            ? t('csvPreparing')
            : t('csvProgress', { size: formatFileSize(received) })}
      </p>
    </div>
  );
}

/** Nothing matches the filter, as opposed to no entries at all. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = statementTexts.use();
  return (
    <EmptyState title={t('none')} action={<Button onClick={onReset}>{t('reset')}</Button>}>
      {t('noneText')}
    </EmptyState>
  );
}
