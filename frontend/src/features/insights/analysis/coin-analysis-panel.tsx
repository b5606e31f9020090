import { useState } from 'react';
import { CoinPicker } from '@/features/insights/analysis/coin-picker';
import { ModelWords } from '@/features/insights/analysis/model-words';
import { conclusionOf, type Fact, factsOf } from '@/features/insights/analysis/coin-facts';
import { analysisTexts } from '@/features/insights/analysis/texts';
import { asOnPage, withLastDay } from '@/features/insights/analysis/as-on-page';
import { Change } from '@/features/insights/components/change';
import { SourceLine, useSourceName } from '@/features/insights/components/source-line';
import { useKimchi } from '@/features/insights/kimchi/use-kimchi';
import { Read } from '@/features/insights/outages/read';
import { every } from '@/features/insights/polling';
import { toApiError } from '@/shared/api/api-error';
import { useGetCoinAnalysisQuery } from '@/shared/api/generated/member';
import type { CoinAnalysisDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { MarkTag } from '@/shared/ui/marks';
import { Line } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/insights/analysis/analysis.module.css';

const SECONDS = 30;

/** What is measured of a coin: a sentence, then each value with its source. */
export function CoinAnalysisPanel() {
  const { t } = analysisTexts.use();
  const [symbol, pick] = useState('BTC');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <CoinPicker onPick={pick} />
      <Analysis key={symbol} symbol={symbol} />
    </Section>
  );
}

function Analysis({ symbol }: { symbol: string }) {
  const { t } = analysisTexts.use();
  const query = useGetCoinAnalysisQuery({ symbol }, every(SECONDS));
  const { data: kimchi } = useKimchi();
  if (query.error && toApiError(query.error).status === 404)
    return <EmptyState title={t('unknown', { symbol })}>{t('unknownText')}</EmptyState>;
  return (
    <Read sources={[]} query={query} skeleton={<SkeletonRows rows={8} />} errorTitle={t('unread')}>
      {(analysis) => <Facts analysis={withLastDay(asOnPage(analysis, kimchi))} late={query.error !== undefined} />}
    </Read>
  );
}

function Facts({ analysis, late }: { analysis: CoinAnalysisDto; late: boolean }) {
  const texts = analysisTexts.use();
  const nameOf = useSourceName();
  const { t } = texts;
  const parts = factsOf(analysis, texts, nameOf);
  const conclusion = conclusionOf(analysis, texts);
  // Said once where it is true of all, instead of at each source.
  const all = parts.flatMap(({ origins }) => origins);
  const isAllSimulated = all.length > 0 && all.every(({ simulated }) => simulated);
  return (
    <article aria-label={t('shown', { symbol: analysis.symbol })}>
      <h3 className={styles['symbol']}>
        {analysis.symbol} {isAllSimulated && <MarkTag mark="simulated" />}
      </h3>
      {conclusion !== undefined && <p className={styles['conclusion']}>{conclusion}</p>}
      <div className={styles['parts']}>
        {parts.map(({ key, title, facts, note, origins }) => (
          <div key={key}>
            <div className={styles['partHead']}>
              <h4>{title}</h4>
              <SourceLine
                origins={isAllSimulated ? origins.map((origin) => ({ ...origin, simulated: false })) : origins}
                late={late}
              />
            </div>
            {note !== undefined && <p className={styles['quiet']}>{note}</p>}
            <ul>
              {facts.map((fact, index) => (
                <Line key={fact.label} index={index} row={rowOf(fact)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles['quiet']}>{t('how')}</p>
      <ModelWords symbol={analysis.symbol} />
    </article>
  );
}

const rowOf = (fact: Fact) => ('change' in fact ? { label: fact.label, value: <Change value={fact.change} /> } : fact);
