import { Upload } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminExchangesQuery } from '@/shared/api/generated/admin';
import { sharedTexts } from '@/shared/texts';
import { Field, Select } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import own from '@/features/admin/components/reports.module.css';
import styles from '@/features/admin/components/admin.module.css';

const MOST_BYTES = 10 * 1024 * 1024;

/** A file as it is sent. */
export interface ReportFile {
  exchange: string;
  fileName: string;
  /** Base64. */
  content: string;
}

export interface ReportUploadProps {
  busy: boolean;
  /** The file that is being read. */
  fileName: string | undefined;
  onFile: (file: ReportFile) => void;
}

/** Chooses the exchange, then the file: by click, by keyboard or by dropping it. */
export function ReportUpload({ busy, fileName, onFile }: ReportUploadProps) {
  const { t } = adminTexts.use();
  const exchanges = useListAdminExchangesQuery();
  const [exchange, setExchange] = useState('');
  const [problem, setProblem] = useState<string>();

  const take = async (file: File): Promise<void> => {
    if (exchange === '') {
      setProblem(t('import.exchangeNeeded'));
      return;
    }
    if (file.size > MOST_BYTES) {
      toast({ variant: 'destructive', title: t('import.failed'), description: t('import.tooLarge') });
      return;
    }
    onFile({ exchange, fileName: file.name, content: await toBase64(file) });
  };

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
            void take(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <span className={own['dropWords']}>
            <span className={styles['line']}>
              <FileSpreadsheet size={18} aria-hidden />
              <b>{fileName === undefined ? t('import.drop') : t('import.reading', { name: fileName })}</b>
            </span>
            <span className={styles['muted']}>{t('import.dropHint')}</span>
          </span>
        </Upload.Dragger>
      </div>
    </div>
  );
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.readAsDataURL(file);
  });
}
