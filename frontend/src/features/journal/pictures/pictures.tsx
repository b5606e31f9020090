import { ImagePlus, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOpener } from '@/features/journal/components/use-opener';
import { type RemoveUndoably, useUndoable } from '@/features/journal/components/use-undoable';
import { journalPicturesTexts } from '@/features/journal/pictures/texts';
import { Thumbnails } from '@/features/journal/pictures/thumbnails';
import { type PicturePlace, usePictures } from '@/features/journal/pictures/use-pictures';
import { toApiError } from '@/shared/api/api-error';
import {
  useAddJournalPictureMutation,
  useDeleteJournalPictureMutation,
  useRestoreJournalPictureMutation,
  useUpdateJournalPictureMutation,
} from '@/shared/api/generated/member';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { ACCEPTED_PICTURES, dataUrlOf, pictureProblemOf, usePastedFiles } from '@/shared/picture-file';
import { Button, IconButton } from '@/shared/ui/button';
import { Field, Input, useControl } from '@/shared/ui/field';
import { FileDrop } from '@/shared/ui/file-drop';
import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorState } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/journal/pictures/pictures.module.css';

const MEGABYTES = 5;

/** Pictures at a day or a trade: added by click, drop or paste, described, enlarged, deleted. */
export function Pictures({ name, ...place }: PicturePlace & { name?: string }) {
  const { t, language } = journalPicturesTexts.use();
  const most = Number(useSettings().get('journal_mostPicturesHere') ?? '5');
  const { pictures = [], isError, error, refetch } = usePictures(place);
  const { removeUndoably, undo } = useUndoable();
  const [described, setDescribed] = useState<string>();
  const opener = useOpener(described !== undefined);
  const { section, waiting, problem, pick } = useAdding(place, most, most - pictures.length);
  const isFull = pictures.length + waiting >= most;
  const isMissing = isError && pictures.length === 0;
  const shown = pictures.find(({ id }) => id === described);
  return (
    <section ref={section} className={styles['pictures']} aria-label={title(t, name)}>
      <h3>{title(t, name)}</h3>
      {(pictures.length > 0 || waiting > 0) && (
        <Thumbnails
          pictures={pictures}
          place={name ?? formatDay(place.day, language)}
          actions={(picture, called) => (
            <PictureActions
              picture={picture}
              name={called}
              onDescribe={(button) => {
                opener.current = button;
                setDescribed(picture.id);
              }}
              removeUndoably={removeUndoably}
            />
          )}
        >
          {Array.from({ length: waiting }, (_, index) => (
            <li key={index}>
              <Skeleton width="100%" height="84px" />
            </li>
          ))}
        </Thumbnails>
      )}
      <p className="visually-hidden" role="status">
        {waiting > 0 ? t('sending', { count: waiting }) : ''}
      </p>
      {shown && <Description key={shown.id} picture={shown} onEnd={() => setDescribed(undefined)} />}
      {undo}
      {isMissing && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isFull && problem === undefined ? (
        <p className={styles['full']}>{t('full', { most })}</p>
      ) : (
        <Field label={t('drop')} error={problem} hint={t('hint', { megabytes: MEGABYTES, most })}>
          <Drop onPick={pick} label={t('drop')} />
        </Field>
      )}
    </section>
  );
}

type T = ReturnType<typeof journalPicturesTexts.use>['t'];

const title = (t: T, name: string | undefined): string =>
  name === undefined ? t('title') : t('titleOfTrade', { name });

function Drop({ onPick, label }: { onPick: (...files: File[]) => void; label: string }) {
  const { value: _value, name: _name, onChange: _onChange, ...control } = useControl();
  return (
    <div className={styles['drop']}>
      <FileDrop {...control} multiple accept={ACCEPTED_PICTURES} onPick={onPick} aria-label={label}>
        <ImagePlus size={20} aria-hidden />
      </FileDrop>
    </div>
  );
}

/** Sends pictures one after the other. What is pasted anywhere is taken while this part is seen. */
function useAdding({ day, tradeId }: PicturePlace, most: number, free: number) {
  const { t } = journalPicturesTexts.use();
  const [add] = useAddJournalPictureMutation();
  const section = useRef<HTMLElement>(null);
  const queue = useRef(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const place = tradeId === null ? { date: day } : { tradeId };
    try {
      await add({ createJournalPictureDto: { ...place, imageUrl: await dataUrlOf(file) } }).unwrap();
      toast({ title: t('added') });
    } catch (error) {
      // Nobody sees the field of a dialog that was closed meanwhile.
      if (section.current) setProblem(toApiError(error).message);
      else toastError(t('addFailed'), error);
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  const pick = (...files: File[]): void => {
    const told = files.map((file) => ({ file, wrong: pictureProblemOf(file, MEGABYTES * 1_048_576) }));
    const right = told.filter(({ wrong }) => wrong === undefined);
    const sent = right.slice(0, Math.max(0, free - waiting));
    const problems = told.flatMap(({ file: { name }, wrong }) => {
      if (wrong === undefined) return [];
      const words = t(`problems.${wrong}`, { megabytes: MEGABYTES });
      return [files.length === 1 ? words : `${name}: ${words}`];
    });
    if (sent.length < right.length) problems.push(t('problems.tooMany', { most }));
    setProblem(problems.length === 0 ? undefined : problems.join(' '));
    setWaiting((count) => count + sent.length);
    for (const { file } of sent) queue.current = queue.current.then(() => send(file));
  };
  usePastedFiles((files) => {
    // The dialog keeps the parts that are not looked at.
    if (!section.current || section.current.closest('[hidden]')) return false;
    pick(...files);
    return true;
  });
  return { section, waiting, problem, pick };
}

interface PictureActionsProps {
  picture: JournalPictureDto;
  name: string;
  onDescribe: (button: HTMLButtonElement) => void;
  removeUndoably: RemoveUndoably;
}

function PictureActions({ picture: { id }, name, onDescribe, removeUndoably }: PictureActionsProps) {
  const { t } = journalPicturesTexts.use();
  const [remove, { isLoading }] = useDeleteJournalPictureMutation();
  const [restore] = useRestoreJournalPictureMutation();
  const act = (): Promise<void> =>
    removeUndoably({
      remove: () => remove({ id }).unwrap(),
      again: () => restore({ id }).unwrap(),
      removed: t('removed'),
      againFailed: t('restoreFailed'),
    });
  return (
    <div className={styles['actions']}>
      <IconButton label={t('describe', { name })} onClick={({ currentTarget }) => onDescribe(currentTarget)}>
        <Pencil size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('remove', { name })} disabled={isLoading} onClick={() => void act()}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

/** What a picture shows, in the member's words. */
function Description({ picture: { id, altText }, onEnd }: { picture: JournalPictureDto; onEnd: () => void }) {
  const { t } = journalPicturesTexts.use();
  const [update] = useUpdateJournalPictureMutation();
  const form = useForm({
    values: { altText: altText ?? '' },
    send: (updateJournalPictureDto) => update({ id, updateJournalPictureDto }).unwrap(),
    done: () => {
      toast({ title: t('described') });
      onEnd();
    },
    failed: t('describeFailed'),
  });
  return (
    <Form form={form} className={styles['form']} aria-label={t('altText')}>
      <Field label={t('altText')} hint={t('altHint')} {...form.field('altText')}>
        <Input maxLength={200} autoComplete="off" autoFocus />
      </Field>
      <div className={styles['buttons']}>
        <Button type="submit" size="s" busy={form.busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="s" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
