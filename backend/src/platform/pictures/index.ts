/**
 * Pictures: draws SVG as PNG, for link previews and images to share (`svg.rules` has the look: colours, texts, the wordmark), and lets
 * in what members send. Nothing that was not let in by `checkPicture` is decoded, and nothing is kept as it was sent.
 */
export { PictureRefusal, type PictureRefusalKind } from './picture-refusal.js';
export { PictureUploads } from './picture-uploads.service.js';
export { PicturesModule } from './pictures.module.js';
export { Pictures } from './pictures.service.js';
export { checkPicture, type EncodedPicture, encodePicture, MOST_PIXELS } from './sent-picture.js';
