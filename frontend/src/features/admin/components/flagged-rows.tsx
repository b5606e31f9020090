import { DataTable, PagedRows, UidCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useListFlaggedReportRowsInfiniteQuery } from '@/shared/api/generated/admin';
import type { RebateRowDto } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber, formatPercent } from '@/shared/format';
import { Amount, Figure, NoFigure } from '@/shared/ui/figure';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/admin/components/admin.module.css';

/** Report rows whose rebate exceeds what the exchange pays us. */
export function FlaggedRows() {
  const { t, language } = adminTexts.use();
  const query = useListFlaggedReportRowsInfiniteQuery({});
  return (
    <div className={styles['panel']}>
      <p className={styles['muted']}>{t('reports.flaggedLead')}</p>
      <PagedRows query={query} empty={<EmptyState title={t('reports.flaggedEmpty')} />}>
        {(rows) => (
          <DataTable<RebateRowDto>
            label={t('reports.flagged')}
            rows={rows}
            rowKey={(row) => `${row.exchange} ${row.uid} ${row.day} ${row.product}`}
            columns={[
              { title: t('day'), key: 'day', render: (_, { day }) => formatDay(day, language) },
              { title: t('uid'), key: 'uid', render: (_, row) => <UidCell {...row} /> },
              { title: t('reports.product'), dataIndex: 'product' },
              {
                title: t('reports.volume'),
                key: 'volume',
                align: 'right',
                render: (_, { volume }) =>
                  volume === null ? <NoFigure /> : <Amount value={volume} unit={t('usdt')} digits={2} />,
              },
              {
                title: t('reports.fee'),
                key: 'fee',
                align: 'right',
                render: (_, { fee }) =>
                  fee === null ? <NoFigure /> : <Amount value={fee} unit={t('usdt')} digits={4} trim />,
              },
              {
                title: t('reports.rate'),
                key: 'rate',
                align: 'right',
                render: (_, { rebateRate }) => formatPercent(rebateRate),
              },
              {
                title: t('reports.rebate'),
                key: 'rebate',
                align: 'right',
                render: (_, { rebate, fee, rebateRate, exchangeName, uid, fetchedAt }) =>
                  rebate === null || fee === null ? (
                    <NoFigure />
                  ) : (
                    <Figure
                      value={rebate}
                      unit={t('usdt')}
                      digits={4}
                      trim
                      receipt={{
                        title: `${exchangeName} ${uid}`,
                        rows: [
                          {
                            label: t('reports.fee'),
                            value: formatNumber(fee, { digits: 8, trim: true }),
                            unit: t('usdt'),
                          },
                          { label: t('reports.rate'), value: formatPercent(rebateRate), operator: '×' },
                        ],
                        sum: {
                          label: t('reports.rebate'),
                          value: formatNumber(rebate, { digits: 8, trim: true }),
                          unit: t('usdt'),
                        },
                        at: fetchedAt,
                      }}
                    />
                  ),
              },
              {
                title: t('reports.commission'),
                key: 'commission',
                align: 'right',
                render: (_, { commission }) => <Amount value={commission} unit={t('usdt')} digits={4} trim />,
              },
            ]}
          />
        )}
      </PagedRows>
    </div>
  );
}
