import { useState } from 'react';
import { PagedTable } from '@/features/admin/components/data-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminMailsInfiniteQuery, useRetryMailMutation } from '@/shared/api/generated/admin';
import type { AdminMailDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDateTime, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { StatusTag } from '@/shared/ui/tag';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/reports.module.css';

const MAX_COUNTED = 100;
/** Mails per page. */
const SHOWN = 10;
const FILTERS = ['failed', 'waiting', 'all'] as const;

const tones = { waiting: 'pending', sent: 'success', failed: 'error', dropped: 'inactive', muted: 'inactive' } as const;

/** Mails in a state, up to one page. */
export const useCountedMails = (status: 'failed' | 'waiting') =>
  useListAdminMailsInfiniteQuery({ status, limit: MAX_COUNTED });

/** Number of mails in a state, up to one page; undefined while unknown. */
export function useMailCount(status: 'failed' | 'waiting'): number | undefined {
  return itemsOf(useCountedMails(status).data)?.length;
}

/** Mail outbox: failed mails first, with an action to send them again. */
export function MailOutbox() {
  const { t, language } = adminTexts.use();
  const failed = useMailCount('failed');
  const waiting = useMailCount('waiting');
  const [chosen, setChosen] = useState<(typeof FILTERS)[number]>();
  const filter = chosen ?? (failed === undefined || failed === 0 ? 'all' : 'failed');
  const status = filter === 'all' ? undefined : filter;
  const query = useListAdminMailsInfiniteQuery({ status, limit: SHOWN });
  const counts = { failed, waiting, all: undefined };
  return (
    <>
      <div className={own['filter']}>
        <Segmented
          value={filter}
          onChange={setChosen}
          label={t('mails.filter')}
          options={FILTERS.map((value) => ({ value, label: labelOf(t(`mails.show.${value}`), counts[value]) }))}
        />
      </div>
      <PagedTable<AdminMailDto>
        query={query}
        empty={<EmptyState title={t(`mails.none.${filter}`)} />}
        label={t('mails.title')}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t('mails.kind'),
            render: ({ kind, name, to }) => (
              <span className={styles['stack']}>
                {name ? <b>{name}</b> : <code>{kind}</code>}
                <span className={styles['muted']}>{to ?? t('mails.nobody')}</span>
              </span>
            ),
          },
          {
            title: t('status'),
            render: ({ status, error }) => (
              <span className={styles['stack']}>
                <span>
                  <StatusTag status={tones[status]} label={t(`mails.status.${status}`)} />
                </span>
                {error !== null && (
                  <span className={`${styles['muted']} ${styles['words']} ${styles['narrow']}`}>{error}</span>
                )}
              </span>
            ),
          },
          { title: t('mails.created'), render: ({ createdAt }) => <When at={createdAt} /> },
          {
            title: t('mails.sent'),
            isEmpty: ({ sentAt }) => sentAt === null,
            render: ({ sentAt }) => <When at={sentAt} />,
          },
          {
            title: t('mails.next'),
            isEmpty: ({ nextAttemptAt }) => nextAttemptAt === null,
            render: ({ nextAttemptAt }) =>
              nextAttemptAt === null ? (
                t('none')
              ) : (
                <span className="figures">{formatDateTime(nextAttemptAt, language)}</span>
              ),
          },
          { title: t('mails.attempts'), align: 'right', render: ({ attempts }) => attempts },
          { align: 'right', isEmpty: (mail) => !isOpen(mail), render: (mail) => <Retry mail={mail} /> },
        ]}
      />
    </>
  );
}

function labelOf(name: string, count: number | undefined): string {
  if (count === undefined || count === 0) return name;
  return `${name} ${formatNumber(count)}${count < MAX_COUNTED ? '' : '+'}`;
}

const isOpen = ({ status }: AdminMailDto): boolean => status === 'failed' || status === 'waiting';

function Retry({ mail }: { mail: AdminMailDto }) {
  const { t } = adminTexts.use();
  const [retry, { isLoading }] = useRetryMailMutation();
  if (!isOpen(mail)) return null;
  const act = async (): Promise<void> => {
    try {
      await retry({ id: mail.id }).unwrap();
      toast({ title: t('mails.retried'), description: mail.to ?? undefined });
    } catch (error) {
      toastError(t('mails.retryFailed'), error);
    }
  };
  return (
    <Button size="s" busy={isLoading} onClick={() => void act()}>
      {t('mails.retry')}
    </Button>
  );
}
