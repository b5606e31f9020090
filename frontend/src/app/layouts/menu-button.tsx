import { type ReactNode, useRef, useState } from 'react';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';

const menuSheet = lazyPart(async () => (await import('@/app/layouts/menu-sheet')).MenuSheet);

export interface MenuButtonProps {
  className: string | undefined;
  /** Name of a button without words. */
  label?: string;
  children: ReactNode;
}

/** Opens the menu as a side sheet for narrow screens, loaded on first use. */
export function MenuButton({ className, label, children }: MenuButtonProps) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={menuSheet.prepare}
        onClick={() => setState('open')}
      >
        {children}
      </button>
      {state !== 'unasked' && (
        <LazyPart part={menuSheet} onFailed={() => setState('unasked')}>
          {(MenuSheet) => (
            <MenuSheet open={isOpen} onOpenChange={(next) => setState(next ? 'open' : 'closed')} opener={button} />
          )}
        </LazyPart>
      )}
    </>
  );
}
