import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/exchange-mark.module.css';

/** A neutral lettered tile: the exchanges' logos are not ours. Decorative, the name stands beside it. */
export function ExchangeMark({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  const letters = /^[A-Z]{3}$/.test(name) ? name.slice(0, 2) : name.slice(0, 1).toUpperCase();
  return (
    <span className={cx(styles['mark'], styles[size])} aria-hidden>
      {letters}
    </span>
  );
}
