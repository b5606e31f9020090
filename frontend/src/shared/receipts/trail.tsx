import { type ReactNode, useContext, useEffect } from 'react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { WithReceipt } from '@/shared/ui/receipt';
import { type OpensProps, type Trail, TrailContext } from '@/shared/ui/receipt-trail';
import styles from '@/shared/ui/receipt.module.css';

/** Says which receipt is shown, so that the way does not go in circles. */
export function useTrailName(key: string): void {
  const trail = useContext(TrailContext);
  useEffect(() => trail?.name?.(key), [trail, key]);
}

/** In a sheet the next receipt takes the place of this one; on a page it opens a sheet. */
export function Opens({ behind, children }: OpensProps) {
  const { t } = sharedTexts.use();
  const follow = useContext(TrailContext)?.follow;
  if (!follow)
    return (
      <WithReceipt title={behind.title} body={behind.body} className={cx(styles['row'], styles['opens'])}>
        {children}
      </WithReceipt>
    );
  return (
    <button
      type="button"
      className={cx(styles['row'], styles['opens'])}
      title={t('receipt.open', { title: behind.title })}
      onClick={() => follow(behind)}
    >
      {children}
      <span className="visually-hidden">, {t('receipt.kicker')}</span>
    </button>
  );
}

const ON_PAGE: Trail = { Opens };

/** Lets the rows of a receipt on a page open what is behind them; in a sheet they do so already. */
export function LeadsOn({ children }: { children: ReactNode }) {
  const trail = useContext(TrailContext) ?? ON_PAGE;
  return <TrailContext value={trail}>{children}</TrailContext>;
}
