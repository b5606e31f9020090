import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes } from 'react';
import { cx } from '@/shared/ui/class-names';
import { useControl } from '@/shared/ui/field';
import styles from '@/shared/ui/field.module.css';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The first line, which chooses nothing. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** The system's own list: right under a finger and by keyboard everywhere. */
export function Select({ placeholder, options, className, ...rest }: SelectProps) {
  const control = useControl();
  return (
    <span className={styles['wrap']}>
      <select
        {...control}
        {...rest}
        className={cx(
          styles['input'],
          styles['select'],
          (rest.value ?? control.value) === '' && styles['unset'],
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['chevron']} size={18} aria-hidden />
    </span>
  );
}
