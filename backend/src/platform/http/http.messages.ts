/** Refusals of single fields, as `ko | en`. */
export const fieldTexts = {
  day: '날짜를 YYYY-MM-DD로 입력해 주세요. | Enter the day as YYYY-MM-DD.',
} as const;
