import { compareDecimals, divideDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import {
  behindFigure,
  formatAge,
  formatCountdown,
  formatDateTime,
  formatDay,
  formatDuration,
  formatLarge,
  formatLongMonth,
  formatMonth,
  formatMonthDay,
  formatMonthName,
  formatNumber,
  formatPercent,
  formatSigned,
  formatWon,
  seoulDay,
} from '@/shared/format';
import { speak } from '@/shared/i18n';

afterEach(() => speak('ko'));

describe('a number on screen', () => {
  it('has grouped figures and no fraction unless told', () => {
    expect(formatNumber('1234567.5')).toBe('1,234,568');
    expect(formatNumber(1234.5, { digits: 2 })).toBe('1,234.50');
    expect(formatNumber('1234.5000', { digits: 4, trim: true })).toBe('1,234.5');
  });

  it('is exact far beyond the range of a float', () => {
    expect(formatNumber('9007199254740993')).toBe('9,007,199,254,740,993');
    expect(formatNumber('90071992547409930.12345678', { digits: 8 })).toBe('90,071,992,547,409,930.12345678');
    expect(formatNumber(2n ** 70n)).toBe('1,180,591,620,717,411,303,424');
  });

  it('rounds half away from zero, on both sides', () => {
    expect(formatNumber('1.005', { digits: 2 })).toBe('1.01');
    expect(formatNumber('-1.005', { digits: 2 })).toBe('\u22121.01');
    expect(formatNumber('0.4999999999999999999')).toBe('0');
  });

  it('reads what a small float prints', () => {
    expect(formatNumber(1e-7, { digits: 8 })).toBe('0.00000010');
    expect(formatNumber(1.5e21)).toBe('1,500,000,000,000,000,000,000');
  });

  it.each(['', '   ', 'abc', '1.2.3', '.', undefined, null, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows 0 for %p',
    (input) => {
      expect(formatNumber(input)).toBe('0');
    },
  );

  it('carries a true minus, a plus when asked, and none at zero', () => {
    expect(formatSigned('1500')).toBe('+1,500');
    expect(formatSigned('-300')).toBe('\u2212300');
    expect(formatSigned('0')).toBe('0');
    expect(formatSigned('-0.001')).toBe('0');
  });

  it('shows a ratio as percent', () => {
    expect(formatPercent('0.6')).toBe('60%');
    expect(formatPercent('0.00005', { digits: 3 })).toBe('0.005%');
    expect(formatPercent('-0.0312', { sign: 'always' })).toBe('\u22123.12%');
  });

  it.each([
    ['50000000', '5,000만', '50,000,000'],
    ['9999', '9,999', '9,999'],
    ['25004999', '2,500만', '25,004,999'],
    ['99995000', '1억', '99,995,000'],
    ['321000000', '3억 2,100만', '321,000,000'],
  ])('is spoken where it is large: %s', (value, ko, en) => {
    expect([formatLarge(value, 'ko'), formatLarge(value, 'en')]).toEqual([ko, en]);
  });

  it('says won in hundred millions and ten thousands in Korean', async () => {
    expect(formatWon('321000000', 'ko')).toBe('3억 2,100만 원');
    expect(formatWon('980000', 'ko')).toBe('980,000원');
    expect(formatWon('99999999', 'ko')).toBe('99,999,999원');
    expect(formatWon('-100000000', 'ko')).toBe('\u22121억 원');
    expect(formatWon('999999994999', 'ko')).toBe('9,999억 9,999만 원');
    expect(formatWon('999999995000', 'ko')).toBe('1조 원');
    expect(formatWon('2034549999999', 'ko')).toBe('2조 345억 원');
    expect(formatWon('206979299999999999', 'ko')).toBe('206,979조 3,000억 원');
    speak('en');
    expect(formatWon('321000000', 'en')).toBe('₩321,000,000');
  });
});

describe('a unit behind its figure', () => {
  it('has a blank before it, unless it is a percent sign or a Korean word that counts', () => {
    expect(behindFigure('%')).toBe('%');
    expect(['L', 'USDT', '러프', 'L / 10분'].map(behindFigure)).toEqual([' L', ' USDT', ' 러프', ' L / 10분']);
    expect(['일', '시간', '개월', '회', '장', '개', '건'].map(behindFigure)).toEqual([
      '일',
      '시간',
      '개월',
      '회',
      '장',
      '개',
      '건',
    ]);
    speak('en');
    expect(['Luff', 'days'].map(behindFigure)).toEqual([' Luff', ' days']);
  });
});

describe('a time on screen', () => {
  it('is a day and minute in Seoul, also late in the evening of UTC', () => {
    expect(formatDateTime('2026-11-20T15:03:00Z', 'ko')).toBe('2026.11.21 00:03');
    expect(formatDateTime('2026-11-20T15:03:00Z', 'en')).toBe('21 Nov 2026 00:03');
    expect(seoulDay('2026-11-20T15:03:00Z')).toBe('2026-11-21');
    expect(seoulDay('2026-11-20T14:59:59Z')).toBe('2026-11-20');
  });

  it('leaves a day label where its exchange put it', () => {
    expect(formatDay('2026-11-20', 'ko')).toBe('2026.11.20');
    expect(formatDay('2026-11-20', 'en')).toBe('20 Nov 2026');
    expect(formatMonth('2026-11', 'ko')).toBe('2026.11');
    expect(formatMonth('2026-11', 'en')).toBe('Nov 2026');
    expect(formatLongMonth('2026-09', 'ko')).toBe('2026년 9월');
    expect(formatMonthName('2026-11-01', 'ko')).toBe('11월');
    expect(formatMonthName('2026-11-01', 'en')).toBe('Nov');
    expect(formatMonthDay('2026-11-09', 'ko')).toBe('11월 9일');
    expect(formatMonthDay('2026-11-09', 'en')).toBe('9 Nov');
    expect(['2026-02', '2026-05', '2026-09'].map((month) => formatLongMonth(month, 'en'))).toEqual([
      ...['February 2026', 'May 2026', 'September 2026'],
    ]);
  });

  it('has an age', () => {
    const now = Date.parse('2026-11-21T03:00:00Z');
    expect(formatAge('2026-11-21T02:59:30Z', now)).toBe('방금');
    expect(formatAge('2026-11-21T02:56:10Z', now)).toBe('3분 전');
    expect(formatAge('2026-11-21T00:30:00Z', now)).toBe('2시간 전');
    expect(formatAge('2026-11-17T03:00:00Z', now)).toBe('4일 전');
    expect(formatAge('2026-11-21T03:05:00Z', now)).toBe('방금');
  });

  it.each([
    [600, '10분', '10 minutes'],
    [5_400, '1시간 30분', '1 hour 30 minutes'],
    [3_630, '1시간', '1 hour'],
    [86_400, '24시간', '24 hours'],
    [604_800, '7일', '7 days'],
    [180_000, '2일 2시간', '2 days 2 hours'],
    [45, '45초', '45 seconds'],
    [0, '0초', '0 seconds'],
  ])('writes a length of %d s in its two largest units', async (seconds, korean, english) => {
    expect(formatDuration(seconds)).toBe(korean);
    speak('en');
    expect(formatDuration(seconds)).toBe(english);
  });

  it('counts down', () => {
    expect(formatCountdown(598)).toBe('9:58');
    expect(formatCountdown(3723)).toBe('1:02:03');
    expect(formatCountdown(-4)).toBe('0:00');
  });
});

describe('decimal arithmetic for figures shown before they are sent', () => {
  it('multiplies, adds, subtracts and divides without a float', () => {
    expect(multiplyDecimals('1000000', '0.0005', '0.6')).toBe('300');
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
    expect(subtractDecimals('1', '0.6')).toBe('0.4');
    expect(divideDecimals('1', '3', 4)).toBe('0.3333');
    expect(divideDecimals('2', '3', 4)).toBe('0.6667');
    expect(divideDecimals('1', '0', 4)).toBeUndefined();
    expect(compareDecimals('100', '99.99999999')).toBe(1);
  });
});
