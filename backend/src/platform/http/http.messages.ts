/** Field errors, as `ko | en`. */
export const fieldTexts = {
  day: '날짜를 YYYY-MM-DD로 입력해 주세요. | Enter the day as YYYY-MM-DD.',
  invisible: '보이지 않는 문자나 제어 문자는 사용할 수 없습니다. | Characters that cannot be seen are not allowed.',
} as const;
