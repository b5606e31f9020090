import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { journalImportTexts } from '@/features/journal/import/texts';
import { useDeleteJournalImportMutation, useUndoJournalImportMutation } from '@/shared/api/generated/member';
import type { HistoryOutcomeDto, JournalImportDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDateTime, formatNumber } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Entries, Entry } from '@/shared/ui/entries';
import { type ListQuery, LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/import/import.module.css';

const looks = {
  reading: 'pending',
  previewed: 'pending',
  writing: 'pending',
  done: 'success',
  undoing: 'pending',
  undone: 'inactive',
  failed: 'error',
} as const;
const LEFT = ['open', 'unmatched', 'unassigned'] as const;

interface ImportHistoryProps {
  query: ListQuery<JournalImportDto>;
  /** Id of the import that is shown above the list. */
  except: string | undefined;
}

/** Uploaded files, newest first. */
export function ImportHistory({ query, except }: ImportHistoryProps) {
  const { t } = journalImportTexts.use();
  const [undone, setUndone] = useState<JournalImportDto>();
  const [undo, { isLoading }] = useUndoJournalImportMutation();
  const confirm = async ({ id }: JournalImportDto): Promise<void> => {
    await undo({ id })
      .unwrap()
      .catch((error: unknown) => toastError(t('undoFailed'), error));
    setUndone(undefined);
  };
  const isAlone = !query.hasNextPage && itemsOf(query.data)?.every(({ id }) => id === except);
  if (except !== undefined && isAlone) return null;
  return (
    <div className={styles['part']}>
      <LoadedList
        query={query}
        more={t('more')}
        frame={(list) => (
          <>
            <h3 className={styles['heading']}>{t('history')}</h3>
            {list}
          </>
        )}
        skeleton={<SkeletonRows rows={2} height="56px" />}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      >
        {(imports) => (
          <Entries label={t('history')}>
            {imports
              .filter(({ id }) => id !== except)
              .map((found) => (
                <ImportRow key={found.id} found={found} onUndo={() => setUndone(found)} />
              ))}
          </Entries>
        )}
      </LoadedList>
      {undone && (
        <ConfirmDialog
          open
          danger
          onOpenChange={() => setUndone(undefined)}
          title={t('undoTitle')}
          consequence={t('undoText')}
          subject={undone.fileName}
          cancels
          confirmLabel={t('undoConfirm')}
          busy={isLoading}
          onConfirm={() => void confirm(undone)}
        />
      )}
    </div>
  );
}

function ImportRow({ found, onUndo }: { found: JournalImportDto; onUndo: () => void }) {
  const { t, language } = journalImportTexts.use();
  const [remove, { isLoading }] = useDeleteJournalImportMutation();
  const { id, isSynced, status, outcome, failure, createdAt, exchange } = found;
  const fileName = isSynced ? t('synced', { exchange: found.fileName }) : found.fileName;
  const when = [isSynced ? null : exchange, formatDateTime(createdAt, language)]
    // A file whose columns are not chosen yet has no name of its exchange.
    .filter((part) => part !== null && part !== '')
    .join(', ');
  return (
    <Entry
      className={styles['import']}
      title={<span className={styles['file']}>{fileName}</span>}
      note={
        <>
          <span>{when}</span>
          {failure !== null && <span className={styles['line']}>{failure}</span>}
          {status === 'done' && outcome && <Outcome outcome={outcome} />}
        </>
      }
      value={<StatusTag status={looks[status]} label={t(`status.${status}`)} />}
      action={
        status === 'done' ? (
          <Button size="s" onClick={onUndo}>
            {t('undo')}
          </Button>
        ) : status === 'undone' || status === 'failed' ? (
          <IconButton
            label={t('remove', { name: fileName })}
            disabled={isLoading}
            onClick={() =>
              void remove({ id })
                .unwrap()
                .catch((error: unknown) => toastError(t('removeFailed'), error))
            }
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        ) : undefined
      }
    />
  );
}

function Outcome({ outcome }: { outcome: HistoryOutcomeDto }) {
  const { t } = journalImportTexts.use();
  return (
    <>
      <span className={styles['line']}>
        {t('outcome', {
          rows: t('rowCount', { count: formatNumber(outcome.rows) }),
          trips: t('tripCount', { count: formatNumber(outcome.trips) }),
        })}
      </span>
      {LEFT.filter((name) => outcome[name] > 0).map((name) => (
        <span key={name} className={styles['line']}>
          {t(name, { count: formatNumber(outcome[name]) })}
        </span>
      ))}
    </>
  );
}
