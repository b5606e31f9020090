import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConnectDialog, needsSymbols, SymbolsDialog } from '@/features/journal/sync/connect-dialog';
import { journalSyncTexts } from '@/features/journal/sync/texts';
import { baseApi } from '@/shared/api/base-api';
import {
  useDisconnectExchangeMutation,
  useListJournalConnectionsQuery,
  useSyncExchangeMutation,
} from '@/shared/api/generated/member';
import type { JournalConnectionDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Entries, Entry } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/sync/sync.module.css';

const POLL_MS = 2_000;
const looks = { syncing: 'pending', ready: 'success', failed: 'error', paused: 'inactive', refused: 'error' } as const;

type Open = { act: 'connect' } | { act: 'choose' | 'remove'; found: JournalConnectionDto };

/** Exchanges that are read by a key, with their last sync and what went wrong. */
export function ExchangeConnections() {
  const { t } = journalSyncTexts.use();
  const dispatch = useDispatch();
  const [open, setOpen] = useState<Open>();
  const [isWaiting, setWaiting] = useState(false);
  const query = useListJournalConnectionsQuery(undefined, { pollingInterval: isWaiting ? POLL_MS : 0 });
  const isGoing = query.data?.some(({ status }) => status === 'syncing') ?? false;
  if (isGoing !== isWaiting) setWaiting(isGoing);
  const wasGoing = useRef(false);
  useEffect(() => {
    // What it brought was done by no act of this page.
    if (wasGoing.current && !isGoing) dispatch(baseApi.util.invalidateTags(['journal']));
    wasGoing.current = isGoing;
  }, [isGoing, dispatch]);
  const close = (): void => setOpen(undefined);
  const connect = <Button onClick={() => setOpen({ act: 'connect' })}>{t('connect')}</Button>;
  return (
    <Section title={t('title')} lead={t('lead')} action={query.data?.length === 0 ? undefined : connect}>
      <Loaded query={query} skeleton={<SkeletonRows rows={1} height="56px" />}>
        {(connections) =>
          connections.length === 0 ? (
            <EmptyState title={t('empty')} action={connect}>
              {t('emptyText')}
            </EmptyState>
          ) : (
            <Entries label={t('list')}>
              {connections.map((found) => (
                <ConnectionRow key={found.id} found={found} onOpen={(act) => setOpen({ act, found })} />
              ))}
            </Entries>
          )
        }
      </Loaded>
      {open?.act === 'connect' && <ConnectDialog onClose={close} />}
      {open?.act === 'choose' && <SymbolsDialog found={open.found} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog found={open.found} onClose={close} />}
    </Section>
  );
}

function ConnectionRow({ found, onOpen }: { found: JournalConnectionDto; onOpen: (act: 'choose' | 'remove') => void }) {
  const { t, language } = journalSyncTexts.use();
  const [sync, { isLoading }] = useSyncExchangeMutation();
  const { id, exchange, keyHint, symbols, status, failure, syncedAt } = found;
  const canSync = status !== 'refused' && status !== 'syncing';
  const name = `${exchange} ••••${keyHint}`;
  const start = (): void =>
    void sync({ id })
      .unwrap()
      .catch((error: unknown) => toastError(t('syncFailed'), error));
  return (
    <Entry
      title={exchange}
      note={
        <>
          <span className={styles['line']}>{t('key', { hint: keyHint })}</span>
          {symbols.length > 0 && (
            <span className={styles['line']}>{t('symbols', { symbols: symbols.join(', ') })}</span>
          )}
          <span className={styles['line']}>
            {syncedAt === null ? t('never') : t('last', { at: formatDateTime(syncedAt, language) })}
          </span>
          {failure !== null && <span className={styles['line']}>{failure}</span>}
          {status === 'paused' && <span className={styles['line']}>{t('paused')}</span>}
        </>
      }
      value={<StatusTag status={looks[status]} label={t(`status.${status}`)} />}
      action={
        <div className={styles['actions']}>
          {canSync && (
            <Button size="s" busy={isLoading} onClick={start}>
              {t('sync')}
            </Button>
          )}
          {canSync && needsSymbols(exchange) && (
            <Button size="s" onClick={() => onOpen('choose')}>
              {t('choose')}
            </Button>
          )}
          <IconButton label={t('remove', { name })} onClick={() => onOpen('remove')}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      }
    />
  );
}

function RemoveDialog({ found, onClose }: { found: JournalConnectionDto; onClose: () => void }) {
  const { t } = journalSyncTexts.use();
  const [remove, { isLoading }] = useDisconnectExchangeMutation();
  const confirm = async (): Promise<void> => {
    await remove({ id: found.id })
      .unwrap()
      .catch((error: unknown) => toastError(t('removeFailed'), error));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('removeTitle')}
      consequence={t('removeText')}
      subject={`${found.exchange} ••••${found.keyHint}`}
      confirmLabel={t('removeConfirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
