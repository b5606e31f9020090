import { type ReactNode, useState } from 'react';
import { DataTable, MemberCell, PagedRows, RowActions, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { adminTexts } from '@/features/admin/texts';
import {
  useDecideUidVerificationRequestMutation,
  useListAdminUidVerificationRequestsInfiniteQuery,
} from '@/shared/api/generated/admin';
import type { AdminVerificationRequestDto, RequestDecision, RequestStatus } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { MarkTag } from '@/shared/ui/marks';
import { Tag } from '@/shared/ui/tag';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/admin/components/admin.module.css';

/** UID verification requests with the exchange's answer. */
export function UidRequests({ status, empty }: { status: RequestStatus | undefined; empty: ReactNode }) {
  const { t, language } = adminTexts.use();
  const query = useListAdminUidVerificationRequestsInfiniteQuery({ status });
  const [deciding, setDeciding] = useState<{ request: AdminVerificationRequestDto; action: RequestDecision }>();
  const [leaving, setLeaving] = useState<string>();
  return (
    <>
      <PagedRows query={query} empty={empty}>
        {(requests) => (
          <DataTable<AdminVerificationRequestDto>
            label={t('requests.uid')}
            rows={requests}
            rowKey={({ id }) => id}
            leaving={leaving}
            columns={[
              { title: t('at'), key: 'at', render: (_, { createdAt }) => formatDateTime(createdAt, language) },
              {
                title: t('member'),
                key: 'member',
                render: (_, { userName, userEmail }) => <MemberCell name={userName} email={userEmail} />,
              },
              { title: t('uid'), key: 'uid', render: (_, request) => <UidCell {...request} /> },
              {
                title: t('requests.why'),
                key: 'why',
                render: (_, { reviewReason, isHeldByAnother }) => (
                  <span className={styles['line']}>
                    {t(`requests.reviewReason.${reviewReason}`)}
                    {isHeldByAnother && <Tag tone="bad">{t('requests.heldByAnother')}</Tag>}
                  </span>
                ),
              },
              { title: t('requests.evidence'), key: 'evidence', render: (_, request) => <Evidence {...request} /> },
              { title: t('status'), key: 'status', render: (_, request) => <DecidedCell {...request} /> },
              {
                key: 'actions',
                align: 'right',
                render: (_, request) =>
                  request.status === 'pending' && (
                    <RowActions>
                      <Button size="s" variant="danger" onClick={() => setDeciding({ request, action: 'rejected' })}>
                        {t('requests.reject')}
                      </Button>
                      <Button
                        size="s"
                        disabled={request.isHeldByAnother}
                        title={request.isHeldByAnother ? t('requests.heldByAnotherHint') : undefined}
                        onClick={() => setDeciding({ request, action: 'approved' })}
                      >
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
        <DecideUid
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => setLeaving(status === undefined ? undefined : deciding.request.id)}
        />
      )}
    </>
  );
}

function Evidence({ evidence }: AdminVerificationRequestDto) {
  const { t, language } = adminTexts.use();
  if (evidence === null) return <span className={styles['muted']}>{t('requests.notAsked')}</span>;
  const { registered, joinedAt, frozen, fetchedAt, simulated } = evidence;
  return (
    <span className={styles['line']}>
      {registered ? t('requests.ours') : t('requests.notOurs')}
      {joinedAt !== null && <span>{t('requests.joinedAt', { day: formatDay(new Date(joinedAt), language) })}</span>}
      {frozen === true && <Tag tone="bad">{t('requests.frozen')}</Tag>}
      {simulated && <MarkTag mark="simulated" />}
      <time className={styles['muted']} dateTime={fetchedAt}>
        {formatDateTime(fetchedAt, language)}
      </time>
    </span>
  );
}

interface DecideUidProps {
  request: AdminVerificationRequestDto;
  action: RequestDecision;
  onClose: () => void;
  onDone: () => void;
}

function DecideUid({ request, action, onClose, onDone }: DecideUidProps) {
  const { t } = adminTexts.use();
  const bonus = useSettings().get('lcoin_uidVerificationBonus');
  const [decide] = useDecideUidVerificationRequestMutation();
  const name = request.userName;
  const isApproval = action === 'approved';
  return (
    <DecisionDialog
      onClose={onClose}
      onDone={onDone}
      title={isApproval ? t('requests.approveUidTitle') : t('requests.rejectUidTitle')}
      consequence={
        isApproval
          ? t('requests.approveUid', { name, bonus: bonus === undefined ? t('none') : formatNumber(bonus) })
          : t('requests.rejectUid', { name })
      }
      amount={`${request.exchangeName} ${request.uid}`}
      confirmLabel={isApproval ? t('requests.approveUidConfirm') : t('requests.rejectUidConfirm')}
      danger={!isApproval}
      note={
        isApproval
          ? { label: t('requests.note'), hint: t('requests.noteHint') }
          : { label: t('requests.reason'), hint: t('requests.reasonHint') }
      }
      act={({ note }) => decide({ id: request.id, decideRequestDto: { action, adminNote: note } }).unwrap()}
      failedTitle={t('requests.failed')}
      failedFallback={t('requests.uidFallback')}
    />
  );
}
