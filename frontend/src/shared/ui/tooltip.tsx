import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode } from 'react';
import styles from '@/shared/ui/tooltip.module.css';

/** Opens after 700 ms, and at once for the next one within 300 ms. Wraps the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A hint for a control; never the only place of an information. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles['tooltip']} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
