import { MemberCell, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { RequestTable, type RequestsProps } from '@/features/admin/components/request-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import {
  useDecideUidDisputeMutation,
  useListAdminUidDisputesInfiniteQuery,
  useListAdminUsersInfiniteQuery,
} from '@/shared/api/generated/admin';
import type { AdminUidDisputeDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { Amount, NoFigure } from '@/shared/ui/figure';
import styles from '@/features/admin/components/admin.module.css';

/** Disputes about UIDs that other members hold; every decision records its evidence. */
export function DisputeRequests({ status, empty }: RequestsProps) {
  const { t } = adminTexts.use();
  const query = useListAdminUidDisputesInfiniteQuery({ status });
  const [decide] = useDecideUidDisputeMutation();
  return (
    <RequestTable<AdminUidDisputeDto>
      label={t('requests.disputes')}
      {...{ query, status, empty }}
      columns={[
        { title: t('requests.requestedAt'), render: ({ createdAt }) => <When at={createdAt} /> },
        { title: t('uid'), render: (dispute) => <UidCell {...dispute} /> },
        { title: t('requests.claimant'), render: ({ claimant }) => <MemberCell {...claimant} /> },
        { title: t('requests.holder'), render: ({ holder }) => <MemberCell {...holder} /> },
        {
          title: t('requests.statement'),
          wide: true,
          render: ({ statement, proofCode }) => (
            <div className={styles['words']}>
              {statement}
              <div className={styles['muted']}>{t('requests.proofCode', { code: proofCode })}</div>
            </div>
          ),
        },
        {
          title: t('status'),
          isEmpty: ({ status: state }) => state === 'pending',
          render: (dispute) => <DecidedCell {...dispute} />,
        },
      ]}
      question={(dispute, action) => {
        const isApproval = action === 'approved';
        const names = { claimant: dispute.claimant.name, holder: dispute.holder.name };
        return {
          title: isApproval ? t('requests.approveDisputeTitle') : t('requests.rejectDisputeTitle'),
          consequence: isApproval ? t('requests.approveDispute', names) : t('requests.rejectDispute', names),
          amount: `${dispute.exchangeName} ${dispute.uid}`,
          confirmLabel: isApproval
            ? t('requests.approveDisputeConfirm', { claimant: names.claimant })
            : t('requests.rejectDisputeConfirm'),
          note: {
            label: t('requests.evidenceField'),
            hint: isApproval ? t('requests.proofHint', { code: dispute.proofCode }) : t('requests.noteHint'),
            needed: t('requests.evidenceNeeded'),
          },
          ...(isApproval ? { facts: <MovedAmounts dispute={dispute} /> } : {}),
          act: ({ note = '' }) => decide({ id: dispute.id, decideUidDisputeDto: { action, adminNote: note } }).unwrap(),
          failedFallback: t('requests.disputeFallback'),
        };
      }}
    />
  );
}

/** What the UID has brought its holder, and what can be taken back of it. */
function MovedAmounts({ dispute: { holder, exchangeName, uid } }: { dispute: AdminUidDisputeDto }) {
  const { t } = adminTexts.use();
  const digits = useLuffDigits();
  const { data } = useListAdminUsersInfiniteQuery({ search: holder.email });
  const member = itemsOf(data)?.find(({ id }) => id === holder.id);
  const held = member?.registeredExchanges.find((own) => own.exchangeName === exchangeName && own.uid === uid);
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('requests.movedVolume', { holder: holder.name })}</dt>
          <dd>{held ? <Amount value={held.volume} unit={t('usdt')} digits={2} /> : <NoFigure />}</dd>
        </div>
        <div>
          <dt>{t('requests.holderLuff', { holder: holder.name })}</dt>
          <dd>
            {member ? (
              <Amount value={cut(member.luffBalance, digits)} unit={t('luff')} digits={digits} />
            ) : (
              <NoFigure />
            )}
          </dd>
        </div>
      </dl>
      <p className={styles['muted']}>{t('requests.movedLuff')}</p>
    </>
  );
}
