import { DomainError, defineErrors, errorCatalogue, fill } from './index.js';

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
    expect(error.messageIn('ko')).toBe('필요 1500, 보유 20');
    expect(error.messageIn('en')).toBe('Required 1500, available 20');
    expect(error.code).toBe('spec.short');
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
