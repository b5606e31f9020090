import { Menu as MenuIcon, MessageSquareText, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { hasHelp } from '@/app/layouts/has-help';
import { HelpLink } from '@/app/layouts/help-link';
import { MenuButton } from '@/app/layouts/menu-button';
import { NavItemLink } from '@/app/layouts/nav-item-link';
import { navigationFor } from '@/app/layouts/navigation';
import { useLanguageSwitch } from '@/shared/session/use-language-switch';
import { appTexts } from '@/app/texts';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { formatNumber } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { setTheme, useTheme } from '@/shared/theme';
import { ButtonLink, IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import styles from '@/app/layouts/header.module.css';

/** Loaded for members only. */
const accountMenu = lazyPart(async () => (await import('@/app/layouts/account-menu')).AccountMenu);

const BALANCE_POLL_MS = 30_000;

export function Header() {
  const { t, language } = appTexts.use();
  const { status, user, restriction } = useSession();
  const { pathname } = useLocation();
  const isFree = status === 'member' && restriction === null;
  const items = navigationFor(isFree, user?.isAdmin ?? false);
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {t('nav.skip')}
      </a>
      <div className={styles['inner']}>
        <Link
          className={styles['wordmark']}
          to={localPath(paths.home, language)}
          aria-label={`Lance, ${t('nav.home')}`}
        >
          Lance
        </Link>
        <nav className={styles['nav']} aria-label={t('nav.label')}>
          {items.map((item) => (
            <NavItemLink key={item.key} item={item} className={styles['item']} />
          ))}
        </nav>
        <div className={styles['tools']}>
          {isFree && <CoinBadge />}
          <div className={styles['switches']}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {/* A member’s is in the menu on a phone; where there is room, a button beside the content does the same. */}
          {hasHelp(pathname) && (
            <HelpLink className={cx(styles['help'], isFree && styles['wideOnly'])} aria-label={t('footer.chatbot')}>
              <MessageSquareText size={18} aria-hidden />
            </HelpLink>
          )}
          {status === 'member' && user ? (
            <LazyPart
              part={accountMenu}
              fallback={<span className={styles['account']}>{t('nav.greeting', { name: user.name })}</span>}
            >
              {(AccountMenu) => <AccountMenu name={user.name} />}
            </LazyPart>
          ) : (
            <div className={cx(styles['guest'], 'guest-only')}>
              <ButtonLink variant="quiet" size="s" to={localPath(paths.login, language)}>
                {t('nav.login')}
              </ButtonLink>
              <ButtonLink size="s" to={localPath(paths.register, language)}>
                {t('nav.register')}
              </ButtonLink>
            </div>
          )}
          {/* On a phone a member's is in the bar along the bottom. */}
          <MenuButton className={cx(styles['burger'], isFree && styles['wideOnly'])} label={t('nav.menu')}>
            <MenuIcon size={20} aria-hidden />
          </MenuButton>
        </div>
      </div>
    </header>
  );
}

/** L coin balance, polled every 30 s. Without an answer there is no badge, never a zero. */
function CoinBadge() {
  const { t } = appTexts.use();
  const { data } = useGetLcoinBalanceQuery(undefined, { pollingInterval: BALANCE_POLL_MS });
  if (!data) return null;
  const amount = formatNumber(data.balance);
  return (
    <Link
      className={cx('figures', styles['coins'])}
      to={paths.lcoinDashboard}
      aria-label={t('nav.balance', { amount })}
    >
      <b key={amount} className={styles['changed']}>
        {amount}
      </b>{' '}
      L
    </Link>
  );
}

function LanguageSwitch() {
  const { t } = appTexts.use();
  const { other, switchTo } = useLanguageSwitch();
  return (
    <button type="button" className={styles['language']} onClick={switchTo} lang={other}>
      {other.toUpperCase()}
      <span className="visually-hidden"> {other === 'ko' ? t('nav.toKorean') : t('nav.toEnglish')}</span>
    </button>
  );
}

function ThemeSwitch() {
  const { t } = appTexts.use();
  const theme = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? t('nav.toLight') : t('nav.toDark')}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Sun size={18} className="only-dark" aria-hidden />
      <Moon size={18} className="only-light" aria-hidden />
    </IconButton>
  );
}
