import { DataTable } from '@/features/admin/components/data-table';
import { NormalRows } from '@/features/admin/components/normal-rows';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import type { SourceStateDto } from '@/shared/api/generated/schemas';
import { formatAge, formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { StatusTag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';

/** Market data sources: those that fail, and the others below the fold. */
export function MarketSources({ states }: { states: readonly SourceStateDto[] }) {
  const { t } = adminTexts.use();
  const normal = states.filter(({ status }) => status === 'answers');
  const failing = states.filter(({ status }) => status === 'fails');
  return (
    <>
      {failing.length > 0 && <SourceTable label={t('sources.title')} states={failing} />}
      <NormalRows count={normal.length} simulated={normal.some(({ simulated }) => simulated)}>
        {(label) => <SourceTable label={label} states={normal} />}
      </NormalRows>
    </>
  );
}

/** The most failures first, then those whose format changed. */
function SourceTable({ label, states }: { label: string; states: readonly SourceStateDto[] }) {
  const { t } = adminTexts.use();
  const now = useNow();
  return (
    <DataTable<SourceStateDto>
      label={label}
      rows={states.toSorted((a, b) => b.failures - a.failures || b.drifts - a.drifts || b.droppedRows - a.droppedRows)}
      rowKey={({ source }) => source}
      columns={[
        {
          title: t('sources.source'),
          render: ({ name, simulated }) => (
            <span className={styles['line']}>
              <b>{name}</b>
              {simulated && <MarkTag mark="simulated" />}
            </span>
          ),
        },
        {
          title: t('status'),
          render: ({ status }) => (
            <StatusTag status={status === 'answers' ? 'success' : 'error'} label={t(`sources.status.${status}`)} />
          ),
        },
        {
          title: t('sources.succeeded'),
          // For a source that answers, the age is enough.
          render: ({ status, succeededAt }) =>
            status === 'answers' && succeededAt !== null ? formatAge(succeededAt, now) : <When at={succeededAt} />,
        },
        {
          title: t('sources.failed'),
          isEmpty: ({ failedAt }) => failedAt === null,
          render: ({ failedAt, lastError, failures }) => (
            <div className={`${styles['words']} ${styles['narrow']}`}>
              <When
                at={failedAt}
                more={[
                  ...(failures > 0 ? [t('sources.inARow', { count: failures })] : []),
                  ...(lastError === null ? [] : [lastError]),
                ]}
              />
            </div>
          ),
        },
        { title: t('sources.drifts'), align: 'right', render: ({ drifts }) => formatNumber(drifts) },
        { title: t('sources.droppedRows'), align: 'right', render: ({ droppedRows }) => formatNumber(droppedRows) },
      ]}
    />
  );
}
