import { cx } from '@/shared/ui/class-names';
import { Input, type InputProps } from '@/shared/ui/field';
import styles from '@/shared/ui/search-input.module.css';

/** A search field whose clear button has the colours of the theme. */
export function SearchInput({ className, ...rest }: Omit<InputProps, 'type' | 'suffix'>) {
  return <Input {...rest} type="search" className={cx(styles['search'], className)} />;
}
