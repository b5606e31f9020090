import { dark, light } from '@/app/theme/palette';
import { liquidationMap } from '@/shared/pictures/liquidation-map.picture';
import { orderBlock } from '@/shared/pictures/order-block.picture';
import { pictureSvg } from '@/shared/pictures/picture-svg';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';

describe('a picture as SVG', () => {
  it.each([whaleHunter, orderBlock, liquidationMap])('is well-formed and has every shape: $symbol', (picture) => {
    const text = pictureSvg(picture, { colours: light, language: 'ko', width: 900, height: 500 });
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect(svg.querySelector('parsererror')).toBeNull();
    expect(svg.getAttribute('width')).toBe('900');
    expect(svg.querySelectorAll('path')).toHaveLength(picture.shapes.length);
  });

  it('has the colours of the theme, and rises in the colour of the language', () => {
    expect(pictureSvg(orderBlock, { colours: light, language: 'ko' })).toContain(`fill="${light.red}"`);
    const english = pictureSvg(orderBlock, { colours: dark, language: 'en' });
    expect(english).toContain(`fill="${dark.green}"`);
    expect(english).not.toContain(dark.blue);
  });
});
