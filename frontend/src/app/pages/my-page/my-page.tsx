import { Suspense, lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { myPageTexts } from '@/app/pages/my-page/texts';
import { AccountSection } from '@/features/auth/account/account-section';
import { EmailNotice } from '@/features/auth/account/email-notice';
import { PasswordSection } from '@/features/auth/security/change-password';
import { LuffIndicatorForm } from '@/features/indicators/components/luff-indicator-form';
import { LcoinStatement } from '@/features/lcoin/components/lcoin-statement';
import { MiningState } from '@/features/lcoin/idle/mining-state';
import { LuffWallet, toWalletView } from '@/features/luff/components/luff-wallet';
import { creditingExchanges } from '@/features/uid-rebate/components/rebate-receipts';
import { RebateDashboard, toRange } from '@/features/uid-rebate/components/rebate-dashboard';
import { UidSection } from '@/features/uid-rebate/components/uid-section';
import { UidDisputes, VerificationRequests } from '@/features/uid-rebate/components/verification-requests';
import { useGetRebateSummaryQuery, useListUserUidsQuery } from '@/shared/api/generated/member';
import { MoneyFlow } from '@/shared/money/flow/money-flow';
import { paths, uidFormAnchor, uidFormPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { BackLink } from '@/shared/ui/back-link';
import { ButtonLink } from '@/shared/ui/button';
import { Page } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/my-page/my-page.module.css';

const PurchasedIndicators = lazy(async () => ({
  default: (await import('@/features/indicators/components/purchased-indicators')).PurchasedIndicators,
}));

const ChartCouponsSection = lazy(async () => ({
  default: (await import('@/features/store/components/chart-coupons')).ChartCouponsSection,
}));

const Shop = lazy(async () => ({ default: (await import('@/features/store/components/shop')).Shop }));

const JournalTab = lazy(async () => ({
  default: (await import('@/features/journal/components/journal-tab')).JournalTab,
}));

const MyReceipts = lazy(async () => ({
  default: (await import('@/features/receipts/components/my-receipts')).MyReceipts,
}));

const KeptCount = lazy(async () => ({
  default: (await import('@/features/receipts/components/my-receipts')).KeptCount,
}));

const SecurityTab = lazy(async () => ({
  default: (await import('@/features/auth/security/security-tab')).SecurityTab,
}));

const TABS = ['overview', 'transactions', 'indicators', 'luff', 'trading-journal', 'receipts', 'security'] as const;
type Tab = (typeof TABS)[number];

const labels = {
  overview: 'overview',
  transactions: 'transactions',
  indicators: 'indicators',
  luff: 'luff',
  'trading-journal': 'journal',
  receipts: 'receipts',
  security: 'security',
} as const satisfies Record<Tab, string>;

/** My Info: one tab per feature, kept in the address. */
export function MyPage() {
  const { t } = myPageTexts.use();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((key) => key === params.get('tab')) ?? 'overview';
  const set = (changes: Record<string, string>): void =>
    setParams((current) => ({ ...Object.fromEntries(current), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const open = (next: Tab): void => setParams(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true });
  const title = t(tab === 'overview' ? 'title' : labels[tab]);
  useTitle(`${title} | Lance`);
  const { user } = useSession();
  const { data: rebate } = useGetRebateSummaryQuery({ days: 30 }, { skip: tab !== 'luff' });
  const { data: uids } = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: tab !== 'luff' || !user });
  const hasUid = uids?.length !== 0;
  const isWaiting = uids?.every(({ state }) => state === 'pending') === true;
  return (
    <Page
      title={
        <>
          {title}
          {tab === 'receipts' && (
            <Suspense>
              <KeptCount />
            </Suspense>
          )}
        </>
      }
      above={tab !== 'overview' && <BackToOverview />}
    >
      {/* The wallet and two-factor login say it where it stands in the way. */}
      {tab !== 'luff' && tab !== 'security' && <EmailNotice className={styles['notice']} />}
      <Tabs
        value={tab}
        onChange={open}
        label={t('tabs')}
        tabs={TABS.map((key) => ({ key, label: t(labels[key]) }))}
        className={tab === 'overview' ? undefined : styles['part']}
      >
        {tab === 'overview' && (
          <Overview days={toRange(params.get('days'))} onDaysChange={(days) => set({ days: String(days) })} />
        )}
        {tab === 'luff' && (
          <LuffWallet
            view={toWalletView(params.get('view'))}
            onViewChange={(view) => set({ tab: 'luff', view })}
            first={
              !hasUid && (
                <>
                  <p className={styles['first']}>{t('uidFirst')}</p>
                  <ButtonLink variant="primary" to={uidFormPath}>
                    {t('registerUid')}
                  </ButtonLink>
                </>
              )
            }
            uidLink={
              hasUid ? (
                <ButtonLink to={isWaiting ? paths.myPage : uidFormPath}>
                  {t(isWaiting ? 'toUidState' : 'registerUid')}
                </ButtonLink>
              ) : undefined
            }
            emailNotice={<EmailNotice />}
            mining={<MiningState />}
            shop={
              <Suspense fallback={<SkeletonRows rows={4} height="112px" />}>
                <Shop />
              </Suspense>
            }
            indicator={<LuffIndicatorForm />}
            exchanges={rebate && creditingExchanges(rebate.exchanges)}
          />
        )}
        {tab === 'transactions' && <LcoinStatement />}
        {tab === 'indicators' && (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <div className={styles['purchased']}>
              <PurchasedIndicators />
              <ChartCouponsSection />
            </div>
          </Suspense>
        )}
        {tab === 'trading-journal' && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <JournalTab />
          </Suspense>
        )}
        {tab === 'receipts' && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <MyReceipts />
          </Suspense>
        )}
        {tab === 'security' && (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <SecurityTab />
          </Suspense>
        )}
      </Tabs>
    </Page>
  );
}

/** On phones in place of the tabs, whose row would stand above the part's own. */
function BackToOverview() {
  return (
    <div className={styles['back']}>
      <BackLink to={paths.myPage}>{myPageTexts.use().t('title')}</BackLink>
    </div>
  );
}

function Overview({ days, onDaysChange }: { days: 7 | 30 | 90; onDaysChange: (days: 7 | 30 | 90) => void }) {
  const { t } = myPageTexts.use();
  const { user } = useSession();
  const { data: rebate } = useGetRebateSummaryQuery({ days });
  const { data: uids } = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: !user });
  const { hash } = useLocation();
  const isRead = uids !== undefined && rebate !== undefined;
  // Scrolls after the content above the form has loaded, because loading it moves the form.
  useEffect(() => {
    if (isRead && hash === `#${uidFormAnchor}`) document.getElementById(uidFormAnchor)?.scrollIntoView();
  }, [isRead, hash]);
  if (!user) return null;
  // Members without UIDs and rebates see the form instead of an empty dashboard.
  const isNew = uids?.length === 0 && rebate?.exchanges.length === 0;
  return (
    <div className={styles['overview']}>
      {!isNew && (
        <RebateDashboard
          days={days}
          onDaysChange={onDaysChange}
          isEarning={uids?.some(({ state }) => state === 'verified') !== false}
          empty={<EmptyState title={t('noRebateTitle')}>{t('noRebateText')}</EmptyState>}
        />
      )}
      <UidSection userId={user.id} />
      <VerificationRequests uids={uids} />
      <UidDisputes />
      {rebate && <MoneyFlow exchanges={creditingExchanges(rebate.exchanges)} here="rebate" folded />}
      <AccountSection />
      <PasswordSection beside={false} />
    </div>
  );
}
