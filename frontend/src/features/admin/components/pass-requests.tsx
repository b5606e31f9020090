import { type TableProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Copyable } from '@/features/admin/components/copyable';
import { ExpandButton } from '@/features/admin/components/data-table';
import type { RequestQuestion } from '@/features/admin/components/request-table';
import { adminTexts } from '@/features/admin/texts';
import type { OtherAccountDto, RequestDecision } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { type IndicatorCourse, IndicatorTimeline } from '@/shared/ui/indicator-timeline';
import styles from '@/features/admin/components/admin.module.css';

/** The fields of a pass request about other accounts with the same TradingView ID. */
interface SharedTradingviewId {
  otherAccountsCount: number;
  otherAccounts: readonly OtherAccountDto[];
}

interface TradingviewIdProps {
  tradingviewId: string;
  otherAccountsCount: number;
}

/** TradingView ID of a request with the number of other accounts that use it. */
export function TradingviewId({ tradingviewId: id, otherAccountsCount }: TradingviewIdProps) {
  const { t } = adminTexts.use();
  if (otherAccountsCount === 0) return <Copyable text={id} />;
  return (
    <span className={styles['stack']}>
      <Copyable text={id} />
      <span className={styles['warn']}>{t('requests.sameId', { count: otherAccountsCount })}</span>
    </span>
  );
}

/** Since when a pass runs and until when. */
export function PassPeriod({ since, until }: { since: string | null; until: string | null }) {
  const { t, language } = adminTexts.use();
  if (until === null) return t('none');
  return (
    <span className={styles['stack']}>
      {since !== null && (
        <span className={styles['whole']}>
          {t('requests.passSince', { day: formatDay(new Date(since), language) })}
        </span>
      )}
      <span className={styles['whole']}>{t('requests.passUntil', { day: formatDay(new Date(until), language) })}</span>
    </span>
  );
}

/** Other accounts with the same TradingView ID; empty if none. */
function useOtherAccountsText(): (request: SharedTradingviewId) => string {
  const { t, language } = adminTexts.use();
  return ({ otherAccountsCount, otherAccounts }) => {
    if (otherAccountsCount === 0) return '';
    const names = otherAccounts.map(({ userName: name, userEmail: email, hasPending, passesUntil }) => {
      const what = [
        ...(passesUntil === null
          ? []
          : [t('requests.sameIdPass', { day: formatDay(new Date(passesUntil), language) })]),
        ...(hasPending ? [t('requests.sameIdPending')] : []),
      ];
      return `${name} (${email}): ${what.join(', ')}`;
    });
    const unnamed = otherAccountsCount - otherAccounts.length;
    const more = unnamed > 0 ? [t('requests.sameIdMore', { count: unnamed })] : [];
    return `${t('requests.sameId', { count: otherAccountsCount })}. ${[...names, ...more].join('; ')}`;
  };
}

/** The fields of a pass request that its decision is about. */
interface PassRequest extends SharedTradingviewId {
  userName: string;
  tradingviewId: string | null;
  proposedExpiresOn: string | null;
  runningUntil: string | null;
  passDays?: number;
}

/** The question about a pass, however it is paid; who asks knows how to send the decision. */
export function usePassQuestion() {
  const { t } = adminTexts.use();
  const othersText = useOtherAccountsText();
  return (pass: PassRequest, action: RequestDecision, amount: string, warning = ''): Omit<RequestQuestion, 'act'> => {
    const { userName: name, tradingviewId, proposedExpiresOn, runningUntil, passDays } = pass;
    if (action === 'rejected')
      return {
        amount,
        title: t('requests.rejectPassTitle'),
        consequence: t('requests.rejectPass', { amount, name }),
        confirmLabel: t('requests.rejectPassConfirm', { amount }),
        note: { label: t('requests.reason'), standard: t('requests.standardPass') },
        failedFallback: t('requests.passRejectFallback'),
      };
    return {
      amount,
      title: t('requests.approvePassTitle'),
      consequence: t('requests.approvePass', { amount, name, id: tradingviewId ?? t('none') }),
      warning: `${warning} ${othersText(pass)}`.trim() || undefined,
      confirmLabel: t('requests.approvePassConfirm'),
      expiry: { proposedOn: proposedExpiresOn ?? '', runningUntil, passDays },
      note: { label: t('requests.note'), hint: t('requests.noteHint') },
      failedFallback: t('requests.passApproveFallback'),
    };
  };
}

/** Table properties for expanding the timeline of a pass, one at a time. */
export interface PassCourse<T> {
  /** Toggles the timeline of a row. */
  button: (row: T) => ReactNode;
  expandable: NonNullable<TableProps<T>['expandable']>;
}

/** Timeline of an indicator pass request below its row. Rows without one have no button. */
export function usePassCourse<T extends { id: string; userName: string }>(
  courseOf: (row: T) => IndicatorCourse | null,
): PassCourse<T> {
  const { t } = adminTexts.use();
  const [open, setOpen] = useState<string>();
  return {
    button: (row) => {
      const { id, userName: name } = row;
      const isOpen = open === id;
      return (
        courseOf(row) && (
          <ExpandButton
            label={isOpen ? t('requests.closeTimeline', { name }) : t('requests.openTimeline', { name })}
            isOpen={isOpen}
            onClick={() => setOpen(isOpen ? undefined : id)}
          />
        )
      );
    },
    expandable: {
      showExpandColumn: false,
      expandedRowKeys: open === undefined ? [] : [open],
      expandedRowRender: (row) => {
        const course = courseOf(row);
        return (
          course && (
            <div className={styles['detail']}>
              <div className={styles['course']}>
                <IndicatorTimeline purchase={course} />
              </div>
            </div>
          )
        );
      },
    },
  };
}
