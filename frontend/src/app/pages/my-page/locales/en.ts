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
  noRebateText:
    'Register the UID of an exchange account that you opened by our link. The first report comes on the next day.',
  waitingText: 'Your UID waits for approval. Rebates are shown from the report of the day after it.',
} as const;
