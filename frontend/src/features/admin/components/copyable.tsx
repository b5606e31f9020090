import { CopyButton } from '@/shared/ui/copy-button';
import styles from '@/features/admin/components/data-table.module.css';

/** A value to enter elsewhere, such as a TradingView ID, with a copy button. */
export function Copyable({ text }: { text: string }) {
  return (
    <span className={styles['copyable']}>
      <b>{text}</b>
      <CopyButton className={styles['expand']} text={text} />
    </span>
  );
}
