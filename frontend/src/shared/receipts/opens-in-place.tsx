import { useContext } from 'react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { type OpensProps, TrailContext } from '@/shared/ui/receipt-trail';
import styles from '@/shared/ui/receipt.module.css';

/** In a sheet the next receipt takes the place of the one with the row. */
export function OpensInPlace({ behind, children }: OpensProps) {
  const { t } = sharedTexts.use();
  const follow = useContext(TrailContext)?.follow;
  return (
    <button
      type="button"
      className={cx(styles['row'], styles['opens'])}
      title={t('receipt.open', { title: behind.title })}
      onClick={() => follow?.(behind)}
    >
      {children}
      <span className="visually-hidden">, {t('receipt.kicker')}</span>
    </button>
  );
}
