import { IndicatorRequestForm } from '@/features/indicators/components/indicator-request-form';
import { IndicatorRequests } from '@/features/indicators/components/indicator-requests';
import { passTexts } from '@/features/indicators/texts';
import { paths } from '@/shared/paths';
import { Section } from '@/shared/ui/card';
import styles from '@/features/indicators/components/indicator-pass.module.css';

/** Request form for a pass in Luff, shown in the Luff wallet. */
export function LuffIndicatorForm() {
  const { t } = passTexts.use();
  return (
    <div className={styles['wallet']}>
      <Section title={t('page.requestLuff')} lead={t('page.requestLuffLead')}>
        <IndicatorRequestForm paidWith="LUFF" requestsAt={`${paths.myPage}?tab=indicators`} />
      </Section>
      <Section title={t('page.own')}>
        <IndicatorRequests compact besideForm />
      </Section>
    </div>
  );
}
