import { render } from '@testing-library/react';
import { Seal, sealRings } from '@/shared/ui/seal';

const seal = '6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80';

it('draws the same bytes in the same way, four rings within the picture', () => {
  const rings = sealRings(seal);
  expect(rings).toEqual(sealRings(seal));
  expect(rings).toHaveLength(4);
  for (const { turns, width, height } of rings) {
    expect(turns).toBeGreaterThanOrEqual(7);
    expect(turns).toBeLessThanOrEqual(20);
    expect(Math.max(width, height)).toBeLessThanOrEqual(96);
    expect(height).toBeGreaterThan(8);
  }
  const { container } = render(<Seal seal={seal} />);
  expect(container.querySelectorAll('ellipse')).toHaveLength(rings.reduce((sum, { turns }) => sum + turns, 0));
});

it('draws another picture for any other byte', () => {
  const pictures = Array.from({ length: 32 }, (_, byte) => {
    const other = (Number.parseInt(seal.slice(byte * 2, byte * 2 + 2), 16) ^ 0xff).toString(16).padStart(2, '0');
    return JSON.stringify(sealRings(seal.slice(0, byte * 2) + other + seal.slice(byte * 2 + 2)));
  });
  expect(new Set([JSON.stringify(sealRings(seal)), ...pictures]).size).toBe(33);
});
