import { defineSettings, parseSetting } from './index.js';
import { isPlainAddress } from './plain-address.js';

const label = { ko: '', en: '' };
const settings = defineSettings('spec', {
  bonus: { kind: 'integer', default: 10, min: 0, max: 100, label },
  rate: { kind: 'decimal', default: '0.5', min: '0', max: '1', label },
  on: { kind: 'boolean', default: true, label },
  steps: { kind: 'integerList', default: [1, 2], min: 1, max: 10, label },
});

describe('settings', () => {
  it('read back what they were given, in their own type', () => {
    expect(parseSetting(settings.bonus, '42')).toBe(42);
    expect(parseSetting(settings.rate, '0.00002')).toBe('0.00002');
    expect(parseSetting(settings.rate, '00.500')).toBe('0.5');
    expect(parseSetting(settings.rate, '0.000000000001')).toBe('0.000000000001');
    expect(parseSetting(settings.on, 'false')).toBe(false);
    expect(parseSetting(settings.steps, '1, 5,10')).toEqual([1, 5, 10]);
  });

  it.each([
    [settings.bonus, '101'],
    [settings.bonus, '1.5'],
    [settings.bonus, '1e2'],
    [settings.bonus, ''],
    [settings.rate, '1.1'],
    [settings.rate, '-0.1'],
    [settings.rate, 'NaN'],
    [settings.on, 'yes'],
    [settings.steps, '1,99'],
  ])('refuse a value that is not theirs (%#)', (setting, text) => {
    expect(() => parseSetting(setting, text)).toThrow(RangeError);
  });
});

describe('an e-mail address of the site', () => {
  it.each(['support@lance.example', 'a@b.co', 'Help.Desk+kr_1@sub.lance-site.example'])('may be %s', (text) => {
    expect(isPlainAddress(text)).toBe(true);
  });

  it.each([
    'x@y.z?bcc=a@b.example',
    'x@lance.example?bcc=you',
    'a?b@lance.example',
    'javascript:alert(1)',
    'mailto:x@lance.example',
    'x@lance.example, y@lance.example',
    'x@lance.example y@lance.example',
    'Lance <x@lance.example>',
    '"a b"@lance.example',
    'a%40b@lance.example',
    'a&b@lance.example',
    'x@l\u0430nce.example',
    'x@localhost',
    'x@lance..example',
    'lance.example',
    '@lance.example',
    '',
  ])('may not be %j', (text) => {
    expect(isPlainAddress(text)).toBe(false);
  });
});
