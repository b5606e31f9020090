import { MemberCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { PassPeriod, TradingviewId, usePassCourse, usePassQuestion } from '@/features/admin/components/pass-requests';
import { RequestTable, type RequestsProps } from '@/features/admin/components/request-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import {
  useApproveIndicatorPurchaseMutation,
  useListAdminIndicatorPurchasesInfiniteQuery,
  useRejectIndicatorPurchaseMutation,
} from '@/shared/api/generated/admin';
import type { AdminIndicatorPurchaseDto } from '@/shared/api/generated/schemas';
import { IndicatorStatusTag, indicatorState, usePaidText } from '@/shared/ui/indicator-timeline';
import styles from '@/features/admin/components/admin.module.css';

/** Indicator pass requests in L coin; those in Luff are among the redemptions. */
export function IndicatorRequests({ status, empty }: RequestsProps) {
  const { t } = adminTexts.use();
  const paidText = usePaidText();
  const passQuestion = usePassQuestion();
  const query = useListAdminIndicatorPurchasesInfiniteQuery({ status });
  const course = usePassCourse<AdminIndicatorPurchaseDto>((purchase) => purchase);
  const [approve] = useApproveIndicatorPurchaseMutation();
  const [reject] = useRejectIndicatorPurchaseMutation();
  return (
    <>
      <p className={styles['muted']}>{t('requests.luffPassesElsewhere')}</p>
      <RequestTable<AdminIndicatorPurchaseDto>
        label={t('requests.indicators')}
        {...{ query, status, empty }}
        expandable={course.expandable}
        columns={[
          { width: 40, render: (purchase) => course.button(purchase) },
          { title: t('requests.requestedAt'), render: ({ createdAt }) => <When at={createdAt} /> },
          { title: t('member'), render: (request) => <MemberCell name={request.userName} email={request.userEmail} /> },
          { title: t('users.tradingview'), render: (purchase) => <TradingviewId {...purchase} /> },
          { title: t('requests.paidAmount'), align: 'right', render: (purchase) => paidText(purchase) },
          {
            title: t('status'),
            isEmpty: ({ status: state }) => state === 'pending',
            render: (purchase) => (
              <DecidedCell {...purchase} tag={<IndicatorStatusTag state={indicatorState(purchase)} />} />
            ),
          },
          {
            title: t('requests.passPeriod'),
            isEmpty: ({ expiresAt }) => expiresAt === null,
            render: ({ approvedAt, expiresAt }) => <PassPeriod since={approvedAt} until={expiresAt} />,
          },
        ]}
        question={(purchase, action) => ({
          ...passQuestion(purchase, action, paidText(purchase)),
          act: ({ note: adminNote, expiresOn = '' }) =>
            action === 'approved'
              ? approve({ id: purchase.id, approveIndicatorPurchaseDto: { expiresAt: expiresOn, adminNote } }).unwrap()
              : reject({ id: purchase.id, rejectIndicatorPurchaseDto: { adminNote } }).unwrap(),
        })}
      />
    </>
  );
}
