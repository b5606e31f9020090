import { appTexts } from '@/app/texts';
import { paths } from '@/shared/paths';

type NavKey = 'home' | 'insights' | 'chartAnalysis' | 'earnings' | 'journal' | 'myInfo' | 'store' | 'admin';

export interface NavItem {
  key: NavKey;
  to: string;
  /** Other address of the same screen. */
  also?: string;
  /** Audience of the entry. */
  for: 'all' | 'member' | 'admin';
}

const items: readonly NavItem[] = [
  { key: 'home', to: paths.home, for: 'all' },
  { key: 'insights', to: paths.cryptoInsights, for: 'all' },
  { key: 'chartAnalysis', to: paths.chartAnalysis, for: 'all' },
  { key: 'earnings', to: `${paths.myInfo}?tab=all`, for: 'all' },
  { key: 'journal', to: paths.tradingJournal, for: 'all' },
  { key: 'myInfo', to: paths.myPage, for: 'all' },
  { key: 'store', to: paths.miningItems, also: paths.lcoinShop, for: 'member' },
  { key: 'admin', to: paths.adminUsers, for: 'admin' },
];

/** Menu entries of a visitor, a member or an admin, used by the header and the sheet. */
export function navigationFor(isMember: boolean, isAdmin: boolean): readonly NavItem[] {
  return items.filter(
    (item) =>
      item.for === 'all' || (item.for === 'member' && isMember) || (item.for === 'admin' && isMember && isAdmin),
  );
}

export function useNavLabel(): (key: NavKey) => string {
  const { t } = appTexts.use();
  return (key) => t(`nav.${key}`);
}
