import sharp from 'sharp';
import { Pictures } from './index.js';
import { COLOURS, text, widthOf, wrapped } from './svg.rules.js';

const svgOf = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120" font-family="Pretendard">${content}</svg>`;

/** Returns the darkness of a picture, and where it begins and ends from left to right. */
async function inkOf(svg: string): Promise<{ sum: number; from: number; to: number }> {
  const { data, info } = await sharp(await new Pictures().draw(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < info.height; y += 1) sum += 255 - (data[(y * info.width + x) * info.channels] ?? 255);
    return sum;
  });
  const isInk = (sum: number): boolean => sum > 0;
  return { sum: columns.reduce((a, b) => a + b, 0), from: columns.findIndex(isInk), to: columns.findLastIndex(isInk) };
}

describe('a drawn picture', () => {
  it('is a PNG of the size of the SVG, white where nothing is drawn', async () => {
    const png = await new Pictures().draw(svgOf(`<rect width="10" height="10" fill="${COLOURS.accent}"/>`));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 120, hasAlpha: false });
    const pixels = await sharp(png).raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0x0b, 0x64, 0x70]);
    expect([...pixels.subarray(-3)]).toEqual([255, 255, 255]);
  });

  it.each(['김치 프리미엄', 'Kimchi premium +1.23%'])('has the letters of its own font: %s', async (content) => {
    const regular = await inkOf(svgOf(text(content, 20, 80, { size: 40 })));
    const bold = await inkOf(svgOf(text(content, 20, 80, { size: 40, weight: 600 })));
    expect(regular.sum).toBeGreaterThan(0);
    expect(bold.sum).toBeGreaterThan(regular.sum * 1.1);
    const width = widthOf(content, 40);
    expect(regular.to - regular.from).toBeGreaterThan(width * 0.8);
    expect(regular.to - regular.from).toBeLessThan(width * 1.1);
  });

  it('tells one Hangul syllable from another, which a machine without the font would not', async () => {
    const [one, other] = await Promise.all(['각', '를'].map((sign) => inkOf(svgOf(text(sign, 20, 80, { size: 40 })))));
    expect(one?.sum).not.toBe(other?.sum);
  });

  it.each(['<image href="file:///etc/passwd"/>', 'a & b', '"\u0000\u001b\ud800', ']]>'])(
    'shows what somebody has written as text: %j',
    async (content) => {
      expect(text(content, 20, 80, { size: 40 })).not.toContain('<image');
      expect((await inkOf(svgOf(text(content, 20, 80, { size: 40 })))).sum).toBeGreaterThan(0);
    },
  );

  it('is refused when too many wait', async () => {
    const pictures = new Pictures();
    const drawn = await Promise.allSettled(Array.from({ length: 25 }, async () => pictures.draw(svgOf(''))));
    const refused = drawn.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'platform.busy' });
  });
});

it('breaks a text between words into lines of about the same length', () => {
  expect(wrapped('one two three four', 20, 110)).toEqual(['one two', 'three four']);
  expect(wrapped('단어', 20, 10)).toEqual(['단어']);
});
