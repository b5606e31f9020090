import { createFaqMatcher } from '@/features/support/answers/match-faq';
import { faq, questions } from '@test/faq-questions';

/** The first result with its confidence. */
function reply(language: 'ko' | 'en', question: string): { first: string; kind: 'answer' | 'choices' | 'none' } {
  const match = createFaqMatcher(faq[language]).ask(question);
  if (match.kind === 'none') return { first: 'none', kind: 'none' };
  return { first: (match.kind === 'answer' ? match.entry : match.entries[0])?.id ?? 'none', kind: match.kind };
}

describe.each(['ko', 'en'] as const)('what people ask in %s', (language) => {
  const asked = Object.entries(questions[language]).flatMap(([wanted, all]) =>
    all.map((question) => ({ question, wanted: wanted.split('|'), ...reply(language, question) })),
  );
  const answerable = asked.filter(({ wanted }) => !wanted.includes('none'));
  const unanswerable = asked.filter(({ wanted }) => wanted.includes('none'));
  const isRight = ({ wanted, first }: (typeof asked)[number]): boolean => wanted.includes(first);

  it('leads to the right entry first for at least 95 of 100', () => {
    const wrong = answerable.filter((one) => !isRight(one));
    expect(answerable.length).toBeGreaterThanOrEqual(90);
    expect({ share: 1 - wrong.length / answerable.length >= 0.95, wrong }).toMatchObject({ share: true });
  });

  it('answers at once at least 85 of 100, and only proposes the others', () => {
    const atOnce = answerable.filter((one) => one.kind === 'answer' && isRight(one));
    expect(atOnce.length / answerable.length).toBeGreaterThanOrEqual(0.85);
  });

  it('says something wrong at most 5 times of 100, whether there is an answer or none', () => {
    const wrong = asked.filter((one) => one.kind === 'answer' && !isRight(one));
    expect({ share: wrong.length / asked.length <= 0.05, wrong }).toMatchObject({ share: true });
    const made = unanswerable.filter(({ kind }) => kind === 'answer');
    expect(unanswerable.length).toBeGreaterThanOrEqual(20);
    expect({ share: made.length / unanswerable.length <= 0.05, made }).toMatchObject({ share: true });
  });
});

describe('where the money is', () => {
  it.each([
    ['ko', '리베이트는 언제 어디로 들어오나요', 'credit'],
    ['ko', '리베이트는 누가 지급하나요', 'credit'],
    ['ko', '페이백은 리베이트와 어떻게 다른가요', 'difference'],
    ['ko', '페이백 신청은 어떻게 하나요', 'luff'],
    ['ko', '리베이트는 언제 반영되나요', 'reports'],
    ['en', 'When and where does my rebate arrive?', 'credit'],
    ['en', 'who pays the rebate', 'credit'],
    ['en', 'How does it differ from a rebate?', 'difference'],
    ['en', 'How do I request a payback?', 'luff'],
  ] as const)('is answered in %s: %s', (language, question, id) => {
    expect(reply(language, question)).toEqual({ first: id, kind: 'answer' });
  });

  it('proposes the ways to a payback beside what it is, where nothing but its name is said', () => {
    for (const [language, question] of [
      ['ko', '페이백은 무엇인가요'],
      ['en', 'What is a payback?'],
    ] as const)
      expect(createFaqMatcher(faq[language]).ask(question)).toMatchObject({
        kind: 'choices',
        entries: [{ id: 'difference' }, { id: 'luff' }],
      });
  });
});

describe('a question that names an exchange', () => {
  const answerTo = (language: 'ko' | 'en', question: string): string | undefined => {
    const match = createFaqMatcher(faq[language]).ask(question);
    return match.kind === 'answer' ? match.entry.answer : undefined;
  };
  const kyc = (language: 'ko' | 'en'): string | undefined => faq[language].find(({ id }) => id === 'kyc')?.answer;

  it.each([
    ['ko', '비트겟 재가입 며칠 기다려요', '대기 시간: Bitget 24시간.'],
    ['ko', '비트겟은 KYC 대기 시간이 얼마나 되나요', '대기 시간: Bitget 24시간.'],
    ['ko', 'OKX 재가입 얼마나 기다려요', '대기 시간: OKX 30일.'],
    ['ko', '바이낸스 KYC 재가입', 'Binance: 고객센터 문의'],
    ['en', 'how long to wait for okx kyc', 'Waiting times: OKX 30 days.'],
  ] as const)('is answered about that exchange alone in %s: %s', (language, question, answer) => {
    expect(answerTo(language, question)).toBe(answer);
  });

  it.each([
    ['none', '재가입하려면 며칠 기다려요'],
    ['two', 'OKX랑 비트겟 KYC 재가입 며칠 기다려요'],
    ['one that the answer says nothing about', '오르빗 KYC 재가입 며칠 기다려요'],
  ])('is answered about all where it names %s', (_, question) => {
    expect(answerTo('ko', question)).toBe(kyc('ko'));
  });

  it('finds that answer in the list of questions too, with the numbers in it', () => {
    const [first] = createFaqMatcher(faq.ko).filter('비트겟 재가입');
    expect(first).toMatchObject({ id: 'kyc', answer: '대기 시간: Bitget 24시간.', quotes: [{ value: 'Bitget' }] });
  });
});

describe('the search of questions', () => {
  it.each([
    ['particles', '비트겟에서는 리베이트율이 몇 퍼센트인가요', 'rates'],
    ['no spaces', '거래소별리베이트율알려줘', 'rates'],
    ['a typo', '리배이트율', 'rates'],
    ['a syllable that is half typed', '비밀번ㅎ', 'password'],
    ['initial consonants', 'ㄹㅂㅇㅌㅇ', 'rates'],
    ['a mistyped name', '비트곗 요율', 'rates'],
    ['Latin names in Korean', '오케이엑스 요율', 'rates'],
    ['full-width letters', 'ＫＹＣ 재가입', 'kyc'],
    ['decomposed syllables', '탈퇴하려면'.normalize('NFD'), 'close'],
    ['an exchange and a verb of waiting', 'OKX 재가입 얼마나 기다려요', 'kyc'],
    ['its Korean name', '비트겟 재가입 며칠 기다려요', 'kyc'],
    ['the question itself', '탈퇴하려면 어떻게 하나요?', 'close'],
  ])('copes with %s', (_, question, id) => {
    expect(reply('ko', question)).toEqual({ first: id, kind: 'answer' });
  });

  it('proposes at most three questions where two are nearly as near', () => {
    const match = createFaqMatcher(faq.ko).ask('출금');
    expect(match.kind).toBe('choices');
    expect(match.kind === 'choices' && match.entries.length).toBeGreaterThanOrEqual(2);
    expect(match.kind === 'choices' && match.entries.length).toBeLessThanOrEqual(3);
  });

  it('knows nothing without entries, and one entry is not the answer to everything', () => {
    expect(createFaqMatcher([]).ask('리베이트율')).toEqual({ kind: 'none' });
    const one = createFaqMatcher(faq.ko.slice(0, 1));
    expect(one.ask('오늘 날씨')).toEqual({ kind: 'none' });
    expect(one.ask('UID 확인')).toMatchObject({ kind: 'answer' });
  });

  it('takes any text as a question', () => {
    const matcher = createFaqMatcher(faq.ko);
    for (const odd of [
      '',
      '   ',
      '()[]{}*+?\\',
      '\n\u0001',
      '😀😀',
      'a'.repeat(300),
      'ㅏㅏㅏ',
      '__proto__',
      'constructor',
    ])
      expect(matcher.ask(odd)).toEqual({ kind: 'none' });
  });

  it('reads the first 300 characters of a question', () => {
    const matcher = createFaqMatcher(faq.ko);
    const close = { kind: 'answer', entry: { id: 'close' } };
    expect(matcher.ask(`${' '.repeat(280)}탈퇴하려면`)).toMatchObject(close);
    expect(matcher.ask(`${' '.repeat(300)}탈퇴하려면`)).toEqual({ kind: 'none' });
    expect(matcher.filter(`탈퇴하려면${' '.repeat(300)}비트코인 반감기`)[0]?.id).toBe('close');
  });

  it('asks for the twelve heaviest words, and for the first of those that weigh the same', () => {
    const [entry] = faq.ko.slice(0, 1).map((one) => ({ ...one, question: '가나다라마바사', keywords: [], answer: '' }));
    if (!entry) throw new Error('no entry');
    const matcher = createFaqMatcher([entry]);
    const others = Array.from({ length: 12 }, (_, index) => `other${'q'.repeat(index + 1)}`).join(' ');
    expect(matcher.filter(`가나다라마바사 ${others}`)).toHaveLength(1);
    expect(matcher.filter(`${others} 가나다라마바사`)).toHaveLength(0);
    // A name weighs more than the words before it.
    const named = createFaqMatcher([{ ...entry, keywords: ['비트겟'] }]);
    expect(named.filter(`${others} 비트겟`)).toHaveLength(1);
  });

  it('forgives one or two letters of a word, and none in one of more than 24', () => {
    const word = 'abcdefghijklmnopqrstuvwxyz';
    const entry = (keyword: string) => ({ ...faq.ko.slice(0, 1)[0]!, question: '', keywords: [keyword], answer: '' });
    const finds = (keyword: string, typed: string): boolean =>
      createFaqMatcher([entry(keyword)]).filter(typed).length > 0;
    expect(finds(word.slice(0, 24), word.slice(0, 24).replace('de', 'öö'))).toBe(true);
    expect(finds(word.slice(0, 24), word.slice(0, 24).replace('def', 'ööö'))).toBe(false);
    expect(finds(word, word.replace('d', 'ö'))).toBe(false);
    expect(finds(word, word)).toBe(true);
  });

  it('looks into the first 400 characters of an answer', () => {
    const found = (answer: string) => createFaqMatcher(faq.ko.map((one) => ({ ...one, answer }))).filter('kumquat');
    expect(found(`${'. '.repeat(190)}kumquat`)).not.toEqual([]);
    expect(found(`${'. '.repeat(200)}kumquat`)).toEqual([]);
  });

  it('narrows the list while somebody types, and shows all of it until something is said', () => {
    const matcher = createFaqMatcher(faq.ko);
    expect(matcher.filter(' ')).toHaveLength(faq.ko.length);
    expect(matcher.filter('어떻게')).toHaveLength(faq.ko.length);
    expect(matcher.filter('탈')[0]?.id).toBe('close');
    expect(matcher.filter('러ㅍ')[0]?.id).toBe('luff');
    expect(matcher.filter('비트코인 반감기')).toEqual([]);
  });
});
