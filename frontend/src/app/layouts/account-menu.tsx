import * as Menu from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '@/app/layouts/use-log-out';
import { appTexts } from '@/app/texts';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import styles from '@/app/layouts/header.module.css';

/** Menu with the member's own pages; only the logout for a restricted member. */
export function AccountMenu({ name }: { name: string }) {
  const { t } = appTexts.use();
  const { restriction } = useSession();
  const signOut = useLogOut();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['account']}>
        <span className={styles['name']}>{t('nav.greeting', { name })}</span>
        <ChevronDown size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles['menu']} align="end" sideOffset={8} aria-label={t('nav.myPage')}>
          {restriction === null && (
            <>
              <Menu.Item asChild>
                <Link to={paths.dashboard}>{t('nav.dashboard')}</Link>
              </Menu.Item>
              <Menu.Item asChild>
                <Link to={paths.myPage}>{t('nav.myInfo')}</Link>
              </Menu.Item>
              <Menu.Item asChild>
                <Link to={`${paths.myPage}?tab=luff`}>{t('nav.wallet')}</Link>
              </Menu.Item>
              <Menu.Item asChild>
                <Link to={paths.lcoinDashboard}>{t('nav.coinOverview')}</Link>
              </Menu.Item>
              <Menu.Item asChild>
                <Link to={`${paths.myPage}?tab=receipts`}>{t('nav.receipts')}</Link>
              </Menu.Item>
              <Menu.Separator className={styles['rule']} />
            </>
          )}
          <Menu.Item asChild>
            <button type="button" onClick={signOut}>
              {t('nav.logout')}
            </button>
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
