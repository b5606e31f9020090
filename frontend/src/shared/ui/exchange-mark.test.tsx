import { screen } from '@testing-library/react';
import { type Theme, palettes } from '@/app/theme/palette';
import { contrast } from '@/shared/contrast';
import { exchangeSigns } from '@/shared/ui/exchange-signs';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const NAMES = ['Binance', 'OKX', 'Bitget', 'Deepcoin', 'Ourbit'];

describe('the signs of the exchanges', () => {
  it.each(Object.entries(exchangeSigns))('can be seen on its tile, and the tile on the page: %s', (_, sign) => {
    for (const theme of ['light', 'dark'] satisfies Theme[]) {
      const { tile, ink } = theme === 'dark' ? (sign.dark ?? sign) : sign;
      expect(contrast(ink, tile)).toBeGreaterThanOrEqual(4.5);
      for (const surface of ['bg', 'surface'] as const)
        expect(contrast(tile, palettes[theme][surface])).toBeGreaterThanOrEqual(1.6);
    }
  });
});

describe('the tile of an exchange', () => {
  const home = (color: string): FakeApi =>
    fakeApi()
      .on('GET /api/site-settings', { body: settings })
      .on('GET /api/luff/payout-summary', { body: payoutSummary() })
      .on('GET /api/exchanges', {
        body: [...NAMES, 'Newcomer'].map((name) => exchange({ id: name.toLowerCase(), name, color })),
      });
  /** The tile beside the name of a card. */
  const tileOf = async (name: string): Promise<HTMLElement> => {
    const tile = (await screen.findByRole('heading', { level: 3, name })).previousElementSibling;
    if (!(tile instanceof HTMLElement)) throw new Error(`no tile beside ${name}`);
    return tile;
  };

  it('shows a sign of our own for each that we know, no two alike', async () => {
    home('#123456');
    await renderApp('/');
    const drawings = new Set<string>();
    const colours = new Set<string>();
    for (const name of NAMES) {
      const tile = await tileOf(name);
      drawings.add(tile.querySelector('svg')?.innerHTML ?? '');
      colours.add(tile.style.getPropertyValue('--tile'));
    }
    expect([drawings.size, colours.size]).toEqual([NAMES.length, NAMES.length]);
  });

  it.each([
    ['#0a7042', '#ffffff'],
    ['#f5d90a', '#12181d'],
  ])('shows the letters of another one in its colour %s, to be read', async (color, ink) => {
    home(color);
    await renderApp('/');
    const tile = await tileOf('Newcomer');
    expect(tile.textContent).toBe('Nw');
    expect(tile.style.getPropertyValue('--tile')).toBe(color);
    expect(tile.style.getPropertyValue('--sign')).toBe(ink);
    expect(contrast(color, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays neutral without a colour that can be drawn', async () => {
    home('tomato');
    await renderApp('/');
    expect((await tileOf('Newcomer')).getAttribute('style')).toBeNull();
  });
});
