export const en = {
  refresh: 'Refresh',
  store: 'To the store',
  lcoin: 'L coin balance',
  today: 'Today',
  luff: 'Luff',
  luffWallet: 'Luff wallet',
  luffBalance: 'Luff balance',
  requests: 'Indicator purchases',
  items: 'Mining items',
  promos: 'More',
  homeTitle: 'Earn more by trading',
  homeText: 'Register an exchange UID: trading earns Luff, and the UID earns L coin.',
  homeTextEarning:
    'Trading with your verified UIDs goes on earning Luff. Verifying one of another exchange earns more L coin.',
  homeAction: 'See exchanges',
  chartTitle: 'Have a chart analysed',
  chartText:
    'Upload a chart: the analysis names direction, entry, stop loss and take profit. You can buy vouchers with L coin.',
  chartAction: 'Analyse a chart',
} as const;
