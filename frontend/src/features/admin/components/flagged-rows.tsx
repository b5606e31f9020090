import { PagedTable, UidCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useListFlaggedReportRowsInfiniteQuery } from '@/shared/api/generated/admin';
import type { FlaggedTotalsDto, RebateRowDto, ReportProduct } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatDay, formatNumber, formatPercent } from '@/shared/format';
import { Amount, Figure, NoFigure } from '@/shared/ui/figure';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/admin/components/admin.module.css';

const isProduct = (product: string): product is ReportProduct => ['futures', 'other', 'spot'].includes(product);

/** Report rows whose rebate exceeds what the exchange pays us, and what they come to. */
export function FlaggedRows({ totals }: { totals: FlaggedTotalsDto | undefined }) {
  const { t, language } = adminTexts.use();
  const query = useListFlaggedReportRowsInfiniteQuery({});
  return (
    <div className={styles['panel']}>
      <p className={`${styles['muted']} ${styles['lead']}`}>{t('reports.flaggedLead')}</p>
      {totals !== undefined && totals.rows > 0 && (
        <Stats label={t('reports.flagged')}>
          <Stat label={t('reports.flaggedCount')}>
            <Amount value={totals.rows} unit={t('reports.rowUnit', { count: totals.rows })} />
          </Stat>
          <Stat label={t('reports.rebateSum')}>
            <Amount value={totals.rebate} unit={t('usdt')} digits={2} />
          </Stat>
          <Stat label={t('reports.commissionSum')}>
            <Amount value={totals.commission} unit={t('usdt')} digits={2} />
          </Stat>
          <Stat label={t('reports.excessSum')}>
            <Amount value={subtractDecimals(totals.rebate, totals.commission)} unit={t('usdt')} digits={2} />
          </Stat>
        </Stats>
      )}
      <PagedTable<RebateRowDto>
        query={query}
        empty={<EmptyState title={t('reports.flaggedEmpty')} />}
        label={t('reports.flagged')}
        rowKey={(row) => `${row.exchange} ${row.uid} ${row.day} ${row.product}`}
        columns={[
          {
            title: t('day'),
            render: ({ day, product }) => (
              <span className={styles['stack']}>
                <span className={`figures ${styles['whole']}`}>{formatDay(day, language)}</span>
                <span className={styles['muted']}>
                  {isProduct(product) ? t(`import.products.${product}`) : product}
                </span>
              </span>
            ),
          },
          { title: t('uid'), render: (row) => <UidCell {...row} stacked /> },
          {
            title: t('reports.volume'),
            align: 'right',
            render: ({ volume }) => (volume === null ? <NoFigure /> : <Amount value={volume} digits={2} />),
          },
          {
            title: t('reports.fee'),
            align: 'right',
            render: ({ fee, rebateRate }) =>
              fee === null ? (
                <NoFigure />
              ) : (
                <span className={styles['stack']}>
                  <Amount value={fee} digits={4} />
                  <span className={styles['muted']}>× {formatPercent(rebateRate)}</span>
                </span>
              ),
          },
          {
            title: t('reports.rebate'),
            align: 'right',
            render: ({ rebate, fee, rebateRate, exchangeName, uid, fetchedAt }) =>
              rebate === null || fee === null ? (
                <NoFigure />
              ) : (
                <Figure
                  value={rebate}
                  digits={4}
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
            render: ({ commission }) => <Amount value={commission} digits={4} />,
          },
          {
            title: t('reports.excess'),
            align: 'right',
            render: ({ rebate, commission }) =>
              rebate === null ? (
                <NoFigure />
              ) : (
                <b>
                  <Amount value={subtractDecimals(rebate, commission)} digits={4} />
                </b>
              ),
          },
        ]}
      />
    </div>
  );
}
