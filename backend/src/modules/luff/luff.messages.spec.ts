import { describe as describeEntry } from '../../platform/statements/index.js';
import { luffBook } from './luff.book.js';
import { causeTexts, kindTexts } from './luff.messages.js';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('texts about Luff', () => {
  it.each(Object.entries({ ...kindTexts, ...causeTexts }))(
    'name the same things in both languages (%s)',
    (_, { ko, en }) => {
      expect(placeholders(ko)).toEqual(placeholders(en));
    },
  );

  const line = (day: string) =>
    ({
      kind: 'accrual',
      params: { exchange: 'OKX', uid: '835449167911920001', day },
      reason: null,
      at: new Date('2026-12-31T15:00:00Z'),
    }) as const;

  it('show only the ends of a UID, and the day as it is said', () => {
    expect(describeEntry(luffBook, line('2027-01-01'), 'ko')).toEqual({
      type: 'earn',
      description: 'OKX 83••••01 · 1월 1일 거래 적립',
    });
    expect(describeEntry(luffBook, line('2027-01-01'), 'en').description).toBe('OKX 83••••01 · trading on 1 Jan');
  });

  it('name the year of a day that is not of the year of the entry in Seoul', () => {
    expect(describeEntry(luffBook, line('2026-12-31'), 'ko').description).toBe(
      'OKX 83••••01 · 2026년 12월 31일 거래 적립',
    );
    expect(describeEntry(luffBook, line('2026-12-31'), 'en').description).toBe('OKX 83••••01 · trading on 31 Dec 2026');
  });
});
