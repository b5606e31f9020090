/** Field errors. */
export const fieldTexts = {
  day: { ko: '날짜를 YYYY-MM-DD로 입력해 주세요.', en: 'Enter the day as YYYY-MM-DD.' },
  invisible: {
    ko: '보이지 않는 문자나 제어 문자는 사용할 수 없습니다.',
    en: 'Characters that cannot be seen are not allowed.',
  },
} as const;
