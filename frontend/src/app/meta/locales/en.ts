export const en = {
  needsScripts: 'Please enable JavaScript in your browser to use this page.',
  home: 'Trading-fee rebates you can check, line by line | Lance',
  homeDescription:
    'See whether your exchange UID earns a trading-fee rebate. Compare fees and rebate rates of exchanges, and see how every figure is calculated.',
  login: 'Log in | Lance',
  loginDescription: 'Log in to Lance to see the rebates of your UIDs, your L coin and your Luff.',
  register: 'Sign up | Lance',
  registerDescription:
    'Sign up for Lance and register your exchange UID. Every report of the exchange then shows your rebate with its receipt.',
  forgotPassword: 'Forgot password | Lance',
  forgotPasswordDescription: 'Get a link by e-mail to set a new password.',
  resetPassword: 'Set a new password | Lance',
  resetPasswordDescription: 'Set a new password by the link that was mailed to you.',
  confirmEmail: 'Confirm e-mail | Lance',
  confirmEmailDescription: 'Confirm your e-mail address by the link that was mailed to you.',
  unsubscribe: 'Unsubscribe | Lance',
  unsubscribeDescription: 'Stop notification mails by the link in the mail.',
  kimchiPremium: 'Kimchi premium of every coin, live | Lance',
  kimchiPremiumDescription:
    'Korean prices of every coin on Upbit and Bithumb beside global ones: the premium by the bank rate and by USDT, with its calculation and its age.',
  chartScore: 'AI chart analysis: hit rate beside a coin flip | Lance',
  chartScoreDescription:
    'What became of every AI chart analysis in the market: hit rate with its 95% interval by symbol, timeframe and engine, beside a coin flip and always long.',
  lToken: 'L token: what is decided and what is not | Lance',
  lTokenDescription:
    'The L token has not been issued and nobody sells it. What is decided, what is not, and how news of it will come.',
  faq: 'Questions and answers | Lance',
  faqDescription:
    'Rebates, registering a UID, L coin and Luff, asking for a payback: frequent questions, answered with the numbers in force today.',
  terms: 'Terms of use | Lance',
  termsDescription: 'The service, accounts and UIDs, rebates and points, leaving: what holds when you use Lance.',
  privacy: 'Privacy | Lance',
  privacyDescription: 'What Lance keeps about you, what for, how long, and when it is deleted.',
  indicators: 'Three TradingView indicators, and where they fail | Lance',
  indicatorsDescription:
    'Whale Hunter Signal, Order Block and Liquidation Map: which question each answers, how it is read, and where it fails, on charts.',
  whaleHunter: 'How to read Whale Hunter Signal | Lance',
  whaleHunterDescription:
    'How Whale Hunter Signal finds candles with unusual volume and a clear close, how to read its marks, and when they fail.',
  orderBlock: 'How to read Order Block | Lance',
  orderBlockDescription:
    'How Order Block draws the zone a strong move began from, how to read a return to it, and when zones break.',
  liquidationMap: 'How to read Liquidation Map | Lance',
  liquidationMapDescription:
    'How Liquidation Map estimates where leveraged positions would be closed, how to read its bands, and what it cannot know.',
  pictureVolume: 'Trading volume',
  pictureFeeRate: 'Fee rate',
  pictureRebateRate: 'Rebate rate',
  pictureRebate: 'Rebate',
} as const;
