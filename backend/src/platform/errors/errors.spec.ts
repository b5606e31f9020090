import fc from 'fast-check';
import { DomainError, defineErrors, errorCatalogue, fill, grouped, maskedUid } from './index.js';

describe('error rows', () => {
  const rows = defineErrors('spec', {
    short: {
      kind: 'rejected',
      ko: '필요 {{required}}, 보유 {{available}}',
      en: 'Required {{required}}, available {{available}}',
    },
  });

  it('speak the language of the reader', () => {
    const error = rows.short({ required: 1_500n, available: '20' });
    expect(error).toBeInstanceOf(DomainError);
    expect(error.messageIn('ko')).toBe('필요 1,500, 보유 20');
    expect(error.messageIn('en')).toBe('Required 1,500, available 20');
    expect(error.code).toBe('spec.short');
  });

  it.each([
    ['Luff', '보유 20 러프', 'You have 20 Luff'],
    ['L', '보유 20 L', 'You have 20 L'],
  ])('write the unit %s in the language of the reader', (unit, ko, en) => {
    const row = { kind: 'rejected', ko: '보유 {{available}} {{unit}}', en: 'You have {{available}} {{unit}}' } as const;
    const error = new DomainError('spec.unit', row, { available: '20', unit });
    expect([error.messageIn('ko'), error.messageIn('en')]).toEqual([ko, en]);
  });

  it('refuse a code that is declared twice', () => {
    expect(() => defineErrors('spec', { short: { kind: 'invalid', ko: '', en: '' } })).toThrow('declared twice');
  });

  it('keep a missing parameter visible', () => {
    expect(fill('a {{b}} c', {})).toBe('a {{b}} c');
  });

  it('have the same placeholders in both languages, and a sentence in each', () => {
    const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const [code, row] of errorCatalogue()) {
      expect({ code, names: names(row.ko) }).toEqual({ code, names: names(row.en) });
      expect(row.ko).toMatch(/[가-힣]/);
      expect(row.en.length).toBeGreaterThan(3);
    }
  });
});

describe('what stands in a sentence', () => {
  it.each([
    ['{{amount}} L을 지급했습니다.', { amount: '999999' }, '999,999 L을 지급했습니다.'],
    ['{{usdt}} USDT costs {{luff}} Luff.', { usdt: '1234.5', luff: '12345' }, '1,234.5 USDT costs 12,345 Luff.'],
    ['필요 {{required}} {{unit}}', { required: '100000.25', unit: '러프' }, '필요 100,000.25 러프'],
    ['{{luff}} 러프가 남아', { luff: '1500' }, '1,500 러프가 남아'],
    ['최대 {{rows}}행까지', { rows: 100_000 }, '최대 100,000행까지'],
    ['{{amount}} L', { amount: '1,500' }, '1,500 L'],
  ])('has its thousands apart: %s', (text, params, said) => expect(fill(text, params)).toBe(said));

  it.each([
    ['UID {{uid}} Lance', { uid: '835449167911920001' }, 'UID 835449167911920001 Lance'],
    ['코드 {{code}}', { code: '50001' }, '코드 50001'],
    ['{{name}} L', { name: '1e21' }, '1e21 L'],
  ])('stays as it is where it is no amount: %s', (text, params, said) => expect(fill(text, params)).toBe(said));

  it('keeps all digits of an amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), fc.stringMatching(/^[0-9]{1,12}$/), (whole, part) => {
        expect(grouped(`-${whole}.${part}`)).toBe(`-${whole.toLocaleString('en-US')}.${part}`);
        expect(grouped(whole)).toBe(whole.toLocaleString('en-US'));
      }),
    );
  });

  it('names of a UID its ends, of a short one the end alone', () => {
    expect(['835449167911920001', '12345678', '1234567', '1234'].map(maskedUid)).toEqual([
      '83••••01',
      '12••••78',
      '••••67',
      '••••34',
    ]);
  });
});
