import { useLocation } from 'react-router';
import { useAmountsHidden } from '@/features/journal/amounts';
import { journalImportTexts } from '@/features/journal/import/texts';
import { TradeImports } from '@/features/journal/import/trade-imports';
import { ExchangeConnections } from '@/features/journal/sync/exchange-connections';
import { paths } from '@/shared/paths';
import { BackLink } from '@/shared/ui/back-link';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';

/** How trades come into the journal: as files, or from an exchange that is read by a key. */
export function TradeImportPage() {
  const { t } = journalImportTexts.use();
  const { forFile = false } = (useLocation().state ?? {}) as { forFile?: boolean };
  useAmountsHidden();
  useTitle(`${t('title')} | Lance`);
  return (
    <Page title={t('title')} above={<BackLink to={paths.tradingJournal}>{t('back')}</BackLink>}>
      <TradeImports takesFocus={forFile} />
      <ExchangeConnections />
    </Page>
  );
}
