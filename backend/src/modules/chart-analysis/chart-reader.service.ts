import { availableParallelism } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { withBulkhead } from '../../platform/bulkhead/index.js';
import type { ModelFailureKind } from '../../platform/language-model/index.js';
import { MOST_PIXELS, PictureRefusal, type PictureRefusalKind, PictureUploads } from '../../platform/pictures/index.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import {
  findingsOf,
  MOST_BYTES,
  openPicture,
  ReaderPool,
  type Findings,
  type Picture,
  type Reading,
  type ReadingHints,
} from './reader/index.js';

/** Pictures that one process reads at a time: one core is left to the other requests. */
const READERS = Math.max(1, availableParallelism() - 1);
/** Analyses under way in one process: those that are read, and some that wait for a language model. */
export const UNDER_WAY = READERS + 3;
/** Version of the rules; raised when the same picture may be told differently. */
const VERSION = 4;

/** Who says where the chart points: the reader itself, or a language model by what the reader has measured. */
export type ChartEngine = 'embedded' | 'model';

/** The part that a language model had in an analysis. Plain data that can be stored as JSON. */
export interface ModelPart {
  readonly name: string;
  readonly simulated: boolean;
  /** Why the embedded reader speaks instead; null if the model does. */
  readonly failure: ModelFailureKind | null;
}

/** What an engine says about a picture. */
export interface ChartRead {
  readonly engine: ChartEngine;
  readonly version: number;
  readonly reading: Reading;
  readonly findings: Findings;
  /** Null if no language model was asked. */
  readonly model: ModelPart | null;
}

/** The embedded reader as the module uses it: nobody else opens or reads pictures. */
@Injectable()
export class ChartReader implements BeforeApplicationShutdown {
  /** Of those under way some wait for a language model; the time of a picture begins with its turn. */
  private readonly readings = bulkhead(READERS, UNDER_WAY);
  private readonly pool = new ReaderPool({ size: READERS });

  constructor(private readonly uploads: PictureUploads) {}

  /** After the queue has ended its jobs (`onModuleDestroy`): a reading that stops is told from one that crashed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  /**
   * Opens what a member sent as a picture, one after the other. `before` is called when it is its turn; what it throws is thrown.
   * @throws ChartAnalysisErrors.notAPicture, pictureKind, pictureTooLarge, tooManyPixels, pictureBroken, pictureAnimated;
   *   `platform.busy`
   */
  async open(userId: string, bytes: Buffer, before: () => Promise<void>): Promise<Picture> {
    return this.uploads
      .open(userId, before, () => openPicture(bytes))
      .catch((error: unknown) => {
        throw error instanceof PictureRefusal ? refusals[error.kind]() : error;
      });
  }

  /** Throws `ReaderFailure`. */
  async read(picture: Picture, hints: ReadingHints, signal: AbortSignal): Promise<ChartRead> {
    const reading = await withBulkhead(this.readings, () => this.pool.read(picture, hints, signal));
    return { engine: 'embedded', version: VERSION, reading, findings: findingsOf(reading), model: null };
  }
}

const refusals: Record<PictureRefusalKind, () => Error> = {
  notAPicture: () => ChartAnalysisErrors.notAPicture(),
  otherKind: () => ChartAnalysisErrors.pictureKind(),
  tooLarge: () => ChartAnalysisErrors.pictureTooLarge({ most: MOST_BYTES / 1_048_576 }),
  tooManyPixels: () => ChartAnalysisErrors.tooManyPixels({ most: MOST_PIXELS / 1_000_000 }),
  broken: () => ChartAnalysisErrors.pictureBroken(),
  animated: () => ChartAnalysisErrors.pictureAnimated(),
};
