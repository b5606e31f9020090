import { paths } from '@/shared/paths';

/** Screens that ask for a login, by the name that a visitor is told. */
const SCREENS = {
  chartAnalysis: paths.chartAnalysis,
  cryptoInsights: paths.cryptoInsights,
  dashboard: paths.dashboard,
  earnings: paths.myInfo,
  indicatorPurchase: paths.indicatorPurchase,
  journal: paths.tradingJournal,
  myPage: paths.myPage,
  store: paths.lcoinShop,
  miningItems: paths.miningItems,
} as const;

export type WantedScreen = keyof typeof SCREENS;

/** The screen that an address asks for; undefined where it is none that needs a login. */
export function wantedScreen(address: string): WantedScreen | undefined {
  const [pathname] = address.split(/[?#]/);
  return (Object.keys(SCREENS) as WantedScreen[]).find((name) => SCREENS[name] === pathname);
}
