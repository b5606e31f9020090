import { Link, useLocation } from 'react-router';
import { HelpLink } from '@/app/layouts/help-link';
import { hasHelp } from '@/app/layouts/has-help';
import { SlipReceipt } from '@/app/layouts/slip-receipt';
import { TabBar } from '@/app/layouts/tab-bar';
import { appTexts } from '@/app/texts';
import { mailTo } from '@/shared/mail-to';
import { isAccountPath, languageOfPath, localPath, paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { useSettings } from '@/shared/use-settings';
import styles from '@/app/layouts/member-shell.module.css';

/** What members have around every page: a short footer on their own pages, their navigation on phones, receipts of slips. On account pages visitors get the footer alone. */
export function MemberShell() {
  const { status, restriction } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {(isAccountPath(pathname) || languageOfPath(pathname) === undefined) && <ShortFooter />}
      {status === 'member' && restriction === null && !pathname.startsWith('/admin') && <TabBar />}
      <SlipReceipt />
    </>
  );
}

/** Help and terms, without the pages that members have in their menu and that would lead away from a form. */
function ShortFooter() {
  const { t, language } = appTexts.use();
  const { pathname } = useLocation();
  const email = useSettings().get('site_supportEmail');
  return (
    <footer className={styles['footer']}>
      <nav aria-label={t('footer.support')}>
        <Link to={localPath(paths.faq, language)}>{t('footer.faq')}</Link>
        {hasHelp(pathname) && <HelpLink>{t('footer.chatbot')}</HelpLink>}
        {email !== undefined && email !== '' && <a href={mailTo(email)}>{email}</a>}
        <Link to={localPath(paths.terms, language)}>{t('footer.terms')}</Link>
        <Link to={localPath(paths.privacy, language)}>{t('footer.privacy')}</Link>
      </nav>
    </footer>
  );
}
