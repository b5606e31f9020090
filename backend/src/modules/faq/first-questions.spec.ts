import '../index.js';
import { sayFaq } from './faq.messages.js';
import { vocabularyOf, wrongPlaceholderIn } from './faq-placeholders.rules.js';
import { declaredSettings } from '../../platform/settings/define-settings.js';
import { faqEntries } from '../../database/seeds/faq-entries.js';

const vocabulary = vocabularyOf(
  {
    settings: [...declaredSettings().values()].map((setting) => ({ setting, value: String(setting.default) })),
    exchanges: [],
  },
  sayFaq,
);
/** What is a digit and no business number: the point at which Luff is worth one USDT is a name of the unit. */
const UNITS = ['1 USDT', '1회권'];

describe('the first questions and answers', () => {
  it.each(faqEntries.flatMap(({ answer }) => [answer.ko, answer.en]))('quote what there is: %j', (answer) => {
    expect(wrongPlaceholderIn(answer, vocabulary)).toBeNull();
  });

  it.each(faqEntries.flatMap(({ question, answer }) => [question.ko, question.en, answer.ko, answer.en]))(
    'say no number of their own: %j',
    (text) => {
      const said = UNITS.reduce((rest, unit) => rest.replaceAll(unit, ''), text.replace(/\{[^}]*\}/g, ''));
      expect(said).not.toMatch(/\d/);
    },
  );

  it('quote the same numbers in both languages', () => {
    const quoted = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, key]) => key).sort();
    for (const { answer } of faqEntries) expect(quoted(answer.ko)).toEqual(quoted(answer.en));
  });

  it('name no exchange, which operators may hide', () => {
    for (const { question, answer, keywords } of faqEntries)
      expect(JSON.stringify({ question, answer, keywords })).not.toMatch(/binance|okx|bitget|deepcoin|ourbit/i);
  });
});
