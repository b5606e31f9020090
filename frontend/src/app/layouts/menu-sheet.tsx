import * as Dialog from '@radix-ui/react-dialog';
import { Languages, MessageSquareText, Moon, Sun, X } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { hasHelp } from '@/app/layouts/has-help';
import { HelpLink } from '@/app/layouts/help-link';
import { NavItemLink } from '@/app/layouts/nav-item-link';
import { type NavItem, navigationFor } from '@/app/layouts/navigation';
import { useLanguageSwitch } from '@/shared/session/use-language-switch';
import { useLogOut } from '@/app/layouts/use-log-out';
import { plainTexts } from '@/app/pages/texts';
import { appTexts } from '@/app/texts';
import { localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { setTheme, useTheme } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { useCloseByBack } from '@/shared/ui/use-close-by-back';
import styles from '@/app/layouts/menu-sheet.module.css';

export interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened it; gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The menu of the page as a side sheet. */
export function MenuSheet({ open, onOpenChange, opener }: MenuSheetProps) {
  const { t, language } = appTexts.use();
  const { status, user, restriction } = useSession();
  const { pathname } = useLocation();
  const { other, switchTo } = useLanguageSwitch();
  const theme = useTheme();
  const signOut = useLogOut();
  const close = (): void => onOpenChange(false);
  useCloseByBack(open, close);
  const isMember = status === 'member';
  const isFree = isMember && restriction === null;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['veil']} />
        <Dialog.Content
          className={styles['sheet']}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <div className={styles['sheetHead']}>
            <Dialog.Title className={styles['sheetTitle']}>
              {isMember && user ? t('nav.greeting', { name: user.name }) : t('nav.menu')}
            </Dialog.Title>
            <Dialog.Close className={styles['sheetClose']} aria-label={t('nav.closeMenu')}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <nav className={styles['sheetNav']} aria-label={t('nav.label')}>
            {isFree ? (
              <MemberPages isAdmin={user?.isAdmin ?? false} onLeave={close} />
            ) : (
              navigationFor(false, false).map((item) => (
                <Fragment key={item.key}>
                  <NavItemLink item={item} onClick={close} />
                  {item.key === 'home' && !isMember && <OpenPages onLeave={close} />}
                </Fragment>
              ))
            )}
          </nav>
          <div className={styles['sheetTools']}>
            {isFree && hasHelp(pathname) && (
              <HelpLink onClick={close}>
                <MessageSquareText size={18} aria-hidden />
                {t('footer.chatbot')}
              </HelpLink>
            )}
            <button type="button" onClick={switchTo} lang={other}>
              <Languages size={18} aria-hidden />
              {other === 'ko' ? t('nav.toKorean') : t('nav.toEnglish')}
            </button>
            <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
              {theme === 'dark' ? t('nav.toLight') : t('nav.toDark')}
            </button>
          </div>
          <div className={styles['sheetFoot']}>
            {isMember ? (
              <button
                type="button"
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                {t('nav.logout')}
              </button>
            ) : (
              <>
                <ButtonLink block to={localPath(paths.login, language)} onClick={close}>
                  {t('nav.login')}
                </ButtonLink>
                <ButtonLink block variant="primary" to={localPath(paths.register, language)} onClick={close}>
                  {t('nav.register')}
                </ButtonLink>
              </>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is the member's own, the tools, and the rest. */
function MemberPages({ isAdmin, onLeave }: { isAdmin: boolean; onLeave: () => void }) {
  const { t } = appTexts.use();
  const items = navigationFor(true, isAdmin);
  const linksTo = (...keys: NavItem['key'][]) =>
    keys
      .flatMap((key) => items.filter((item) => item.key === key))
      .map((item) => <NavItemLink key={item.key} item={item} onClick={onLeave} />);
  return (
    <>
      <div>
        <NavLink to={paths.dashboard} end onClick={onLeave}>
          {t('nav.dashboard')}
        </NavLink>
        {linksTo('myInfo', 'earnings')}
        <Link to={`${paths.myPage}?tab=luff`} onClick={onLeave}>
          {t('nav.wallet')}
        </Link>
        <Link to={paths.lcoinDashboard} onClick={onLeave}>
          {t('nav.coinOverview')}
        </Link>
        {linksTo('store')}
        <Link to={`${paths.myPage}?tab=receipts`} onClick={onLeave}>
          {t('nav.receipts')}
        </Link>
      </div>
      <div>{linksTo('insights', 'chartAnalysis', 'journal')}</div>
      <div>{linksTo('home', 'admin')}</div>
    </>
  );
}

const OPEN_PAGES = [
  ['uidCheck', `${paths.home}#uid-check`],
  ['calculator', `${paths.home}#calculator`],
  ['kimchiPremium', paths.kimchiPremium],
  ['indicators', paths.indicators],
  ['faq', paths.faq],
] as const;

/** What a visitor can use at once; what follows asks for a login, which stands before it. */
function OpenPages({ onLeave }: { onLeave: () => void }) {
  const { t, language } = appTexts.use();
  const { t: plain } = plainTexts.use();
  return (
    <>
      {OPEN_PAGES.map(([name, path]) => (
        <Link key={name} to={localPath(path, language)} onClick={onLeave}>
          {t(`footer.${name}`)}
        </Link>
      ))}
      <p className={styles['locked']}>{plain('loginPrompt.behind')}</p>
    </>
  );
}
