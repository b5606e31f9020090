import fc from 'fast-check';
import { defineSettings } from '../../platform/settings/index.js';
import { LANGUAGES } from '../../platform/errors/index.js';
import type { QuotableExchange } from '../uid-rebate/index.js';
import {
  durationIn,
  percentOf,
  quoteNumbers,
  tellsOfEach,
  vocabularyAbout,
  vocabularyOf,
  wrongPlaceholderIn,
} from './faq-placeholders.rules.js';
import { sayFaq } from './faq.messages.js';

const label = { ko: '이름', en: 'Name' };
const settings = defineSettings('faqSpec', {
  bonus: { kind: 'integer', default: 1000, min: 0, max: 1e9, label },
  pauseSeconds: { kind: 'integer', default: 600, min: 0, max: 1e9, label },
  share: { kind: 'decimal', default: '0.6', min: '0', max: '1', label },
  price: { kind: 'decimal', default: '1234.50', min: '0', max: '1000000', label },
  isOpen: { kind: 'boolean', default: true, label },
  days: { kind: 'integerList', default: [7, 3, 1], min: 0, max: 10_000, label },
  text: { kind: 'text', default: 'a@b.example', maxLength: 99, label },
  blank: { kind: 'text', default: '', maxLength: 99, label },
});
const values = Object.values(settings).map((setting) => ({ setting, value: String(setting.default) }));

const exchangeOf = (id: string, more: Partial<QuotableExchange> = {}): QuotableExchange => ({
  ...{ id, name: id.toUpperCase(), rebateRate: '0.5', kycWaitHours: null, kycNote: { ko: null, en: null } },
  rebateCredit: {
    ko: { when: '다음 날', minimumUsdt: '0', where: '앱의 자산 내역' },
    en: { when: 'the next day', minimumUsdt: '0', where: 'the asset history' },
  },
  offeredTo: LANGUAGES,
  ...more,
});
const exchanges = [
  exchangeOf('alpha', { kycWaitHours: 24 }),
  exchangeOf('beta', {
    ...{ rebateRate: '0.125', kycWaitHours: 720 },
    rebateCredit: {
      ko: { when: '매주\n월요일', minimumUsdt: '1234.50', where: '{지갑}' },
      en: { when: 'on Mondays', minimumUsdt: '1234.50', where: 'the wallet' },
    },
  }),
  exchangeOf('gamma', { kycNote: { ko: '먼저\n해지해 주세요.', en: 'Close it {first}.' } }),
  exchangeOf('hidden', { offeredTo: ['ko'] }),
  exchangeOf('off', { offeredTo: [] }),
];
const vocabulary = vocabularyOf({ settings: values, exchanges }, sayFaq);
const inKorean = (text: string) => quoteNumbers(text, 'ko', vocabulary)?.text;
const inEnglish = (text: string) => quoteNumbers(text, 'en', vocabulary)?.text;

describe('an answer about one exchange', () => {
  const about = (id: string, text: string) => {
    const exchange = exchanges.find((one) => one.id === id);
    if (!exchange) throw new Error(id);
    return quoteNumbers(text, 'ko', vocabularyAbout(exchange, vocabulary, sayFaq));
  };

  it.each([
    ['alpha', 'KYC.\n대기 시간: {kycWaits}.\n{kycNotes}', 'KYC.\n대기 시간: ALPHA 24시간.'],
    ['gamma', 'KYC.\n대기 시간: {kycWaits}.\n{kycNotes}', 'KYC.\nGAMMA: 먼저 해지해 주세요.'],
    ['beta', '지금은 {rates}입니다.', '지금은 BETA 12.5%입니다.'],
    ['alpha', '{rebateCredits}', 'ALPHA: 다음 날, 최소 금액 없음, 앱의 자산 내역'],
    // What is not a list of each stays as it is.
    ['alpha', '{exchanges} · {rate:beta} · {faqSpec_bonus}', 'ALPHA, BETA, GAMMA, HIDDEN · 12.5% · 1,000'],
  ])('tells of %s alone: %j', (id, text, answer) => {
    expect(about(id, text)?.text).toBe(answer);
  });

  it('says whether it has a number of that exchange', () => {
    expect(tellsOfEach(about('alpha', 'KYC. {kycWaits}')?.quotes ?? [])).toBe(true);
    expect(tellsOfEach(about('hidden', 'KYC. {kycWaits}')?.quotes ?? [])).toBe(false);
    expect(about('off', '{rates}')).toBeNull();
  });
});

describe('an answer', () => {
  it('has what it quotes worked out once for each language, however often and in however many answers it stands', () => {
    const asked = { ko: 0, en: 0 };
    const offeredTo = { includes: (language: 'ko' | 'en') => (asked[language] += 1) > 0 };
    const counted = vocabularyOf(
      { settings: [], exchanges: [exchangeOf('alpha', { offeredTo: offeredTo as never })] },
      sayFaq,
    );
    for (let answer = 0; answer < 5; answer += 1)
      for (const language of LANGUAGES) quoteNumbers('{kycWaits} {kycWaits}\n{kycWaits}', language, counted);
    expect(asked).toEqual({ ko: 1, en: 1 });
  });

  it.each([
    ['{faqSpec_bonus}', '1,000', '1,000'],
    ['{faqSpec_pauseSeconds|duration}', '10분', '10 minutes'],
    ['{faqSpec_pauseSeconds}', '600', '600'],
    ['{faqSpec_share|percent}', '60%', '60%'],
    ['{faqSpec_share}', '0.6', '0.6'],
    ['{faqSpec_price}', '1,234.5', '1,234.5'],
    ['{faqSpec_isOpen}', '예', 'yes'],
    ['{faqSpec_days}', '7, 3, 1', '7, 3, 1'],
    ['{faqSpec_text}', 'a@b.example', 'a@b.example'],
    ['{rate:beta}', '12.5%', '12.5%'],
    ['{kycWait:alpha}', '24시간', '24 hours'],
    ['{kycWait:beta}', '30일', '30 days'],
    ['{rates}', 'ALPHA 50%, BETA 12.5%, GAMMA 50%, HIDDEN 50%', 'ALPHA 50%, BETA 12.5%, GAMMA 50%'],
    ['{kycWaits}', 'ALPHA 24시간, BETA 30일', 'ALPHA 24 hours, BETA 30 days'],
    ['{kycNotes}', 'GAMMA: 먼저 해지해 주세요.', 'GAMMA: Close it first .'],
    ['{rebateCredit:alpha}', '다음 날, 최소 금액 없음, 앱의 자산 내역', 'the next day, no minimum, the asset history'],
    ['{rebateCredit:beta}', '매주 월요일, 1,234.5 USDT부터, 지갑', 'on Mondays, from 1,234.5 USDT, the wallet'],
    [
      '{rebateCredits}',
      [
        'ALPHA: 다음 날, 최소 금액 없음, 앱의 자산 내역',
        'BETA: 매주 월요일, 1,234.5 USDT부터, 지갑',
        'GAMMA: 다음 날, 최소 금액 없음, 앱의 자산 내역',
        'HIDDEN: 다음 날, 최소 금액 없음, 앱의 자산 내역',
      ].join('\n'),
      [
        'ALPHA: the next day, no minimum, the asset history',
        'BETA: on Mondays, from 1,234.5 USDT, the wallet',
        'GAMMA: the next day, no minimum, the asset history',
      ].join('\n'),
    ],
    ['{exchanges}', 'ALPHA, BETA, GAMMA, HIDDEN', 'ALPHA, BETA, GAMMA'],
  ])('says %s as %s and %s', (text, ko, en) => {
    expect([inKorean(text), inEnglish(text)]).toEqual([ko, en]);
  });

  it('says of an exchange whose accounts need no KYC that there is no wait', () => {
    const open = vocabularyOf({ settings: [], exchanges: [exchangeOf('open', { kycWaitHours: 0 })] }, sayFaq);
    expect(quoteNumbers('{kycWaits}', 'ko', open)?.text).toBe('OPEN 없음');
    expect(quoteNumbers('{kycWait:open}', 'en', open)?.text).toBe('no wait');
  });

  it('tells each number once, in the order of the text, under its name', () => {
    expect(quoteNumbers('{rate:alpha} {faqSpec_bonus}, {rate:alpha}', 'en', vocabulary)?.quotes).toEqual([
      { key: 'rate:alpha', label: 'Rebate rate of ALPHA', value: '50%' },
      { key: 'faqSpec_bonus', label: 'Name', value: '1,000' },
    ]);
  });

  it.each([
    ['One. Of {rate:off}! Three?', 'One. Three?'],
    ['One\nOf {rate:off}.\nThree', 'One\nThree'],
    ['One\n\nOf {kycWait:off}.\n\nThree', 'One\n\nThree'],
    ['1. {rate:off}\n2. {rate:alpha}', '2. 50%'],
    ['Of {rate:off} and {rate:alpha}. Next', 'Next'],
    ['{faqSpec_blank}. Next', 'Next'],
    ['{kycWait:gamma}? Next', 'Next'],
    ['Of {rate:off}.', undefined],
  ])('leaves out a sentence that there is nothing to say in: %j', (text, spoken) => {
    expect(inEnglish(text)).toBe(spoken);
  });

  it('quotes nothing of a sentence that is left out', () => {
    expect(quoteNumbers('{rate:off} {rate:alpha}. {faqSpec_bonus}', 'en', vocabulary)?.quotes).toEqual([
      { key: 'faqSpec_bonus', label: 'Name', value: '1,000' },
    ]);
  });

  const piece = fc.oneof(
    fc.constantFrom(...[...vocabulary.keys()].map((key) => `{${key}}`)),
    fc.constantFrom(' ', '\n', '. ', '! ', '가입하면 ', 'L', '50'),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replace(/[{}]/g, '')),
  );
  const acceptable = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

  it('that is accepted never shows a brace, in any language, whatever is on offer', () => {
    fc.assert(
      fc.property(acceptable, fc.constantFrom(...LANGUAGES), fc.subarray(exchanges), (text, language, offered) => {
        expect(wrongPlaceholderIn(text, vocabulary)).toBeNull();
        const now = vocabularyOf(
          {
            settings: values,
            exchanges: exchanges.map((one) => ({ ...one, offeredTo: offered.includes(one) ? one.offeredTo : [] })),
          },
          sayFaq,
        );
        const answer = quoteNumbers(text, language, now);
        expect(answer?.text ?? '').not.toMatch(/[{}]/);
        for (const { id, name, offeredTo } of exchanges)
          if (!offered.some((one) => one.id === id) || !offeredTo.includes(language))
            expect(JSON.stringify(answer?.quotes ?? [])).not.toContain(name);
      }),
    );
  });

  it('that is accepted has nothing in braces but what it may quote', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'rates', 'a', ' ', '\n', '|', ':') }), (text) => {
        const isFine = text.replaceAll('{rates}', '').search(/[{}]/) === -1;
        expect(wrongPlaceholderIn(text, vocabulary) === null).toBe(isFine);
      }),
    );
  });

  it('without placeholders stays as it is, but for blanks around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (written) => {
        const text = written.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
        expect(quoteNumbers(text, 'ko', vocabulary)).toEqual(text === '' ? null : { text, quotes: [] });
      }),
    );
  });
});

describe('a number in words', () => {
  it.each([
    [0, '0초', '0 seconds'],
    [1, '1초', '1 second'],
    [60, '1분', '1 minute'],
    [90, '1분 30초', '1 minute 30 seconds'],
    [3_600, '1시간', '1 hour'],
    [5_400, '1시간 30분', '1 hour 30 minutes'],
    [86_400, '24시간', '24 hours'],
    [172_800, '2일', '2 days'],
    [176_400, '49시간', '49 hours'],
  ])('%i seconds are %s, %s', (seconds, ko, en) => {
    expect([durationIn(seconds, 'ko', sayFaq), durationIn(seconds, 'en', sayFaq)]).toEqual([ko, en]);
  });

  it.each([
    ['0.00002', '0.002%'],
    ['1', '100%'],
    ['0', '0%'],
    ['0.50', '50%'],
    ['0.000000000001', '0.0000000001%'],
  ])('%s is %s', (share, percent) => {
    expect(percentOf(share)).toBe(percent);
  });
});
