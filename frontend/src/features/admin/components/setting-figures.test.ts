import { settingFigures } from '@/features/admin/components/setting-figures';

test('numbers have thousands marks and keep their decimals; lists and texts stay as they are typed', () => {
  expect(settingFigures('integer', '1000000')).toBe('1,000,000');
  expect(settingFigures('decimal', '1380.5')).toBe('1,380.5');
  expect(settingFigures('decimal', '0.6')).toBe('0.6');
  expect(settingFigures('decimal', '')).toBe('');
  expect(settingFigures('integerList', '1000,100')).toBe('1000,100');
  expect(settingFigures('text', '2024')).toBe('2024');
});
