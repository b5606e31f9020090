import { describeLuffTransfer, luffTexts } from './luff.messages.js';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('texts about Luff', () => {
  it.each(Object.entries(luffTexts))('name the same things in both languages (%s)', (_, { ko, en }) => {
    expect(placeholders(ko)).toEqual(placeholders(en));
  });

  it('show only the end of a UID', () => {
    const line = {
      kind: 'accrual',
      params: { exchange: 'OKX', uid: '835449167911920001', day: '2026-11-19' },
    } as const;
    expect(describeLuffTransfer(line, 'ko')).toEqual({ type: 'earn', description: 'OKX …0001 · 2026-11-19 거래 적립' });
    expect(describeLuffTransfer(line, 'en').description).toBe('OKX …0001 · trading on 2026-11-19');
  });
});
