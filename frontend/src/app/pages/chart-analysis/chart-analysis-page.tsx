import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AnalysisForm } from '@/features/chart-analysis/components/analysis-form';
import { AnalysisHistory } from '@/features/chart-analysis/components/analysis-history';
import { AnalysisResult } from '@/features/chart-analysis/components/analysis-result';
import { SampleResult } from '@/features/chart-analysis/components/sample-result';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { VoucherOffer } from '@/features/store/components/voucher-offer';
import { useGetChartAnalysisUsageQuery } from '@/shared/api/generated/member';
import { localPath, paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/chart-analysis/chart-analysis-page.module.css';

/** AI chart analysis: the result that the address names, a new analysis, and earlier ones. */
export function ChartAnalysisPage() {
  const { t, language } = chartAnalysisTexts.use();
  const [params, setParams] = useSearchParams();
  const usage = useGetChartAnalysisUsageQuery();
  const shown = params.get('analysis');
  const [opened, setOpened] = useState<string>();
  const show = (id: string): void => {
    setOpened(id);
    setParams({ analysis: id });
  };
  useTitle(`${t('title')} | Lance`);
  const disclaimer = (
    <p className={styles['disclaimer']}>
      {t('disclaimer')} <Link to={localPath(paths.chartScore, language)}>{t('score')}</Link>
    </p>
  );
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        <nav className={styles['links']} aria-label={t('links.label')}>
          <ButtonLink size="s" variant="link" to={localPath(paths.home, language)}>
            {t('links.home')}
          </ButtonLink>
          <ButtonLink size="s" variant="link" to={paths.tradingJournal}>
            {t('links.journal')}
          </ButtonLink>
          <ButtonLink size="s" variant="link" to={paths.lcoinShop}>
            {t('links.store')}
          </ButtonLink>
        </nav>
      }
    >
      {shown !== null && (
        <div>
          <AnalysisResult key={shown} id={shown} isOpenedHere={shown === opened} />
          {disclaimer}
        </div>
      )}
      <AnalysisForm
        onAnswer={({ id }) => show(id)}
        beside={shown === null && <SampleResult />}
        note={shown === null && disclaimer}
      />
      {usage.data?.remainingCount === 0 && <VoucherOffer isAtAnalysis />}
      <AnalysisHistory onOpen={show} />
    </Page>
  );
}
