import { CopyButton } from '@/shared/ui/copy-button';
import styles from '@/features/admin/components/data-table.module.css';

/** Something that is typed in elsewhere, such as a TradingView ID, and the button that copies it. */
export function Copyable({ text }: { text: string }) {
  return (
    <span className={styles['copyable']}>
      <b>{text}</b>
      <CopyButton className={styles['expand']} text={text} />
    </span>
  );
}
