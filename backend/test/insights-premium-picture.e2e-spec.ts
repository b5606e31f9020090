import sharp from 'sharp';
import { PremiumPictures } from '../src/modules/insights/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const draw = async (language: 'ko' | 'en'): Promise<Buffer | null> =>
  (await service.app.get(PremiumPictures).byPath().get(`/og/kimchiPremium-${language}.png`)?.()) ?? null;

it('is left to the build until there is a premium', async () => {
  expect(await draw('ko')).toBeNull();
});

it('is a picture of the present premium in each language, drawn once a minute', async () => {
  await service.app.get(Collector).collectAll();
  service.clock.advance({ minutes: 1 });
  await service.app.get(Collector).collectAll();
  const [ko, en] = await Promise.all([draw('ko'), draw('en')]);
  for (const png of [ko, en])
    expect(await sharp(png ?? undefined).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(ko?.equals(en ?? Buffer.alloc(0))).toBe(false);
  service.clock.advance({ seconds: 59 });
  expect(await draw('ko')).toBe(ko);
  service.clock.advance({ seconds: 1 });
  await service.app.get(Collector).collectAll();
  const next = await draw('ko');
  expect(next).not.toBe(ko);
  // It says another time.
  expect(next?.equals(ko ?? Buffer.alloc(0))).toBe(false);
});

it('is left to the build when the prices are old', async () => {
  service.clock.advance({ minutes: 10 });
  expect(await draw('ko')).toBeNull();
});
