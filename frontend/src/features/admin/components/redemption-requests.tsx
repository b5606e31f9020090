import { type ReactNode, useState } from 'react';
import { DataTable, MemberCell, PagedRows, RowActions, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { TradingviewId, useOtherAccountsText } from '@/features/admin/components/other-accounts';
import { usePassCourse } from '@/features/admin/components/pass-course';
import { adminTexts } from '@/features/admin/texts';
import {
  useApproveLuffRedemptionMutation,
  useListAdminLuffRedemptionsInfiniteQuery,
  useRecordLuffPayoutMutation,
  useRejectLuffRedemptionMutation,
} from '@/shared/api/generated/admin';
import type { AdminLuffRedemptionDto, RequestStatus } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import { type IndicatorCourse, IndicatorStatusTag, indicatorState } from '@/shared/ui/indicator-timeline';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

type Act = 'approve' | 'reject' | 'payout';

/** Requests in Luff: paybacks, paid with the approval or later, and indicator passes. */
export function RedemptionRequests({ status, empty }: { status: RequestStatus | undefined; empty: ReactNode }) {
  const { t, language } = adminTexts.use();
  const query = useListAdminLuffRedemptionsInfiniteQuery({ status });
  const [deciding, setDeciding] = useState<{ redemption: AdminLuffRedemptionDto; act: Act }>();
  const [leaving, setLeaving] = useState<string>();
  const course = usePassCourse(courseOf);
  return (
    <>
      <PagedRows query={query} empty={empty}>
        {(redemptions) => (
          <DataTable<AdminLuffRedemptionDto>
            label={t('requests.luff')}
            rows={redemptions}
            rowKey={({ id }) => id}
            leaving={leaving}
            expandable={course.expandable}
            columns={[
              { title: t('at'), key: 'at', render: (_, { createdAt }) => formatDateTime(createdAt, language) },
              {
                title: t('member'),
                key: 'member',
                render: (_, { userName, userEmail }) => <MemberCell name={userName} email={userEmail} />,
              },
              {
                title: t('requests.amount'),
                key: 'amount',
                align: 'right',
                render: (_, { usdtAmount, luffAmount }) => (
                  <span className={styles['stack']}>
                    {usdtAmount === null ? (
                      <Amount value={luffAmount} unit={t('luff')} digits={8} trim />
                    ) : (
                      <Amount value={usdtAmount} unit={t('usdt')} digits={8} trim />
                    )}
                    <span className={styles['muted']}>
                      {usdtAmount === null
                        ? t('requests.noUsdt')
                        : `${formatNumber(luffAmount, { digits: 8, trim: true })} ${t('luff')}`}
                    </span>
                  </span>
                ),
              },
              {
                title: t('requests.type'),
                key: 'type',
                render: (_, { redemptionType }) => t(`requests.redemptionType.${redemptionType}`),
              },
              {
                title: t('requests.payTo'),
                key: 'payTo',
                render: (_, { tradingviewId, payoutUid, findings, otherAccountsCount }) =>
                  tradingviewId === null ? (
                    <span className={styles['stack']}>
                      {payoutUid && <UidCell {...payoutUid} />}
                      {findings.map(({ code, message }) => (
                        <span key={code} className={styles['warn']}>
                          {message}
                        </span>
                      ))}
                    </span>
                  ) : (
                    <TradingviewId id={tradingviewId} otherAccountsCount={otherAccountsCount} />
                  ),
              },
              { title: t('status'), key: 'status', render: (_, redemption) => <DecidedCell {...redemption} /> },
              {
                title: t('requests.payout'),
                key: 'payout',
                render: (_, redemption) => (
                  <span className={styles['line']}>
                    <Payout {...redemption} />
                    {course.button(redemption)}
                  </span>
                ),
              },
              {
                key: 'actions',
                align: 'right',
                render: (_, redemption) => (
                  <RowActions>
                    {redemption.status === 'pending' && (
                      <>
                        <Button size="s" variant="danger" onClick={() => setDeciding({ redemption, act: 'reject' })}>
                          {t('requests.reject')}
                        </Button>
                        <Button size="s" onClick={() => setDeciding({ redemption, act: 'approve' })}>
                          {t('requests.approve')}
                        </Button>
                      </>
                    )}
                    {isPayback(redemption) && redemption.status === 'approved' && redemption.paidAt === null && (
                      <Button size="s" onClick={() => setDeciding({ redemption, act: 'payout' })}>
                        {t('requests.recordPayout')}
                      </Button>
                    )}
                  </RowActions>
                ),
              },
            ]}
          />
        )}
      </PagedRows>
      {deciding && (
        <Decide
          {...deciding}
          redemption={itemsOf(query.data)?.find(({ id }) => id === deciding.redemption.id) ?? deciding.redemption}
          onFailed={() => void query.refetch()}
          onClose={() => setDeciding(undefined)}
          onDone={() => setLeaving(status === 'pending' ? deciding.redemption.id : undefined)}
        />
      )}
    </>
  );
}

function isPayback({ redemptionType }: AdminLuffRedemptionDto): boolean {
  return redemptionType === 'usdt_payback';
}

/** Timeline of a pass request as the member sees it; paybacks have none. */
function courseOf({ status, passStatus, passTimeline, luffAmount, adminNote }: AdminLuffRedemptionDto) {
  if (passTimeline === null) return null;
  const paid = { paidAmount: luffAmount, paidWith: 'LUFF' } as const;
  return { status, passStatus, timeline: passTimeline, adminNote, ...paid } satisfies IndicatorCourse;
}

/** Outcome of an approved request: a payment, or the end of a pass. */
function Payout(redemption: AdminLuffRedemptionDto) {
  const { t, language } = adminTexts.use();
  const { status, payoutReference, paidAt, expiresAt } = redemption;
  if (status !== 'approved') return t('none');
  if (!isPayback(redemption)) {
    const course = courseOf(redemption);
    return (
      <span className={styles['stack']}>
        <span>{course && <IndicatorStatusTag state={indicatorState(course)} />}</span>
        {expiresAt !== null && (
          <span className={styles['muted']}>
            {t('requests.validUntil', { day: formatDay(new Date(expiresAt), language) })}
          </span>
        )}
      </span>
    );
  }
  if (paidAt === null) return <StatusTag status="pending" label={t('requests.toPay')} />;
  return (
    <span className={styles['stack']}>
      <span>
        <StatusTag status="success" label={t('requests.paid')} />
      </span>
      <span className={styles['muted']}>{formatDateTime(paidAt, language)}</span>
      <span className={styles['muted']}>{payoutReference}</span>
    </span>
  );
}

interface DecideProps {
  redemption: AdminLuffRedemptionDto;
  act: Act;
  /** The request may have changed since the decision was displayed. */
  onFailed: () => void;
  onClose: () => void;
  onDone: () => void;
}

function Decide({ redemption, act, onFailed, onClose, onDone }: DecideProps) {
  const { t } = adminTexts.use();
  const [approve] = useApproveLuffRedemptionMutation();
  const [reject] = useRejectLuffRedemptionMutation();
  const [recordPayout] = useRecordLuffPayoutMutation();
  const { id, userName: name, payoutUid, findings, usdtAmount, tradingviewId } = redemption;
  const others = useOtherAccountsText()(redemption);
  const usdt = formatNumber(usdtAmount ?? '', { digits: 8, trim: true });
  const luff = formatNumber(redemption.luffAmount, { digits: 8, trim: true });
  const uid = payoutUid ? `${payoutUid.exchangeName} ${payoutUid.uid}` : '';
  const confirmedFindings = findings.length > 0 ? findings.map(({ code }) => code) : undefined;
  const lookAgain = (error: unknown): never => {
    onFailed();
    throw error;
  };
  const paid = `${luff} ${t('luff')}`;
  const common = {
    onClose,
    onDone,
    amount: usdtAmount === null ? paid : `${usdt} ${t('usdt')}`,
    failedTitle: t('requests.failed'),
  };
  if (act === 'reject') {
    const words =
      usdtAmount === null
        ? { title: t('requests.rejectPassTitle'), consequence: t('requests.rejectPass', { amount: paid, name }) }
        : { title: t('requests.rejectLuffTitle'), consequence: t('requests.rejectLuff', { luff, name }) };
    return (
      <DecisionDialog
        {...common}
        {...words}
        confirmLabel={t('requests.rejectLuffConfirm', { luff })}
        danger
        note={{ label: t('requests.reason'), hint: t('requests.reasonHint') }}
        act={({ note }) => reject({ id, rejectRedemptionDto: { adminNote: note } }).unwrap()}
        failedFallback={t('requests.rejectFallback')}
      />
    );
  }
  if (act === 'payout') {
    return (
      <DecisionDialog
        {...common}
        title={t('requests.payoutTitle')}
        consequence={t('requests.payoutConsequence', { name, usdt })}
        confirmLabel={t('requests.payoutConfirm', { usdt })}
        reference={{ hint: uid, needed: t('requests.payoutReferenceNeeded') }}
        findings={findings}
        act={({ reference }) =>
          recordPayout({ id, recordPayoutDto: { payoutReference: reference ?? '', confirmedFindings } })
            .unwrap()
            .catch(lookAgain)
        }
        failedFallback={t('requests.payoutFallback')}
      />
    );
  }
  const clawback = formatNumber(redemption.clawback, { digits: 8, trim: true });
  const owes = compareDecimals(redemption.clawback, 0) > 0;
  if (usdtAmount === null) {
    const warnings = [
      ...(owes ? [t('requests.approveOwing', { clawback })] : []),
      ...(others === undefined ? [] : [others]),
    ];
    return (
      <DecisionDialog
        {...common}
        title={t('requests.approvePassTitle')}
        consequence={t('requests.approvePass', { amount: paid, name, id: tradingviewId ?? t('none') })}
        warning={warnings.length > 0 ? warnings.join(' ') : undefined}
        confirmLabel={t('requests.approvePassConfirm')}
        expiry={{ proposedOn: redemption.proposedExpiresOn ?? '', runningUntil: redemption.runningUntil }}
        note={{ label: t('requests.note'), hint: t('requests.noteHint') }}
        act={({ note, expiresOn }) =>
          approve({ id, approveRedemptionDto: { adminNote: note, expiryDate: expiresOn } }).unwrap()
        }
        failedFallback={t('requests.approveFallback')}
      />
    );
  }
  return (
    <DecisionDialog
      {...common}
      title={t('requests.approveLuffTitle')}
      consequence={t('requests.approveLuff', { luff, usdt, name, uid })}
      findings={findings}
      confirmLabel={t('requests.approveLuffConfirm', { usdt })}
      reference={{ hint: t('requests.payoutReferenceHint') }}
      note={{ label: t('requests.note'), hint: t('requests.noteHint') }}
      act={({ note, reference }) =>
        approve({ id, approveRedemptionDto: { adminNote: note, payoutReference: reference, confirmedFindings } })
          .unwrap()
          .catch(lookAgain)
      }
      failedFallback={t('requests.approveFallback')}
    />
  );
}
