export const en = {
  draft: 'Not in force yet: the final text appears on this page before the service opens.',
  version: 'Version of {{day}}',
  contents: 'Contents',
  contact: 'Contact',
  contactText: 'Questions about this page and about your data are answered by support.',
  other: { terms: 'Read the terms', privacy: 'Read the privacy policy' },
  terms: {
    title: 'Terms',
    lead: 'What we and members owe each other.',
    title1: 'What the service does',
    text1:
      'Lance shows whether an exchange account (UID) receives a trading-fee rebate, keeps the reports of exchanges, and runs two points, L coin and Luff.\nIt is no exchange: it takes no orders, holds no customer assets and gives no investment advice. Figures, charts and indicators are information; what you trade is your own decision and risk.',
    title2: 'Sign-up and account',
    text2:
      'One person, one account. Nobody under 14 may sign up. By signing up you accept these terms.\nThe e-mail address and the password are yours to keep. On the security tab of My info you see where you are signed in and can end it; a new password ends all other sessions. We recommend two-factor login.',
    title3: 'What the consent boxes mean',
    text3:
      '“Collection and use of personal data” at sign-up is required. It means that you agree to the required data being used for the purposes named in the privacy policy; without it there can be no account.\n“News and offers” is optional. Everything works without it, and you can switch it off at any time among the mail settings of the security tab.',
    title4: 'UIDs',
    text4:
      'Register only UIDs of your own exchange accounts. A UID belongs to one member; when two claim the same, an administrator decides on evidence.\nWhether a UID came by our referral is told by the exchange. Where the exchange does not answer or has no affiliate API, it waits until an administrator has looked.',
    title5: 'Rebates and figures',
    text5:
      'A rebate is the fee in the report of the exchange times the rebate rate in force at the end of that day. The exchange itself pays it to your own account there; it does not pass through us. A corrected report corrects the figures.\nEvery figure names its source and time. Estimates, samples and old values say so. What the calculator shows is computed from your input and published settings; it is an estimate and no promise.',
    title6: 'L coin',
    text6:
      'L coin is a point inside this service. It comes from signing up, a verified UID, check-ins and idle mining, and is spent in the store. It cannot be turned into money or coins, nor be sent to another member.\nThe signup bonus is paid once for an e-mail address, the bonus of a UID once for that UID. What an administrator grants or deducts stands in your history with its reason. L coin is not the L token, and there is no promise to exchange one for the other.',
    title7: 'Luff and payback',
    text7:
      'Luff comes with the volume of your verified UIDs, from the day of the verification on. When an exchange corrects a report downwards, Luff goes down with it; what the balance does not cover is filled by later accruals first.\nA payback is Luff redeemed as USDT. It needs a verified UID and a confirmed e-mail address; the smallest amount and the rate are published. The Luff is held at the request, and after a check by an administrator we pay it in USDT to one of your verified UIDs. A refused request returns it with the reason. Taxes on what you receive are yours to declare.',
    title8: 'Store and indicator passes',
    text8:
      'Prices and lengths are those shown at the purchase; a later change does not touch what you have. Points are spent at once and a purchase cannot be undone. The time of a mining item runs from its first activation and does not stop when it is switched off.\nAn indicator pass holds the points at the request and spends them with the approval; if it is refused or cancelled they come back. Access is opened for the TradingView ID you sent and ends at 23:59:59 Seoul time of the day named with the approval.',
    title9: 'What is not allowed',
    text9:
      'For the following we may freeze points, refuse requests or close an account. You are told why, and can ask support to look again.\n- Registering the UIDs of others, or false evidence\n- Several accounts for more bonuses\n- Check-ins or idle mining repeated by a program\n- Attacks on the service, or collecting data faster than is allowed',
    title10: 'Referral links and commission',
    text10:
      'Links to exchanges are affiliate links. When an account made by such a link trades, the exchange pays us a commission. Rebates are paid to that account by the exchange itself; Luff and paybacks are ours, on top. The public pages can be read without using a link.\nAt an exchange its own terms apply, and the law of the place where you live.',
    title11: 'Changes and interruptions',
    text11:
      'Rates, prices and bonuses are published settings. A change counts from its moment on, never backwards. An exchange or a feature can be closed without notice when the law or the partnership demands it; Luff already earned and open requests are still honoured.\nIf these terms change to your disadvantage, this page and a mail say so 30 days before. Whoever does not want the new terms can close the account.',
    title12: 'Liability',
    text12:
      'Late or wrong reports of an exchange, and interruptions of an exchange or of TradingView, are not in our hands. We then show the last value with its time, and correct it when the right one comes.\nPoints that we booked wrongly are corrected by entries that stay visible. Nothing here lessens a liability that the law prescribes.',
    title13: 'Ending',
    text13:
      'You can close your account yourself on the security tab of My info. Points that are left, and Luff of trades not reported yet, are forfeited; open paybacks and requests have to be settled first. The signup bonus is paid once per address, also after a return.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is kept and why, when it is deleted, and what stays.',
    title1: 'What we collect',
    text1:
      '- Required: name, e-mail address, password (kept only as a hash that cannot be reversed)\n- If you give them: phone number, TradingView ID, exchange and UID, what you write in a dispute\n- With the trading journal: your entries and pictures, imported trade histories, the API key and secret of a connected exchange (encrypted)\n- With chart analysis: the chart images you upload and their results, and when you allowed a language model\n- With other features: favourite coins and market alerts, the address of your browser for push messages, receipts that you keep or share\n- While you use the service: times and network addresses of log-ins, the kind of browser, the records of your points and requests, the kind and time of mails sent to you\n- From the reports of exchanges: volume, fee and commission of your UIDs, day by day\nPictures are kept without where and with what they were taken; those of the journal are shown to you alone.\nAn exchange API key is taken only when you connect an exchange to the journal, and used only to read your trade history. Keys that may trade, withdraw or transfer are not accepted. If the exchange is slow to answer, the key is kept, encrypted, until it has, and deleted if it may do more than read.\nWe take no identity numbers or documents, no card or bank data and no exchange password.',
    title2: 'What for',
    text2:
      '- To identify you, log you in and protect the account\n- To compute and show rebates, credit Luff and pay paybacks\n- To decide requests for points and indicator passes\n- To provide the journal, chart analyses, market alerts, and receipts that are kept or shared\n- To answer support and settle disputes\n- To keep bonuses from being paid twice, and abuse out\nNot for advertising or profiling, and nobody is put at a disadvantage without a person looking. A UID is verified automatically only when the answer of the exchange is clear; an administrator sees the others.',
    title3: 'What the consent boxes mean',
    text3:
      'The required consent at sign-up is for using the required data of part 1 for the purposes of part 2. Without it there can be no account.\nThe optional consent is for mails with news and offers, and nothing else. Nothing is lost without it, and it can be taken back at once among the mail settings of the security tab. The time of a consent is recorded.',
    title4: 'UID checks without log-in',
    text4:
      'To count the checks we use a signed anonymous cookie and a keyed hash of the network address. The UID that was checked and the count are deleted after a day. The address itself is not kept, and nobody learns who holds a UID.',
    title5: 'Cookies and storage',
    text5:
      '- Session cookie: keeps you logged in. It ends after 7 days without use, or after 30 days.\n- Known-browser cookie: recognises a browser you have signed in with. It stays for 400 days and opens nothing by itself.\n- Visitor cookie: counts UID checks without log-in. It stays for a year and holds a random number.\n- Storage of the browser: theme, language, whether the mining card is folded, and the name and e-mail address to show at the next start. Logging out removes the name and the address. What you enter in the calculator stays until the tab is closed. The conversation with the chatbot is not stored; it is gone when the page is closed or reloaded.\nThere are no advertising cookies and no trackers of other companies. Without cookies nobody can log in.',
    title6: 'Mails',
    text6:
      'Mails that the safety of the account needs (password, log-in from a new browser, confirming the address, a new UID, a payback request) are always sent. Those about decisions on UIDs and paybacks, indicators and market alerts can be switched off. News goes only to members who agreed.\nThe contents of mails are not kept; their kind and time are, for 90 days.',
    title7: 'Who else sees it',
    text7:
      '- Exchanges: a UID is named when it is checked, verified or paid to. An exchange connected to the journal is asked for your trades with your API key.\n- A language model: only if you have allowed it on the page of chart analysis, the part of your chart with the candles, and the symbol, prices and indicators read in it. The rest of the image, your name and your account are not sent. Who receives it is named on that page, where you can take it back at any time.\n- TradingView: your TradingView ID is named when access to the indicators is opened. If you load a TradingView chart, it learns your network address and the symbol.\n- The push service of your browser: market alerts, encrypted, while browser alerts are on.\n- Whoever has a link that you shared: the receipt behind it. Names and balances are never shown, UIDs are masked, and you can stop sharing at any time.\n- Companies that carry our mails and run our servers: they act for us and may use nothing for themselves.\n- Courts and authorities: only when the law demands it.\nNothing is sold or passed on for advertising. The KYC guide only explains; who you are is proved to the exchange itself.',
    title8: 'How long',
    text8:
      'As long as the account exists. Closing it deletes name, e-mail address, phone number, TradingView ID, password, second factor, consents and sessions at once, and with them the journal, pictures, exchange API keys, market alerts, and receipts that were kept or shared.\nWithout closing it, removing a connected exchange deletes its API key at once; journal pictures that you delete are gone after 24 hours, analysed chart images after a set time (90 days by default).\nRecords that the law asks to be kept are kept as long as it asks.',
    title9: 'What stays after the account is closed',
    text9:
      'The ledger of points is made so that nothing in it can be changed or deleted. The following therefore stays, without a name and under a random number.\n- Movements of points, paybacks, purchases and indicator passes\n- UIDs with their reports day by day, and uploaded report files\n- Results of chart analyses, without their images and without you\n- A hash of the address that keeps bonuses from being paid twice\n- Security records: who did what and when, with network addresses\n- What administrators gave as the reason of a grant or a refusal. They write no names there.',
    title10: 'Your rights',
    text10:
      '- “Download my data” on the security tab gives you everything that is kept about you.\n- My info lets you correct it.\n- Closing the account on the security tab deletes it.\n- Support takes back a consent or stops the use of your data. You have an answer within 10 days.\nIf the answer does not satisfy you, the Korean privacy authorities help: the report centre (118) and the mediation committee (1833-6972).',
    title11: 'How it is protected',
    text11:
      'Passwords are hashed with argon2id, secrets of the second factor and exchange API keys are encrypted, only a hash of the session cookie is kept, and everything travels over encrypted connections. What administrators change is recorded.\nIf we learn that data have leaked, the members concerned are told what happened within 72 hours.',
    title12: 'Changes',
    text12:
      'A change of this page changes the day of its version and is announced here. If more is collected, or for another purpose, we ask for your consent again.',
  },
} as const;
