import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { DaysLeft } from '@/features/indicators/components/pass-summary';
import { LcoinEntries } from '@/features/lcoin/components/lcoin-entries';
import { LcoinBalance } from '@/features/lcoin/components/lcoin-figures';
import { LuffBalanceFigure, LuffTodayFigure } from '@/features/luff/components/luff-figures';
import { ActiveItemCount, ActiveItems } from '@/features/store/components/active-items';
import { PassState } from '@/features/store/components/indicator-offer';
import { PassPrice } from '@/shared/indicator/pass-price';
import {
  useGetIndicatorPassQuery,
  useGetLuffBalanceQuery,
  useListLcoinEntriesInfiniteQuery,
} from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { paths, uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

const LATEST = 5;

/** Overview of the member's balances, passes and latest entries, with links. */
export function DashboardPage() {
  const { t } = dashboardTexts.use();
  useTitle(`${t('title')} | Lance`);
  return (
    <Page title={t('title')}>
      <Answer />
      <div className={styles['columns']}>
        <Latest />
        <div className={styles['side']}>
          <Section
            title={t('items')}
            action={
              <ButtonLink size="s" to={paths.miningItems}>
                {t('toStore')}
              </ButtonLink>
            }
          >
            <ActiveItems />
          </Section>
          <QuickLinks />
        </div>
      </div>
    </Page>
  );
}

/** Balances: one large figure, the others beside each other. */
function Answer() {
  const { t } = dashboardTexts.use();
  const luff = useGetLuffBalanceQuery();
  return (
    <div className={styles['answer']}>
      <dl>
        <Stat hero label={t('lcoin')}>
          <LcoinBalance size="hero" />
        </Stat>
      </dl>
      <Stats label={t('overview')}>
        <Stat
          label={t('luff')}
          note={
            luff.data && (
              <>
                {t('today')} <LuffTodayFigure wallet={luff.data} />
              </>
            )
          }
        >
          <Loaded query={luff} skeleton={<Skeleton width="6em" />}>
            {(wallet) => <LuffBalanceFigure wallet={wallet} />}
          </Loaded>
        </Stat>
        <Stat label={t('activeItems')}>
          <ActiveItemCount />
        </Stat>
        <PassTile />
      </Stats>
    </div>
  );
}

function Latest() {
  const { t } = dashboardTexts.use();
  const entries = useListLcoinEntriesInfiniteQuery({ limit: LATEST });
  return (
    <Section
      title={t('recent')}
      action={
        <ButtonLink size="s" to={paths.myInfo}>
          {t('all')}
        </ButtonLink>
      }
    >
      <Loaded
        query={{ ...entries, data: itemsOf(entries.data) }}
        skeleton={<SkeletonRows rows={LATEST} height="56px" />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      >
        {(all) => <LcoinEntries entries={all} />}
      </Loaded>
    </Section>
  );
}

/** Days left of a running pass, else the price of a new one. */
function PassTile() {
  const { t } = dashboardTexts.use();
  const pass = useGetIndicatorPassQuery();
  return (
    <Stat
      label={t(pass.data?.active === false ? 'passPrice' : 'pass')}
      note={
        pass.data && (
          <>
            <PassState pass={pass.data} withDays={false} />
            {pass.data.active && (
              <span>
                {t('newPass')} <PassPrice pass={pass.data} paidWith="LCOIN" />
              </span>
            )}
            <Link to={paths.indicatorPurchase}>{t('toPass')}</Link>
          </>
        )
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
  ['wallet', `${paths.myPage}?tab=luff`],
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
      <ul className={styles['links']}>
        {links.map(([key, to]) => (
          <li key={key}>
            <Link to={to}>
              {t(`link.${key}`)}
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
