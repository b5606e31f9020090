import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AnalysisText } from '@/features/chart-analysis/components/analysis-text';
import { DrawnChart } from '@/features/chart-analysis/components/drawn-chart';
import { MarketCheck } from '@/features/chart-analysis/components/market-check';
import { Progress } from '@/features/chart-analysis/components/progress';
import { Judge, ResultHead } from '@/features/chart-analysis/components/result-head';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import { useOnceSettled } from '@/features/chart-analysis/use-once-settled';
import { type ApiError, toApiError } from '@/shared/api/api-error';
import { useGetChartAnalysisQuery } from '@/shared/api/generated/member';
import type { ChartAnalysisDetailsDto, ChartMarkKind, ChartReportDto } from '@/shared/api/generated/schemas';
import { compareDecimals, divideDecimals, multiplyDecimals, parseDecimal, subtractDecimals } from '@/shared/decimal';
import { formatDateTime, formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Amount, Figure } from '@/shared/ui/figure';
import { Notice } from '@/shared/ui/notice';
import type { ReceiptContent } from '@/shared/ui/receipt';
import { SkeletonChart } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/chart-analysis/components/result.module.css';

const POLL_MS = 2_000;
const GONE: ReadonlySet<ApiError['status']> = new Set([400, 404]);
/** Prices with the decimals that they were told with. */
const asTold = (price: string): { digits: number } => ({ digits: parseDecimal(price)?.scale ?? 0 });

/** One analysis as it stands: under way, failed, or its result. */
export function AnalysisResult({ id, isOpenedHere }: { id: string; isOpenedHere: boolean }) {
  const { t, language } = chartAnalysisTexts.use();
  const timeframeName = useTimeframes();
  const [isOver, setOver] = useState(false);
  const query = useGetChartAnalysisQuery({ id }, { pollingInterval: isOver ? 0 : POLL_MS });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What the member has asked for or opened stands above the form and the list that they came from.
    if (isOpenedHere) place.current?.focus();
  }, [isOpenedHere]);
  const status = query.data?.status;
  const isEnd = status === 'done' || status === 'failed';
  if (isEnd !== isOver) setOver(isEnd);
  useOnceSettled(status !== undefined && !isEnd, () => {
    if (status === 'done') toast({ title: t('form.done'), description: t('form.doneText') });
  });
  // An address that names none of the member's analyses: trying again would not find one.
  if (query.isError && GONE.has(toApiError(query.error).status))
    return <EmptyState title={t('result.gone')}>{t('result.goneText')}</EmptyState>;
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded query={query} skeleton={<SkeletonChart />}>
        {(analysis) => (
          <Section
            title={t('result.title')}
            lead={leadOf(analysis, timeframeName(timeframeOf(analysis)), formatDateTime(analysis.createdAt, language))}
          >
            {analysis.failure !== null ? (
              <Notice tone="problem" title={t('form.failed')}>
                {analysis.failure}
              </Notice>
            ) : analysis.report === null ? (
              <Progress position={analysis.position} since={analysis.createdAt} />
            ) : (
              <Done analysis={analysis} report={analysis.report} />
            )}
          </Section>
        )}
      </Loaded>
    </div>
  );
}

/** The length of candles with which the market has the picture, else the one that was asked for. */
const timeframeOf = ({ timeframe, report }: ChartAnalysisDetailsDto): string =>
  report?.market && report.market.lastCandleAt !== null ? report.market.timeframe : timeframe;

const leadOf = ({ symbol }: ChartAnalysisDetailsDto, timeframe: string, at: string): string =>
  [symbol, timeframe, at].filter((part) => part !== null).join(', ');

function Done({ analysis, report }: { analysis: ChartAnalysisDetailsDto; report: ChartReportDto }) {
  const { t } = chartAnalysisTexts.use();
  return (
    <div className={styles['result']}>
      <div className={styles['answer']}>
        <div className={styles['said']}>
          <ResultHead analysis={analysis} report={report} />
          <Levels analysis={analysis} report={report} />
        </div>
        {analysis.hasPicture ? (
          <DrawnChart picture={`/api/chart-analysis/${analysis.id}/picture`} report={report} />
        ) : (
          <p className={styles['quiet']}>{t('result.pictureGone')}</p>
        )}
      </div>
      {analysis.analysis !== null && (
        <div>
          <h3 className={styles['sub']}>{t('result.detail')}</h3>
          <AnalysisText text={analysis.analysis} said={figuresOf(analysis, report)} />
        </div>
      )}
      <MarketCheck report={report} />
      <div>
        <h3 className={styles['sub']}>{t('result.read')}</h3>
        <WhatWasRead report={report} />
        {report.model === null && <Judge report={report} />}
      </div>
    </div>
  );
}

/** The figures of an answer with a direction, as its sentence says them too. */
function figuresOf(analysis: ChartAnalysisDetailsDto, { candleCount, lastPrice }: ChartReportDto): string[] {
  const { entryPrice, stopLoss, takeProfit, riskReward } = analysis;
  if (entryPrice === null) return [];
  const prices = [entryPrice, stopLoss, takeProfit, lastPrice].flatMap((price) =>
    price === null ? [] : [formatNumber(price, asTold(price))],
  );
  // In English the ratio is told as so much to gain for 1 at risk.
  return [...prices, riskReward ?? '', '1', formatNumber(candleCount)];
}

/** Entry, stop and target with their ratio, marked where the market never was, and the way to write them down. */
function Levels({ analysis, report }: { analysis: ChartAnalysisDetailsDto; report: ChartReportDto }) {
  const { t } = chartAnalysisTexts.use();
  const timeframeName = useTimeframes();
  const { symbol, direction, entryPrice, stopLoss, takeProfit, riskReward } = analysis;
  if (entryPrice === null || stopLoss === null || takeProfit === null || riskReward === null) return null;
  const note = (of: ChartMarkKind, price?: string): ReactNode => {
    const away = price === undefined ? undefined : divideDecimals(subtractDecimals(price, entryPrice), entryPrice, 6);
    return (
      <>
        {away !== undefined && (
          <span className={styles['together']}>
            {t('result.fromEntry', {
              percent: formatNumber(multiplyDecimals(away, 100), { digits: 2, sign: 'always' }),
            })}
          </span>
        )}{' '}
        {report.marks.some((mark) => mark.of === of && mark.outsideMarket) && (
          <Tag tone="amber">{t('market.outside')}</Tag>
        )}
      </>
    );
  };
  return (
    <div className={styles['levels']}>
      <Stats label={t('result.title')}>
        <Stat label={t('result.entry')} note={note('entry')}>
          <Amount value={entryPrice} {...asTold(entryPrice)} />
        </Stat>
        <Stat label={t('result.stop')} note={note('stop', stopLoss)}>
          <Amount value={stopLoss} {...asTold(stopLoss)} />
        </Stat>
        <Stat label={t('result.takeProfit')} note={note('takeProfit', takeProfit)}>
          <Amount value={takeProfit} {...asTold(takeProfit)} />
        </Stat>
        <Stat label={t('result.riskReward')}>
          <RiskReward plan={{ entryPrice, stopLoss, takeProfit, riskReward }} at={analysis.createdAt} />
        </Stat>
      </Stats>
      <ButtonLink
        variant="primary"
        className={styles['next']}
        to={paths.tradingJournal}
        state={{
          plan: t('plan.text', {
            market: [symbol, timeframeName(timeframeOf(analysis))].filter((part) => part !== null).join(' '),
            direction: t(`result.${direction ?? 'neutral'}`),
            entry: formatNumber(entryPrice, asTold(entryPrice)),
            stop: formatNumber(stopLoss, asTold(stopLoss)),
            takeProfit: formatNumber(takeProfit, asTold(takeProfit)),
            ratio: riskReward,
          }),
        }}
      >
        {t('plan.note')}
      </ButtonLink>
    </div>
  );
}

interface Plan {
  entryPrice: string;
  stopLoss: string;
  takeProfit: string;
  riskReward: string;
}

function RiskReward({ plan, at }: { plan: Plan; at: string }) {
  const { t } = chartAnalysisTexts.use();
  const { entryPrice, stopLoss, takeProfit, riskReward } = plan;
  const asEntry = asTold(entryPrice);
  const distance = (price: string): string =>
    formatNumber(subtractDecimals(price, entryPrice).replace('-', ''), asEntry);
  const of = (price: string): string =>
    [price, entryPrice]
      .sort((one, other) => compareDecimals(other, one))
      .map((one) => formatNumber(one, asEntry))
      .join(' − ');
  const receipt: ReceiptContent = {
    title: t('result.receipt.title'),
    rows: [
      { label: t('result.receipt.gain'), value: distance(takeProfit), note: of(takeProfit) },
      { label: t('result.receipt.loss'), value: distance(stopLoss), operator: '÷', note: of(stopLoss) },
    ],
    sum: { label: t('result.riskReward'), value: riskReward },
    note: t('result.receipt.note'),
    source: t('result.receipt.source'),
    at,
  };
  return <Figure value={riskReward} digits={2} receipt={receipt} />;
}

function WhatWasRead({ report: { candleCount, lastPrice, rsi, atr, legibility } }: { report: ChartReportDto }) {
  const { t } = chartAnalysisTexts.use();
  const prices = { last: lastPrice, rsi, atr };
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('result.legibility')}</dt>
          <dd className="figures">{legibility}%</dd>
        </div>
        <div>
          <dt>{t('result.candles')}</dt>
          <dd className="figures">{formatNumber(candleCount)}</dd>
        </div>
        {(['last', 'rsi', 'atr'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`result.${name}`)}</dt>
            <dd className="figures">
              {prices[name] === null ? '—' : formatNumber(prices[name], asTold(prices[name]))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['quiet']}>{t('result.legibilityNote')}</p>
    </>
  );
}
