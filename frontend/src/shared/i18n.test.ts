import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TextTree } from '@/shared/i18n';

const src = join(import.meta.dirname, '..');

/** Every folder of locales in the site. */
const places = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])locales[\\/]en\.ts$/.test(path))
  .map((path) => join(src, path, '..'));

function sentences(tree: TextTree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else for (const [inner, sentence] of sentences(value, `${path}${key}.`)) found.set(inner, sentence);
  }
  return found;
}

const placeholders = (sentence: string): string[] =>
  [...sentence.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name).sort();

it('has texts', () => expect(places.length).toBeGreaterThan(3));

describe.each(places.map((place) => [place.slice(src.length + 1), place]))('%s', (_name, place) => {
  const read = async (): Promise<[Map<string, string>, Map<string, string>]> => {
    const { en } = (await import(join(place, 'en.ts'))) as { en: TextTree };
    const { ko } = (await import(join(place, 'ko.ts'))) as { ko: TextTree };
    return [sentences(en), sentences(ko)];
  };

  it('fills the same places in both languages', async () => {
    const [en, ko] = await read();
    for (const [key, korean] of ko) expect([key, placeholders(korean)]).toEqual([key, placeholders(en.get(key) ?? '')]);
  });

  it('has no empty sentence, no exclamation mark and no Korean in English', async () => {
    const [en, ko] = await read();
    for (const [key, sentence] of [...en, ...ko]) {
      expect([key, sentence.trim()]).not.toEqual([key, '']);
      expect([key, sentence]).toEqual([key, expect.not.stringContaining('!')]);
    }
    // The switch to Korean is the one word that is Korean in English.
    for (const [key, sentence] of en)
      if (key !== 'nav.toKorean') expect([key, /[가-힣]/.test(sentence)]).toEqual([key, false]);
  });
});
