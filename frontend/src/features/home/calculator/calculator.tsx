import { useState } from 'react';
import { CalculatorForm } from '@/features/home/calculator/calculator-form';
import { readTrading } from '@/features/home/calculator/calculator.rules';
import { EstimatePaper, EstimatePeriods, RunningTotal } from '@/features/home/calculator/estimate-result';
import { ExchangeComparison } from '@/features/home/calculator/exchange-comparison';
import { MissedRebate } from '@/features/home/calculator/missed-rebate';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { useChosenTerms } from '@/features/home/calculator/use-chosen-terms';
import { type View, useEntries } from '@/features/home/calculator/use-entries';
import { type Terms, useTerms } from '@/features/home/calculator/use-terms';
import { type ViewProps } from '@/features/home/calculator/view-props';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorState } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import styles from '@/features/home/calculator/calculator.module.css';
import estimate from '@/features/home/calculator/estimate.module.css';

export interface CalculatorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** View to start with; the last one if missing. */
  view?: View | undefined;
}

/** Fees and rebates of a trading volume: one form, three views. */
export function Calculator({ open, onOpenChange, view }: CalculatorProps) {
  const { t } = calculatorTexts.use();
  const { terms, isError } = useTerms();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} wide>
      {terms ? (
        <Views terms={terms} view={view} />
      ) : isError ? (
        <ErrorState>{t('unavailable')}</ErrorState>
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  );
}

function Views({ terms, view }: { terms: Terms; view: View | undefined }) {
  const { t } = calculatorTexts.use();
  const [entries, change] = useEntries(view);
  const [printed, setPrinted] = useState(0);
  const chosen = useChosenTerms(entries, terms);
  const reading = readTrading(
    { seed: entries.seed, leverage: chosen.leverage, trades: entries.trades },
    { seed: ['USDT'], trades: [t('tradesUnit')] },
  );
  const props: ViewProps = { entries, change, terms, chosen, reading };
  return (
    <div className={styles['views']}>
      <Tabs
        value={entries.view}
        onChange={(next) => change({ view: next })}
        label={t('views.label')}
        tabs={[
          { key: 'estimate', label: t('views.estimate') },
          { key: 'compare', label: t('views.compare') },
          { key: 'move', label: t('views.move') },
        ]}
      >
        {entries.view === 'estimate' && (
          <div className={estimate['columns']}>
            <RunningTotal {...props} printed={printed} />
            <EstimatePaper {...props} printed={printed} />
            <CalculatorForm {...props} onPrint={() => setPrinted(printed + 1)} />
            <EstimatePeriods {...props} />
          </div>
        )}
        {entries.view === 'compare' && <ExchangeComparison {...props} />}
        {entries.view === 'move' && <MissedRebate {...props} />}
      </Tabs>
    </div>
  );
}
