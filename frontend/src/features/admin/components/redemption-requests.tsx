import { MemberCell, UidCell } from '@/features/admin/components/data-table';
import { DecidedCell } from '@/features/admin/components/decided-cell';
import { PassPeriod, TradingviewId, usePassCourse, usePassQuestion } from '@/features/admin/components/pass-requests';
import { type RequestQuestion, RequestTable, type RequestsProps } from '@/features/admin/components/request-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import {
  useApproveLuffRedemptionMutation,
  useListAdminLuffRedemptionsInfiniteQuery,
  useRecordLuffPayoutMutation,
  useRejectLuffRedemptionMutation,
} from '@/shared/api/generated/admin';
import type { AdminLuffRedemptionDto, RequestDecision } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatNumber } from '@/shared/format';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { Amount, Figure } from '@/shared/ui/figure';
import { type IndicatorCourse, IndicatorStatusTag, indicatorState } from '@/shared/ui/indicator-timeline';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

/** Decimals of USDT in the list, as members see them. */
const USDT_DIGITS = 2;

const exact = (amount: string): string => formatNumber(amount, { digits: 8, trim: true });

/** Requests in Luff: paybacks, paid with the approval or later, and indicator passes. */
export function RedemptionRequests({ status, empty }: RequestsProps) {
  const { t } = adminTexts.use();
  const query = useListAdminLuffRedemptionsInfiniteQuery({ status });
  const course = usePassCourse(courseOf);
  const { question, payout } = useQuestions();
  return (
    <RequestTable<AdminLuffRedemptionDto>
      label={t('requests.luff')}
      {...{ query, status, empty, question, payout }}
      expandable={course.expandable}
      columns={[
        {
          width: 40,
          isEmpty: (redemption) => courseOf(redemption) === null,
          render: (redemption) => course.button(redemption),
        },
        { title: t('requests.requestedAt'), render: ({ createdAt }) => <When at={createdAt} /> },
        { title: t('member'), render: (request) => <MemberCell name={request.userName} email={request.userEmail} /> },
        {
          title: t('requests.amount'),
          align: 'right',
          render: (redemption) => <RequestedAmount {...redemption} />,
        },
        {
          title: t('requests.type'),
          render: ({ redemptionType }) => t(`requests.redemptionType.${redemptionType}`),
        },
        {
          title: t('requests.payTo'),
          render: ({ tradingviewId, payoutUid, findings, otherAccountsCount }) =>
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
              <TradingviewId tradingviewId={tradingviewId} otherAccountsCount={otherAccountsCount} />
            ),
        },
        {
          title: t('status'),
          isEmpty: ({ status: state }) => state === 'pending',
          render: (redemption) => <DecidedCell {...redemption} />,
        },
        {
          title: t('requests.payout'),
          isEmpty: ({ status: state }) => state === 'pending',
          render: (redemption) => <Payout {...redemption} />,
        },
      ]}
    />
  );
}

/** What the member sees of the amount; its receipt has all digits. */
function RequestedAmount({ usdtAmount, luffAmount }: AdminLuffRedemptionDto) {
  const { t } = adminTexts.use();
  const digits = useLuffDigits();
  return (
    <span className={styles['stack']}>
      {usdtAmount === null ? (
        <Amount value={cut(luffAmount, digits)} unit={t('luff')} digits={digits} trim />
      ) : (
        <span>
          <Figure
            value={cut(usdtAmount, USDT_DIGITS)}
            unit={t('usdt')}
            digits={USDT_DIGITS}
            trim
            receipt={{
              title: t('requests.redemptionType.usdt_payback'),
              rows: [{ label: t('requests.requestedLuff'), value: exact(luffAmount), unit: t('luff') }],
              sum: { label: t('requests.payout'), value: exact(usdtAmount), unit: t('usdt') },
            }}
          />
        </span>
      )}
      <span className={styles['muted']}>
        {usdtAmount === null
          ? t('requests.noUsdt')
          : `${formatNumber(cut(luffAmount, digits), { digits, trim: true })} ${t('luff')}`}
      </span>
    </span>
  );
}

function useQuestions() {
  const { t } = adminTexts.use();
  const passQuestion = usePassQuestion();
  const [approve] = useApproveLuffRedemptionMutation();
  const [reject] = useRejectLuffRedemptionMutation();
  const [recordPayout] = useRecordLuffPayoutMutation();

  const approval =
    ({ id, findings }: AdminLuffRedemptionDto): RequestQuestion['act'] =>
    ({ note, expiresOn, reference }) =>
      approve({
        id,
        approveRedemptionDto: {
          adminNote: note,
          expiryDate: expiresOn,
          payoutReference: reference,
          confirmedFindings: codesOf(findings),
        },
      }).unwrap();
  const rejection =
    ({ id }: AdminLuffRedemptionDto): RequestQuestion['act'] =>
    ({ note }) =>
      reject({ id, rejectRedemptionDto: { adminNote: note } }).unwrap();

  const question = (redemption: AdminLuffRedemptionDto, action: RequestDecision): RequestQuestion => {
    const { userName: name, usdtAmount, clawback, findings } = redemption;
    const luff = exact(redemption.luffAmount);
    const act = action === 'approved' ? approval(redemption) : rejection(redemption);
    if (usdtAmount === null) {
      const owes = compareDecimals(clawback, 0) > 0;
      const warning = owes ? t('requests.approveOwing', { clawback: exact(clawback) }) : '';
      return { ...passQuestion(redemption, action, `${luff} ${t('luff')}`, warning), act };
    }
    const usdt = exact(usdtAmount);
    const amount = `${usdt} ${t('usdt')}`;
    if (action === 'rejected')
      return {
        act,
        amount: `${luff} ${t('luff')}`,
        title: t('requests.rejectLuffTitle'),
        consequence: t('requests.rejectLuff', { luff, usdt, name }),
        confirmLabel: t('requests.rejectLuffConfirm', { luff }),
        note: { label: t('requests.reason'), standard: t('requests.standardPayback') },
        failedFallback: t('requests.rejectFallback'),
      };
    return {
      amount,
      act,
      findings,
      title: t('requests.approveLuffTitle'),
      consequence: t('requests.approveLuff', { luff, usdt, name, uid: uidOf(redemption) }),
      confirmLabel: t('requests.approveLuffConfirm', { usdt }),
      reference: { hint: t('requests.payoutReferenceHint') },
      note: { label: t('requests.note'), hint: t('requests.noteHint') },
      failedFallback: t('requests.approveFallback'),
    };
  };

  const payout = {
    isDue: (redemption: AdminLuffRedemptionDto) =>
      isPayback(redemption) && redemption.status === 'approved' && redemption.paidAt === null,
    question: (redemption: AdminLuffRedemptionDto): RequestQuestion => {
      const { id, userName: name, findings } = redemption;
      const usdt = exact(redemption.usdtAmount ?? '');
      return {
        findings,
        amount: `${usdt} ${t('usdt')}`,
        title: t('requests.payoutTitle'),
        consequence: t('requests.payoutConsequence', { name, usdt }),
        confirmLabel: t('requests.payoutConfirm', { usdt }),
        reference: { hint: uidOf(redemption), needed: t('requests.payoutReferenceNeeded') },
        act: ({ reference = '' }) =>
          recordPayout({
            id,
            recordPayoutDto: { payoutReference: reference, confirmedFindings: codesOf(findings) },
          }).unwrap(),
        failedFallback: t('requests.payoutFallback'),
      };
    },
  };
  return { question, payout };
}

const codesOf = (findings: AdminLuffRedemptionDto['findings']): string[] | undefined =>
  findings.length > 0 ? findings.map(({ code }) => code) : undefined;

const uidOf = ({ payoutUid }: AdminLuffRedemptionDto): string =>
  payoutUid ? `${payoutUid.exchangeName} ${payoutUid.uid}` : '';

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
  const { status, payoutReference, paidAt, processedAt, expiresAt } = redemption;
  if (status !== 'approved') return t('none');
  if (!isPayback(redemption)) {
    const course = courseOf(redemption);
    return (
      <span className={styles['stack']}>
        <span>{course && <IndicatorStatusTag state={indicatorState(course)} />}</span>
        <PassPeriod since={processedAt} until={expiresAt} />
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
