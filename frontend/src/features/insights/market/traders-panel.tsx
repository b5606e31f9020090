import { marketTexts } from '@/features/insights/market/texts';
import { Section } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/state';

/** Positions of well-known traders, which no source publishes and documents: the panel says so instead of showing any. */
export function TradersPanel() {
  const { t } = marketTexts.use();
  return (
    <Section title={t('traders.title')}>
      <EmptyState title={t('traders.empty')}>{t('traders.emptyText')}</EmptyState>
    </Section>
  );
}
