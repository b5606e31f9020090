import { useState } from 'react';
import { DataTable, UidCell } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { MemberPurchases } from '@/features/admin/components/member-purchases';
import { MemberLcoinReceipt, MemberLuffReceipt } from '@/features/admin/components/member-receipts';
import { adminTexts } from '@/features/admin/texts';
import {
  useCancelUserUidMutation,
  useListMemberLcoinEntriesInfiniteQuery,
  useListMemberLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/admin';
import type { AdminUserDto, EntryDto, RegisteredExchangeDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay } from '@/shared/format';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { PointEntries, type PointEntriesProps } from '@/shared/statement/point-entries';
import { Statement, type StatementProps } from '@/shared/statement/statement';
import { LCOIN_TYPES, LUFF_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { Button } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import { EmptyState } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

export type UserView = 'uids' | 'lcoin' | 'luff' | 'store';

export interface UserDetailProps {
  user: AdminUserDto;
  view: UserView;
  onViewChange: (view: UserView) => void;
  onAdjust: () => void;
}

/** Details of one member: UIDs, the histories of both points with receipts, and purchases. */
export function UserDetail({ user, view, onViewChange, onAdjust }: UserDetailProps) {
  const { t, language } = adminTexts.use();
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
            { value: 'store', label: t('users.purchases') },
          ]}
        />
        {user.closedAt === null && (
          <Button size="s" onClick={onAdjust}>
            {t('users.adjust')}
          </Button>
        )}
      </div>
      <dl className={styles['about']}>
        <div>
          <dt>{t('users.joined')}</dt>
          <dd className="figures">{formatDateTime(user.createdAt, language)}</dd>
        </div>
        <div>
          <dt>{t('users.lastLogin')}</dt>
          <dd className="figures">
            {user.lastLoginAt === null ? t('users.never') : formatDateTime(user.lastLoginAt, language)}
          </dd>
        </div>
        <div>
          <dt>{t('users.tradingview')}</dt>
          <dd>{user.tradingviewId ?? t('none')}</dd>
        </div>
      </dl>
      {view === 'uids' && <Uids user={user} />}
      {view === 'lcoin' && <LcoinHistory id={user.id} />}
      {view === 'luff' && <LuffHistory id={user.id} />}
      {view === 'store' && <MemberPurchases id={user.id} />}
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
          { title: t('uid'), render: (uid) => <UidCell {...uid} stacked /> },
          {
            title: t('status'),
            render: ({ status }) => <StatusTag status={status} label={t(`users.uidStatus.${status}`)} />,
          },
          { title: t('users.registered'), render: ({ registeredAt }) => formatDay(new Date(registeredAt), language) },
          {
            title: `${t('users.volume')} (${t('usdt')})`,
            align: 'right',
            render: ({ volume }) => <Amount value={volume} />,
          },
          {
            title: `${t('users.rebate')} (${t('usdt')})`,
            align: 'right',
            render: ({ rebate }) => <Amount value={rebate} digits={2} />,
          },
          {
            align: 'right',
            render: (uid) =>
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
          subject={`${cancelling.exchangeName} ${cancelling.uid}`}
          confirmLabel={t('users.cancelConfirm')}
          danger
          cancels
          act={() => cancel({ userId: user.id, uidId: cancelling.uidId }).unwrap()}
          onDone={() => setLeaving(cancelling.uidId)}
          failedTitle={t('users.cancelFailed')}
          failedFallback={t('users.cancelFallback')}
        />
      )}
    </>
  );
}

/** Entries loaded at a time, few enough to reach the next member. */
const PAGE_SIZE = 20;

function LcoinHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const filter = useStatementFilter(LCOIN_TYPES);
  const query = useListMemberLcoinEntriesInfiniteQuery({ id, ...filter.query, limit: PAGE_SIZE });
  return (
    <History
      label={t('users.lcoinHistory')}
      filter={filter}
      csvPath={`/api/admin/users/${id}/lance-coins.csv`}
      query={query}
      unit={t('lcoin')}
      receipt={(entryId) => <MemberLcoinReceipt id={id} entryId={entryId} />}
    />
  );
}

function LuffHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const digits = useLuffDigits();
  const filter = useStatementFilter(LUFF_TYPES);
  const query = useListMemberLuffTransactionsInfiniteQuery({ id, ...filter.query, limit: PAGE_SIZE });
  return (
    <History
      label={t('users.luffHistory')}
      filter={filter}
      csvPath={`/api/admin/users/${id}/luff-transactions.csv`}
      query={query}
      unit={t('luff')}
      digits={digits}
      // Of chosen entries the first is not the last of its day.
      dayBalance={filter.type === 'all'}
      receipt={(entryId) => <MemberLuffReceipt id={id} entryId={entryId} />}
    />
  );
}

type HistoryProps = Omit<StatementProps<EntryDto>, 'region' | 'empty' | 'children'> &
  Pick<PointEntriesProps, 'label' | 'unit' | 'digits' | 'dayBalance' | 'receipt'>;

/** A member's entries as the member sees them: by type and period, each with its receipt. */
function History({ filter, csvPath, query, ...list }: HistoryProps) {
  const { t } = adminTexts.use();
  return (
    <Statement<EntryDto>
      {...{ filter, csvPath, query }}
      region={list.label}
      empty={<EmptyState title={t('users.noEntries')} />}
    >
      {(entries) => <PointEntries {...list} entries={entries} byDay />}
    </Statement>
  );
}
