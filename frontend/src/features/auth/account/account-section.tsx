import { TradingviewId } from '@/features/auth/account/tradingview-id';
import { accountTexts } from '@/features/auth/account/texts';
import { useGetOwnMemberQuery } from '@/shared/api/generated';
import { formatDay } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/auth/account/account-section.module.css';

/** Who the member is: name, e-mail, join date, and the TradingView ID that they keep themselves. */
export function AccountSection() {
  const { t, language } = accountTexts.use();
  const query = useGetOwnMemberQuery();
  return (
    <Section title={t('title')}>
      <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
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
            </dl>
            <TradingviewId value={member.tradingviewId} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}
