import { csvCell } from './csv-cell.js';

describe('a cell of a file', () => {
  it.each(['=1+1', '+82 10-1234', '-x', '@SUM(A1)', '\t=1', '＝1', '-', '-1+1', '-1e5', '+1'])(
    '%j is defused for spreadsheets',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  it.each([
    ['a\n=1+1', "a\n'=1+1"],
    ['a\r\n@x', "a\r\n'@x"],
    ['=1\r=2', "'=1\r'=2"],
    ['\n=1', "'\n'=1"],
    ['\r', "'\r"],
    ['- one\n-2.5', "'- one\n-2.5"],
  ])('%j is defused in each of its lines', (text, defused) => {
    expect(csvCell(text)).toBe(defused);
  });

  it.each([
    '12',
    '-12',
    '-0.00000001',
    '123456789012345678901234567890.12345678',
    '2026-11-20T03:00:00.000Z',
    '김하나',
    '',
  ])('%j stays as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it('is empty where there is nothing, and words where it is true or false', () => {
    expect([null, true, false, 0, -3].map(csvCell)).toEqual(['', 'true', 'false', '0', '-3']);
  });

  it('is ISO 8601 for an instant', () => {
    expect(csvCell(new Date('2026-11-20T12:00:00+09:00'))).toBe('2026-11-20T03:00:00.000Z');
  });
});
