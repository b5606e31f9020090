import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { FaqNumbers } from '@/features/admin/components/faq-numbers';
import { FaqPreview } from '@/features/admin/components/faq-preview';
import { KeywordsField } from '@/features/admin/components/keywords-field';
import { adminTexts } from '@/features/admin/texts';
import { type ApiError, toApiError } from '@/shared/api/api-error';
import {
  useCreateFaqEntryMutation,
  useListFaqPlaceholdersQuery,
  useUpdateFaqEntryMutation,
} from '@/shared/api/generated/admin';
import type { AdminFaqEntryDto, CreateFaqEntryDto } from '@/shared/api/generated/schemas';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog, Dialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/faq-editor.module.css';

const MOST_QUESTION = 200;
const MOST_ANSWER = 2_000;
const MOST_LINK = 200;
const LEAST = 2;
const LINK = /^\/(?!\/)[^\s\\]*$/;

const LANGUAGES = ['Ko', 'En'] as const;
type Suffix = (typeof LANGUAGES)[number];
type Answer = `answer${Suffix}`;
type Draft = Required<Omit<CreateFaqEntryDto, 'link'>> & { link: string };
type Problems = Partial<Record<keyof Draft, string | undefined>>;

/** A question and its answer in both languages, side by side, with what visitors will see. Without an entry, a new one. */
export function FaqEditor({ entry, onClose }: { entry: AdminFaqEntryDto | undefined; onClose: () => void }) {
  const { t } = adminTexts.use();
  const { t: shared } = sharedTexts.use();
  const form = useId();
  const [original] = useState(() => draftOf(entry));
  const [draft, setDraft] = useState(original);
  const [problems, setProblems] = useState<Problems>({});
  const [target, setTarget] = useState<Answer>('answerKo');
  const [update, updating] = useUpdateFaqEntryMutation();
  const [create, creating] = useCreateFaqEntryMutation();
  const placeholders = useListFaqPlaceholdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const fields = { answerKo: useRef<HTMLTextAreaElement>(null), answerEn: useRef<HTMLTextAreaElement>(null) };
  const changes = changesOf(original, draft);
  const guard = useUnsaved(Object.keys(changes).length > 0);
  const busy = updating.isLoading || creating.isLoading;

  const change = (next: Partial<Draft>): void => {
    setDraft((current) => ({ ...current, ...next }));
    setProblems((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !Object.keys(next).includes(name))),
    );
  };

  const insert = (key: string): void => {
    const field = fields[target].current;
    if (!field) return;
    // As if it was typed, so that the browser's undo takes it back and the cursor stands behind it.
    field.focus();
    field.setRangeText(`{${key}}`, field.selectionStart, field.selectionEnd, 'end');
    change({ [target]: field.value });
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = findProblems(draft, t);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      if (entry) await update({ id: entry.id, updateFaqEntryDto: changes }).unwrap();
      else await create({ createFaqEntryDto: valuesOf(draft) }).unwrap();
      guard.release();
      toast({ title: entry ? t('faq.saved') : t('faq.added') });
      onClose();
    } catch (error) {
      setProblems(problemsOf(toApiError(error)));
      toastError(t('faq.failed'), error, t('faq.fallback'));
    }
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={() => (busy ? undefined : onClose())}
        drawer
        title={entry ? t('faq.editTitle') : t('faq.addTitle')}
        description={t('faq.consequence')}
        footer={
          <>
            <Button disabled={busy} onClick={onClose}>
              {shared('dialog.cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              busy={busy}
              disabled={entry !== undefined && Object.keys(changes).length === 0}
            >
              {entry ? t('faq.save') : t('faq.add')}
            </Button>
          </>
        }
      >
        <form id={form} className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
          <div className={styles['sides']}>
            {LANGUAGES.map((suffix) => (
              <fieldset key={suffix} className={styles['side']} lang={suffix.toLowerCase()}>
                <legend className="visually-hidden">{suffix === 'Ko' ? t('faq.korean') : t('faq.english')}</legend>
                <Field label={t(`faq.question${suffix}`)} error={problems[`question${suffix}`]}>
                  <Input
                    value={draft[`question${suffix}`]}
                    maxLength={MOST_QUESTION}
                    autoComplete="off"
                    onChange={(event) => change({ [`question${suffix}`]: event.target.value })}
                  />
                </Field>
                <Field label={t(`faq.answer${suffix}`)} error={problems[`answer${suffix}`]}>
                  <Textarea
                    ref={fields[`answer${suffix}`]}
                    value={draft[`answer${suffix}`]}
                    maxLength={MOST_ANSWER}
                    rows={6}
                    onFocus={() => setTarget(`answer${suffix}`)}
                    onChange={(event) => change({ [`answer${suffix}`]: event.target.value })}
                  />
                </Field>
                <FaqPreview
                  question={draft[`question${suffix}`]}
                  answer={draft[`answer${suffix}`]}
                  suffix={suffix}
                  placeholders={placeholders.data}
                />
              </fieldset>
            ))}
          </div>
          <FaqNumbers
            query={placeholders}
            suffix={target === 'answerKo' ? 'Ko' : 'En'}
            into={t(`faq.${target}`)}
            onInsert={insert}
          />
          <div className={styles['sides']}>
            {LANGUAGES.map((suffix) => (
              <KeywordsField
                key={suffix}
                label={t(`faq.keywords${suffix}`)}
                hint={t('faq.keywordsHint')}
                error={problems[`keywords${suffix}`]}
                value={draft[`keywords${suffix}`]}
                onChange={(keywords) => change({ [`keywords${suffix}`]: keywords })}
              />
            ))}
          </div>
          <div className={styles['sides']}>
            <Field label={t('faq.link')} hint={t('faq.linkHint')} error={problems.link} optional>
              <Input
                value={draft.link}
                maxLength={MOST_LINK}
                autoComplete="off"
                inputMode="url"
                onChange={(event) => change({ link: event.target.value.trim() })}
              />
            </Field>
            <Switch
              label={t('faq.isPublished')}
              note={t('faq.isPublishedNote')}
              checked={draft.isPublished}
              onChange={(isPublished) => change({ isPublished })}
            />
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={guard.stay}
        title={t('faq.leaveTitle')}
        consequence={t('faq.leaveConsequence')}
        confirmLabel={t('faq.leaveConfirm')}
        onConfirm={guard.leave}
        danger
      />
    </>
  );
}

interface Unsaved {
  /** Somebody is about to go away from what they wrote. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** It is saved: go on without asking. */
  release: () => void;
}

/** Asks before what is not saved is lost: by closing, by another tab, by the back button, by closing the window. */
function useUnsaved(isChanged: boolean): Unsaved {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !released.current &&
      `${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}`,
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      released.current = true;
    },
  };
}

function draftOf(entry: AdminFaqEntryDto | undefined): Draft {
  return {
    questionKo: entry?.questionKo ?? '',
    questionEn: entry?.questionEn ?? '',
    answerKo: entry?.answerKo ?? '',
    answerEn: entry?.answerEn ?? '',
    keywordsKo: entry?.keywordsKo ?? [],
    keywordsEn: entry?.keywordsEn ?? [],
    link: entry?.link ?? '',
    isPublished: entry?.isPublished ?? true,
  };
}

function valuesOf(draft: Draft): CreateFaqEntryDto {
  return {
    ...draft,
    questionKo: draft.questionKo.trim(),
    questionEn: draft.questionEn.trim(),
    answerKo: draft.answerKo.trim(),
    answerEn: draft.answerEn.trim(),
    link: draft.link === '' ? null : draft.link,
  };
}

/** Only what is different. */
function changesOf(original: Draft, draft: Draft): Partial<CreateFaqEntryDto> {
  const before = valuesOf(original);
  return Object.fromEntries(
    Object.entries(valuesOf(draft)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CreateFaqEntryDto]),
    ),
  );
}

function findProblems(draft: Draft, t: (typeof adminTexts)['t']): Problems {
  const texts = ['questionKo', 'questionEn', 'answerKo', 'answerEn'] as const;
  return {
    ...Object.fromEntries(
      texts.filter((name) => draft[name].trim().length < LEAST).map((name) => [name, t('faq.textProblem')]),
    ),
    ...(draft.link === '' || LINK.test(draft.link) ? {} : { link: t('faq.linkProblem') }),
  };
}

/** The server's sentences at their fields; one about a single keyword stands at the keywords. */
function problemsOf({ fields = [] }: ApiError): Problems {
  return Object.fromEntries(fields.map(({ path, message }) => [path.split('.')[0] ?? path, message]));
}
