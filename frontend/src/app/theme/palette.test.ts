import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Palette, palettes } from '@/app/theme/palette';
import { contrast } from '@/shared/contrast';

type Colour = keyof Palette;

const surfaces: Colour[] = ['bg', 'surface', 'raised', 'well'];
const texts: Colour[] = ['ink', 'ink2', 'ink3', 'accent', 'red', 'blue', 'green', 'amber'];
const pairs: [Colour, Colour][] = [
  ...surfaces.flatMap((surface) => texts.map((text): [Colour, Colour] => [text, surface])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['red', 'redSoft'],
  ['blue', 'blueSoft'],
  ['green', 'greenSoft'],
  ['amber', 'amberSoft'],
];

describe.each(['light', 'dark'] as const)('the %s palette', (name) => {
  const palette = palettes[name];

  it.each(pairs)('can be read: %s on %s', (text, surface) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines a control so that it can be seen', () => {
    for (const surface of ['bg', 'surface'] as const) {
      expect(contrast(palette.control, palette[surface])).toBeGreaterThanOrEqual(3);
    }
  });

  it('colours the frame that a browser draws around the page', () => {
    const html = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
    expect(html).toContain(`data-${name}="${palette.bg}"`);
  });

  it('is what the style sheet says', () => {
    const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
    const block = css.slice(css.indexOf(name === 'dark' ? ':root.dark' : ':root {'));
    for (const [token, value] of Object.entries(palette)) {
      const variable = token.replace(/([A-Z\d])/g, (letter) => `-${letter.toLowerCase()}`);
      expect(new RegExp(`--${variable}: (\\S+);`).exec(block)?.[1]).toBe(value);
    }
  });
});
