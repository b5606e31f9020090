import { type ReactNode, useContext, useEffect } from 'react';
import { cx } from '@/shared/ui/class-names';
import { WithReceipt } from '@/shared/ui/receipt';
import { type OpensProps, type Trail, TrailContext } from '@/shared/ui/receipt-trail';
import styles from '@/shared/ui/receipt.module.css';

/** Says which receipt is shown, so that the way does not go in circles. */
export function useTrailName(key: string): void {
  const trail = useContext(TrailContext);
  useEffect(() => trail?.name?.(key), [trail, key]);
}

/** On a page a row opens a sheet. */
function OpensSheet({ behind, children }: OpensProps) {
  return (
    <WithReceipt
      title={behind.title}
      body={behind.body}
      shown={behind.shown}
      className={cx(styles['row'], styles['opens'])}
    >
      {children}
    </WithReceipt>
  );
}

const ON_PAGE: Trail = { Opens: OpensSheet };

/** Lets the rows of a receipt on a page open what is behind them; in a sheet they do so already. */
export function LeadsOn({ children }: { children: ReactNode }) {
  const trail = useContext(TrailContext) ?? ON_PAGE;
  return <TrailContext value={trail}>{children}</TrailContext>;
}
