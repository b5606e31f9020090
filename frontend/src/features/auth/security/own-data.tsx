import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { securityTexts } from '@/features/auth/security/texts';
import { toApiError } from '@/shared/api/api-error';
import { unauthorized } from '@/shared/api/base-api';
import { downloadFile } from '@/shared/api/download';
import { formatFileSize } from '@/shared/file-size';
import { saveFile } from '@/shared/save-file';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const EXPORT = '/api/user/data-export';
const MAX_PER_HOUR = 5;

/** Export of all data about the member as a ZIP file. */
export function OwnData() {
  const { t } = securityTexts.use();
  const dispatch = useDispatch();
  const [received, setReceived] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isBusy = received !== undefined;

  const download = async (): Promise<void> => {
    setProblem(undefined);
    setReceived(0);
    try {
      const { content, name } = await downloadFile(EXPORT, setReceived);
      saveFile(content, name);
      toast({ title: t('data.done'), description: `${name}, ${formatFileSize(content.size)}` });
    } catch (error) {
      const refused = toApiError(error);
      if (refused.status === 401) dispatch(unauthorized());
      // A refusal says why; a failure has only the words of the connection.
      const isRefusal = refused.status !== 'network' && refused.status < 500 && !refused.isWordless;
      setProblem(isRefusal ? refused.message : t('data.failed'));
    } finally {
      setReceived(undefined);
    }
  };

  return (
    <div className={styles['stack']}>
      <div>
        <h3 className={styles['heading']}>{t('data.inside')}</h3>
        <ul className={styles['list']}>
          <li>{t('data.account')}</li>
          <li>{t('data.points')}</li>
          <li>{t('data.uids')}</li>
        </ul>
      </div>
      <p className={styles['note']}>{t('data.format')}</p>
      <div className={styles['actions']}>
        <Button icon={<Download size={16} aria-hidden />} busy={isBusy} onClick={() => void download()}>
          {t('data.download')}
        </Button>
      </div>
      <p className={styles['note']} role="status">
        {!isBusy
          ? t('data.limit', { count: MAX_PER_HOUR })
          : received === 0
            ? t('data.preparing')
            : t('data.progress', { size: formatFileSize(received) })}
      </p>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
