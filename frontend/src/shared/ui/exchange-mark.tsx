import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/exchange-mark.module.css';

/** A neutral lettered tile: the exchanges' logos are not ours. Decorative, the name stands beside it. */
export function ExchangeMark({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  return (
    <span className={cx(styles['mark'], styles[size])} aria-hidden>
      {lettersOf(name)}
    </span>
  );
}

/** First letter and next consonant, so that Bitget (Bt) and Binance (Bn) differ; `OKX` is OK. */
function lettersOf(name: string): string {
  const [first = ''] = name;
  const rest = name.slice(1);
  if (rest === rest.toUpperCase()) return name.slice(0, 2);
  return first.toUpperCase() + (/[^aeiou\W\d]/i.exec(rest)?.[0] ?? '').toLowerCase();
}
