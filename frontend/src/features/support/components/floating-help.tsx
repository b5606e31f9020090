import { MessageSquareText } from 'lucide-react';
import { Suspense, lazy, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { supportTexts } from '@/features/support/texts';
import styles from '@/features/support/components/floating-help.module.css';

const Chatbot = lazy(async () => ({ default: (await import('@/features/support/answers/chatbot')).Chatbot }));

/** The way to the chatbot, in the corner of every page of visitors and members; `#chatbot` opens it too. */
export function FloatingHelp() {
  const { t } = supportTexts.use();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The server knows no hash: the first render has to be the one it made.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isAsked = isHydrated && hash === '#chatbot';
  const isOpen = opened || isAsked;
  const close = (): void => {
    setOpened(false);
    // The address no longer asks for it, and the same link works again.
    if (isAsked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Suspense>{isOpen && <Chatbot onClose={close} opener={button} />}</Suspense>
      <button
        ref={button}
        type="button"
        className={styles['ask']}
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

function never(): () => void {
  return () => undefined;
}
