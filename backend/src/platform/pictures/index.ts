/** Draws SVG as PNG, for link previews and images to share; `svg.rules` has the look: colours, texts, the wordmark. */
export { PicturesModule } from './pictures.module.js';
export { Pictures } from './pictures.service.js';
