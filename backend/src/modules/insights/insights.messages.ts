/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  favourites: { ko: '관심 코인', en: 'Your favourite coins' },
  alerts: { ko: '시세 알림', en: 'Your market alerts' },
  firings: { ko: '울린 시세 알림', en: 'What your market alerts told you' },
};

/** What is said of a field that cannot be read, as `ko | en`. */
export const alertFieldTexts = {
  threshold: '숫자로 입력해 주세요. | Enter a number.',
  minutes: '1분에서 60분 사이로 선택해 주세요. | Choose from 1 to 60 minutes.',
  repeat: '5분에서 7일 사이로 선택해 주세요. | Choose from 5 minutes to 7 days.',
  expiry: '종료 시각을 확인해 주세요. | Check the end.',
};
