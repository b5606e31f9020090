import { fill, type Language } from '../../../platform/errors/index.js';
import type { ImportCause, ImportProblem } from './report-import.rules.js';

const texts: Record<ImportCause, Record<Language, string>> = {
  missing: { ko: '값이 비어 있습니다.', en: 'The cell is empty.' },
  uidInvalid: { ko: 'UID는 숫자 4~20자리여야 합니다.', en: 'A UID has 4 to 20 digits.' },
  uidPrecisionLost: {
    ko: '엑셀에서 UID의 뒷자리가 사라졌습니다. UID 열을 텍스트로 바꾼 원본 파일을 올려 주세요.',
    en: 'The spreadsheet has cut off the digits of the UID. Upload the original file with the UID column as text.',
  },
  dayInvalid: { ko: '날짜로 읽을 수 없습니다.', en: 'This is not a date.' },
  dayAmbiguous: {
    ko: '일과 월의 순서를 알 수 없습니다. 날짜 형식을 선택해 주세요.',
    en: 'Day and month cannot be told apart. Choose the order of dates.',
  },
  dayOutOfRange: {
    ko: '마감된 날짜가 아니거나 너무 오래된 날짜입니다.',
    en: 'The day has not ended yet, or lies too far back.',
  },
  amountInvalid: { ko: '금액으로 읽을 수 없습니다.', en: 'This is not an amount.' },
  amountNegative: { ko: '금액은 0 이상이어야 합니다.', en: 'An amount must not be negative.' },
  amountTooLarge: { ko: '금액이 너무 큽니다. 단위를 확인해 주세요.', en: 'The amount is too large. Check its unit.' },
  rateInvalid: { ko: '비율은 0보다 크고 1(100%) 이하여야 합니다.', en: 'A rate is above 0 and at most 1 (100 %).' },
  productUnknown: { ko: '알 수 없는 상품 구분입니다.', en: 'This product is not known.' },
  assetNotUsdt: { ko: 'USDT 금액만 반영할 수 있습니다.', en: 'Only amounts in USDT can be read.' },
  commissionAboveFee: { ko: '커미션이 수수료보다 큽니다.', en: 'The commission is larger than the fee.' },
  surplusCells: {
    ko: '제목보다 칸이 많습니다. 따옴표 없이 쉼표가 들어간 값이 있는지 확인해 주세요.',
    en: 'The line has more cells than titles. Check for values with commas but without quotes.',
  },
  duplicateRow: { ko: '{{otherLine}}번째 줄과 같은 내용입니다.', en: 'This says the same as line {{otherLine}}.' },
  conflictingRow: {
    ko: '{{otherLine}}번째 줄과 UID, 날짜, 상품이 같지만 금액이 다릅니다.',
    en: 'The same UID, day and product as in line {{otherLine}}, but other amounts.',
  },
};

/** Why a line was left out, in the reader's language. */
export function importCauseOf({ cause, otherLine }: ImportProblem, language: Language): string {
  return fill(texts[cause][language], { otherLine: otherLine ?? '' });
}
