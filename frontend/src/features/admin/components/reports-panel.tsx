import { FlaggedRows } from '@/features/admin/components/flagged-rows';
import { OfficePart } from '@/features/admin/components/office-part';
import { ReportImports } from '@/features/admin/components/report-imports';
import { ReportSyncs } from '@/features/admin/components/report-syncs';
import { adminTexts } from '@/features/admin/texts';
import type { FlaggedTotalsDto } from '@/shared/api/generated/schemas';
import { Tabs } from '@/shared/ui/tabs';
import { CountBadge } from '@/shared/ui/tag';

const VIEWS = ['sync', 'import', 'flagged'] as const;

export interface ReportsPanelProps {
  /** Undefined while it is not known. */
  flagged: FlaggedTotalsDto | undefined;
  view: string | null;
  onViewChange: (view: string) => void;
}

/** Reports: synchronization, uploads, and flagged rows. */
export function ReportsPanel({ flagged, view, onViewChange }: ReportsPanelProps) {
  const { t } = adminTexts.use();
  const shown = VIEWS.find((key) => key === view) ?? 'sync';
  const count = flagged?.rows ?? 0;
  return (
    <OfficePart title={t('tab.reports')}>
      <Tabs
        value={shown}
        onChange={onViewChange}
        label={t('reports.views')}
        tabs={VIEWS.map((key) => ({
          key,
          label: t(`reports.${key}`),
          badge:
            key === 'flagged' ? <CountBadge count={count} label={t('reports.flaggedBadge', { count })} /> : undefined,
        }))}
      >
        {shown === 'sync' && <ReportSyncs />}
        {shown === 'import' && <ReportImports />}
        {shown === 'flagged' && <FlaggedRows totals={flagged} />}
      </Tabs>
    </OfficePart>
  );
}
