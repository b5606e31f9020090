export const en = {
  chart: 'Earned by day',
  range: 'Range of the chart',
  days: '{{count}} days',
  inDays: 'in {{count}} days',
  ofDay: '{{book}} by day',
  book: 'Book',
  books: { all: 'All books', rebate: 'Rebate', lcoin: 'L coin', luff: 'Luff' },
  paidByExchange: 'Paid by the exchange',
  region: 'All entries',
  none: 'No entries yet',
  noneText: 'Rebates, L coin and Luff stand here together, the newest first.',
  cut: 'Amounts are cut; receipts have all digits.',
} as const;
