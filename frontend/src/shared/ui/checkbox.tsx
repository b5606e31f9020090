import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/field.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The words are part of the target. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const note = useId();
  return (
    <div className={className}>
      <label className={styles['checkbox']}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : note}
        />
        <span className={styles['box']} aria-hidden>
          <Check size={14} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <div id={note} className={cx(styles['error'], styles['checkboxError'])} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
