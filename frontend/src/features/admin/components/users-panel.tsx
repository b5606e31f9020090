import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { AdjustDialog } from '@/features/admin/components/adjust-dialog';
import { CouponDialog } from '@/features/admin/components/coupon-dialog';
import { ExpandButton, MemberCell, PagedTable } from '@/features/admin/components/data-table';
import { EndSessionsDialog } from '@/features/admin/components/end-sessions-dialog';
import { OfficePart } from '@/features/admin/components/office-part';
import { ResetPasswordDialog } from '@/features/admin/components/reset-password-dialog';
import { type RowAction, RowMenu } from '@/features/admin/components/row-menu';
import { SearchField } from '@/features/admin/components/search-field';
import { type SummaryQuery, SummaryStats } from '@/features/admin/components/summary-stats';
import { UserDetail, type UserView } from '@/features/admin/components/user-detail';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminUsersInfiniteQuery } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay } from '@/shared/format';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { useSession } from '@/shared/session/session.slice';
import { IconButton } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import { EmptyState } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

export interface UsersPanelProps {
  /** Totals over all members. */
  summary: SummaryQuery;
  search: string;
  onSearch: (search: string) => void;
}

/** Members: totals, search, and details of each. */
export function UsersPanel({ summary, search, onSearch }: UsersPanelProps) {
  const { t, language } = adminTexts.use();
  const query = useListAdminUsersInfiniteQuery({ search: search || undefined });
  const digits = useLuffDigits();
  const ownId = useSession().user?.id;
  const [open, setOpen] = useState<{ id: string; view: UserView }>();
  const [adjusting, setAdjusting] = useState<AdminUserDto>();
  const [resetting, setResetting] = useState<AdminUserDto>();
  const [ending, setEnding] = useState<AdminUserDto>();
  const [issuing, setIssuing] = useState<AdminUserDto>();

  /** Closed accounts have no name. */
  const nameOf = ({ name, closedAt }: Pick<AdminUserDto, 'name' | 'closedAt'>): string =>
    closedAt === null ? name : t('users.closedName');
  const actionsOf = (user: AdminUserDto): RowAction[][] => [
    [
      { key: 'lcoin', label: t('users.lcoinHistory'), onSelect: () => setOpen({ id: user.id, view: 'lcoin' }) },
      { key: 'luff', label: t('users.luffHistory'), onSelect: () => setOpen({ id: user.id, view: 'luff' }) },
      { key: 'store', label: t('users.purchases'), onSelect: () => setOpen({ id: user.id, view: 'store' }) },
    ],
    user.closedAt === null
      ? [
          { key: 'adjust', label: t('users.adjust'), onSelect: () => setAdjusting(user) },
          // Administrators cannot give coupons to themselves.
          ...(user.id === ownId ? [] : [{ key: 'coupon', label: t('users.coupon'), onSelect: () => setIssuing(user) }]),
        ]
      : [],
    user.closedAt === null
      ? [
          ...(user.isAdmin
            ? []
            : [{ key: 'reset', label: t('users.reset'), danger: true, onSelect: () => setResetting(user) }]),
          { key: 'end', label: t('users.endSessions'), danger: true, onSelect: () => setEnding(user) },
        ]
      : [],
  ];

  return (
    <OfficePart
      title={t('tab.users')}
      action={
        <IconButton
          label={t('refresh')}
          disabled={query.isFetching}
          onClick={() => {
            void query.refetch();
            void summary.refetch();
          }}
        >
          <RotateCw size={18} aria-hidden />
        </IconButton>
      }
    >
      <SummaryStats query={summary} />
      <div className={styles['bar']}>
        <SearchField value={search} onChange={onSearch} label={t('users.search')} />
      </div>
      <PagedTable<AdminUserDto>
        query={query}
        empty={<EmptyState title={t('users.empty')}>{t('users.emptyText')}</EmptyState>}
        brief
        label={t('tab.users')}
        rowKey={({ id }) => id}
        expandable={{
          showExpandColumn: false,
          expandedRowKeys: open ? [open.id] : [],
          expandedRowRender: (user) =>
            open && (
              <UserDetail
                user={user}
                view={open.view}
                onViewChange={(view) => setOpen({ id: user.id, view })}
                onAdjust={() => setAdjusting(user)}
              />
            ),
        }}
        columns={[
          {
            width: 40,
            render: ({ id, ...user }) => {
              const isOpen = open?.id === id;
              const name = nameOf(user);
              return (
                <ExpandButton
                  label={isOpen ? t('users.close', { name }) : t('users.open', { name })}
                  isOpen={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : { id, view: 'uids' })}
                />
              );
            },
          },
          {
            title: t('member'),
            render: (user) =>
              user.closedAt === null ? (
                <span className={styles['line']}>
                  <MemberCell name={user.name} email={user.email} />
                  {user.isAdmin && <Tag tone="accent">{t('users.admin')}</Tag>}
                  {user.twoFactorEnabled && <Tag tone="good">{t('users.twoFactor')}</Tag>}
                  {!user.emailConfirmed && <Tag>{t('users.unconfirmed')}</Tag>}
                </span>
              ) : (
                <span className={styles['line']}>
                  <MemberCell
                    name={t('users.closedName')}
                    email={t('users.closedAt', { day: formatDay(new Date(user.closedAt), language) })}
                  />
                  <Tag>{t('users.closed')}</Tag>
                </span>
              ),
          },
          {
            title: t('users.joinedAndLastLogin'),
            more: true,
            render: ({ createdAt, lastLoginAt }) => (
              <span className={styles['stack']}>
                {formatDay(new Date(createdAt), language)}
                <span className={styles['muted']}>
                  {lastLoginAt === null ? t('users.never') : formatDateTime(lastLoginAt, language)}
                </span>
              </span>
            ),
          },
          { title: t('users.tradingview'), more: true, render: ({ tradingviewId }) => tradingviewId ?? t('none') },
          {
            title: `${t('users.volume')} (${t('usdt')})`,
            align: 'right',
            render: ({ totalVolume }) => <Amount value={totalVolume} />,
          },
          {
            title: `${t('users.rebate')} (${t('usdt')})`,
            align: 'right',
            render: ({ totalRebate }) => <Amount value={totalRebate} digits={2} />,
          },
          {
            title: t('users.lcoin'),
            align: 'right',
            render: ({ lCoinBalance }) => <Amount value={lCoinBalance} />,
          },
          {
            title: t('users.luff'),
            align: 'right',
            render: ({ luffBalance }) => <Amount value={cut(luffBalance, digits)} digits={digits} />,
          },
          {
            title: t('users.exchanges'),
            align: 'right',
            more: true,
            render: ({ registeredExchanges }) => registeredExchanges.length,
          },
          {
            align: 'right',
            render: (user) => <RowMenu label={t('users.menu', { name: nameOf(user) })} groups={actionsOf(user)} />,
          },
        ]}
      />
      {resetting && <ResetPasswordDialog user={resetting} onClose={() => setResetting(undefined)} />}
      {ending && <EndSessionsDialog user={ending} onClose={() => setEnding(undefined)} />}
      {issuing && <CouponDialog user={issuing} onClose={() => setIssuing(undefined)} />}
      {adjusting && <AdjustDialog user={adjusting} onClose={() => setAdjusting(undefined)} />}
    </OfficePart>
  );
}
