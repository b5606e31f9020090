import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { HistoryPreview } from '@/features/journal/import/history-preview';
import { ImportHelp } from '@/features/journal/import/import-help';
import { ImportHistory } from '@/features/journal/import/import-history';
import { journalImportTexts } from '@/features/journal/import/texts';
import { baseApi } from '@/shared/api/base-api';
import {
  useDeleteJournalImportMutation,
  useGetJournalImportQuery,
  useListJournalImportsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { JournalImportDto, JournalImportStatus } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { uploadFile } from '@/shared/api/upload';
import { Section } from '@/shared/ui/card';
import { FileDrop } from '@/shared/ui/file-drop';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/import/import.module.css';

/** Id of the section. */
export const importsAnchor = 'trade-imports';

const POLL_MS = 1_000;
const ACCEPTED = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type UnderWay = 'reading' | 'writing' | 'undoing';
const isUnderWay = (status: JournalImportStatus): status is UnderWay =>
  status === 'reading' || status === 'writing' || status === 'undoing';

/** Trade histories as files: upload, preview, progress, and what was imported, to be undone. */
export function TradeImports() {
  const { t } = journalImportTexts.use();
  const dispatch = useDispatch();
  const query = useListJournalImportsInfiniteQuery({});
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const open = itemsOf(query.data)?.find(({ status }) => isUnderWay(status) || status === 'previewed');
  const upload = async (file: File): Promise<void> => {
    setSending({ name: file.name, share: 0 });
    const path = `/api/journal/imports/file?${new URLSearchParams({ fileName: file.name }).toString()}`;
    try {
      await uploadFile<JournalImportDto>(path, file, (share) => setSending({ name: file.name, share }));
    } catch (error) {
      toastError(t('uploadFailed'), error);
    } finally {
      dispatch(baseApi.util.invalidateTags(['journal']));
      setSending(undefined);
    }
  };
  const isBusy = sending !== undefined || (open !== undefined && isUnderWay(open.status));
  return (
    <Section id={importsAnchor} title={t('title')} lead={t('lead')}>
      <div className={styles['parts']}>
        <FileDrop accept={ACCEPTED} disabled={isBusy} onPick={(file) => void upload(file)}>
          <FileUp size={20} aria-hidden />
          <span>{t('drop')}</span>
          <span className={styles['quiet']}>{t('formats')}</span>
        </FileDrop>
        <ImportHelp />
        {sending && <Progress label={t('sending', { name: sending.name })} percent={Math.round(sending.share * 100)} />}
        {!sending && open && <OpenImport key={open.id} id={open.id} listed={open.status} />}
        <ImportHistory query={query} />
      </div>
    </Section>
  );
}

/** A file that is read, waits for the member, or is written. The list may be older than what is asked here: work can end between the two. */
function OpenImport({ id, listed }: { id: string; listed: JournalImportStatus }) {
  const { t } = journalImportTexts.use();
  const dispatch = useDispatch();
  const [isWaiting, setWaiting] = useState(true);
  const [discard, discarding] = useDeleteJournalImportMutation();
  // What is being deleted is asked for no more: the act has everything on the screen read again.
  const isLeaving = discarding.isLoading || discarding.isSuccess;
  const query = useGetJournalImportQuery({ id }, { skip: isLeaving, pollingInterval: isWaiting ? POLL_MS : 0 });
  const status = query.data?.status;
  const isGoing = status === undefined || isUnderWay(status);
  if (isGoing !== isWaiting) setWaiting(isGoing);
  const wasGoing = useRef(false);
  const isListedGoing = isUnderWay(listed);
  useEffect(() => {
    // What it changed was done by no act of this page.
    if ((wasGoing.current || isListedGoing) && !isGoing) dispatch(baseApi.util.invalidateTags(['journal']));
    wasGoing.current = status !== undefined && isGoing;
  }, [status, isGoing, isListedGoing, dispatch]);
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height="56px" />}>
      {(found) => {
        if (isUnderWay(found.status))
          return (
            <Progress
              label={t(found.status, {
                name: found.isSynced ? t('synced', { exchange: found.fileName }) : found.fileName,
              })}
              percent={found.progress}
            />
          );
        if (found.status === 'previewed' && found.preview)
          return (
            <HistoryPreview
              found={found}
              preview={found.preview}
              isLeaving={isLeaving}
              onDiscard={() => discard({ id }).unwrap()}
            />
          );
        return found.failure === null ? null : (
          <Notice tone="problem" title={t('failed', { name: found.fileName })}>
            {found.failure}
          </Notice>
        );
      }}
    </Loaded>
  );
}

function Progress({ label, percent }: { label: string; percent: number }) {
  const { t } = journalImportTexts.use();
  return (
    <div className={styles['progress']} role="status">
      <p>{label}</p>
      <progress className={styles['bar']} aria-label={label} max={100} value={percent}>
        {percent}%
      </progress>
      <p className={styles['quiet']}>{t('leave')}</p>
    </div>
  );
}
