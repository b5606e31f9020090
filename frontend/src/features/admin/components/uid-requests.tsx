import { MemberCell, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { RequestTable, type RequestsProps } from '@/features/admin/components/request-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import {
  useDecideUidVerificationRequestMutation,
  useListAdminUidVerificationRequestsInfiniteQuery,
} from '@/shared/api/generated/admin';
import type { AdminVerificationRequestDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { Tag } from '@/shared/ui/tag';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/admin/components/admin.module.css';

/** UID verification requests with the exchange's answer. */
export function UidRequests({ status, empty }: RequestsProps) {
  const { t } = adminTexts.use();
  const query = useListAdminUidVerificationRequestsInfiniteQuery({ status });
  const bonus = useSettings().get('lcoin_uidVerificationBonus');
  const [decide] = useDecideUidVerificationRequestMutation();
  return (
    <RequestTable<AdminVerificationRequestDto>
      label={t('requests.uid')}
      {...{ query, status, empty }}
      columns={[
        { title: t('requests.requestedAt'), render: ({ createdAt }) => <When at={createdAt} /> },
        { title: t('member'), render: (request) => <MemberCell name={request.userName} email={request.userEmail} /> },
        { title: t('uid'), render: (request) => <UidCell {...request} /> },
        {
          title: t('requests.why'),
          render: ({ reviewReason, isHeldByAnother }) => (
            <span className={styles['line']}>
              {t(`requests.reviewReason.${reviewReason}`)}
              {isHeldByAnother && <Tag tone="bad">{t('requests.heldByAnother')}</Tag>}
            </span>
          ),
        },
        { title: t('requests.evidence'), wide: true, render: (request) => <Evidence {...request} /> },
        {
          title: t('status'),
          isEmpty: ({ status: state }) => state === 'pending',
          render: (request) => <DecidedCell {...request} />,
        },
      ]}
      obstacle={({ isHeldByAnother }) => (isHeldByAnother ? t('requests.heldByAnotherHint') : undefined)}
      question={({ id, userName: name, exchangeName, uid }, action) => {
        const isApproval = action === 'approved';
        return {
          title: isApproval ? t('requests.approveUidTitle') : t('requests.rejectUidTitle'),
          consequence: isApproval
            ? t('requests.approveUid', { name, bonus: bonus === undefined ? t('none') : formatNumber(bonus) })
            : t('requests.rejectUid', { name }),
          amount: `${exchangeName} ${uid}`,
          confirmLabel: isApproval ? t('requests.approveUidConfirm') : t('requests.rejectUidConfirm'),
          note: isApproval
            ? { label: t('requests.note'), hint: t('requests.noteHint') }
            : { label: t('requests.reason'), standard: t('requests.standardUid') },
          act: ({ note }) => decide({ id, decideRequestDto: { action, adminNote: note } }).unwrap(),
          failedFallback: t('requests.uidFallback'),
        };
      }}
    />
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
