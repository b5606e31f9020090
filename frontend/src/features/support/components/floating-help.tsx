import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { speakAs } from '@/features/support/answers/conversation';
import { supportTexts } from '@/features/support/texts';
import { useSession } from '@/shared/session/session.slice';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { useHashPart } from '@/shared/use-hash-part';
import styles from '@/features/support/components/floating-help.module.css';

const chatbot = lazyPart(async () => (await import('@/features/support/answers/chatbot')).Chatbot);
const parts = ['chatbot'] as const;

/** The way to the chatbot, in the corner of every page of visitors and members; `#chatbot` opens it too. */
export function FloatingHelp() {
  const { t } = supportTexts.use();
  const { user } = useSession();
  const { asked, leave } = useHashPart(parts);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Here and not in the panel: what a member asked goes when they log out, also while the panel is closed.
  useEffect(() => speakAs(user?.id), [user?.id]);
  const isOpen = opened || asked !== undefined;
  const close = (): void => {
    setOpened(false);
    leave();
  };
  return (
    <>
      {isOpen && (
        <LazyPart part={chatbot} onFailed={close}>
          {(Chatbot) => <Chatbot onClose={close} opener={button} />}
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
        <span className={styles['words']}>{t('open')}</span>
      </button>
    </>
  );
}
