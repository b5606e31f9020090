import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { type InputProps, useControl } from '@/shared/ui/field';
import styles from '@/shared/ui/field.module.css';

export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type' | 'suffix'>) {
  const { t } = sharedTexts.use();
  const control = useControl();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles['wrap']}>
      <input
        {...control}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles['input'], styles['withToggle'], className)}
      />
      <button
        type="button"
        className={styles['toggle']}
        aria-label={shown ? t('field.hide') : t('field.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </button>
    </span>
  );
}
