import {
  checkPicture,
  encodePicture,
  MOST_PIXELS,
  PictureRefusal,
  type PictureRefusalKind,
} from '../../../platform/pictures/index.js';
import { atField, JournalErrors } from '../journal.errors.js';

/** Largest file that is accepted, and the longest side of what is kept of it. */
const MOST_BYTES = 5 * 1_048_576;
const LONGEST_SIDE = 2_000;
const LONGEST_SIDE_OF_THUMBNAIL = 360;

/** A picture as the journal keeps it. */
export interface KeptPicture {
  readonly webp: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens what a member sent.
 * @throws JournalErrors.notAPicture, pictureKind, pictureTooLarge, tooManyPixels, pictureBroken, pictureAnimated
 */
export async function openKeptPicture(bytes: Buffer): Promise<KeptPicture> {
  try {
    await checkPicture(bytes, MOST_BYTES);
    // Thin lines in colours, as charts have them, need the finer sampling.
    const whole = await encodePicture(bytes, LONGEST_SIDE, (picture) =>
      picture.webp({ quality: 85, smartSubsample: true }),
    );
    const small = await encodePicture(whole.bytes, LONGEST_SIDE_OF_THUMBNAIL, (picture) =>
      picture.webp({ quality: 75 }),
    );
    return { webp: whole.bytes, thumbnail: small.bytes, width: whole.width, height: whole.height };
  } catch (error) {
    throw error instanceof PictureRefusal ? refusals[error.kind]() : error;
  }
}

const refusals: Record<PictureRefusalKind, () => Error> = {
  notAPicture: () => atField('imageUrl', JournalErrors.notAPicture, {}),
  otherKind: () => atField('imageUrl', JournalErrors.pictureKind, {}),
  tooLarge: () => atField('imageUrl', JournalErrors.pictureTooLarge, { most: String(MOST_BYTES / 1_048_576) }),
  tooManyPixels: () => atField('imageUrl', JournalErrors.tooManyPixels, { most: String(MOST_PIXELS / 1_000_000) }),
  broken: () => atField('imageUrl', JournalErrors.pictureBroken, {}),
  animated: () => atField('imageUrl', JournalErrors.pictureAnimated, {}),
};
