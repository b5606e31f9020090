import { PagedTable, UidCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useListFlaggedReportRowsInfiniteQuery } from '@/shared/api/generated/admin';
import type { RebateRowDto, ReportProduct } from '@/shared/api/generated/schemas';
import { formatDay, formatNumber, formatPercent } from '@/shared/format';
import { Amount, Figure, NoFigure } from '@/shared/ui/figure';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/admin/components/admin.module.css';

const isProduct = (product: string): product is ReportProduct => ['futures', 'other', 'spot'].includes(product);

/** Report rows whose rebate exceeds what the exchange pays us. */
export function FlaggedRows() {
  const { t, language } = adminTexts.use();
  const query = useListFlaggedReportRowsInfiniteQuery({});
  return (
    <div className={styles['panel']}>
      <p className={styles['muted']}>{t('reports.flaggedLead')}</p>
      <PagedTable<RebateRowDto>
        query={query}
        empty={<EmptyState title={t('reports.flaggedEmpty')} />}
        label={t('reports.flagged')}
        many
        rowKey={(row) => `${row.exchange} ${row.uid} ${row.day} ${row.product}`}
        columns={[
          { title: t('day'), render: ({ day }) => formatDay(day, language) },
          { title: t('uid'), render: (row) => <UidCell {...row} /> },
          {
            title: t('reports.rebate'),
            align: 'right',
            render: ({ rebate, fee, rebateRate, exchangeName, uid, fetchedAt }) =>
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
            align: 'right',
            render: ({ commission }) => <Amount value={commission} unit={t('usdt')} digits={4} trim />,
          },
          {
            title: t('reports.product'),
            render: ({ product }) => (isProduct(product) ? t(`import.products.${product}`) : product),
          },
          {
            title: t('reports.volume'),
            align: 'right',
            render: ({ volume }) =>
              volume === null ? <NoFigure /> : <Amount value={volume} unit={t('usdt')} digits={2} />,
          },
          {
            title: t('reports.fee'),
            align: 'right',
            render: ({ fee }) =>
              fee === null ? <NoFigure /> : <Amount value={fee} unit={t('usdt')} digits={4} trim />,
          },
          { title: t('reports.rate'), align: 'right', render: ({ rebateRate }) => formatPercent(rebateRate) },
        ]}
      />
    </div>
  );
}
