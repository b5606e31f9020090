import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toApiError } from '@/shared/api/api-error';
import { unauthorized } from '@/shared/api/base-api';
import { downloadFile } from '@/shared/api/download';
import { formatFileSize } from '@/shared/file-size';
import { saveFile } from '@/shared/save-file';
import { PeriodFields } from '@/shared/statement/period-fields';
import { statementTexts } from '@/shared/statement/texts';
import { type StatementFilterState, statementPath } from '@/shared/statement/use-statement-filter';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { EmptyState } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/shared/statement/statement-filter.module.css';

export interface StatementFilterProps {
  filter: StatementFilterState;
  /** Address of the same entries as a file, where there is one. */
  csvPath?: string;
  /** Without entries there is no file. */
  isEmpty?: boolean;
  /** A field before the others. */
  first?: ReactNode;
}

/** Filter of a statement, and the same entries as a file. */
export function StatementFilter({ filter, csvPath, isEmpty = false, first }: StatementFilterProps) {
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
      <PeriodFields {...{ period, from, to, today, change }} className={styles['field'] ?? ''} />
      {csvPath !== undefined && <CsvDownload path={statementPath(csvPath, filter.query)} disabled={isEmpty} />}
    </div>
  );
}

/** The button that downloads a file of this address, with what it has received so far. */
export function CsvDownload({ path, label, disabled = false }: { path: string; label?: string; disabled?: boolean }) {
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
      <Button
        icon={<Download size={16} aria-hidden />}
        busy={received !== undefined}
        disabled={disabled}
        onClick={() => void download()}
      >
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
