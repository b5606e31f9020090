export const en = {
  title: 'Store',
  balances: 'What you can spend',
  lcoin: 'L coin balance',
  lcoinAvailable: '{{amount}} L available',
  luffWorth: 'Worth {{usdt}} USDT',
  luffLacking: '{{usdt}} USDT short of the minimum payback',
  luffHeld: '{{amount}} Luff requested',
  earnings: 'Earnings history',
  owned: 'My mining items',
  ownedLead: 'An item works while it is switched on. Its time starts with the first switch on and cannot be stopped.',
  orders: 'Orders',
} as const;
