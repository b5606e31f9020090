export const en = {
  terms: {
    title: 'Terms',
    title1: 'What the service does',
    text1:
      'Lance shows whether an exchange account (UID) receives a trading-fee rebate, keeps the reports of exchanges, and runs two points, L coin and Luff. It is no exchange, holds no customer assets and gives no investment advice.',
    title2: 'Account',
    text2:
      'One person, one account. The e-mail address and the password are yours to keep. On the security tab of My info you see where you are signed in and can end it; a new password ends all other sessions.',
    title3: 'UIDs',
    text3:
      'Register only UIDs of your own exchange accounts. A UID belongs to at most one member; when two claim it, an administrator decides on evidence.',
    title4: 'Rebates and figures',
    text4:
      'Rebates are computed from the reports of exchanges with the rate in force at the end of each day. A corrected report corrects the figures. Every figure names its source and time.',
    title5: 'Points',
    text5:
      'L coin and Luff are points inside this service. Their rates and prices are published settings; a change counts from its moment on, never backwards.',
    title6: 'Referral links',
    text6:
      'Links to exchanges are affiliate links: we receive a commission from the exchange, of which the rebate is a part.',
    title7: 'Ending',
    text7:
      'You can close your account yourself on the security tab of My info. Points that are left, and Luff of trades not reported yet, are forfeited; an open payback has to be settled first. The signup bonus is paid once per address, also after a return.',
  },
  privacy: {
    title: 'Privacy',
    title1: 'What we collect',
    text1:
      'Required: name, e-mail address, password (kept as a hash only). If you give them: phone number, TradingView ID, exchange and UID. While you use the service: times and network addresses of log-ins, the kind of browser, the records of your points and requests, and the kind and time of mails sent to you.',
    title2: 'What for',
    text2:
      'To identify you, to compute and show rebates, to run points and requests, to answer support, and to keep abuse out. News and offers only with your separate consent. Mails that the safety of the account needs are always sent; those about UIDs and paybacks can be switched off.',
    title3: 'UID checks without log-in',
    text3:
      'A signed anonymous cookie and a keyed hash of the network address count the checks of an hour. Both are forgotten after a day, and nobody learns who holds a UID.',
    title4: 'Cookies and storage',
    text4:
      'One cookie keeps the session, another recognises a browser you have signed in with before. The browser also keeps your theme, your language and your name for the next start. There are no advertising cookies.',
    title5: 'Who else sees it',
    text5:
      'When a UID is verified, its number is asked of the exchange it belongs to. Nothing is sold or passed on for advertising.',
    title6: 'How long',
    text6:
      'As long as the account exists. Closing it deletes name, e-mail address, phone number, TradingView ID, password and sessions at once. The ledger of points, payouts, UIDs and reports stay without the name. A hash of the address that keeps bonuses from being paid twice and security records (with network addresses) stay as well; the kind and time of mails are deleted after 90 days. Records that the law asks to be kept are kept as long as it asks.',
    title7: 'Your rights',
    text7:
      'On the security tab of My info you can download everything that is kept about you, and close the account. You can see, correct and delete your data, and take back a consent, on My info or through support. Without the required data there can be no account.',
  },
  draft: 'Draft of the operator. The version in force is published here before the service opens.',
} as const;
