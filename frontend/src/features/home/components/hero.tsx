import { type ReactNode } from 'react';
import { byRebate, ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { useExchanges } from '@/shared/api/ages';
import { formatNumber } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { paths } from '@/shared/paths';
import { cx } from '@/shared/ui/class-names';
import { Button, ButtonLink } from '@/shared/ui/button';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { scrollBehavior } from '@/shared/ui/use-calm';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/hero.module.css';

export function scrollToPart(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() });
}

export interface HeroProps {
  desk: ReactNode;
  /** What members with UIDs see in the place of what others do. */
  own: (others: ReactNode, own: ReactNode) => ReactNode;
}

/** First screen: promise, a receipt on its desk, link to the check, published numbers. */
export function Hero({ desk, own: orOwn }: HeroProps) {
  const { t, language } = homeTexts.use();
  const settings = useSettings();
  const { data: exchanges } = useExchanges();
  // The operator's texts in the current language, else ours.
  const own = (ko: string, en: string): string | undefined =>
    settings.get(language === 'ko' ? ko : en)?.trim() || undefined;
  const maxRebate = settings.get(settingKeys.maxRebateRate);
  const exchangeCount = settings.get(settingKeys.exchangeCount);
  const reference =
    exchangeCount === undefined ? undefined : t('hero.exchangeCountValue', { count: Number(exchangeCount) });
  // What can be counted comes first; what is published stands beside it as long as it is more.
  const offered = exchanges?.length ? exchanges.length : undefined;
  const isMore = exchangeCount !== undefined && !(offered && offered >= Number(exchangeCount));
  // Said once where it is the same at all of them.
  const credits = new Set(exchanges?.map(({ rebateCredit }) => rebateCredit.when));
  const [credit] = credits.size === 1 ? credits : [];
  const signup = settings.get(settingKeys.signupBonus);
  const verify = settings.get(settingKeys.verificationBonus);
  const rates = (): ReceiptContent['rows'] =>
    [...(exchanges ?? [])].sort(byRebate).map(({ name, rebateRate }) => ({
      label: name,
      value: ratePercent(rebateRate),
      group: t('hero.ratesInForce'),
    }));
  const source = t('hero.source');
  const rebateWay = useRebateWay();
  const at = settings.readAt;
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <div className={styles['head']}>
        <h1 id="hero-title" className={styles['title']}>
          {own(settingKeys.heroTitle, settingKeys.heroTitleEn) ?? t('hero.title')}
        </h1>
        <p className={styles['text']}>
          {orOwn(
            own(settingKeys.heroDescription, settingKeys.heroDescriptionEn) ?? t('hero.description'),
            t('hero.ownDescription'),
          )}
        </p>
      </div>
      <div className={styles['desk']}>{desk}</div>
      <div className={styles['ways']}>
        <div className={styles['actions']}>
          {orOwn(
            <Button variant="primary" size="l" onClick={() => scrollToPart('uid-check')}>
              {t('hero.check')}
            </Button>,
            <ButtonLink variant="primary" size="l" to={paths.dashboard}>
              {t('hero.rebates')}
            </ButtonLink>,
          )}
          <Button size="l" onClick={() => scrollToPart('exchanges')}>
            {t('hero.exchanges')}
          </Button>
        </div>
        <p className={styles['hint']}>{t('hero.underlined')}</p>
        <dl className={styles['facts']}>
          <Fact
            label={t('hero.maxRebate')}
            value={maxRebate === undefined ? undefined : ratePercent(maxRebate)}
            receipt={(value) => ({
              title: t('hero.maxRebate'),
              rows: rates(),
              sum: { label: t('hero.maxRebate'), value },
              source,
              at,
              note: t('hero.maxRebateNote'),
              way: rebateWay(),
            })}
          />
          <Fact
            label={t('hero.exchangeCount')}
            value={
              reference === undefined || offered === undefined ? reference : t('hero.offeredCount', { count: offered })
            }
            receipt={(value) => ({
              title: t('hero.exchangeCount'),
              rows: rates(),
              sum: { label: t('hero.exchangeCount'), value },
              exact: { label: t('hero.published'), value: reference },
              source,
              at,
            })}
            beside={
              isMore && (
                <>
                  {offered && <span className={styles['factNote']}>{t('hero.offeredNow')}</span>}
                  <span className={cx(styles['factNote'], styles['reference'])}>
                    {offered ? t('hero.referenceCount', { count: Number(exchangeCount) }) : t('hero.published')}
                  </span>
                </>
              )
            }
          />
          <div>
            <dt>{t('hero.settlement')}</dt>
            <dd>
              <span className={styles['credit']}>{credit ?? t('hero.settlementNote')}</span>
              {credit !== undefined && <span className={styles['factNote']}>{t('hero.settlementNote')}</span>}
            </dd>
          </div>
        </dl>
        {orOwn(
          <dl className={styles['bonuses']}>
            <Bonus
              label={t('hero.signupBonus')}
              amount={signup}
              receipt={(value) => ({
                title: t('hero.signupBonus'),
                rows: [{ label: t('hero.paidWhen'), value: t('hero.signupWhen') }],
                sum: { value, unit: 'L' },
                source,
                at,
                note: t('hero.signupNote'),
              })}
            />
            <Bonus
              label={t('hero.verifyBonus')}
              amount={verify}
              receipt={(value) => ({
                title: t('hero.verifyBonus'),
                rows: [
                  { label: t('hero.paidWhen'), value: t('hero.verifyWhen') },
                  { label: t('hero.howOften'), value: t('hero.oncePerUid') },
                ],
                sum: { value, unit: 'L' },
                source,
                at,
                note: t('hero.verifyNote'),
              })}
            />
          </dl>,
          null,
        )}
      </div>
    </section>
  );
}

interface FactProps {
  label: string;
  /** Formatted; undefined until loaded. */
  value: string | undefined;
  receipt: (value: string) => ReceiptContent;
  /** What the figure alone would not say. */
  beside?: ReactNode;
}

function Fact({ label, value, receipt, beside }: FactProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">
        {value === undefined ? <Skeleton width="2.4em" /> : <WithReceipt receipt={receipt(value)}>{value}</WithReceipt>}
        {beside}
      </dd>
    </div>
  );
}

function Bonus({
  label,
  amount,
  receipt,
}: {
  label: string;
  amount: string | undefined;
  receipt: FactProps['receipt'];
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">
        {amount === undefined ? (
          <Skeleton width="4em" />
        ) : (
          <WithReceipt receipt={receipt(formatNumber(amount))}>
            +{formatNumber(amount)} <span className={styles['unit']}>L</span>
          </WithReceipt>
        )}
      </dd>
    </div>
  );
}
