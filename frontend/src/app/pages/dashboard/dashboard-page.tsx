import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { NoUidNotice, useLacksUid } from '@/app/pages/dashboard/no-uid-notice';
import { FirstReceipt } from '@/app/pages/dashboard/first-receipt';
import { SinceLastVisit, useLastVisit } from '@/app/pages/dashboard/since-last-visit';
import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { Waiting } from '@/app/pages/dashboard/waiting';
import { EmailNotice } from '@/features/auth/account/email-notice';
import { DaysLeft } from '@/features/indicators/components/pass-summary';
import { LatestLcoin } from '@/features/lcoin/components/latest-lcoin';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { LuffBalanceFigure, LuffBalanceLabel, LuffTodayFigure } from '@/features/luff/components/luff-figures';
import { OwedLine, OwedNotice } from '@/features/luff/components/owed-notice';
import { PaybackProgress } from '@/features/luff/components/payback-progress';
import { ActiveItemCount, ActiveItems } from '@/features/store/components/active-items';
import { PassState } from '@/features/store/components/indicator-offer';
import { useShortLabel } from '@/features/store/components/short-dialog';
import {
  RebateBars,
  RebateByExchange,
  RebateTotal,
  RebateTotalLabel,
} from '@/features/uid-rebate/components/rebate-total';
import { creditingExchanges } from '@/features/uid-rebate/components/rebate-receipts';
import { PassPrice } from '@/shared/indicator/pass-price';
import {
  useGetIndicatorPassQuery,
  useGetLuffBalanceQuery,
  useGetRebateSummaryQuery,
  useListRebateMonthsQuery,
} from '@/shared/api/generated/member';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import type { RebateSummaryDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { MoneyFlow } from '@/shared/money/flow/money-flow';
import { paths, uidFormPath } from '@/shared/paths';
import { useSpendable } from '@/shared/points/use-spendable';
import { useSession } from '@/shared/session/session.slice';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Skeleton, SkeletonChart, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

const DAYS = 30;
const BARS_HEIGHT = 160;
const walletPath = `${paths.myPage}?tab=luff`;

/**
 * The member's own page: rebate first, then the payback it leads to, then L coin; what changed since the last visit and what
 * waits; the latest entries and links.
 */
export function DashboardPage() {
  const { t } = dashboardTexts.use();
  useTitle(`${t('title')} | Lance`);
  const { user } = useSession();
  const rebate = useGetRebateSummaryQuery({ days: DAYS });
  if (!user) return null;
  return (
    <Page title={t('title')}>
      <EmailNotice className={styles['notice']} />
      <Notices userId={user.id} summary={rebate.data} />
      <div className={styles['layout']}>
        <div className={styles['answer']}>
          <Labelled label={<RebateTotalLabel days={DAYS} />} query={rebate}>
            <Loaded query={rebate} skeleton={<RebateSkeleton />}>
              {(summary) =>
                summary.reportDays === 0 ? (
                  <Unreported userId={user.id} summary={summary} />
                ) : (
                  <Rebate summary={summary} />
                )
              }
            </Loaded>
          </Labelled>
          <Points userId={user.id} summary={rebate.data} />
        </div>
        <Columns userId={user.id} summary={rebate.data} />
      </div>
      {rebate.isLoading ? (
        <Skeleton height="48px" />
      ) : (
        <MoneyFlow
          exchanges={rebate.data && creditingExchanges(rebate.data.exchanges)}
          folded={rebate.data?.reportDays !== 0}
        />
      )}
      <QuickLinks />
    </Page>
  );
}

interface LabelledProps {
  label: ReactNode;
  query: { data?: unknown; isError: boolean };
  children: ReactNode;
}

/** Adds the label of a figure that could not be loaded; content that is there has its own. */
function Labelled({ label, query: { data, isError }, children }: LabelledProps) {
  if (data !== undefined || !isError) return children;
  return (
    <dl>
      <Stat label={label}>{children}</Stat>
    </dl>
  );
}

interface OfMemberProps {
  userId: string;
  summary: RebateSummaryDto | undefined;
}

/** Shows one notice at a time: without a verified UID, an owed amount is a line below the balance instead. */
function Notices({ userId, summary }: OfMemberProps) {
  const lacksUid = useLacksUid(userId, summary);
  if (lacksUid === undefined) return null;
  return lacksUid ? <NoUidNotice /> : <OwedNotice />;
}

function Columns({ userId, summary }: OfMemberProps) {
  const before = useLastVisit(userId);
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        {before !== undefined && <SinceLastVisit before={before} userId={userId} />}
        <Waiting summary={summary} />
        <Items />
      </div>
      <div className={styles['column']}>
        <LatestLcoin />
      </div>
    </div>
  );
}

function Items() {
  const { t } = dashboardTexts.use();
  return (
    <Section
      title={
        <>
          {t('items')} <ActiveItemCount />
        </>
      }
      action={
        <ButtonLink size="s" variant="link" to={paths.miningItems}>
          {t('toStore')}
        </ButtonLink>
      }
    >
      <ActiveItems />
    </Section>
  );
}

/** The label stands already; what comes below it has its shape. */
function RebateSkeleton() {
  return (
    <div className={styles['rebate']}>
      <dl>
        <Stat
          hero
          label={<RebateTotalLabel days={DAYS} />}
          note={
            <>
              <Skeleton width="15em" />
              <br />
              <Skeleton width="9em" />
            </>
          }
        >
          <Skeleton width="6em" />
        </Stat>
      </dl>
      <SkeletonChart height={BARS_HEIGHT} />
      <SkeletonRows rows={3} height="52px" />
    </div>
  );
}

/** Without reports in the period: the way to the first rebate, unless there was one before. */
function Unreported({ userId, summary }: { userId: string; summary: RebateSummaryDto }) {
  const months = useListRebateMonthsQuery();
  return (
    <Loaded query={months} skeleton={<RebateSkeleton />}>
      {(all) => (all.length === 0 ? <FirstReceipt userId={userId} summary={summary} /> : <Rebate summary={summary} />)}
    </Loaded>
  );
}

/** Rebate of the last days with its bars. */
function Rebate({ summary }: { summary: RebateSummaryDto }) {
  const { t } = dashboardTexts.use();
  return (
    <div className={styles['rebate']}>
      <RebateTotal summary={summary} />
      <RebateBars summary={summary} height={BARS_HEIGHT} />
      <RebateByExchange summary={summary} />
      <ButtonLink size="s" variant="link" to={paths.myPage}>
        {t('toRebates')}
      </ButtonLink>
    </div>
  );
}

/** Luff with its way to the payback, then L coin and what it keeps on. */
function Points({ userId, summary }: OfMemberProps) {
  const { t } = dashboardTexts.use();
  const lacksUid = useLacksUid(userId, summary);
  const luff = useGetLuffBalanceQuery();
  const { data: lcoin } = useGetLcoinBalanceQuery();
  const heldNote =
    lcoin !== undefined && compareDecimals(lcoin.held, 0) > 0
      ? t('lcoinHeld', { available: formatNumber(lcoin.available), held: formatNumber(lcoin.held) })
      : undefined;
  return (
    <div className={styles['points']}>
      <Labelled label={<LuffBalanceLabel wallet={undefined} />} query={luff}>
        <Loaded query={luff} skeleton={<LuffSkeleton />}>
          {(wallet) => (
            <>
              <dl>
                <Stat
                  label={<LuffBalanceLabel wallet={wallet} />}
                  note={
                    [wallet.todayEarned, wallet.balance].some((amount) => compareDecimals(amount, 0) !== 0) ? (
                      <>
                        {t('today')} <LuffTodayFigure wallet={wallet} />
                      </>
                    ) : undefined
                  }
                >
                  <LuffBalanceFigure wallet={wallet} size="l" />
                </Stat>
              </dl>
              {lacksUid !== false && <OwedLine wallet={wallet} />}
              <PaybackProgress {...wallet} />
              {compareDecimals(wallet.progress.currentUsdt, wallet.progress.minimumUsdt) < 0 ? (
                <ButtonLink size="s" variant="link" to={walletPath}>
                  {t('link.wallet')}
                </ButtonLink>
              ) : (
                <div>
                  <ButtonLink variant="primary" to={walletPath}>
                    {t('askPayback')}
                  </ButtonLink>
                </div>
              )}
            </>
          )}
        </Loaded>
      </Labelled>
      <Stats label={t('overview')}>
        <Stat label={t('lcoin')} note={heldNote}>
          <LcoinBalance />
        </Stat>
        <PassTile />
      </Stats>
    </div>
  );
}

function LuffSkeleton() {
  return (
    <>
      <dl>
        <Stat label={<LuffBalanceLabel wallet={undefined} />} note={<Skeleton width="7em" />}>
          <Skeleton width="6em" />
        </Stat>
      </dl>
      <Skeleton width="12em" />
      <Skeleton height="6px" />
    </>
  );
}

/** Days left of a running pass, else the price of a new one. */
function PassTile() {
  const { t } = dashboardTexts.use();
  const pass = useGetIndicatorPassQuery();
  const short = useShortLabel('LCOIN', pass.data?.priceLcoin ?? 0, useSpendable('LCOIN'));
  const shortOfLuff = useShortLabel('LUFF', pass.data?.priceLuff ?? 0, useSpendable('LUFF'));
  const isOutOfReach = short !== undefined && shortOfLuff !== undefined;
  return (
    <Stat
      label={t(pass.data?.active === false ? 'passPrice' : 'pass')}
      note={
        pass.data &&
        (isOutOfReach && pass.data.status === null && !pass.data.hasPending ? (
          short
        ) : (
          <>
            <PassState pass={pass.data} withDays={false} />
            {pass.data.active && (
              <span>
                {t('newPass')} <PassPrice pass={pass.data} paidWith="LCOIN" />
              </span>
            )}
            {pass.data.hasPending ? (
              <ButtonLink size="s" variant="link" to={`${paths.myPage}?tab=indicators`}>
                {t('toRequest')}
              </ButtonLink>
            ) : (
              <>
                {short !== undefined && <span>{short}</span>}
                <ButtonLink size="s" variant="link" to={paths.indicatorPurchase}>
                  {t('toPass')}
                </ButtonLink>
              </>
            )}
          </>
        ))
      }
    >
      <Loaded query={pass} skeleton={<Skeleton width="6em" />}>
        {(current) => (current.active ? <DaysLeft pass={current} /> : <PassPrice pass={current} paidWith="LCOIN" />)}
      </Loaded>
    </Stat>
  );
}

const links = [
  ['uids', uidFormPath],
  ['rebates', paths.myPage],
  ['wallet', walletPath],
  ['earnings', paths.myInfo],
  ['coinOverview', paths.lcoinDashboard],
  ['store', paths.miningItems],
  ['indicators', `${paths.myPage}?tab=indicators`],
  ['journal', paths.tradingJournal],
  ['chartAnalysis', paths.chartAnalysis],
] as const;

function QuickLinks() {
  const { t } = dashboardTexts.use();
  return (
    <Section title={t('links')}>
      <nav className={styles['links']} aria-label={t('links')}>
        {links.map(([key, to]) => (
          <Link key={key} to={to}>
            {t(`link.${key}`)}
          </Link>
        ))}
      </nav>
    </Section>
  );
}
