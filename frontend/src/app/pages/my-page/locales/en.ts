export const en = {
  title: 'My info',
  tabs: 'Parts of My info',
  overview: 'Overview',
  luff: 'Luff wallet',
  transactions: 'L coin history',
  indicators: 'Purchased indicators',
  journal: 'Trading journal',
  receipts: 'Receipts',
  security: 'Security',
  registerUid: 'Register a UID',
  noRebateTitle: 'Your rebates will be shown here',
  noRebateText: 'Once your UID is approved, rebates are shown from the report of the next day.',
} as const;
