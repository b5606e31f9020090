import { PAGE_SIZE } from '@/features/chart-analysis/components/analysis-history';
import { Verdict } from '@/features/chart-analysis/components/result-head';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useListChartAnalysesInfiniteQuery } from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import { orderBlock } from '@/shared/pictures/order-block.picture';
import type { Picture } from '@/shared/pictures/picture';
import { Amount } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { PictureChart } from '@/shared/ui/picture-chart';
import { Stat, Stats } from '@/shared/ui/stat';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';
import result from '@/features/chart-analysis/components/result.module.css';

/** Sample plan on the example chart: entry at its last price, stop below its last low, in its price unit. */
const PLAN = { entry: 2_672, stop: 2_650, takeProfit: 2_728, riskReward: '2.55' };

/** The height of a price, between two that the chart has. */
function heightOf(price: number): number {
  const [low, high] = [orderBlock.prices[0], orderBlock.prices.at(-1)];
  if (!low || !high) return 0;
  return Math.round(low.y + ((price - low.value) / (high.value - low.value)) * (high.y - low.y));
}

const chart: Picture = {
  ...orderBlock,
  shapes: orderBlock.shapes.filter(({ look }) => look === 'up' || look === 'down'),
  marks: [],
};

/** What an analysis gives, for those who have none yet. */
export function SampleResult() {
  const { t } = chartAnalysisTexts.use();
  const { data } = useListChartAnalysesInfiniteQuery({ limit: PAGE_SIZE });
  if (itemsOf(data)?.length !== 0) return null;
  const prices = (['takeProfit', 'entry', 'stop'] as const).map((name) => ({
    name: t(`drawing.${name}`),
    value: PLAN[name],
    y: heightOf(PLAN[name]),
  }));
  return (
    <figure className={styles['sample']}>
      <figcaption>
        <MarkTag mark="sample" /> {t('sample.text')}
      </figcaption>
      <PictureChart picture={{ ...chart, prices }} label={t('sample.label')} marks="signs" />
      <p className={result['direction']}>
        <Verdict direction="long" size={28} />
      </p>
      <Stats>
        <Stat label={t('result.entry')}>
          <Amount value={PLAN.entry} />
        </Stat>
        <Stat label={t('result.stop')}>
          <Amount value={PLAN.stop} />
        </Stat>
        <Stat label={t('result.takeProfit')}>
          <Amount value={PLAN.takeProfit} />
        </Stat>
        <Stat label={t('result.riskReward')}>
          <Amount value={PLAN.riskReward} digits={2} />
        </Stat>
      </Stats>
    </figure>
  );
}
