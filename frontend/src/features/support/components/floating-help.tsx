import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { supportTexts } from '@/features/support/texts';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useHashPart } from '@/shared/use-hash-part';
import styles from '@/features/support/components/floating-help.module.css';

const chatbot = lazyPart(async () => (await import('@/features/support/answers/chatbot')).Chatbot);
const parts = ['chatbot'] as const;
/** A resting finger scrolls by less than this, px. */
const STEADY = 8;

/** Chatbot button in the corner of all visitor and member pages; `#chatbot` opens it too. */
export function FloatingHelp({ inMenuOnPhones }: { inMenuOnPhones: boolean }) {
  const { t } = supportTexts.use();
  const { asked, leave } = useHashPart(parts);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened || asked !== undefined;
  /** Stays mounted when closed: it clears a member's conversation at logout. */
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  const isReading = useReading();
  const close = (): void => {
    setOpened(false);
    leave();
  };
  return (
    <>
      {isNeeded && (
        <LazyPart
          part={chatbot}
          onFailed={() => {
            close();
            setNeeded(false);
          }}
        >
          {(Chatbot) => <Chatbot open={isOpen} onClose={close} opener={button} />}
        </LazyPart>
      )}
      <button
        ref={button}
        type="button"
        className={cx(styles['ask'], isReading && styles['aside'], inMenuOnPhones && styles['inMenu'])}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpened(true)}
      >
        <MessageSquareText size={18} aria-hidden />
        <span className={styles['words']}>{t('open')}</span>
      </button>
    </>
  );
}

/** Whether the page is being scrolled down. False in the first render, at the top, and when scrolling up. */
function useReading(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = (): void => {
      if (Math.abs(scrollY - last) < STEADY && scrollY > 0) return;
      setReading(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isReading;
}
