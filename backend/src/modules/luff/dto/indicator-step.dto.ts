import { ApiProperty } from '@nestjs/swagger';
import { INDICATOR_STEPS, type IndicatorStep } from '../indicator-terms.js';

/** One thing that happened to a request for a pass or will. */
export class IndicatorStepDto {
  @ApiProperty({ enum: INDICATOR_STEPS, enumName: 'IndicatorStep' })
  step: IndicatorStep['step'];
  /** @example "2026-11-20T03:00:00.000Z" */
  at: string;
  /** It has happened; false for what is still to come (expiring, expired). @example true */
  done: boolean;

  static from({ step, at, done }: IndicatorStep): IndicatorStepDto {
    return { step, at: at.toISOString(), done };
  }
}
