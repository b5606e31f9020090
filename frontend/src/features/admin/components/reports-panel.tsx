import { FlaggedRows } from '@/features/admin/components/flagged-rows';
import { ReportImports } from '@/features/admin/components/report-imports';
import { ReportSyncs } from '@/features/admin/components/report-syncs';
import { adminTexts } from '@/features/admin/texts';
import { Tabs } from '@/shared/ui/tabs';

const VIEWS = ['sync', 'import', 'flagged'] as const;

/** Reports: synchronization, uploads, and flagged rows. */
export function ReportsPanel({ view, onViewChange }: { view: string | null; onViewChange: (view: string) => void }) {
  const { t } = adminTexts.use();
  const shown = VIEWS.find((key) => key === view) ?? 'sync';
  return (
    <Tabs
      value={shown}
      onChange={onViewChange}
      label={t('reports.views')}
      tabs={VIEWS.map((key) => ({ key, label: t(`reports.${key}`) }))}
    >
      {shown === 'sync' && <ReportSyncs />}
      {shown === 'import' && <ReportImports />}
      {shown === 'flagged' && <FlaggedRows />}
    </Tabs>
  );
}
