import * as Dialog from '@radix-ui/react-dialog';
import { Send, X } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Answer } from '@/features/support/answers/answer';
import { type Line, clearConversation, say, speakAs, useConversation } from '@/features/support/answers/conversation';
import { createFaqMatcher } from '@/features/support/answers/match-faq';
import { SupportContact } from '@/features/support/answers/support-contact';
import { answerTexts } from '@/features/support/answers/texts';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';
import { useListFaqQuery } from '@/shared/api/generated/site';
import { localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { sharedTexts } from '@/shared/texts';
import { Button, IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { ErrorState } from '@/shared/ui/state';
import { useCloseByBack } from '@/shared/ui/use-close-by-back';
import styles from '@/features/support/answers/chatbot.module.css';

/** Number of suggested questions. */
const QUICK = 3;
const MAX_CHARACTERS = 300;
/** From this length on the remaining characters are shown. */
const NEARLY_FULL = 250;
/** How often answers with numbers are read again while the panel is open. */
const POLL_MS = 30_000;
const WIDE = '(min-width: 640px)';

export interface ChatbotProps {
  open: boolean;
  onClose: () => void;
  /** Gets the focus if nothing else had it. */
  opener: RefObject<HTMLElement | null>;
}

/** Searches the frequently asked questions. A side panel on wide screens, a sheet on phones. */
export function Chatbot({ open, ...rest }: ChatbotProps) {
  const { user } = useSession();
  useEffect(() => {
    speakAs(user?.id);
    return () => speakAs(undefined);
  }, [user?.id]);
  return open && <Panel {...rest} />;
}

function Panel({ onClose, opener }: Omit<ChatbotProps, 'open'>) {
  const { t } = answerTexts.use();
  const { t: shared } = sharedTexts.use();
  const lines = useConversation();
  const [wide] = useState(() => matchMedia(WIDE).matches);
  useCloseByBack(true, onClose);
  const [cleared, setCleared] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const clear = (): void => {
    clearConversation();
    setCleared(true);
    field.current?.focus();
  };
  const giveFocusBack = (event: Event): void => {
    event.preventDefault();
    const before = cameFrom.current;
    const target =
      before instanceof HTMLElement && before !== document.body && before.isConnected ? before : opener.current;
    target?.focus();
  };

  return (
    <Dialog.Root open onOpenChange={onClose} modal={!wide}>
      <Dialog.Portal>
        {!wide && <Dialog.Overlay className={styles['veil']} />}
        <Dialog.Content
          ref={content}
          className={cx(styles['panel'], lines.length > 0 && styles['begun'])}
          onInteractOutside={(event) => (wide ? event.preventDefault() : undefined)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cameFrom.current = document.activeElement;
            // On phones the keyboard would cover the suggested questions.
            (wide ? field : content).current?.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className={styles['head']}>
            <div className={styles['name']}>
              <Dialog.Title className={styles['title']}>{t('title')}</Dialog.Title>
              <Dialog.Description className={styles['what']}>{t('what')}</Dialog.Description>
            </div>
            {/* Its place is kept, so that the head stays as high. */}
            <Button variant="quiet" size="s" className={cx(lines.length === 0 && styles['away'])} onClick={clear}>
              {t('clear')}
            </Button>
            <Dialog.Close asChild>
              <IconButton label={shared('dialog.close')}>
                <X size={18} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <Talk
            lines={lines}
            field={field}
            onFollow={wide ? undefined : onClose}
            onSay={() => setCleared(false)}
            note={cleared ? t('cleared') : undefined}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface TalkProps {
  lines: readonly Line[];
  field: RefObject<HTMLInputElement | null>;
  onFollow: (() => void) | undefined;
  onSay: () => void;
  /** Announcement for screen readers. */
  note: string | undefined;
}

function Talk({ lines, field, onFollow, onSay, note }: TalkProps) {
  const { t, language } = answerTexts.use();
  const query = useListFaqQuery(undefined, { pollingInterval: POLL_MS });
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const entries = query.data;
  const matcher = useMemo(() => createFaqMatcher(entries ?? []), [entries]);

  // Scrolls the last question to the top with its answer below it.
  useEffect(() => {
    const asked = log.current?.querySelectorAll<HTMLElement>('[data-asked]');
    const last = asked?.[asked.length - 1];
    if (log.current && last) log.current.scrollTop = last.offsetTop - log.current.offsetTop - LINE_GAP;
  }, [lines]);

  const answer = (entry: FaqEntryDto): void => {
    onSay();
    say({ from: 'visitor', text: entry.question }, { from: 'bot', kind: 'answer', entry });
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const question = text.trim();
    if (question === '' || entries === undefined) return;
    const match = matcher.ask(question);
    onSay();
    say({ from: 'visitor', text: question }, replyTo(question, match));
    setText('');
  };

  const quick = entries !== undefined && entries.length > 0 && (
    <Choices label={t('quick')} entries={entries.slice(0, QUICK)} onChoose={answer} />
  );
  return (
    <>
      <div ref={log} className={styles['lines']} role="log" aria-live="polite" aria-label={t('log')} tabIndex={0}>
        {entries === undefined ? (
          query.isError ? (
            <Unread onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows rows={QUICK + 1} height="44px" />
          )
        ) : entries.length === 0 ? (
          <>
            <p>{t('none')}</p>
            <SupportContact />
          </>
        ) : (
          <>
            <p>{t('hello')}</p>
            {quick}
            <Link className={styles['all']} to={localPath(paths.faq, language)} onClick={onFollow}>
              {t('all')}
            </Link>
          </>
        )}
        {lines.map((line, index) =>
          line.from === 'visitor' ? (
            <p key={index} className={styles['visitor']} data-asked="">
              {line.text}
            </p>
          ) : line.kind === 'answer' ? (
            <Answer key={index} entry={line.entry} onFollow={onFollow} />
          ) : line.kind === 'choices' ? (
            <div key={index} className={styles['reply']}>
              <p>{t('choices')}</p>
              <Choices label={t('choices')} entries={line.entries} onChoose={answer} />
              <p className={styles['quiet']}>{t('neither')}</p>
              <SupportContact question={line.question} />
            </div>
          ) : (
            <div key={index} className={styles['reply']}>
              <p>{t('unknown')}</p>
              <SupportContact question={line.question} />
            </div>
          ),
        )}
        {note !== undefined && <p className={styles['quiet']}>{note}</p>}
      </div>
      <form className={styles['form']} onSubmit={ask}>
        <input
          ref={field}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label={t('send')} disabled={text.trim() === '' || entries === undefined}>
          <Send size={18} aria-hidden />
        </button>
      </form>
      <p className={styles['foot']} role="status">
        {text.length >= NEARLY_FULL && t('left', { count: MAX_CHARACTERS - text.length })}
      </p>
    </>
  );
}

const LINE_GAP = 16;

function replyTo(question: string, match: ReturnType<ReturnType<typeof createFaqMatcher>['ask']>): Line {
  if (match.kind === 'answer') return { from: 'bot', kind: 'answer', entry: match.entry };
  if (match.kind === 'choices') return { from: 'bot', kind: 'choices', entries: match.entries, question };
  return { from: 'bot', kind: 'unknown', question };
}

interface ChoicesProps {
  label: string;
  entries: readonly FaqEntryDto[];
  onChoose: (entry: FaqEntryDto) => void;
}

function Choices({ label, entries, onChoose }: ChoicesProps): ReactNode {
  return (
    <ul className={styles['choices']} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => onChoose(entry)}>
            {entry.question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = answerTexts.use();
  return (
    <>
      <ErrorState title={t('unread')} onRetry={onRetry} />
      <SupportContact />
    </>
  );
}
