import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { dashboardTexts } from '@/app/pages/dashboard/texts';
import {
  useGetAttendanceStatusQuery,
  useGetIndicatorPassQuery,
  useListIndicatorPurchasesInfiniteQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListUidVerificationRequestsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { RebateSummaryDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDateTime, formatDay, formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

interface Wait {
  key: string;
  title: string;
  note: ReactNode;
  to: string;
}

interface WaitingProps {
  summary: RebateSummaryDto | undefined;
}

/** What waits for the member, for an administrator, or for an exchange's report. */
export function Waiting({ summary }: WaitingProps) {
  const { t } = dashboardTexts.use();
  const query = useWaiting(summary);
  return (
    <Section title={t('waiting')}>
      <Loaded query={query} skeleton={<SkeletonRows rows={2} height="56px" />}>
        {(waits) =>
          waits.length === 0 ? (
            <p className={styles['quiet']}>{t('nothingWaits')}</p>
          ) : (
            <Entries label={t('waiting')}>
              {waits.map(({ key, title, note, to }) => (
                <Entry
                  key={key}
                  className={styles['wait']}
                  title={<Link to={to}>{title}</Link>}
                  note={note}
                  value={<ChevronRight size={16} aria-hidden />}
                />
              ))}
            </Entries>
          )
        }
      </Loaded>
    </Section>
  );
}

const isPending = ({ status }: { status: string }): boolean => status === 'pending';

/** Next report of each exchange, the earliest first. One row for all, since they need no action. */
function useReports(summary: RebateSummaryDto | undefined): Wait[] {
  const { t, language } = dashboardTexts.use();
  const reports = (summary?.exchanges ?? [])
    .flatMap(({ exchangeName, nextReportDue: due }) => (due === null ? [] : [{ exchangeName, due }]))
    .sort((a, b) => Date.parse(a.due) - Date.parse(b.due));
  const [first, ...others] = reports;
  if (!first) return [];
  const at = (due: string): string => formatDateTime(due, language);
  return [
    {
      key: 'reports',
      title: others.length === 0 ? t('reportWaits', { exchange: first.exchangeName }) : t('reportsWait'),
      note:
        others.length === 0
          ? at(first.due)
          : reports.map(({ exchangeName, due }) => (
              <span key={exchangeName} className={styles['uid']}>
                {exchangeName} {at(due)}
              </span>
            )),
      to: paths.myPage,
    },
  ];
}

/** One state over all reads: a list that lacks one of them would look complete. */
function useWaiting(summary: RebateSummaryDto | undefined) {
  const { t, language } = dashboardTexts.use();
  const attendance = useGetAttendanceStatusQuery();
  const uids = useListUidVerificationRequestsInfiniteQuery({});
  const paybacks = useListLuffRedemptionsInfiniteQuery({});
  const passes = useListIndicatorPurchasesInfiniteQuery({});
  const pass = useGetIndicatorPassQuery();
  const reports = useReports(summary);
  const queries = [attendance, uids, paybacks, passes, pass];
  const today = attendance.data;
  const ending = pass.data?.status === 'expiring' && !pass.data.hasPending ? pass.data : undefined;
  const lists = [uids.data, paybacks.data, passes.data, pass.data].map((data) => data !== undefined);
  const since = (at: string): string => t('askedAt', { at: formatDateTime(at, language) });
  const waits: Wait[] = [
    ...(today && !today.hasCheckedToday && today.reward !== '0'
      ? [
          {
            key: 'attendance',
            title: t('attendance'),
            note: t('attendanceText', { amount: formatNumber(today.reward) }),
            to: paths.myInfo,
          },
        ]
      : []),
    ...(ending?.expiresAt
      ? [
          {
            key: 'pass',
            title: ending.daysLeft === 0 ? t('passEndsToday') : t('passEnds', { count: ending.daysLeft ?? 0 }),
            note: t('passEndsText', { day: formatDay(ending.expiresAt, language) }),
            to: paths.indicatorPurchase,
          },
        ]
      : []),
    ...(itemsOf(uids.data) ?? []).filter(isPending).map(({ id, exchangeName, uid, createdAt }) => ({
      key: id,
      title: t('uidWaits', { exchange: exchangeName }),
      note: (
        <>
          <span className={styles['uid']}>{uid}</span>
          <span>{since(createdAt)}</span>
        </>
      ),
      to: paths.myPage,
    })),
    ...(itemsOf(paybacks.data) ?? [])
      .filter((request) => isPending(request) && request.usdtAmount !== null)
      .map(({ id, usdtAmount, createdAt }) => ({
        key: id,
        title: t('paybackWaits', { amount: formatNumber(usdtAmount, { digits: 8, trim: true }) }),
        note: since(createdAt),
        to: `${paths.myPage}?tab=luff`,
      })),
    ...(itemsOf(passes.data) ?? []).filter(isPending).map(({ id, createdAt }) => ({
      key: id,
      title: t('passWaits'),
      note: since(createdAt),
      to: `${paths.myPage}?tab=indicators`,
    })),
    ...reports,
  ];
  const failed = queries.find(({ isError }) => isError);
  return {
    data: today && lists.every(Boolean) ? waits : undefined,
    isError: failed !== undefined,
    error: failed?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => void (failed ?? attendance).refetch(),
  };
}
