export const en = {
  title: 'AI coin analysis',
  lead: 'What is measured right now, in sentences. It predicts and recommends nothing.',
  coin: 'Coin',
  hint: 'BTC, Bitcoin',
  nothing: 'No Korean exchange lists such a coin. Press Enter to look for the ticker elsewhere.',
  unread: 'The analysis could not be loaded',
  unknown: 'No exchange lists {{symbol}}',
  unknownText: 'Please choose another coin.',
  shown: 'Analysis of {{symbol}}',
  price: 'The price is {{price}} USDT.',
  change: 'It changed by {{change}}% over 24 hours.',
  range: 'It moved between {{low}} and {{high}} USDT, and {{volume}} USDT were traded.',
  noPrice: 'No global exchange lists it, so there is no price in USDT.',
  days: {
    range: 'Over the last {{days}} days it moved between {{low}} and {{high}} USDT.',
    place: 'It now stands at {{place}}% of that range, counted from the low.',
    change7d: 'Since 7 days ago: {{change}}%.',
    change30d: 'Since 30 days ago: {{change}}%.',
    dailyRange: 'On an average day, high and low are {{range}}% apart.',
  },
  premium: {
    both: 'The premium on {{exchange}} is {{premium}}% by the bank rate and {{usdt}}% by the price of USDT.',
    one: 'The premium on {{exchange}} is {{premium}}% by the bank rate.',
    none: 'There is no premium on {{exchange}}. {{reason}}.',
    week: 'That is higher than in {{lower}}% of the {{hours}} hours recorded in the last 7 days (lowest {{least}}%, highest {{most}}%).',
    weekLowest:
      'That is the lowest of the last 7 days: in the {{hours}} hours recorded it was between {{least}}% and {{most}}%.',
    weekHighest:
      'That is the highest of the last 7 days: in the {{hours}} hours recorded it was between {{least}}% and {{most}}%.',
    few: 'Only {{hours}} of the last 168 hours are recorded: too few to compare.',
  },
  funding: {
    longs: 'Next funding ({{time}}): longs pay shorts {{rate}}%.',
    shorts: 'Next funding ({{time}}): shorts pay longs {{rate}}%.',
    none: 'Next funding ({{time}}) is 0%.',
  },
  openInterest: 'On Hyperliquid, positions worth {{value}} USD are open, at a funding of {{rate}}% an hour.',
  largeTrades: {
    some: 'Large trades since {{since}}, buys: {{buys}} ({{bought}} USDT), sells: {{sells}} ({{sold}} USDT).',
    none: 'No large trade was seen since {{since}}.',
    someOfNewest:
      'Among the last {{newest}} large trades of all coins (since {{since}}), buys of this coin: {{buys}} ({{bought}} USDT), sells: {{sells}} ({{sold}} USDT).',
    noneOfNewest: 'The last {{newest}} large trades of all coins (since {{since}}) include none of it.',
  },
  liquidations: {
    some: 'Liquidations since {{since}}: long positions {{longs}} ({{long}} USDT), short positions {{shorts}} ({{short}} USDT), at least.',
    none: 'No liquidation was seen since {{since}}.',
    someOfNewest:
      'Among the last {{newest}} liquidations of all coins (since {{since}}), those of this coin: long positions {{longs}} ({{long}} USDT), short positions {{shorts}} ({{short}} USDT).',
    noneOfNewest: 'The last {{newest}} liquidations of all coins (since {{since}}) include none of it.',
  },
  news: {
    some: 'Articles of the last 24 hours that mention it: {{count}}. By their words, {{positive}} are positive, {{negative}} negative and {{neutral}} neutral.',
    none: 'No article of the last 24 hours mentions it.',
  },
  how: 'Everything above is computed: measured values in fixed sentences, each with its source and age.',
  model: {
    title: 'In the words of an AI model',
    facts: 'as measured at {{time}}',
    by: 'Written by a language model ({{model}}), {{written}}.',
    numbers: 'A text with a number that was not measured is not shown. No forecast, no advice.',
  },
} as const;
