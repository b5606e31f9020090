import { type readTrading } from '@/features/home/calculator/calculator.rules';
import { type ChosenTerms } from '@/features/home/calculator/use-chosen-terms';
import { type Entries } from '@/features/home/calculator/use-entries';
import { type Terms } from '@/features/home/calculator/use-terms';

/** Props of every view: the input, its parsed form, and the terms. */
export interface ViewProps {
  entries: Entries;
  change: (change: Partial<Entries>) => void;
  terms: Terms;
  chosen: ChosenTerms;
  reading: ReturnType<typeof readTrading>;
}

/** Id of the estimate, which the button scrolls to. */
export const RESULT_ID = 'calculator-result';
