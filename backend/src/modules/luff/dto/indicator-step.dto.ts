import { Choice } from '../../../platform/http/index.js';
import { INDICATOR_STEPS, type IndicatorStep } from '../indicator-terms.js';

/** One thing that happened to a request for a pass or will. */
export class IndicatorStepDto {
  /** What happened. */
  @Choice(INDICATOR_STEPS, { name: 'IndicatorStep' })
  step: IndicatorStep['step'];
  /** When. */
  at: string;
  /** It has happened; false for what is still to come (expiring, expired). */
  done: boolean;

  static from({ step, at, done }: IndicatorStep): IndicatorStepDto {
    return { step, at: at.toISOString(), done };
  }
}
