import { useSearchParams } from 'react-router';
import { EarningsStatement } from '@/app/pages/my-info/earnings-statement';
import { myInfoTexts } from '@/app/pages/my-info/texts';
import { appTexts } from '@/app/texts';
import { EarnedInDays } from '@/features/earnings/components/earnings-charts';
import { IndicatorRequests } from '@/features/indicators/components/indicator-requests';
import { AttendanceStat } from '@/features/lcoin/components/attendance';
import { IdleNote } from '@/features/lcoin/components/idle-note';
import { LatestLcoin } from '@/features/lcoin/components/latest-lcoin';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { LuffBalance } from '@/features/luff/components/luff-figures';
import { LuffHistory } from '@/features/luff/components/luff-history';
import { LuffRateNote } from '@/features/luff/components/luff-rate-note';
import { Redemptions } from '@/features/luff/components/redemptions';
import { OwnedItems } from '@/features/store/components/owned-items';
import { MoneyFlow } from '@/shared/money/flow/money-flow';
import { localPath, paths } from '@/shared/paths';
import { BackLink } from '@/shared/ui/back-link';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { Stat } from '@/shared/ui/stat';
import { Tabs } from '@/shared/ui/tabs';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/my-info/my-info-page.module.css';

const LIST_HEIGHT = 500;
const LATEST = 10;
const DAYS = 30;
const TABS = ['all', 'lcoin', 'luff'] as const;

/** Earnings history: L coin, Luff, or all books together; each begins with what the last days brought. */
export function MyInfoPage() {
  const { t, language } = myInfoTexts.use();
  const title = appTexts.use().t('nav.earnings');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((key) => key === params.get('tab')) ?? 'lcoin';
  useTitle(`${title} | Lance`);
  return (
    <Page title={title} above={<BackLink to={localPath(paths.home, language)}>{t('back')}</BackLink>}>
      <Tabs
        value={tab}
        onChange={(next) => setParams(next === 'lcoin' ? {} : { tab: next }, { preventScrollReset: true })}
        label={t('tabs')}
        tabs={TABS.map((key) => ({ key, label: t(`${key}Tab`) }))}
      >
        {tab === 'lcoin' ? <LcoinTab /> : tab === 'luff' ? <LuffTab /> : <EarningsStatement />}
      </Tabs>
    </Page>
  );
}

/** What was earned leads, since the balance does on the pages of the wallets; then the balances, and today's check-in of L coin. */
function Summary({ of }: { of: 'lcoin' | 'luff' }) {
  const { t } = myInfoTexts.use();
  return (
    <div className={styles['answer']}>
      <EarnedInDays book={of} days={DAYS} />
      <dl className={styles['summary']} aria-label={t('summary')}>
        {of === 'lcoin' && (
          <Stat label={t('lcoin')} note={<IdleNote brief />}>
            <LcoinBalance size="text" />
          </Stat>
        )}
        <Stat label={t('luff')} note={<LuffRateNote />}>
          <LuffBalance size="text" />
        </Stat>
        {of === 'lcoin' && <AttendanceStat />}
      </dl>
    </div>
  );
}

function LcoinTab() {
  const { t } = myInfoTexts.use();
  return (
    <div className={styles['tab']}>
      <Summary of="lcoin" />
      <div className={styles['columns']}>
        <LatestLcoin rows={LATEST} scroll={LIST_HEIGHT} />
        <Section
          title={t('purchases')}
          action={
            <ButtonLink size="s" variant="link" to={paths.miningItems}>
              {t('store')}
            </ButtonLink>
          }
        >
          <div className={styles['purchases']}>
            <div>
              <h3>{t('requests')}</h3>
              <IndicatorRequests compact />
            </div>
            <div>
              <h3>{t('items')}</h3>
              <OwnedItems compact />
            </div>
          </div>
        </Section>
      </div>
    </div>
  );
}

function LuffTab() {
  const { t } = myInfoTexts.use();
  return (
    <div className={styles['tab']}>
      <Summary of="luff" />
      <div className={cx(styles['columns'], styles['requestsFirst'])}>
        <div className={styles['beside']}>
          <Redemptions />
          <MoneyFlow here="payback" folded />
        </div>
        <Section title={t('luffEntries')}>
          <LuffHistory scroll={LIST_HEIGHT} />
        </Section>
      </div>
    </div>
  );
}
