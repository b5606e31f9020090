import type { ComponentProps } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/paper.module.css';

export interface PaperProps extends ComponentProps<'div'> {
  /** Hangs from a slot. */
  hangs?: boolean;
  /** Lines appear one after another when they come onto the page, 60 ms each; all at once with reduced motion. */
  printing?: boolean;
}

/** The paper of a receipt, torn off a roll; the sum on it is the largest figure. */
export function Paper({ hangs = false, printing = false, className, ...rest }: PaperProps) {
  return (
    <>
      {hangs && <div className={styles['slot']} aria-hidden />}
      <div {...rest} className={cx(styles['paper'], printing && styles['printing'], className)} />
    </>
  );
}
