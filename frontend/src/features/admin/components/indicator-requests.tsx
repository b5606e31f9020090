import { type ReactNode, useState } from 'react';
import { DataTable, MemberCell, PagedRows, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { TradingviewId, useOtherAccountsText } from '@/features/admin/components/other-accounts';
import { usePassCourse } from '@/features/admin/components/pass-course';
import { adminTexts } from '@/features/admin/texts';
import {
  useApproveIndicatorPurchaseMutation,
  useListAdminIndicatorPurchasesInfiniteQuery,
  useRejectIndicatorPurchaseMutation,
} from '@/shared/api/generated/admin';
import type { AdminIndicatorPurchaseDto, RequestStatus } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { IndicatorStatusTag, indicatorState, usePaidText } from '@/shared/ui/indicator-timeline';
import styles from '@/features/admin/components/admin.module.css';

type Act = 'approve' | 'reject';

/** Indicator pass requests in L coin; those in Luff are among the redemptions. */
export function IndicatorRequests({ status, empty }: { status: RequestStatus | undefined; empty: ReactNode }) {
  const { t, language } = adminTexts.use();
  const paidText = usePaidText();
  const query = useListAdminIndicatorPurchasesInfiniteQuery({ status });
  const course = usePassCourse<AdminIndicatorPurchaseDto>((purchase) => purchase);
  const [deciding, setDeciding] = useState<{ purchase: AdminIndicatorPurchaseDto; act: Act }>();
  const [leaving, setLeaving] = useState<string>();
  return (
    <>
      <p className={styles['muted']}>{t('requests.luffPassesElsewhere')}</p>
      <PagedRows query={query} empty={empty}>
        {(purchases) => (
          <DataTable<AdminIndicatorPurchaseDto>
            label={t('requests.indicators')}
            rows={purchases}
            rowKey={({ id }) => id}
            leaving={leaving}
            expandable={course.expandable}
            columns={[
              { key: 'open', width: 40, render: (_, purchase) => course.button(purchase) },
              {
                title: t('requests.requestedAt'),
                key: 'at',
                render: (_, { createdAt }) => formatDateTime(createdAt, language),
              },
              {
                title: t('member'),
                key: 'member',
                render: (_, { userName, userEmail }) => <MemberCell name={userName} email={userEmail} />,
              },
              {
                title: t('users.tradingview'),
                key: 'tradingview',
                render: (_, { tradingviewId, otherAccountsCount }) => (
                  <TradingviewId id={tradingviewId} otherAccountsCount={otherAccountsCount} />
                ),
              },
              {
                title: t('requests.paidAmount'),
                key: 'paid',
                align: 'right',
                render: (_, purchase) => paidText(purchase),
              },
              {
                title: t('status'),
                key: 'status',
                render: (_, purchase) => <State {...purchase} />,
              },
              {
                title: t('requests.passEnds'),
                key: 'expires',
                render: (_, { expiresAt }) =>
                  expiresAt === null ? t('none') : formatDay(new Date(expiresAt), language),
              },
              {
                key: 'actions',
                align: 'right',
                render: (_, purchase) =>
                  purchase.status === 'pending' && (
                    <RowActions>
                      <Button size="s" variant="danger" onClick={() => setDeciding({ purchase, act: 'reject' })}>
                        {t('requests.reject')}
                      </Button>
                      <Button size="s" onClick={() => setDeciding({ purchase, act: 'approve' })}>
                        {t('requests.approve')}
                      </Button>
                    </RowActions>
                  ),
              },
            ]}
          />
        )}
      </PagedRows>
      {deciding && (
        <DecideIndicator
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => setLeaving(status === 'pending' ? deciding.purchase.id : undefined)}
        />
      )}
    </>
  );
}

function State(purchase: AdminIndicatorPurchaseDto) {
  const { t, language } = adminTexts.use();
  const { processedAt, adminNote } = purchase;
  return (
    <span className={styles['stack']}>
      <span>
        <IndicatorStatusTag state={indicatorState(purchase)} />
      </span>
      {processedAt !== null && (
        <span className={styles['muted']}>
          {t('requests.decidedAt', { at: formatDateTime(processedAt, language) })}
        </span>
      )}
      {adminNote !== null && (
        <span className={`${styles['muted']} ${styles['words']} ${styles['narrow']}`}>{adminNote}</span>
      )}
    </span>
  );
}

interface DecideIndicatorProps {
  purchase: AdminIndicatorPurchaseDto;
  act: Act;
  onClose: () => void;
  onDone: () => void;
}

function DecideIndicator({ purchase, act, onClose, onDone }: DecideIndicatorProps) {
  const { t } = adminTexts.use();
  const [approve] = useApproveIndicatorPurchaseMutation();
  const [reject] = useRejectIndicatorPurchaseMutation();
  const { id, userName: name, tradingviewId, passDays, proposedExpiresOn, runningUntil } = purchase;
  const amount = usePaidText()(purchase);
  const warning = useOtherAccountsText()(purchase);
  const common = { onClose, onDone, amount, failedTitle: t('requests.failed') };
  if (act === 'reject') {
    return (
      <DecisionDialog
        {...common}
        title={t('requests.rejectPassTitle')}
        consequence={t('requests.rejectPass', { amount, name })}
        confirmLabel={t('requests.rejectPassConfirm', { amount })}
        danger
        note={{ label: t('requests.reason'), hint: t('requests.reasonHintRequest') }}
        act={({ note }) => reject({ id, rejectIndicatorPurchaseDto: { adminNote: note } }).unwrap()}
        failedFallback={t('requests.passRejectFallback')}
      />
    );
  }
  return (
    <DecisionDialog
      {...common}
      title={t('requests.approvePassTitle')}
      consequence={t('requests.approvePass', { amount, name, id: tradingviewId })}
      warning={warning}
      confirmLabel={t('requests.approvePassConfirm')}
      expiry={{ proposedOn: proposedExpiresOn, runningUntil, passDays }}
      note={{ label: t('requests.note'), hint: t('requests.noteHint') }}
      act={({ note, expiresOn = '' }) =>
        approve({ id, approveIndicatorPurchaseDto: { expiresAt: expiresOn, adminNote: note } }).unwrap()
      }
      failedFallback={t('requests.passApproveFallback')}
    />
  );
}
