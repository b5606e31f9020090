import { type Look, type Picture, PICTURE_HEIGHT, PICTURE_WIDTH } from '@/shared/pictures/picture';

/** Theme colors that a picture needs, a subset of `app/theme/palette.ts`. */
export type PictureColours = Record<
  'red' | 'blue' | 'green' | 'ink' | 'ink3' | 'control' | 'line' | 'well' | 'amber' | 'bg',
  string
>;

export interface PictureSvgOptions {
  colours: PictureColours;
  /** Rises are red for Korean readers, green for others. */
  language: 'ko' | 'en';
  /** Target size; 1,800 × 1,000 by default, stretched to anything else. */
  width?: number;
  height?: number;
}

const HEAT = [0.05, 0.18, 0.34, 0.52, 0.76] as const;

/** The drawing as SVG without stylesheets, for link previews and mails. Marks and prices are omitted. */
export function pictureSvg(
  picture: Picture,
  { colours, language, width = PICTURE_WIDTH, height = PICTURE_HEIGHT }: PictureSvgOptions,
): string {
  const paint = (look: Look): string => {
    const [rise, fall] = language === 'ko' ? [colours.red, colours.blue] : [colours.green, colours.red];
    switch (look) {
      case 'up':
        return `fill="${rise}" stroke="${rise}"`;
      case 'down':
        return `fill="${fall}" stroke="${fall}"`;
      case 'volume':
        return `fill="${colours.control}" fill-opacity="0.4"`;
      case 'large':
        return `fill="${colours.ink}"`;
      case 'average':
        return `fill="none" stroke="${colours.ink3}" stroke-dasharray="6 6"`;
      case 'zone':
        return `fill="${colours.line}" stroke="${colours.control}"`;
      case 'broken':
        return `fill="${colours.well}" stroke="${colours.control}" stroke-dasharray="6 6"`;
      default:
        return `fill="${colours.amber}" fill-opacity="${HEAT[Number(look.slice(-1)) - 1] ?? 0}"`;
    }
  };
  const shapes = picture.shapes.map(({ look, d }) => `<path ${paint(look)} d="${d}"/>`).join('');
  // Vertical lines stay about a pixel wide at any stretch.
  const stroke = Math.round((PICTURE_WIDTH / width) * 12) / 10;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none" stroke-width="${stroke}">${shapes}</svg>`;
}
