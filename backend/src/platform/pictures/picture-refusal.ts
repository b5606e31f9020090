/** Why a file is not accepted as a picture. */
export type PictureRefusalKind = 'notAPicture' | 'otherKind' | 'tooLarge' | 'tooManyPixels' | 'broken' | 'animated';

/** Thrown by `checkPicture` and `encodePicture`. */
export class PictureRefusal extends Error {
  readonly kind: PictureRefusalKind;

  constructor(kind: PictureRefusalKind, options?: ErrorOptions) {
    super(`not accepted as a picture: ${kind}`, options);
    this.kind = kind;
  }
}
