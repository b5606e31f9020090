import { renderHook } from '@testing-library/react';
import { adminSetting } from '@test/admin-fixtures';
import { settingFigures, settingName, useSettingText } from '@/features/admin/components/setting-figures';

test('numbers have thousands marks and keep their decimals; lists and texts stay as they are typed', () => {
  expect(settingFigures('integer', '1000000')).toBe('1,000,000');
  expect(settingFigures('decimal', '1380.5')).toBe('1,380.5');
  expect(settingFigures('decimal', '0.6')).toBe('0.6');
  expect(settingFigures('decimal', '')).toBe('');
  expect(settingFigures('integerList', '1000,100')).toBe('1000,100');
  expect(settingFigures('text', '2024')).toBe('2024');
});

test('the unit of a number stands at its value and not in its name', () => {
  const nameOf = (key: string, label: string): string => settingName({ ...adminSetting(), key, label });
  expect(nameOf('lcoin_idleIntervalSeconds', '자동 채굴 주기 (초)')).toBe('자동 채굴 주기');
  expect(nameOf('marketing_tickerMinSeconds', '실시간 목록 최소 간격(초)')).toBe('실시간 목록 최소 간격');
  expect(nameOf('journal_mostRefusedKeys', '거절할 수 있는 키 수 (회원별)')).toBe('거절할 수 있는 키 수 (회원별)');
});

test('durations are spoken in full', () => {
  const { result } = renderHook(useSettingText);
  const spoken = (key: string, value: string): string =>
    result.current({ ...adminSetting(), key, kind: 'integer', label: '' }, value);
  expect(spoken('a_everySeconds', '600')).toBe('10분');
  expect(spoken('a_everySeconds', '5400')).toBe('1시간 30분');
  expect(spoken('a_everySeconds', '3661')).toBe('3661초');
  expect(spoken('a_everyMinutes', '2890')).toBe('173400초');
});
