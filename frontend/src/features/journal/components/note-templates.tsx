import { X } from 'lucide-react';
import { useState } from 'react';
import { useOpener } from '@/features/journal/components/use-opener';
import { useUndoable } from '@/features/journal/components/use-undoable';
import { journalTexts } from '@/features/journal/texts';
import {
  useDeleteNoteTemplateMutation,
  useListNoteTemplatesQuery,
  useSaveNoteTemplateMutation,
} from '@/shared/api/generated/member';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button, IconButton } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/note-templates.module.css';

const OURS = ['plan', 'review'] as const;

interface NoteTemplatesProps {
  /** What is typed. */
  note: string;
  onChoose: (text: string) => void;
}

/** Texts to begin a note with: ours, and those that the member has saved from notes. */
export function NoteTemplates({ note, onChoose }: NoteTemplatesProps) {
  const { t } = journalTexts.use();
  const { data: own = [], isError, refetch } = useListNoteTemplatesQuery();
  const [save] = useSaveNoteTemplateMutation();
  const [remove] = useDeleteNoteTemplateMutation();
  const { removeUndoably, undo } = useUndoable();
  const [names, setNames] = useState(false);
  const opener = useOpener(names);
  return (
    <div className={styles['templates']} role="group" aria-label={t('templates.title')}>
      <ul className={styles['list']} aria-label={t('templates.title')}>
        {OURS.map((key) => (
          <li key={key}>
            <Button size="s" onClick={() => onChoose(t(`templates.${key}.text`))}>
              {t(`templates.${key}.name`)}
            </Button>
          </li>
        ))}
        {own.map(({ id, name, text }) => (
          <li key={id} className={styles['own']}>
            <Button size="s" onClick={() => onChoose(text)}>
              {name}
            </Button>
            <IconButton
              label={t('remove', { name })}
              onClick={() =>
                void removeUndoably({
                  remove: () => remove({ id }).unwrap(),
                  again: () => save({ saveNoteTemplateDto: { name, text } }).unwrap(),
                  removed: t('templates.removed'),
                  againFailed: t('templates.failed'),
                })
              }
            >
              <X size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
        {isError && (
          <li>
            <Button size="s" variant="quiet" onClick={() => void refetch()}>
              {t('templates.unread')}
            </Button>
          </li>
        )}
        {!names && note.trim() !== '' && (
          <li>
            <Button ref={opener} size="s" variant="quiet" onClick={() => setNames(true)}>
              {t('templates.saveThis')}
            </Button>
          </li>
        )}
      </ul>
      {names && <Naming text={note} onEnd={() => setNames(false)} />}
      {undo}
    </div>
  );
}

/** Saves what is typed under a name. */
function Naming({ text, onEnd }: { text: string; onEnd: () => void }) {
  const { t } = journalTexts.use();
  const [save] = useSaveNoteTemplateMutation();
  const form = useForm({
    values: { name: '' },
    read: ({ name }) => ({ name, text }),
    send: (saveNoteTemplateDto) => save({ saveNoteTemplateDto }).unwrap(),
    done: ({ name }) => {
      toast({ title: t('templates.saved', { name }) });
      onEnd();
    },
    failed: t('templates.failed'),
  });
  return (
    <Form form={form} className={styles['naming']} aria-label={t('templates.saveThis')}>
      <Field label={t('templates.name')} hint={t('templates.nameHint')} {...form.field('name')}>
        <Input maxLength={40} autoComplete="off" autoFocus />
      </Field>
      <div className={styles['buttons']}>
        <Button type="submit" size="s" busy={form.busy}>
          {t('templates.save')}
        </Button>
        <Button variant="quiet" size="s" onClick={onEnd}>
          {t('templates.cancel')}
        </Button>
      </div>
    </Form>
  );
}
