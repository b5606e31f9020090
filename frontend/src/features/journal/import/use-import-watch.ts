import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api/base-api';
import { journalImportTexts } from '@/features/journal/import/texts';
import { useGetJournalImportQuery } from '@/shared/api/generated/member';
import type { JournalImportDto, JournalImportStatus } from '@/shared/api/generated/schemas';

const POLL_MS = 1_000;

type UnderWay = 'reading' | 'writing' | 'undoing';
export const isUnderWay = (status: JournalImportStatus): status is UnderWay =>
  status === 'reading' || status === 'writing' || status === 'undoing';

/** Progress text of an import that is under way. */
export function useUnderWayText(): (status: UnderWay, { isSynced, fileName }: JournalImportDto) => string {
  const { t } = journalImportTexts.use();
  return (status, { isSynced, fileName }) =>
    t(status, { name: isSynced ? t('synced', { exchange: fileName }) : fileName });
}

/** The one that is under way or waits for the member. */
export const openImportOf = (imports: readonly JournalImportDto[] | undefined): JournalImportDto | undefined =>
  imports?.find(({ status }) => isUnderWay(status) || status === 'previewed');

/**
 * A file from state to state; the journal is read again once it has changed it. The list may be older than what is asked here:
 * work can end between the two.
 */
export function useImportWatch(id: string, listed: JournalImportStatus, isLeaving = false) {
  const dispatch = useDispatch();
  const [isWaiting, setWaiting] = useState(true);
  const query = useGetJournalImportQuery({ id }, { skip: isLeaving, pollingInterval: isWaiting ? POLL_MS : 0 });
  const status = query.data?.status;
  const isGoing = status === undefined || isUnderWay(status);
  if (isGoing !== isWaiting) setWaiting(isGoing);
  const wasGoing = useRef(false);
  const isListedGoing = isUnderWay(listed);
  useEffect(() => {
    // The import runs in the background, so no mutation of this page invalidates what it changed.
    if ((wasGoing.current || isListedGoing) && !isGoing) dispatch(baseApi.util.invalidateTags(['journal']));
    wasGoing.current = status !== undefined && isGoing;
  }, [status, isGoing, isListedGoing, dispatch]);
  return query;
}
