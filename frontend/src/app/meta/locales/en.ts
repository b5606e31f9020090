export const en = {
  home: 'Lance: trading-fee rebates that can be checked',
  homeDescription:
    'Check whether your exchange UID receives a trading-fee rebate, compare exchanges and see how every figure was made.',
  login: 'Log in | Lance',
  loginDescription: 'Log in to Lance to see your rebates, L coin and Luff.',
  register: 'Sign up | Lance',
  registerDescription: 'Sign up for Lance and register your exchange UID.',
  forgotPassword: 'Forgot password | Lance',
  forgotPasswordDescription: 'Get a link by e-mail to set a new password.',
  resetPassword: 'Set a new password | Lance',
  resetPasswordDescription: 'Set a new password by the link that was mailed to you.',
  confirmEmail: 'Confirm e-mail | Lance',
  confirmEmailDescription: 'Confirm your e-mail address by the link that was mailed to you.',
  terms: 'Terms | Lance',
  privacy: 'Privacy | Lance',
  termsDescription: 'The terms under which Lance is used.',
  privacyDescription: 'What Lance keeps, what for and how long.',
  indicators: 'Indicators | Lance',
  indicatorsDescription:
    'Whale Hunter Signal, Order Block and Liquidation Map: which question each answers, how it is read, and where it fails.',
  whaleHunter: 'Whale Hunter Signal | Lance',
  whaleHunterDescription:
    'How Whale Hunter Signal finds candles with unusual volume and a clear close, how to read its marks, and when they fail.',
  orderBlock: 'Order Block | Lance',
  orderBlockDescription:
    'How Order Block draws the zone a strong move began from, how to read a return to it, and when zones break.',
  liquidationMap: 'Liquidation Map | Lance',
  liquidationMapDescription:
    'How Liquidation Map estimates where leveraged positions would be closed, how to read its bands, and what it cannot know.',
  faq: 'Questions and answers | Lance',
  faqDescription: 'Rebates, UIDs, L coin and Luff: the questions members ask, answered with today’s numbers.',
} as const;
