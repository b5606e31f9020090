import { IndicatorRequests } from '@/features/indicators/components/indicator-requests';
import { PassSummary } from '@/features/indicators/components/pass-summary';
import { passTexts } from '@/features/indicators/texts';
import { useGetIndicatorPassQuery } from '@/shared/api/generated/member';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/indicators/components/indicator-pass.module.css';

/** My Info tab with the member's pass and requests. */
export function PurchasedIndicators() {
  const { t } = passTexts.use();
  const pass = useGetIndicatorPassQuery();
  // Primary without a pass that lasts, unless the next one is requested already.
  const isNeeded = pass.data !== undefined && pass.data.status !== 'active' && !pass.data.hasPending;
  return (
    <div className={styles['wallet']}>
      <Loaded query={pass} skeleton={<SkeletonRows rows={1} height="88px" />}>
        {(current) => <PassSummary pass={current} />}
      </Loaded>
      <Section
        title={t('page.own')}
        action={
          <ButtonLink size="s" variant={isNeeded ? 'primary' : 'secondary'} to={paths.indicatorPurchase}>
            {t('requests.first')}
          </ButtonLink>
        }
      >
        <IndicatorRequests besideForm />
      </Section>
    </div>
  );
}
