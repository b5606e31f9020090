import { Upload } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminExchangesQuery } from '@/shared/api/generated/admin';
import { sharedTexts } from '@/shared/texts';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import own from '@/features/admin/components/reports.module.css';
import styles from '@/features/admin/components/admin.module.css';

const MAX_BYTES = 64 * 1024 * 1024;

/** A file and its exchange. */
export interface ReportFile {
  exchange: string;
  content: File;
  /** Its first text, once it was read. */
  begins?: string;
}

export interface ReportUploadProps {
  busy: boolean;
  /** The file in progress and its sent share, 0 to 1. */
  underWay: { name: string; sent: number } | undefined;
  onFile: (file: ReportFile) => void;
}

/** Chooses exchange and file, by click, keyboard or drop. */
export function ReportUpload({ busy, underWay, onFile }: ReportUploadProps) {
  const { t } = adminTexts.use();
  const exchanges = useListAdminExchangesQuery();
  const [exchange, setExchange] = useState('');
  const [problem, setProblem] = useState<string>();

  const take = (file: File): void => {
    if (exchange === '') {
      setProblem(t('import.exchangeNeeded'));
      return;
    }
    if (file.size > MAX_BYTES) {
      toast({ variant: 'destructive', title: t('import.failed'), description: t('import.tooLarge') });
      return;
    }
    onFile({ exchange, content: file });
  };

  const wordsOf = ({ name, sent }: { name: string; sent: number }): string =>
    sent < 1 ? t('import.sending', { name, percent: Math.floor(sent * 100) }) : t('import.reading', { name });

  return (
    <div className={own['upload']}>
      <Field label={t('import.exchange')} error={problem}>
        <Select
          value={exchange}
          placeholder={sharedTexts.t('field.choose')}
          options={(exchanges.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            setExchange(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className={own['drop']}>
        <Upload.Dragger
          accept=".csv,.xlsx,text/csv"
          showUploadList={false}
          disabled={busy}
          beforeUpload={(file) => {
            take(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <span className={own['dropWords']}>
            <span className={styles['line']}>
              <FileSpreadsheet size={18} aria-hidden />
              <b>{underWay === undefined ? t('import.drop') : wordsOf(underWay)}</b>
            </span>
            <span className={styles['muted']}>{t('import.dropHint')}</span>
          </span>
        </Upload.Dragger>
      </div>
    </div>
  );
}
