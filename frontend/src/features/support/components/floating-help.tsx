import { MessageSquareText } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { supportTexts } from '@/features/support/texts';
import styles from '@/features/support/components/floating-help.module.css';

const Chatbot = lazy(async () => ({ default: (await import('@/features/support/components/chatbot')).Chatbot }));

/** The way to the chatbot, in the corner of every public page; `#chatbot` opens it too. */
export function FloatingHelp() {
  const { t } = supportTexts.use();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const isAsked = hash === '#chatbot';
  const isOpen = opened || isAsked;
  const close = (): void => {
    setOpened(false);
    // The address no longer asks for it, and the same link works again.
    if (isAsked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Suspense>{isOpen && <Chatbot open onOpenChange={close} />}</Suspense>
      <button
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
