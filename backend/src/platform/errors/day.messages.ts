import type { Language } from './domain-error.js';

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month `YYYY-MM` as lists write it: `2026.11`, `Nov 2026`. */
export function monthLabel(yearAndMonth: string, language: Language): string {
  const [year = 0, month = 0] = yearAndMonth.split('-').map(Number);
  return language === 'ko' ? yearAndMonth.replace('-', '.') : `${ENGLISH_MONTHS[month - 1] ?? ''} ${year}`;
}

/** A day `YYYY-MM-DD` as lists write it: `2026.11.21`, `21 Nov 2026`. */
export function dayLabel(day: string, language: Language): string {
  return language === 'ko' ? day.replaceAll('-', '.') : dayWords(day, language, '');
}

/** A day `YYYY-MM-DD` without its year: `11월 21일`, `21 Nov`; with the year if it is not the reader's current one. */
export function dayWords(day: string, language: Language, readIn?: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isOther = readIn !== undefined && !readIn.startsWith(`${year}-`);
  if (language === 'ko') return `${isOther ? `${year}년 ` : ''}${month}월 ${date}일`;
  return `${date} ${ENGLISH_MONTHS[month - 1] ?? ''}${isOther ? ` ${year}` : ''}`;
}
