import * as Dialog from '@radix-ui/react-dialog';
import { Send, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { waitingTime } from '@/features/home/components/kyc-guide';
import { faq, matchFaq } from '@/features/home/faq';
import { ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { useListExchangesQuery } from '@/shared/api/generated';
import { formatNumber } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { sharedTexts } from '@/shared/texts';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/chatbot.module.css';

type Answer = (typeof faq)[number]['answer'];

/** The answers, with the numbers in force. */
function useAnswers(): (answer: Answer) => string {
  const { t } = homeTexts.use();
  const settings = useSettings();
  const { data: exchanges } = useListExchangesQuery();
  const number = (key: string): string => {
    const value = settings.get(key);
    return value === undefined ? '—' : formatNumber(value, { digits: 2, trim: true });
  };
  return (answer) => {
    switch (answer) {
      case 'a2':
        return t('chatbot.a2', {
          rates:
            exchanges?.map(({ name, rebateRate }) => `${name} ${ratePercent(rebateRate)}`).join(', ') ??
            t('chatbot.notLoaded'),
        });
      case 'a3':
        return t('chatbot.a3', {
          waits:
            exchanges
              ?.filter(({ kycWaitHours }) => kycWaitHours !== null)
              .map((exchange) => `${exchange.name} ${waitingTime(t, exchange)}`)
              .join(', ') ?? t('chatbot.notLoaded'),
        });
      case 'a4':
        return t('chatbot.a4', {
          signup: number(settingKeys.signupBonus),
          verify: number(settingKeys.verificationBonus),
        });
      case 'a5':
        return t('chatbot.a5', {
          perUsdt: number(settingKeys.luffPerUsdt),
          minimum: number(settingKeys.minimumPayback),
        });
      default:
        return t(`chatbot.${answer}`);
    }
  };
}

interface Line {
  from: 'visitor' | 'bot';
  text: string;
}

/** Answers from the FAQ by its words; the first three questions stand ready. */
export function Chatbot({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = homeTexts.use();
  const { t: shared } = sharedTexts.use();
  const answerOf = useAnswers();
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
    const entry = matchFaq(question, (candidate) => t(`chatbot.words.${candidate.question}`));
    say(question, entry ? answerOf(entry.answer) : t('chatbot.unknown'));
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
            <Dialog.Title className={styles['title']}>{t('chatbot.title')}</Dialog.Title>
            <Dialog.Close className={styles['close']} aria-label={shared('dialog.close')}>
              <X size={18} aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles['lines']} role="log" aria-live="polite">
            <p className={styles['bot']}>{t('chatbot.hello')}</p>
            {lines.map((line, index) => (
              <p key={index} className={styles[line.from]}>
                {line.text}
              </p>
            ))}
            <div ref={end} />
          </div>
          <div className={styles['quick']}>
            {faq.slice(0, lines.length === 0 ? faq.length : 3).map(({ question, answer }, index) => (
              <button
                key={question}
                type="button"
                className={cx(index > 2 && styles['more'])}
                onClick={() => say(t(`chatbot.${question}`), answerOf(answer))}
              >
                {t(`chatbot.${question}`)}
              </button>
            ))}
          </div>
          <form className={styles['form']} onSubmit={submit}>
            <input
              aria-label={t('chatbot.label')}
              placeholder={t('chatbot.placeholder')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" aria-label={t('chatbot.send')} disabled={text.trim() === ''}>
              <Send size={18} aria-hidden />
            </button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
