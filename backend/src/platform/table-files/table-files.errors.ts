import { defineErrors } from '../errors/index.js';

/** Why a table file could not be read. Problems of single rows are left to the caller. */
export const TableFileErrors = defineErrors('tableFile', {
  tooLarge: {
    kind: 'invalid',
    ko: '파일이 너무 큽니다. 최대 {{megabytes}} MB까지 올릴 수 있습니다.',
    en: 'The file is too large. At most {{megabytes}} MB can be uploaded.',
  },
  tooManyRows: {
    kind: 'invalid',
    ko: '행이 너무 많습니다. 한 파일에 최대 {{rows}}행까지 올릴 수 있습니다.',
    en: 'The file has too many rows. At most {{rows}} rows fit in one file.',
  },
  tooManyColumns: {
    kind: 'invalid',
    ko: '열이 너무 많습니다. 최대 {{columns}}열까지 읽을 수 있습니다.',
    en: 'The file has too many columns. At most {{columns}} can be read.',
  },
  tooManyStrings: {
    kind: 'invalid',
    ko: '서로 다른 문자열이 너무 많습니다. 엑셀 파일 하나에 최대 {{strings}}개까지 읽을 수 있습니다. 파일을 나누거나 CSV로 저장해 주세요.',
    en: 'The workbook has too many different texts. At most {{strings}} can be read. Split the file or save it as CSV.',
  },
  empty: {
    kind: 'invalid',
    ko: '파일에 읽을 내용이 없습니다. 제목 행과 데이터 행이 있어야 합니다.',
    en: 'There is nothing to read. The file needs a row of titles and rows of data.',
  },
  unsupported: {
    kind: 'invalid',
    ko: 'CSV 또는 XLSX 파일만 올릴 수 있습니다. 예전 엑셀 파일(.xls)은 XLSX로 저장해 주세요.',
    en: 'Only CSV and XLSX files can be read. Save an old Excel file (.xls) as XLSX.',
  },
  brokenQuotes: {
    kind: 'invalid',
    ko: '{{line}}번째 줄의 따옴표가 맞지 않아 파일을 읽을 수 없습니다.',
    en: 'The quotes do not match at line {{line}}, so the file cannot be read.',
  },
  brokenWorkbook: {
    kind: 'invalid',
    ko: '엑셀 파일이 손상되어 열 수 없습니다. 다시 저장한 뒤 올려 주세요.',
    en: 'The workbook is damaged and cannot be opened. Save it again and retry.',
  },
  tooDemanding: {
    kind: 'invalid',
    ko: '파일의 내용이 너무 커서 읽을 수 없습니다. 파일을 나누어 올려 주세요.',
    en: 'The file holds more than can be read. Split it and retry.',
  },
  tooSlow: {
    kind: 'invalid',
    ko: '파일을 읽는 데 시간이 너무 오래 걸려 중단했습니다. 파일을 나누어 올려 주세요.',
    en: 'Reading the file took too long and was stopped. Split it and retry.',
  },
  unreadable: {
    kind: 'invalid',
    ko: '파일을 읽지 못했습니다. 다시 저장한 뒤 올려 주세요.',
    en: 'The file could not be read. Save it again and retry.',
  },
});
