import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TextTree, defineTexts, speak } from '@/shared/i18n';

const src = join(import.meta.dirname, '..');

/** All locale folders. */
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
    // The links to Korean are the one Korean word in English.
    for (const [key, sentence] of en)
      if (!['nav.toKorean', 'toOther'].includes(key)) expect([key, /[가-힣]/.test(sentence)]).toEqual([key, false]);
  });
});

describe('a sentence', () => {
  const texts = defineTexts({
    en: { greeting: 'Hello {{name}}', box: { days_one: '{{count}} day', days_other: '{{count}} days' } },
    ko: { greeting: '{{name}} 님', box: { days_other: '{{count}}일' } },
  });

  afterEach(() => speak('ko'));

  it('is said in the language of the moment, which is Korean at first', () => {
    expect(texts.t('greeting', { name: '하나' })).toBe('하나 님');
    speak('en');
    expect(texts.t('greeting', { name: 'Hana' })).toBe('Hello Hana');
  });

  it('takes of a plural pair the one for its count, written or not', () => {
    expect(texts.t('box.days', { count: 1 })).toBe('1일');
    speak('en');
    expect([0, 1, 2, '1', '1,204'].map((count) => texts.t('box.days', { count }))).toEqual([
      '0 days',
      '1 day',
      '2 days',
      '1 day',
      '1,204 days',
    ]);
  });

  it('repeats values as they are: nothing in them is a place or a pattern', () => {
    expect(texts.t('greeting', { name: '{{name}} $& $1' })).toBe('{{name}} $& $1 님');
  });
});
