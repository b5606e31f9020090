import { Link } from 'react-router';
import { TradingviewId } from '@/features/auth/account/tradingview-id';
import { accountTexts } from '@/features/auth/account/texts';
import { useGetOwnMemberQuery } from '@/shared/api/generated/member';
import { formatDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/auth/account/account-section.module.css';

const SECURITY = `${paths.myPage}?tab=security`;

/** Name, e-mail, join date, link to two-factor login, and the TradingView ID. */
export function AccountSection() {
  const { t, language } = accountTexts.use();
  const query = useGetOwnMemberQuery();
  return (
    <Section title={t('title')}>
      <Loaded query={query} skeleton={<SkeletonRows rows={4} />} errorTitle={t('notFound')}>
        {(member) => (
          <div className={styles['account']}>
            <dl className={styles['facts']}>
              <div>
                <dt>{t('name')}</dt>
                <dd>{member.name}</dd>
              </div>
              <div>
                <dt>{t('email')}</dt>
                <dd>{member.email}</dd>
              </div>
              <div>
                <dt>{t('joined')}</dt>
                <dd>
                  <time dateTime={member.createdAt}>{formatDay(new Date(member.createdAt), language)}</time>
                </dd>
              </div>
              <div>
                <dt>{t('twoFactor')}</dt>
                <dd className={styles['pair']}>
                  {t(member.twoFactorEnabled ? 'on' : 'off')}
                  <Link to={`${SECURITY}#two-factor`}>{t(member.twoFactorEnabled ? 'manage' : 'setUp')}</Link>
                </dd>
              </div>
            </dl>
            <TradingviewId value={member.tradingviewId} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}
