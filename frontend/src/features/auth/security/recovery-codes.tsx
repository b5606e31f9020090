import { Download } from 'lucide-react';
import { useState } from 'react';
import { securityTexts } from '@/features/auth/security/texts';
import { formatDateTime } from '@/shared/format';
import { saveFile } from '@/shared/save-file';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Checkbox } from '@/shared/ui/checkbox';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/auth/security/security.module.css';

/** New recovery codes. They are shown only once, so the member confirms having saved them before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t, language } = securityTexts.use();
  const { user } = useSession();
  const now = useNow();
  const [saved, setSaved] = useState(false);
  const save = (): void => {
    const head = t('twoFactor.fileHead', { email: user?.email ?? '', at: formatDateTime(now, language) });
    const text = [head, '', ...codes, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('twoFactor.fileName'));
  };
  return (
    <div className={styles['stack']}>
      <p className={styles['text']}>{t('twoFactor.codesLead')}</p>
      <ul className={styles['codes']} aria-label={t('twoFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <CopyButton text={codes.join('\n')}>{t('twoFactor.copy')}</CopyButton>
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('twoFactor.download')}
        </Button>
      </div>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.target.checked)}>
        {t('twoFactor.saved')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button variant="primary" disabled={!saved} onClick={onDone}>
          {t('twoFactor.done')}
        </Button>
      </div>
    </div>
  );
}
