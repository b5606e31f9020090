import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/toast.module.css';

const LIMIT = 1;
/** Dismissed toasts stay known this long, so that one that is leaving is never torn away. */
const REMOVE_DELAY_MS = 1_000_000;
const DEFAULT_DURATION_MS = 5_000;

export interface ToastOptions {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** What the reader can do about it. `alt` says it to those who cannot reach the button in time. */
  action?: { label: string; alt: string; onClick?: () => void; href?: string };
  /** ms; 5,000 unless told. */
  duration?: number;
}

interface ShownToast extends ToastOptions {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; at most one is on screen, the newest. Answers how to take it back. */
export function toast(options: ToastOptions): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  publish([{ ...options, id, open: true }, ...toasts].slice(0, LIMIT));
  return { dismiss: () => dismiss(id) };
}

/** A refusal or a lost connection: the title says what failed, the description is the server's sentence. */
export function toastError(title: string, error: unknown): void {
  toast({ variant: 'destructive', title, description: toApiError(error).message });
}

function dismiss(id: number): void {
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), REMOVE_DELAY_MS);
}

/** Forgets all toasts at once: for tests. */
export function clearToasts(): void {
  publish([]);
}

/** Where toasts appear: bottom right, on a phone along the bottom. F8 moves the focus to it, a swipe to the right of 50 px dismisses. */
export function Toaster() {
  const { t } = sharedTexts.use();
  const shown = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => toasts,
    () => toasts,
  );
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={DEFAULT_DURATION_MS} label={t('toast.region')}>
      {shown.map(({ id, open, title, description, variant = 'default', action, duration }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(next) => (next ? undefined : dismiss(id))}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={cx(styles['toast'], styles[variant])}
          {...(duration === undefined ? {} : { duration })}
        >
          {variant === 'destructive' && <CircleAlert size={18} aria-hidden className={styles['sign']} />}
          <div className={styles['words']}>
            {title !== undefined && <Radix.Title className={styles['title']}>{title}</Radix.Title>}
            {description !== undefined && (
              <Radix.Description className={styles['description']}>{description}</Radix.Description>
            )}
            {action && (
              <Radix.Action asChild altText={action.alt}>
                {action.href === undefined ? (
                  <button type="button" className={styles['action']} onClick={action.onClick}>
                    {action.label}
                  </button>
                ) : (
                  <a
                    className={styles['action']}
                    href={action.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={action.onClick}
                  >
                    {action.label}
                  </a>
                )}
              </Radix.Action>
            )}
          </div>
          <Radix.Close className={styles['close']} aria-label={t('toast.close')}>
            <X size={16} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles['viewport']} hotkey={['F8']} label={`${t('toast.region')} ({hotkey})`} />
    </Radix.Provider>
  );
}
