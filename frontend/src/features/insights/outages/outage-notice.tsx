import { useReports } from '@/features/insights/outages/reports';
import styles from '@/features/insights/outages/outages.module.css';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';

const outages = lazyPart(async () => (await import('@/features/insights/outages/outages')).Outages);

/** On top of the page: which sources are out. */
export function OutageNotice() {
  const reports = useReports();
  return (
    <div aria-live="polite" className={styles['place']}>
      {reports.length > 0 && (
        <LazyPart part={outages} quiet>
          {(Outages) => <Outages reports={reports} />}
        </LazyPart>
      )}
    </div>
  );
}
