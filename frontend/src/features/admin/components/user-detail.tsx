import { useState } from 'react';
import { DataTable, PagedRows } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { useMemberLcoinPagesInfiniteQuery, useMemberLuffPagesInfiniteQuery } from '@/features/admin/admin-pages';
import { adminTexts } from '@/features/admin/texts';
import {
  type AdminUserDto,
  type LcoinEntryDto,
  type LuffTransactionDto,
  type RegisteredExchangeDto,
  useCancelUserUidMutation,
} from '@/shared/api/generated';
import { subtractDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Amount, Figure } from '@/shared/ui/figure';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

export type UserView = 'uids' | 'lcoin' | 'luff';

export interface UserDetailProps {
  user: AdminUserDto;
  view: UserView;
  onViewChange: (view: UserView) => void;
  onAdjust: () => void;
}

/** What one member holds: UIDs, and the histories of both points with the receipt of every entry. */
export function UserDetail({ user, view, onViewChange, onAdjust }: UserDetailProps) {
  const { t } = adminTexts.use();
  return (
    <div className={styles['detail']}>
      <div className={styles['line']}>
        <Segmented
          value={view}
          onChange={onViewChange}
          label={t('users.views', { name: user.closedAt === null ? user.name : t('users.closedName') })}
          options={[
            { value: 'uids', label: t('users.uids') },
            { value: 'lcoin', label: t('users.lcoinHistory') },
            { value: 'luff', label: t('users.luffHistory') },
          ]}
        />
        {user.closedAt === null && (
          <Button size="s" onClick={onAdjust}>
            {t('users.adjust')}
          </Button>
        )}
      </div>
      {view === 'uids' && <Uids user={user} />}
      {view === 'lcoin' && <LcoinHistory id={user.id} />}
      {view === 'luff' && <LuffHistory id={user.id} />}
    </div>
  );
}

function Uids({ user }: { user: AdminUserDto }) {
  const { t, language } = adminTexts.use();
  const [cancelling, setCancelling] = useState<RegisteredExchangeDto>();
  const [leaving, setLeaving] = useState<string>();
  const [cancel] = useCancelUserUidMutation();
  if (user.registeredExchanges.length === 0) return <EmptyState title={t('users.noUids')} />;
  return (
    <>
      <DataTable<RegisteredExchangeDto>
        label={t('users.uids')}
        rows={user.registeredExchanges}
        rowKey={({ uidId }) => uidId}
        leaving={leaving}
        columns={[
          { title: t('exchange'), dataIndex: 'exchangeName' },
          { title: t('uid'), dataIndex: 'uid' },
          {
            title: t('status'),
            key: 'status',
            render: (_, { status }) => <StatusTag status={status} label={t(`users.uidStatus.${status}`)} />,
          },
          {
            title: t('users.joined'),
            key: 'registeredAt',
            render: (_, { registeredAt }) => formatDay(new Date(registeredAt), language),
          },
          {
            title: t('users.volume'),
            key: 'volume',
            align: 'right',
            render: (_, { volume }) => <Amount value={volume} unit={t('usdt')} />,
          },
          {
            title: t('users.rebate'),
            key: 'rebate',
            align: 'right',
            render: (_, { rebate }) => <Amount value={rebate} unit={t('usdt')} digits={2} />,
          },
          {
            key: 'actions',
            align: 'right',
            render: (_, uid) =>
              user.closedAt === null && (
                <Button size="s" variant="danger" onClick={() => setCancelling(uid)}>
                  {t('users.cancelUid')}
                </Button>
              ),
          },
        ]}
      />
      {cancelling && (
        <DecisionDialog
          onClose={() => setCancelling(undefined)}
          title={t('users.cancelTitle')}
          consequence={t('users.cancelConsequence', { name: user.name })}
          amount={`${cancelling.exchangeName} ${cancelling.uid}`}
          confirmLabel={t('users.cancelConfirm')}
          danger
          act={() => cancel({ userId: user.id, uidId: cancelling.uidId }).unwrap()}
          onDone={() => setLeaving(cancelling.uidId)}
          failedTitle={t('users.cancelFailed')}
        />
      )}
    </>
  );
}

function LcoinHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const query = useMemberLcoinPagesInfiniteQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <PagedRows query={query} rows={4} empty={<EmptyState title={t('users.noEntries')} />}>
      {(entries) => <History label={t('users.lcoinHistory')} entries={entries} unit={t('lcoin')} digits={0} />}
    </PagedRows>
  );
}

function LuffHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const query = useMemberLuffPagesInfiniteQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <PagedRows query={query} rows={4} empty={<EmptyState title={t('users.noEntries')} />}>
      {(entries) => <History label={t('users.luffHistory')} entries={entries} unit={t('luff')} digits={8} />}
    </PagedRows>
  );
}

type PointEntry = LcoinEntryDto | LuffTransactionDto;

function History({
  label,
  entries,
  unit,
  digits,
}: {
  label: string;
  entries: PointEntry[];
  unit: string;
  digits: number;
}) {
  const { t, language } = adminTexts.use();
  const amount = (value: string, sign: 'auto' | 'always' = 'auto'): string =>
    formatNumber(value, { digits, trim: true, sign });
  return (
    <DataTable<PointEntry>
      label={label}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { title: t('at'), key: 'at', render: (_, { createdAt }) => formatDateTime(createdAt, language) },
        { title: t('entry.description'), dataIndex: 'description' },
        {
          title: t('entry.amount'),
          key: 'amount',
          align: 'right',
          render: (_, entry) => (
            <Figure
              value={entry.amount}
              unit={unit}
              digits={digits}
              trim
              signed
              tone="entry"
              receipt={{
                title: entry.description,
                rows: [
                  { label: t('entry.before'), value: amount(subtractDecimals(entry.balanceAfter, entry.amount)), unit },
                  { label: t('entry.change'), value: amount(entry.amount, 'always'), unit },
                ],
                sum: { label: t('entry.after'), value: amount(entry.balanceAfter), unit },
                source: t('entry.source'),
                at: entry.createdAt,
                ...(entry.reference === null
                  ? {}
                  : { note: t('entry.reference', { type: entry.reference.type, id: entry.reference.id }) }),
              }}
            />
          ),
        },
        {
          title: t('entry.after'),
          key: 'after',
          align: 'right',
          render: (_, { balanceAfter }) => <Amount value={balanceAfter} unit={unit} digits={digits} trim />,
        },
      ]}
    />
  );
}
