import { type ReactNode, useState } from 'react';
import { DataTable, MemberCell, PagedRows, RowActions, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { adminTexts } from '@/features/admin/texts';
import { useDecideUidDisputeMutation, useListAdminUidDisputesInfiniteQuery } from '@/shared/api/generated/admin';
import type { AdminUidDisputeDto, RequestDecision, RequestStatus } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import styles from '@/features/admin/components/admin.module.css';

/** Disputes about UIDs that other members hold; every decision records its evidence. */
export function DisputeRequests({ status, empty }: { status: RequestStatus | undefined; empty: ReactNode }) {
  const { t, language } = adminTexts.use();
  const query = useListAdminUidDisputesInfiniteQuery({ status });
  const [deciding, setDeciding] = useState<{ dispute: AdminUidDisputeDto; action: RequestDecision }>();
  const [leaving, setLeaving] = useState<string>();
  return (
    <>
      <PagedRows query={query} empty={empty}>
        {(disputes) => (
          <DataTable<AdminUidDisputeDto>
            label={t('requests.disputes')}
            rows={disputes}
            rowKey={({ id }) => id}
            leaving={leaving}
            columns={[
              { title: t('at'), key: 'at', render: (_, { createdAt }) => formatDateTime(createdAt, language) },
              { title: t('uid'), key: 'uid', render: (_, dispute) => <UidCell {...dispute} /> },
              {
                title: t('requests.claimant'),
                key: 'claimant',
                render: (_, { claimant }) => <MemberCell {...claimant} />,
              },
              { title: t('requests.holder'), key: 'holder', render: (_, { holder }) => <MemberCell {...holder} /> },
              {
                title: t('requests.statement'),
                key: 'statement',
                render: (_, { statement, proofCode }) => (
                  <div className={styles['words']}>
                    {statement}
                    <div className={styles['muted']}>{t('requests.proofCode', { code: proofCode })}</div>
                  </div>
                ),
              },
              { title: t('status'), key: 'status', render: (_, dispute) => <DecidedCell {...dispute} /> },
              {
                key: 'actions',
                align: 'right',
                render: (_, dispute) =>
                  dispute.status === 'pending' && (
                    <RowActions>
                      <Button size="s" variant="danger" onClick={() => setDeciding({ dispute, action: 'rejected' })}>
                        {t('requests.reject')}
                      </Button>
                      <Button size="s" onClick={() => setDeciding({ dispute, action: 'approved' })}>
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
        <Decide
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => setLeaving(status === undefined ? undefined : deciding.dispute.id)}
        />
      )}
    </>
  );
}

interface DecideProps {
  dispute: AdminUidDisputeDto;
  action: RequestDecision;
  onClose: () => void;
  onDone: () => void;
}

function Decide({ dispute, action, onClose, onDone }: DecideProps) {
  const { t } = adminTexts.use();
  const [decide] = useDecideUidDisputeMutation();
  const names = { claimant: dispute.claimant.name, holder: dispute.holder.name };
  const isApproval = action === 'approved';
  return (
    <DecisionDialog
      onClose={onClose}
      onDone={onDone}
      title={isApproval ? t('requests.approveDisputeTitle') : t('requests.rejectDisputeTitle')}
      consequence={isApproval ? t('requests.approveDispute', names) : t('requests.rejectDispute', names)}
      amount={`${dispute.exchangeName} ${dispute.uid}`}
      confirmLabel={
        isApproval
          ? t('requests.approveDisputeConfirm', { claimant: names.claimant })
          : t('requests.rejectDisputeConfirm')
      }
      danger={!isApproval}
      note={{
        label: t('requests.evidenceField'),
        hint: isApproval ? t('requests.proofHint', { code: dispute.proofCode }) : t('requests.noteHint'),
        needed: t('requests.evidenceNeeded'),
      }}
      act={({ note }) => decide({ id: dispute.id, decideUidDisputeDto: { action, adminNote: note ?? '' } }).unwrap()}
      failedTitle={t('requests.failed')}
      failedFallback={t('requests.disputeFallback')}
    />
  );
}
