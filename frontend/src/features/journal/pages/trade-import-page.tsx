import { useLocation } from 'react-router';
import { useAmountsHidden } from '@/features/journal/amounts';
import { journalImportTexts } from '@/features/journal/import/texts';
import { TradeImports } from '@/features/journal/import/trade-imports';
import { openImportOf } from '@/features/journal/import/use-import-watch';
import { ExchangeConnections } from '@/features/journal/sync/exchange-connections';
import { useListJournalImportsInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { paths } from '@/shared/paths';
import { BackLink } from '@/shared/ui/back-link';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/journal/import/import.module.css';

/** How trades come into the journal: as files, or from an exchange that is read by a key; while a preview waits, only that. */
export function TradeImportPage() {
  const { t } = journalImportTexts.use();
  const { forFile = false } = (useLocation().state ?? {}) as { forFile?: boolean };
  const isPreviewed = openImportOf(itemsOf(useListJournalImportsInfiniteQuery({}).data))?.status === 'previewed';
  useAmountsHidden();
  useTitle(`${t('title')} | Lance`);
  return (
    <Page title={t('title')} above={<BackLink to={paths.tradingJournal}>{t('back')}</BackLink>}>
      <div className={styles['ways']}>
        <TradeImports takesFocus={forFile} />
        {!isPreviewed && <ExchangeConnections />}
      </div>
    </Page>
  );
}
