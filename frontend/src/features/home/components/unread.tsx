import { useExchanges, useSiteSettings } from '@/shared/api/ages';
import { sharedTexts } from '@/shared/texts';
import { FailureNotice } from '@/shared/ui/failed-reads/failure-notice';

/** Says at the top of the home page that its figures could not be loaded. */
export function Unread() {
  const { t } = sharedTexts.use();
  const queries = [useExchanges(), useSiteSettings()];
  const retry = (): void => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  return (
    // Closer to the figures it is about than the usual gap between parts.
    <div style={{ margin: 'var(--s-6) 0 calc(-1 * var(--s-10))' }}>
      <FailureNotice onRetry={retry}>{t('part.failed')}</FailureNotice>
    </div>
  );
}
