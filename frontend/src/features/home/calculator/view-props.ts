import { type readTrading } from '@/features/home/calculator/calculator.rules';
import { type ChosenTerms } from '@/features/home/calculator/use-chosen-terms';
import { type Entries } from '@/features/home/calculator/use-entries';
import { type Terms } from '@/features/home/calculator/use-terms';

/** Every view gets the same: what was entered, what it is read as, and the terms. */
export interface ViewProps {
  entries: Entries;
  change: (change: Partial<Entries>) => void;
  terms: Terms;
  chosen: ChosenTerms;
  reading: ReturnType<typeof readTrading>;
}

/** Where the estimate stands, for the button that leads to it. */
export const RESULT_ID = 'calculator-result';
