/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  favourites: { ko: '관심 코인', en: 'Your favourite coins' },
};
