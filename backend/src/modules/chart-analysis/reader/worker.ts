import { goBehind } from '../../../platform/threads/index.ts';
import { Ocr } from './ocr.ts';
import { readChart } from './read-chart.ts';
import type { Reading, ReadingHints } from './reading.ts';

/* Worker thread of the reader pool. It reads one picture after the other and keeps its OCR engine. */

/** What the pool asks for. */
export interface ReadingTask {
  readonly png: Uint8Array;
  readonly hints: ReadingHints;
}

// Threads that the OCR engine starts from this one inherit its priority.
goBehind();

const ocr = new Ocr();

export async function readPicture({ png, hints }: ReadingTask): Promise<Reading> {
  return readChart(png, hints, ocr);
}
