import { storeTexts } from '@/features/store/texts';
import { useListChartCouponsQuery } from '@/shared/api/generated/member';
import type { ChartCouponDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { CopyButton } from '@/shared/ui/copy-button';
import { Entries, Entry } from '@/shared/ui/entries';
import { Fold } from '@/shared/ui/fold';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/store/components/store.module.css';

/** The coupons as a part of another page, with a link to more. */
export function ChartCouponsSection() {
  const { t } = storeTexts.use();
  return (
    <Section
      title={t('coupons.title')}
      action={
        <ButtonLink size="s" to={paths.miningItems}>
          {t('coupons.toStore')}
        </ButtonLink>
      }
    >
      <ChartCoupons />
    </Section>
  );
}

/** The member's coupons: unused ones with their codes, and the number of used ones. */
export function ChartCoupons() {
  const { t, language } = storeTexts.use();
  const coupons = useListChartCouponsQuery();
  return (
    <Loaded
      query={coupons}
      skeleton={<SkeletonRows rows={1} height="56px" />}
      isEmpty={(all) => all.length === 0}
      empty={<EmptyState title={t('coupons.none')}>{t('coupons.noneText')}</EmptyState>}
    >
      {(all) => {
        const unused = all.filter(({ isUsed }) => !isUsed);
        const used = all.filter(({ isUsed }) => isUsed);
        return (
          <div className={styles['coupons']}>
            <p className={styles['count']}>{t('voucher.left', { count: unused.length })}</p>
            {unused.length > 0 && (
              <Entries label={t('coupons.list')}>
                {unused.map((coupon) => (
                  <Unused key={coupon.id} coupon={coupon} />
                ))}
              </Entries>
            )}
            {used.length > 0 && (
              <Fold title={t('coupons.used', { count: used.length })}>
                <ul className={styles['used']}>
                  {used.map(({ id, couponCode, usedAt }) => (
                    <li key={id} className="figures">
                      {couponCode}
                      {usedAt !== null && (
                        <time dateTime={usedAt}>{t('coupons.usedAt', { at: formatDateTime(usedAt, language) })}</time>
                      )}
                    </li>
                  ))}
                </ul>
              </Fold>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Unused({ coupon: { couponCode, origin, createdAt } }: { coupon: ChartCouponDto }) {
  const { t, language } = storeTexts.use();
  return (
    <Entry
      title={<code className={styles['code']}>{couponCode}</code>}
      note={
        <>
          <span>{origin === 'voucher' ? t('coupons.bought') : t('coupons.given')}</span>
          <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        </>
      }
      action={
        <CopyButton size="s" text={couponCode} label={t('coupons.copyLabel', { code: couponCode })}>
          {t('coupons.copy')}
        </CopyButton>
      }
    />
  );
}
