import { useId, useState } from 'react';
import { FaqNumbers } from '@/features/admin/components/faq-numbers';
import { FaqPreview } from '@/features/admin/components/faq-preview';
import { KeywordsField } from '@/features/admin/components/keywords-field';
import { adminTexts } from '@/features/admin/texts';
import {
  useCreateFaqEntryMutation,
  useListFaqPlaceholdersQuery,
  useUpdateFaqEntryMutation,
} from '@/shared/api/generated/admin';
import type { AdminFaqEntryDto, CreateFaqEntryDto } from '@/shared/api/generated/schemas';
import { Form } from '@/shared/form/form';
import { LeaveQuestion } from '@/shared/form/leave-question';
import { type Problems, useForm } from '@/shared/form/use-form';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/faq-editor.module.css';

const MAX_QUESTION = 200;
const MAX_ANSWER = 2_000;
const MAX_LINK = 200;
const MIN_CHARACTERS = 2;
const LINK = /^\/(?!\/)[^\s\\]*$/;

const LANGUAGES = ['Ko', 'En'] as const;
type Suffix = (typeof LANGUAGES)[number];
type Answer = `answer${Suffix}`;
type Draft = Required<Omit<CreateFaqEntryDto, 'link'>> & { link: string };

/** Edits a question and its answer in both languages with a preview; creates one without `entry`. */
export function FaqEditor({ entry, onClose }: { entry: AdminFaqEntryDto | undefined; onClose: () => void }) {
  const { t } = adminTexts.use();
  const { t: shared } = sharedTexts.use();
  const id = useId();
  const [target, setTarget] = useState<Answer>('answerKo');
  const [update] = useUpdateFaqEntryMutation();
  const [create] = useCreateFaqEntryMutation();
  const placeholders = useListFaqPlaceholdersQuery();
  const form = useForm({
    values: draftOf(entry),
    check: (typed) => findProblems(typed, t),
    read: valuesOf,
    send: async (values, changes) => {
      if (entry) await update({ id: entry.id, updateFaqEntryDto: changes }).unwrap();
      else await create({ createFaqEntryDto: values }).unwrap();
    },
    done: () => {
      toast({ title: entry ? t('faq.saved') : t('faq.added') });
      onClose();
    },
    failed: t('faq.failed'),
    fallback: t('faq.fallback'),
  });
  const { values: draft, busy } = form;

  const insert = (key: string): void => {
    const field = document.getElementById(id)?.querySelector<HTMLTextAreaElement>(`[name=${target}]`);
    if (!field) return;
    // Inserted like typed text, so that the browser's undo works and the cursor is behind it.
    field.focus();
    field.setRangeText(`{${key}}`, field.selectionStart, field.selectionEnd, 'end');
    form.set(target, field.value);
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
              form={id}
              variant="primary"
              busy={busy}
              disabled={entry !== undefined && !form.isChanged()}
            >
              {entry ? t('faq.save') : t('faq.add')}
            </Button>
          </>
        }
      >
        <Form id={id} form={form} className={styles['form']}>
          <div className={styles['sides']}>
            {LANGUAGES.map((suffix) => (
              <fieldset key={suffix} className={styles['side']} lang={suffix.toLowerCase()}>
                <legend className="visually-hidden">{suffix === 'Ko' ? t('faq.korean') : t('faq.english')}</legend>
                <Field label={t(`faq.question${suffix}`)} {...form.field(`question${suffix}`)}>
                  <Input maxLength={MAX_QUESTION} autoComplete="off" />
                </Field>
                <Field label={t(`faq.answer${suffix}`)} {...form.field(`answer${suffix}`)}>
                  <Textarea maxLength={MAX_ANSWER} rows={6} onFocus={() => setTarget(`answer${suffix}`)} />
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
                error={form.field(`keywords${suffix}`).error}
                value={draft[`keywords${suffix}`]}
                onChange={(keywords) => form.set(`keywords${suffix}`, keywords)}
              />
            ))}
          </div>
          <div className={styles['sides']}>
            <Field label={t('faq.link')} hint={t('faq.linkHint')} optional {...form.field('link')}>
              <Input
                maxLength={MAX_LINK}
                autoComplete="off"
                inputMode="url"
                onChange={(event) => form.set('link', event.target.value.trim())}
              />
            </Field>
            <Switch
              label={t('faq.isPublished')}
              note={t('faq.isPublishedNote')}
              checked={draft.isPublished}
              onChange={(isPublished) => form.set('isPublished', isPublished)}
            />
          </div>
        </Form>
      </Dialog>
      <LeaveQuestion form={form} />
    </>
  );
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

function findProblems(draft: Draft, t: (typeof adminTexts)['t']): Problems<Draft> {
  const texts = ['questionKo', 'questionEn', 'answerKo', 'answerEn'] as const;
  return {
    ...Object.fromEntries(
      texts.filter((name) => draft[name].trim().length < MIN_CHARACTERS).map((name) => [name, t('faq.textProblem')]),
    ),
    ...(draft.link === '' || LINK.test(draft.link) ? {} : { link: t('faq.linkProblem') }),
  };
}
