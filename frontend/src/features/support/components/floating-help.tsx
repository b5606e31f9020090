import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { supportTexts } from '@/features/support/texts';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useHashPart } from '@/shared/use-hash-part';
import styles from '@/features/support/components/floating-help.module.css';

const chatbot = lazyPart(async () => (await import('@/features/support/answers/chatbot')).Chatbot);
const parts = ['chatbot'] as const;

/**
 * Chatbot button beside the content of all visitor and member pages. Where it would lie on the content instead, the header
 * or the menu leads to `#chatbot`, which opens it too.
 */
export function FloatingHelp() {
  const { t } = supportTexts.use();
  const { asked, leave } = useHashPart(parts);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened || asked !== undefined;
  /** Stays mounted when closed: it clears a member's conversation at logout. */
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
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
        className={styles['ask']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpened(true)}
      >
        <MessageSquareText size={18} aria-hidden />
        {t('open')}
      </button>
    </>
  );
}
