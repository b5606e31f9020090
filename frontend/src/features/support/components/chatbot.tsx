import * as Dialog from '@radix-ui/react-dialog';
import { Send, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { matchFaq } from '@/features/support/match-faq';
import { supportTexts } from '@/features/support/texts';
import { useListFaqQuery } from '@/shared/api/generated';
import { sharedTexts } from '@/shared/texts';
import styles from '@/features/support/components/chatbot.module.css';

/** How many questions stand ready. */
const QUICK = 3;

interface Line {
  from: 'visitor' | 'bot';
  text: string;
}

/** Answers from the FAQ by its words; the first three questions stand ready. */
export function Chatbot({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = supportTexts.use();
  const { t: shared } = sharedTexts.use();
  const { data: faq = [] } = useListFaqQuery();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines]);

  const say = (question: string, answer: string): void =>
    setLines((known) => [...known, { from: 'visitor', text: question }, { from: 'bot', text: answer }]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const question = text.trim();
    if (question === '') return;
    say(question, matchFaq(question, faq)?.answer ?? t('unknown'));
    setText('');
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles['panel']}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{t('title')}</Dialog.Title>
            <Dialog.Close className={styles['close']} aria-label={shared('dialog.close')}>
              <X size={18} aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles['lines']} role="log" aria-live="polite">
            <p className={styles['bot']}>{t('hello')}</p>
            {lines.map((line, index) => (
              <p key={index} className={styles[line.from]}>
                {line.text}
              </p>
            ))}
            <div ref={end} />
          </div>
          <div className={styles['quick']}>
            {faq.slice(0, QUICK).map(({ id, question, answer }) => (
              <button key={id} type="button" onClick={() => say(question, answer)}>
                {question}
              </button>
            ))}
          </div>
          <form className={styles['form']} onSubmit={submit}>
            <input
              aria-label={t('label')}
              placeholder={t('placeholder')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" aria-label={t('send')} disabled={text.trim() === ''}>
              <Send size={18} aria-hidden />
            </button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
