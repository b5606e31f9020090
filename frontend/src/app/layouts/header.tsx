import * as Dialog from '@radix-ui/react-dialog';
import { Languages, Menu as MenuIcon, Moon, Sun, X } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { useLogOut } from '@/app/layouts/use-log-out';
import { navigationFor, useNavLabel } from '@/app/layouts/navigation';
import { appTexts } from '@/app/texts';
import { useGetLcoinBalanceQuery, useUpdateOwnMemberMutation } from '@/shared/api/generated';
import { readAgain } from '@/shared/api/read-again';
import { formatNumber } from '@/shared/format';
import { type Language, i18n } from '@/shared/i18n';
import { languageOfPath, localPath, paths, storeLanguage } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { setTheme, useTheme } from '@/shared/theme';
import { ButtonLink, IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import styles from '@/app/layouts/header.module.css';

/** Only members have it, so visitors do not load its parts. */
const AccountMenu = lazy(async () => ({ default: (await import('@/app/layouts/account-menu')).AccountMenu }));

const BALANCE_POLL_MS = 30_000;

export function Header() {
  const { t, language } = appTexts.use();
  const { status, user, restriction } = useSession();
  const label = useNavLabel();
  const items = navigationFor(status === 'member' && restriction === null, user?.isAdmin ?? false);
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
          {items.map(({ key, to }) => (
            <NavLink key={key} className={styles['item'] ?? ''} to={localPath(to, language)} end>
              {label(key)}
            </NavLink>
          ))}
        </nav>
        <div className={styles['tools']}>
          {status === 'member' && restriction === null && <CoinBadge />}
          <div className={styles['switches']}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {status === 'member' && user ? (
            <Suspense fallback={<span className={styles['account']}>{t('nav.greeting', { name: user.name })}</span>}>
              <AccountMenu name={user.name} />
            </Suspense>
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
          <MenuSheet />
        </div>
      </div>
    </header>
  );
}

/** The balance of L coin, read again every 30 s; without an answer there is no badge, never a zero. */
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

export function useLanguageSwitch(): { other: Language; switchTo: () => void } {
  const { language } = appTexts.use();
  const { status, restriction } = useSession();
  const [updateMember] = useUpdateOwnMemberMutation();
  const dispatch = useDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const other: Language = language === 'ko' ? 'en' : 'ko';
  const change = async (): Promise<void> => {
    storeLanguage(other);
    // The server speaks to members in the language that the account keeps, so it has to know before the screen is read
    // again; a lost call is made up at the next switch.
    if (status === 'member' && restriction === null) await updateMember({ updateMemberDto: { language: other } });
    if (languageOfPath(location.pathname) === undefined) await i18n.changeLanguage(other);
    else
      await navigate(localPath(location.pathname + location.search + location.hash, other), {
        replace: true,
        preventScrollReset: true,
      });
    dispatch(readAgain());
  };
  return { other, switchTo: () => void change() };
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

/** The same menu as a sheet from the side, for narrow screens. */
function MenuSheet() {
  const { t, language } = appTexts.use();
  const { status, user, restriction } = useSession();
  const label = useNavLabel();
  const { other, switchTo } = useLanguageSwitch();
  const theme = useTheme();
  const signOut = useLogOut();
  const [open, setOpen] = useState(false);
  const isMember = status === 'member';
  const isFree = isMember && restriction === null;
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={styles['burger']} aria-label={t('nav.menu')}>
        <MenuIcon size={20} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['veil']} />
        <Dialog.Content className={styles['sheet']} aria-describedby={undefined}>
          <div className={styles['sheetHead']}>
            <Dialog.Title className={styles['sheetTitle']}>
              {isMember && user ? t('nav.greeting', { name: user.name }) : t('nav.menu')}
            </Dialog.Title>
            <Dialog.Close className={styles['sheetClose']} aria-label={t('nav.closeMenu')}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <nav className={styles['sheetNav']} aria-label={t('nav.label')}>
            {navigationFor(isFree, user?.isAdmin ?? false).map(({ key, to }) => (
              <NavLink key={key} to={localPath(to, language)} end onClick={() => setOpen(false)}>
                {label(key)}
              </NavLink>
            ))}
            {isFree && (
              <>
                <Link to={`${paths.myPage}?tab=luff`} onClick={() => setOpen(false)}>
                  {t('nav.wallet')}
                </Link>
                <Link to={paths.lcoinDashboard} onClick={() => setOpen(false)}>
                  {t('nav.coinOverview')}
                </Link>
              </>
            )}
          </nav>
          <div className={styles['sheetTools']}>
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
                  setOpen(false);
                  signOut();
                }}
              >
                {t('nav.logout')}
              </button>
            ) : (
              <>
                <ButtonLink block to={localPath(paths.login, language)} onClick={() => setOpen(false)}>
                  {t('nav.login')}
                </ButtonLink>
                <ButtonLink
                  block
                  variant="primary"
                  to={localPath(paths.register, language)}
                  onClick={() => setOpen(false)}
                >
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
