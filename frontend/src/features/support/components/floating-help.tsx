import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { supportTexts } from '@/features/support/texts';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useHashPart } from '@/shared/use-hash-part';
import styles from '@/features/support/components/floating-help.module.css';

const chatbot = lazyPart(async () => (await import('@/features/support/answers/chatbot')).Chatbot);
const parts = ['chatbot'] as const;
/** A finger that rests moves the page by less, px. */
const STEADY = 8;

/** The way to the chatbot, in the corner of every page of visitors and members; `#chatbot` opens it too. */
export function FloatingHelp() {
  const { t } = supportTexts.use();
  const { asked, leave } = useHashPart(parts);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened || asked !== undefined;
  /** It stays when it is closed: what a member asked is forgotten there when they log out. */
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
        className={cx(styles['ask'], isReading && styles['aside'])}
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

/** Whether somebody reads on down the page. False in the first render, at the top, and as soon as they turn back. */
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
