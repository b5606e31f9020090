import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';
import { withBulkhead } from '../bulkhead/index.js';

/** Pictures that this process draws at a time, and how many more may wait. */
const RUNNING = 1;
const WAITING = 20;

const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
/** Only fonts of our own, so that a picture is the same on every machine, a container without fonts included. */
const font = {
  fontFiles: ['Regular', 'SemiBold'].map((weight) => join(pretendard, `dist/public/static/Pretendard-${weight}.otf`)),
  loadSystemFonts: false,
  defaultFontFamily: 'Pretendard',
};

/** Draws pictures outside of the event loop. */
@Injectable()
export class Pictures {
  private readonly bulkhead = bulkhead(RUNNING, WAITING);

  /**
   * Returns the PNG of an SVG in its own size; what is not covered is white. Texts are drawn in Pretendard, weights 400 and 600.
   * Every text in it must have been made by `svg.rules`: an SVG can name files of this machine. Throws `platform.busy`.
   */
  async draw(svg: string): Promise<Buffer> {
    return withBulkhead(this.bulkhead, async () => {
      const { width, height, pixels } = await renderAsync(svg, { font });
      // resvg's own encoder runs in the event loop and knows no palettes.
      return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
        .flatten({ background: '#ffffff' })
        .png({ palette: true })
        .toBuffer();
    });
  }
}
