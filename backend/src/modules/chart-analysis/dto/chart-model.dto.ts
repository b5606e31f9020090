import { Flag } from '../../../platform/http/index.js';

/** The language model that charts may be sent to, and whether the caller allows it. */
export class ChartModelDto {
  /** Whether one is configured. */
  available: boolean;
  /** Host that is sent the pictures; null without a model, and for the simulator. @example "api.openai.com" */
  host: string | null;
  /** Name of the model. @example "gpt-4.1" */
  model: string | null;
  /** Whether the simulator answers instead of a model. */
  simulated: boolean;
  /** Since when the caller allows it; null if not. @example "2026-11-20T03:00:04.000Z" */
  allowedAt: string | null;
}

/** Whether the caller allows that charts are sent to the language model. */
export class AllowChartModelDto {
  /** Takes it back when false. */
  @Flag()
  allowed: boolean;
}
