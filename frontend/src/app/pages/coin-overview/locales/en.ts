export const en = {
  lead: 'What you have earned and spent, and what still works for you.',
  refresh: 'Refresh',
  store: 'To the store',
  lcoin: 'L coin balance',
  entries: 'Entries',
  luff: 'Luff balance',
  today: 'Today',
  requests: 'Indicator purchases',
  items: 'Mining items',
  promos: 'More',
  homeTitle: 'Earn more by trading',
  homeText: 'Register an exchange UID: trading earns Luff, and the UID earns L coin.',
  homeAction: 'See exchanges',
  chartTitle: 'Have a chart analysed',
  chartText:
    'Upload a chart: the analysis names direction, entry, stop and target. L coin buys vouchers. Chart analysis is not open yet; a coupon can be used once it is.',
  chartAction: 'Analyse a chart',
} as const;
