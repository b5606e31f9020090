import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useGetChartAnalysisUsageQuery } from '@/shared/api/generated/member';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

/** Beyond this, bars would say no more than the figure. */
const MOST_BARS = 10;

/** Free analyses left, of all. */
export function UsageMeter() {
  const { t } = chartAnalysisTexts.use();
  const usage = useGetChartAnalysisUsageQuery();
  return (
    <section className={styles['usage']} aria-label={t('usage.title')}>
      <Loaded query={usage} skeleton={<Skeleton width="12em" height="1.6em" />}>
        {({ usedCount, remainingCount }) => {
          const all = usedCount + remainingCount;
          const left = t('usage.left', { left: remainingCount, all });
          return (
            <>
              <p className={styles['left']}>
                <span className={styles['quiet']}>{t('usage.title')}</span> <b className="figures">{left}</b>
              </p>
              {all > 0 && all <= MOST_BARS && (
                <span className={styles['meter']} aria-hidden>
                  {Array.from({ length: all }, (_, place) => (
                    <span key={place} data-left={place < remainingCount || undefined} />
                  ))}
                </span>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
