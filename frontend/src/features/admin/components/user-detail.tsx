import { type ReactNode, useState } from 'react';
import { DataTable, PagedTable, UidCell } from '@/features/admin/components/data-table';
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
import { NothingFound, StatementFilter, type StatementFilterProps } from '@/shared/statement/statement-filter';
import { statementTexts } from '@/shared/statement/texts';
import { LCOIN_TYPES, LUFF_TYPES, useStatementFilter } from '@/shared/statement/use-statement-filter';
import { Button } from '@/shared/ui/button';
import { Amount, Figure } from '@/shared/ui/figure';
import type { ListQuery } from '@/shared/ui/loaded-list';
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

function LcoinHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const filter = useStatementFilter(LCOIN_TYPES);
  const query = useListMemberLcoinEntriesInfiniteQuery({ id, ...filter.query });
  return (
    <History
      label={t('users.lcoinHistory')}
      filter={filter}
      csvPath={`/api/admin/users/${id}/lance-coins.csv`}
      query={query}
      unit={t('lcoin')}
      digits={0}
      receipt={(entryId) => <MemberLcoinReceipt id={id} entryId={entryId} />}
    />
  );
}

function LuffHistory({ id }: { id: string }) {
  const { t } = adminTexts.use();
  const filter = useStatementFilter(LUFF_TYPES);
  const query = useListMemberLuffTransactionsInfiniteQuery({ id, ...filter.query });
  return (
    <History
      label={t('users.luffHistory')}
      filter={filter}
      csvPath={`/api/admin/users/${id}/luff-transactions.csv`}
      query={query}
      unit={t('luff')}
      digits={8}
      receipt={(entryId) => <MemberLuffReceipt id={id} entryId={entryId} />}
    />
  );
}

interface HistoryProps extends StatementFilterProps {
  label: string;
  query: ListQuery<EntryDto>;
  unit: string;
  digits: number;
  /** Loads and shows the receipt of an entry. */
  receipt: (entryId: string) => ReactNode;
}

/** A member's entries as the member sees them: by type and period, each with its receipt. */
function History({ label, filter, csvPath, query, unit, digits, receipt }: HistoryProps) {
  const { t, language } = adminTexts.use();
  const words = statementTexts.use();
  const empty = filter.isFiltered ? (
    <NothingFound onReset={filter.reset} />
  ) : (
    <EmptyState title={t('users.noEntries')} />
  );
  return (
    <>
      <StatementFilter filter={filter} csvPath={csvPath} />
      <PagedTable<EntryDto>
        query={query}
        skeleton={4}
        empty={empty}
        label={label}
        rowKey={({ id }) => id}
        columns={[
          { title: t('at'), render: ({ createdAt }) => formatDateTime(createdAt, language) },
          { title: t('entry.type'), render: ({ type }) => words.t(`types.${type}`) },
          {
            title: t('entry.description'),
            render: ({ description }) => <div className={styles['sentence']}>{description}</div>,
          },
          {
            title: t('entry.amount'),
            align: 'right',
            render: ({ id, amount, description }) => (
              <Figure
                value={amount}
                unit={unit}
                digits={digits}
                trim
                signed
                tone="change"
                receiptTitle={description}
                receiptBody={() => receipt(id)}
              />
            ),
          },
          {
            title: t('entry.after'),
            align: 'right',
            render: ({ balanceAfter }) => <Amount value={balanceAfter} unit={unit} digits={digits} trim />,
          },
        ]}
      />
    </>
  );
}
