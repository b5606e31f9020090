/** Why a file is not accepted as a picture of a chart. */
export type PictureRefusalKind = 'notAPicture' | 'otherKind' | 'tooLarge' | 'tooManyPixels' | 'broken' | 'animated';

/** Thrown by `openPicture`. */
export class PictureRefusal extends Error {
  readonly kind: PictureRefusalKind;

  constructor(kind: PictureRefusalKind, options?: ErrorOptions) {
    super(`not accepted as a picture: ${kind}`, options);
    this.kind = kind;
  }
}
