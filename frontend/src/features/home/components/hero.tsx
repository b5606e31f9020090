import { RebateTicker } from '@/features/home/components/rebate-ticker';
import { ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/hero.module.css';

export function scrollToPart(id: string): void {
  document
    .getElementById(id)
    ?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

export function Hero() {
  const { t, language } = homeTexts.use();
  const settings = useSettings();
  // The operator's own words are Korean; English readers get the text in their language.
  const own = (key: string): string | undefined => (language === 'ko' ? settings.get(key) || undefined : undefined);
  const maxRebate = settings.get(settingKeys.maxRebateRate);
  const exchangeCount = settings.get(settingKeys.exchangeCount);
  const signup = settings.get(settingKeys.signupBonus);
  const verify = settings.get(settingKeys.verificationBonus);
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{own(settingKeys.heroTitle) ?? t('hero.title')}</h1>
        <p className={styles['text']}>{own(settingKeys.heroDescription) ?? t('hero.description')}</p>
        <div className={styles['actions']}>
          <Button variant="primary" size="l" onClick={() => scrollToPart('uid-check')}>
            {t('hero.check')}
          </Button>
          <Button size="l" onClick={() => scrollToPart('exchanges')}>
            {t('hero.exchanges')}
          </Button>
        </div>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('hero.maxRebate')}</dt>
            <dd className="figures">{maxRebate === undefined ? <Skeleton width="2.4em" /> : ratePercent(maxRebate)}</dd>
          </div>
          <div>
            <dt>{t('hero.exchangeCount')}</dt>
            <dd className="figures">
              {exchangeCount === undefined ? (
                <Skeleton width="2.4em" />
              ) : (
                t('hero.exchangeCountValue', { count: Number(exchangeCount) })
              )}
            </dd>
          </div>
          <div>
            <dt>{t('hero.settlement')}</dt>
            <dd>
              {t('hero.settlementValue')}
              <span className={styles['factNote']}>{t('hero.settlementNote')}</span>
            </dd>
          </div>
        </dl>
        <p className={styles['bonus']}>
          {signup === undefined || verify === undefined ? (
            <Skeleton width="80%" />
          ) : (
            t('hero.bonus', { signup: formatNumber(signup), verify: formatNumber(verify) })
          )}
        </p>
      </div>
      <RebateTicker />
    </section>
  );
}
