import { ScoreTable } from '@/features/chart-analysis/score/score-table';
import { chartScoreTexts } from '@/features/chart-analysis/score/texts';
import { useGetChartAnalysisScoreQuery } from '@/shared/api/generated/site';
import type { ChartScoreDto, ChartScoreRowDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { SourceMark } from '@/shared/ui/marks';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/chart-analysis/score/score.module.css';

const GROUPS = ['symbol', 'timeframe', 'engine'] as const;
const RULES = ['counted', 'once', 'entry', 'expired', 'baselines', 'kept'] as const;

/** How the analyses of all members did in the market, for everybody. */
export function ChartScorePage() {
  const { t } = chartScoreTexts.use();
  const query = useGetChartAnalysisScoreQuery();
  useTitle(`${t('title')} | Lance`);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        (query.data === undefined || wholeOf(query.data)) && (
          <ButtonLink size="s" to={paths.chartAnalysis}>
            {t('analyze')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={6} />} errorTitle={t('unread')}>
        {(score) => <Score score={score} />}
      </Loaded>
    </Page>
  );
}

/** The row of all analyses, once one has a result. */
const wholeOf = ({ rows }: ChartScoreDto): ChartScoreRowDto | undefined =>
  rows.find(({ group, count }) => group === 'all' && count > 0);

function Score({ score }: { score: ChartScoreDto }) {
  const { t } = chartScoreTexts.use();
  const { rows, pending, unmeasured, horizonBars: bars, asOf, simulated } = score;
  const all = wholeOf(score);
  return (
    // Before there is a result its receipt and how it is counted stand beside each other.
    <div className={cx(styles['score'], !all && styles['empty'])}>
      <Section title={t('all')}>
        {all ? <Whole row={all} score={score} /> : <EmptyScore score={score} />}
        <ul className={styles['notes']}>
          {all && pending > 0 && <li>{t('pending', { count: formatNumber(pending) })}</li>}
          {unmeasured > 0 && <li>{t('unmeasured', { count: formatNumber(unmeasured) })}</li>}
        </ul>
        {all && <SourceMark source="Lance" fetchedAt={asOf} simulated={simulated} />}
      </Section>
      {all && GROUPS.map((group) => <ScoreTable key={group} group={group} rows={rows} />)}
      <Section title={t('how')}>
        <ul className={styles['rules']}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { bars })}</li>
          ))}
        </ul>
        <p className={styles['quiet']}>{t('disclaimer')}</p>
      </Section>
    </div>
  );
}

/** The receipt that will be filled, and the first step. */
function EmptyScore({ score: { pending, horizonBars: bars, asOf, simulated } }: { score: ChartScoreDto }) {
  const { t } = chartScoreTexts.use();
  const none = <span className={styles['unknown']}>{t('none')}</span>;
  return (
    <div className={styles['slip']}>
      <Paper hangs>
        <Receipt
          title={t('empty')}
          marks={simulated ? ['simulated'] : []}
          rows={[
            ...(pending > 0 ? [{ label: t('waiting'), value: formatNumber(pending) }] : []),
            { label: t('coinFlip'), value: none },
            { label: t('alwaysLong'), value: none },
          ]}
          sum={{
            label: t('hitRate'),
            value: none,
          }}
          note={t('emptyText', { bars })}
          source="Lance"
          at={asOf}
          action={
            <ButtonLink variant="primary" block to={paths.chartAnalysis}>
              {t('analyze')}
            </ButtonLink>
          }
        />
      </Paper>
    </div>
  );
}

const percent = (value: number | null): string => `${formatNumber(value, { digits: 1, trim: true })}%`;

function Whole({ row, score }: { row: ChartScoreRowDto; score: ChartScoreDto }) {
  const { t } = chartScoreTexts.use();
  const { count, hits, expired, hitRate, low, high, coinFlip, alwaysLong } = row;
  const receipt: ReceiptContent = {
    title: t('hitRate'),
    rows: [
      { label: t('receipt.hits'), value: formatNumber(hits) },
      { label: t('receipt.count'), value: formatNumber(count), operator: '÷' },
    ],
    sum: { label: t('hitRate'), value: percent(hitRate), unit: null },
    note: t('receipt.note', { stopped: count - hits - expired, expired, bars: score.horizonBars }),
    source: t('receipt.source'),
    at: score.asOf,
  };
  return (
    <>
      <Stats label={t('all')}>
        <Stat hero label={t('hitRate')} note={t('intervalOf', { low: low ?? 0, high: high ?? 100 })}>
          <WithReceipt receipt={receipt}>
            <span className="figures">{percent(hitRate)}</span>
          </WithReceipt>
        </Stat>
        <Stat label={t('count')}>
          <span className="figures">{formatNumber(count)}</span>
        </Stat>
        <Stat label={t('coinFlip')}>
          <span className="figures">{percent(coinFlip)}</span>
        </Stat>
        <Stat label={t('alwaysLong')}>
          <span className="figures">{percent(alwaysLong)}</span>
        </Stat>
      </Stats>
      <p className={styles['verdict']}>{t(besideCoin(row))}</p>
    </>
  );
}

/** Whether a coin flip lies below, within or above the interval. */
function besideCoin({ low, high, coinFlip }: ChartScoreRowDto): 'above' | 'below' | 'same' {
  if ((low ?? 0) > (coinFlip ?? 50)) return 'above';
  return (high ?? 100) < (coinFlip ?? 50) ? 'below' : 'same';
}
