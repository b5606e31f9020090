import { useEffect } from 'react';
import { KimchiPanel } from '@/features/insights/kimchi/kimchi-panel';
import { PlainPremiums } from '@/features/insights/kimchi/plain-premiums';
import { PremiumHero } from '@/features/insights/kimchi/premium-hero';
import { premiumTitle } from '@/features/insights/kimchi/premium-title';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { OutageNotice } from '@/features/insights/outages/outage-notice';
import { OutagePart, TellsOutages } from '@/features/insights/outages/reports';
import { loginPath, localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { PagePart } from '@/shared/ui/page-part';
import { keepTitle, useTitle } from '@/shared/use-title';
import styles from '@/features/insights/pages/kimchi-premium-page.module.css';

/** The premium of every coin for everybody, read-only; complete without scripts, moving with them. */
export function KimchiPremiumPage() {
  const { t, language } = kimchiTexts.use();
  const { data } = useKimchi();
  const isMember = useSession().status === 'member';
  const now = data && premiumTitle(data);
  useTitle(`${t('page.title')} | Lance`);
  useEffect(() => {
    if (now !== undefined) keepTitle(location.pathname, now);
  }, [now]);
  return (
    <TellsOutages>
      <Page title={t('page.title')} lead={t('page.lead')}>
        <OutageNotice />
        <PagePart>
          <OutagePart name="premium">
            <PremiumHero />
          </OutagePart>
        </PagePart>
        <PagePart>
          <OutagePart name="premium">
            <KimchiPanel />
          </OutagePart>
          {data && <PlainPremiums data={data} />}
        </PagePart>
        <Section
          title={isMember ? t('page.all') : t('page.more')}
          lead={isMember ? t('page.allText') : t('page.moreText')}
        >
          <div className={styles['acts']}>
            {isMember ? (
              <ButtonLink to={paths.cryptoInsights}>{t('page.full')}</ButtonLink>
            ) : (
              <>
                <ButtonLink variant="primary" to={localPath(paths.register, language)}>
                  {t('page.register')}
                </ButtonLink>
                <ButtonLink to={loginPath(language, paths.cryptoInsights)}>{t('page.logIn')}</ButtonLink>
              </>
            )}
          </div>
        </Section>
      </Page>
    </TellsOutages>
  );
}
