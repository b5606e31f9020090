import { Ellipsis, House, Percent, Store, Wallet } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { tabBarEn } from '@/app/layouts/locales/tab-bar.en';
import { tabBarKo } from '@/app/layouts/locales/tab-bar.ko';
import { MenuButton } from '@/app/layouts/menu-button';
import { useGetIdleRewardStatusQuery } from '@/shared/api/generated/member';
import { defineTexts } from '@/shared/i18n';
import { paths } from '@/shared/paths';
import styles from '@/app/layouts/tab-bar.module.css';

const texts = defineTexts({ en: tabBarEn, ko: tabBarKo });

const tabs = [
  { key: 'home', Icon: House, to: paths.dashboard, holds: [paths.dashboard] },
  { key: 'rebate', Icon: Percent, to: paths.myPage, holds: [] },
  { key: 'wallet', Icon: Wallet, to: `${paths.myPage}?tab=luff`, holds: [paths.lcoinDashboard, paths.myInfo] },
  { key: 'store', Icon: Store, to: paths.miningItems, holds: [paths.miningItems, paths.lcoinShop] },
] as const;
/** Where the parts of My Info belong; its other tabs are behind the last button. */
const partsOfMyPage: Readonly<Record<string, string>> = {
  overview: 'rebate',
  luff: 'wallet',
  transactions: 'wallet',
};

/** Navigation of members along the bottom of a phone; hidden on wider screens. The menu is behind the last button. */
export function TabBar() {
  const { t } = texts.use();
  const { pathname, search } = useLocation();
  const part = new URLSearchParams(search).get('tab') ?? 'overview';
  const isHere = ({ key, holds }: (typeof tabs)[number]): boolean =>
    pathname === paths.myPage ? partsOfMyPage[part] === key : (holds as readonly string[]).includes(pathname);
  const { canClaim } = useGetIdleRewardStatusQuery(undefined, {
    selectFromResult: ({ data }) => ({ canClaim: data?.canClaimNow === true }),
  });
  return (
    <nav className={styles['bar']} aria-label={t('label')} data-tab-bar="">
      {tabs.map((tab) => (
        <Link key={tab.key} to={tab.to} className={styles['tab']} aria-current={isHere(tab) ? 'page' : undefined}>
          <tab.Icon size={20} aria-hidden />
          <span>{t(tab.key)}</span>
          {tab.key === 'wallet' && canClaim && (
            <span className={styles['dot']}>
              <span className="visually-hidden">, {t('mined')}</span>
            </span>
          )}
        </Link>
      ))}
      <MenuButton className={styles['tab']}>
        <Ellipsis size={20} aria-hidden />
        <span>{t('more')}</span>
      </MenuButton>
    </nav>
  );
}
