import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { tallyOf, whyNeutral } from '@/features/chart-analysis/components/analysis-text.rules';
import { WithFigures } from '@/features/chart-analysis/components/analysis-text';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import type { ChartAnalysisDetailsDto, ChartReportDto } from '@/shared/api/generated/schemas';
import { MarkTag } from '@/shared/ui/marks';
import { Notice } from '@/shared/ui/notice';
import styles from '@/features/chart-analysis/components/result.module.css';

type Direction = NonNullable<ChartAnalysisDetailsDto['direction']>;

const ICONS = { long: ArrowUpRight, short: ArrowDownRight, neutral: Minus } as const;

/** Which way the chart points. */
export function Verdict({ direction, size }: { direction: Direction; size: number }) {
  const { t } = chartAnalysisTexts.use();
  const Icon = ICONS[direction];
  return (
    <span className={styles['verdict']}>
      <Icon size={size} aria-hidden />
      {t(`result.${direction}`)}
    </span>
  );
}

/** The answer, how far it can be relied on, and what is uncertain about it. */
export function ResultHead({ analysis, report }: { analysis: ChartAnalysisDetailsDto; report: ChartReportDto }) {
  const { t } = chartAnalysisTexts.use();
  const direction = analysis.direction ?? 'neutral';
  const { market, remarks, unread } = report;
  const isUnchecked = market === null && remarks.length === 0;
  const doubts = [...remarks, ...unread, ...(isUnchecked ? [t('market.unchecked')] : [])];
  return (
    <div className={styles['head']}>
      <p className={styles['direction']}>
        <span className="visually-hidden">{t('result.direction')} </span>
        <Verdict direction={direction} size={28} />
      </p>
      <Why direction={direction} text={analysis.analysis ?? ''} />
      {doubts.length > 0 && (
        <Notice title={t('result.doubts')} className={styles['doubts']}>
          <ul className={styles['sentences']}>
            {doubts.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {report.model !== null && <Judge report={report} />}
    </div>
  );
}

/** The rule by which the verdict follows from its reasons: how many speak for it and against it, or why there is none. */
function Why({ direction, text }: { direction: Direction; text: string }) {
  const { t } = chartAnalysisTexts.use();
  const reason = whyNeutral(text);
  if (reason === undefined) return null;
  if (direction === 'neutral')
    return (
      <p className={styles['why']}>
        <WithFigures sentence={reason} />
      </p>
    );
  const tally = tallyOf(text);
  return (
    <div className={styles['why']}>
      <p className={styles['tally']}>
        <span>
          <WithFigures sentence={t('result.tally', tally)} />
        </span>
        <span className={styles['reasons']} aria-hidden>
          {Array.from({ length: tally.for + tally.against }, (_, place) => (
            <span key={place} data-for={place < tally.for || undefined} />
          ))}
        </span>
      </p>
      {tally.for > tally.against && <p className={styles['quiet']}>{t('result.rule')}</p>}
    </div>
  );
}

/** Who judged the chart, and why not the language model where it was asked. */
export function Judge({ report: { engine, model } }: { report: ChartReportDto }) {
  const { t } = chartAnalysisTexts.use();
  const name = model?.name ?? '';
  return (
    <p className={styles['quiet']}>
      {model?.failure ?? (engine === 'model' ? t('result.byModel', { model: name }) : t('result.byReader'))}{' '}
      {model?.simulated && <MarkTag mark="simulated" />}
    </p>
  );
}
