/** Parts of the page that can be hidden, in their order. */
export const PANELS = [
  'overview',
  'myCoins',
  'alerts',
  'kimchi',
  'gainers',
  'sectors',
  'news',
  'mood',
  'charts',
  'coins',
  'funding',
  'largeTrades',
  'liquidations',
  'hyperliquid',
  'analysis',
  'traders',
] as const;
export type Panel = (typeof PANELS)[number];
