export const en = {
  title: 'L token',
  lead: 'L token is in preparation. It has not been issued, and nobody sells it.',
  stateTitle: 'As of today',
  state: {
    issued: 'Issued',
    issuedValue: 'No',
    none: 'Sale, price, contract address',
    noneValue: 'None',
    listing: 'Listing on an exchange',
    listingValue: 'Not decided',
  },
  revised: 'Last revised {{day}}',
  stamp: 'Not issued',
  planTitle: 'What it is planned to be',
  plan1:
    'We are examining a token that could be used inside the service. What exactly it would do is decided only after legal review, and if the review speaks against it, there will be no token.',
  plan2:
    'That is why this page gives no number, no date and no prospect of value. It is here so that you can check what is true when somebody speaks to you about an L token.',
  decided: 'Decided',
  decided1: 'Its name would be L token.',
  decided2: 'There is no sale, no presale and no list to sign up for.',
  decided3:
    'L coin and Luff are points inside this service. They are not the L token, and there is no promise to exchange one for the other.',
  decided4:
    'Nobody from us asks you, on account of the L token, to connect a wallet, to send coins or to tell a recovery phrase.',
  decided5: 'What is decided later stands on this page first.',
  open: 'Not decided yet',
  open1: 'Whether it will be issued, and when',
  open2: 'What it is used for, and who can receive it',
  open3: 'How many there are, and how they are distributed',
  open4: 'On which blockchain, and at which contract address',
  open5: 'Whether any exchange will list it',
  newsTitle: 'How you will hear of it',
  news1: 'This page is the first place. Each change here carries the day of its revision.',
  news2: 'Mails go only to members who agreed to news, and never contain a link that leads to a payment or a wallet.',
  news3: 'Whoever offers an L token elsewhere does not do so on our behalf. If you are not sure, ask us:',
  lcoinTitle: 'What exists today: L coin',
  lcoinText:
    'L coin is a point that is earned by checking in and by idle mining, and is spent in the store. It is not the L token, and it cannot be turned into money.',
  lcoinLink: 'Your L coin',
  storeLink: 'What it can be spent on',
  disclaimer: 'This page is information, not an offer, and no advice to invest.',
} as const;
