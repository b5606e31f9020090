/** Parts of the page that can be hidden, by the view that holds them on a narrow screen, in their order. */
export const VIEWS = {
  premium: ['kimchi'],
  own: ['myCoins', 'alerts'],
  market: ['overview', 'gainers', 'coins', 'sectors', 'mood', 'charts'],
  futures: ['funding', 'liquidations', 'largeTrades', 'hyperliquid', 'traders'],
  reading: ['news', 'analysis'],
} as const;
export type View = keyof typeof VIEWS;
export type ViewPanel = (typeof VIEWS)[View][number];
/** What a wide screen has links to: the market’s figures stand above them there. */
export type LinkedPanel = Exclude<ViewPanel, 'overview'>;

/** Parts of the page that can be hidden, in their order on a wide screen. */
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
