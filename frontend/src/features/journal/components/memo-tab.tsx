import type { DayPartProps } from '@/features/journal/components/day-part';
import { NoteTemplates } from '@/features/journal/components/note-templates';
import { Pictures } from '@/features/journal/pictures/pictures';
import { journalTexts } from '@/features/journal/texts';
import { useSaveDailyEntryMutation } from '@/shared/api/generated/member';
import type { DailyEntryDto } from '@/shared/api/generated/schemas';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Field, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

interface MemoTabProps extends DayPartProps {
  entry: DailyEntryDto | undefined;
  /** Stands below what is written already, until it is saved with it. */
  plan?: string | undefined;
}

/** The member's review of the day, with or without balances. */
export function MemoTab({ day, entry, plan }: MemoTabProps) {
  const { t } = journalTexts.use();
  const [save] = useSaveDailyEntryMutation();
  const form = useForm({
    values: { note: withBelow(entry?.note ?? '', plan) },
    send: ({ note }) => save({ saveDailyEntryDto: { date: day, note } }).unwrap(),
    done: () => toast({ title: t('profit.saved'), description: t('profit.savedText') }),
    failed: t('profit.failed'),
    fallback: t('profit.fallback'),
  });
  return (
    <>
      <NoteTemplates note={form.values.note} onChoose={(text) => form.set('note', withBelow(form.values.note, text))} />
      <Form form={form} className={styles['form']} aria-label={t('dialog.memo')}>
        <Field label={t('memo.label')} hint={t('memo.hint')} {...form.field('note')}>
          <Textarea rows={8} maxLength={5000} />
        </Field>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('memo.save')}
        </Button>
      </Form>
      <Pictures day={day} tradeId={null} />
    </>
  );
}

function withBelow(note: string, text: string | undefined): string {
  if (text === undefined || note.includes(text)) return note;
  return note === '' ? text : `${note}\n\n${text}`;
}
