import { RotateCw } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { lcoinDashboardTexts } from '@/app/pages/lcoin-dashboard/texts';
import { appTexts } from '@/app/texts';
import { IndicatorRequests } from '@/features/indicators/components/indicator-requests';
import { AttendanceStat } from '@/features/lcoin/components/attendance';
import { IdleNote } from '@/features/lcoin/components/idle-note';
import { LatestLcoin } from '@/features/lcoin/components/latest-lcoin';
import { LcoinSums } from '@/features/lcoin/components/lcoin-figures';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { MiningState } from '@/features/lcoin/idle/mining-state';
import { LuffBalance } from '@/features/luff/components/luff-figures';
import { LuffRateNote } from '@/features/luff/components/luff-rate-note';
import { OwnedItems } from '@/features/store/components/owned-items';
import { baseApi } from '@/shared/api/base-api';
import { useListUserUidsQuery } from '@/shared/api/generated/member';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { ButtonLink, IconButton } from '@/shared/ui/button';
import { Card, Page, Section } from '@/shared/ui/card';
import { Stat } from '@/shared/ui/stat';
import { Tooltip } from '@/shared/ui/tooltip';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/lcoin-dashboard/lcoin-dashboard-page.module.css';

const LIST_HEIGHT = 500;
const LATEST = 10;
const SHOWN = ['lcoin', 'luff', 'idle-rewards', 'attendance', 'store', 'indicators'] as const;

/** L coin overview: balance, sums with their entries, and active uses. */
export function LcoinDashboardPage() {
  const { t } = lcoinDashboardTexts.use();
  const title = appTexts.use().t('nav.coinOverview');
  useTitle(`${title} | Lance`);
  return (
    <Page title={title} action={<Refresh />}>
      <div className={styles['answer']}>
        <dl>
          <Stat hero label={t('lcoin')} note={<IdleNote />}>
            <LcoinBalance size="hero" />
          </Stat>
        </dl>
        <MiningState />
        <LcoinSums />
      </div>
      <div className={styles['columns']}>
        <div className={styles['beside']}>
          <Section title={t('today')}>
            <dl className={styles['today']}>
              <AttendanceStat />
            </dl>
          </Section>
          <Section
            title={t('luff')}
            action={
              <ButtonLink size="s" variant="link" to={`${paths.myPage}?tab=luff`}>
                {t('luffWallet')}
              </ButtonLink>
            }
          >
            <dl>
              <Stat label={t('luffBalance')} note={<LuffRateNote />}>
                <LuffBalance size="text" />
              </Stat>
            </dl>
          </Section>
          <Section
            title={t('items')}
            action={
              <ButtonLink size="s" variant="link" to={paths.lcoinShop}>
                {t('store')}
              </ButtonLink>
            }
          >
            <OwnedItems compact />
          </Section>
          <Section title={t('requests')}>
            <IndicatorRequests compact />
          </Section>
        </div>
        <div className={styles['beside']}>
          <LatestLcoin rows={LATEST} scroll={LIST_HEIGHT} badges />
          <Promos />
        </div>
      </div>
    </Page>
  );
}

function Refresh() {
  const { t } = lcoinDashboardTexts.use();
  const dispatch = useDispatch();
  const { isFetching } = useGetLcoinBalanceQuery();
  return (
    <Tooltip content={t('refresh')}>
      <IconButton
        label={t('refresh')}
        title=""
        disabled={isFetching}
        onClick={() => dispatch(baseApi.util.invalidateTags([...SHOWN]))}
      >
        <RotateCw size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

/** Links to earn and to spend L coin. */
function Promos() {
  const { t, language } = lcoinDashboardTexts.use();
  const { user } = useSession();
  const { data: uids } = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: !user });
  const earns = uids?.some(({ state }) => state === 'verified') === true;
  return (
    <section className={styles['promos']} aria-label={t('promos')}>
      <Card className={styles['promo']}>
        <h2>{t('homeTitle')}</h2>
        <p>{t(earns ? 'homeTextEarning' : 'homeText')}</p>
        <ButtonLink to={localPath(paths.home, language)}>{t('homeAction')}</ButtonLink>
      </Card>
      <Card className={styles['promo']}>
        <h2>{t('chartTitle')}</h2>
        <p>{t('chartText')}</p>
        <ButtonLink to={paths.chartAnalysis}>{t('chartAction')}</ButtonLink>
      </Card>
    </section>
  );
}
