import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { withBulkhead } from '../../platform/bulkhead/index.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import {
  findingsOf,
  openPicture,
  PICTURE_LIMITS,
  PictureRefusal,
  ReaderPool,
  type Findings,
  type Picture,
  type PictureRefusalKind,
  type Reading,
  type ReadingHints,
} from './reader/index.js';

/** Pictures that one process reads at a time: one core is left to the other requests. */
export const READERS = Math.max(1, availableParallelism() - 1);
/** Pictures that are opened at a time, and that wait for it; each holds up to 8 MB. */
const OPENING = { running: 1, waiting: 20 };
/** Version of the rules; raised when the same picture may be told differently. */
const VERSION = 1;

/** What an engine says about a picture. */
export interface ChartRead {
  readonly engine: 'embedded';
  readonly version: number;
  readonly reading: Reading;
  readonly findings: Findings;
}

/** The embedded reader as the module uses it: nobody else opens or reads pictures. */
@Injectable()
export class ChartReader implements OnModuleDestroy {
  private readonly openings = bulkhead(OPENING.running, OPENING.waiting);
  private readonly pool = new ReaderPool({ size: READERS });

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  /**
   * Opens what was sent as a picture.
   * @throws ChartAnalysisErrors.notAPicture, pictureTooLarge, tooManyPixels, pictureBroken, pictureAnimated; `platform.busy`
   */
  async open(bytes: Buffer): Promise<Picture> {
    return withBulkhead(this.openings, () => openPicture(bytes)).catch((error: unknown) => {
      throw error instanceof PictureRefusal ? refusals[error.kind]() : error;
    });
  }

  /** Throws `ReaderFailure`. */
  async read(picture: Picture, hints: ReadingHints, signal: AbortSignal): Promise<ChartRead> {
    const reading = await this.pool.read(picture, hints, signal);
    return { engine: 'embedded', version: VERSION, reading, findings: findingsOf(reading) };
  }
}

const refusals: Record<PictureRefusalKind, () => Error> = {
  notAPicture: () => ChartAnalysisErrors.notAPicture(),
  tooLarge: () => ChartAnalysisErrors.pictureTooLarge({ most: PICTURE_LIMITS.bytes / 1_048_576 }),
  tooManyPixels: () => ChartAnalysisErrors.tooManyPixels({ most: PICTURE_LIMITS.pixels / 1_000_000 }),
  broken: () => ChartAnalysisErrors.pictureBroken(),
  animated: () => ChartAnalysisErrors.pictureAnimated(),
};
