import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, ReceiptText, X } from 'lucide-react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { leaveEscape } from '@/shared/ui/left-escape';
import { DEFAULT_DURATION_MS, dismiss, useToasts } from '@/shared/ui/toast';
import styles from '@/shared/ui/toast.module.css';

/**
 * Container of toasts: bottom right, on phones along the bottom, where the page ends so much lower that its end can be scrolled
 * free. F8 focuses it; a swipe of 50 px to the right dismisses.
 */
export function Toaster() {
  const { t } = sharedTexts.use();
  const shown = useToasts();
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={DEFAULT_DURATION_MS} label={t('toast.region')}>
      {shown.some(({ open }) => open) && <div className={styles['room']} data-toast-room="" />}
      {shown.map(({ id, open, title, description, variant = 'default', action, duration, slip }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(next) => (next ? undefined : dismiss(id))}
          onEscapeKeyDown={leaveEscape}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={cx(styles['toast'], styles[variant], slip && styles['slip'])}
          {...(duration === undefined ? {} : { duration })}
        >
          {variant === 'destructive' && <CircleAlert size={18} aria-hidden className={styles['sign']} />}
          {slip && <ReceiptText size={18} aria-hidden className={styles['paper']} />}
          <div className={styles['words']}>
            {title !== undefined && <Radix.Title className={styles['title']}>{title}</Radix.Title>}
            {description !== undefined && (
              <Radix.Description className={styles['description']}>{description}</Radix.Description>
            )}
            {action && (
              <Radix.Action asChild altText={action.alt}>
                {action.href === undefined ? (
                  <button type="button" className={styles['action']} onClick={action.onClick}>
                    <span>{action.label}</span>
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
