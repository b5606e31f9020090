import { BuyButton } from '@/features/store/components/buy-button';
import { ChartCoupons } from '@/features/store/components/chart-coupons';
import { storeTexts } from '@/features/store/texts';
import { usePurchaseChartAnalysisVoucherMutation } from '@/shared/api/generated/member';
import { useSiteSettings } from '@/shared/api/ages';
import { formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Figure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/store/components/store.module.css';

const UNIT = 'L';

/** Voucher for one chart analysis: its price and the coupons left, with a link to the analysis unless it is there. */
export function VoucherOffer({ isAtAnalysis = false }: { isAtAnalysis?: boolean }) {
  const { t } = storeTexts.use();
  const settings = useSiteSettings();
  const [purchase] = usePurchaseChartAnalysisVoucherMutation();
  return (
    <Section
      title={t('voucher.title')}
      lead={t('voucher.lead')}
      action={
        isAtAnalysis ? undefined : (
          <ButtonLink size="s" variant="link" to={paths.chartAnalysis} state={{ useCoupon: true }}>
            {t('voucher.open')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={settings} skeleton={<Skeleton width="100%" height="48px" />}>
        {(all) => {
          const price = Number(all.find(({ key }) => key === 'store_voucherPrice')?.value ?? 0);
          if (price === 0) return null;
          return (
            <div className={styles['wayToPay']}>
              <Figure
                value={price}
                unit={UNIT}
                size="l"
                receipt={{
                  title: t('voucher.name'),
                  rows: [
                    { label: t('voucher.one'), value: '1', unit: t('voucher.oneUnit') },
                    { label: t('items.price'), value: formatNumber(price), unit: UNIT, operator: '×' },
                  ],
                  sum: { value: formatNumber(price), unit: UNIT },
                  note: t('voucher.priceNote'),
                  source: t('indicator.source'),
                  at: settings.fulfilledTimeStamp,
                }}
              />
              <BuyButton
                name={t('voucher.name')}
                title={t('buy.titleVoucher', { name: t('voucher.name') })}
                price={price}
                consequence={t('buy.voucher')}
                onBuy={(shown) => purchase({ purchaseVoucherDto: { price: shown } }).unwrap()}
              />
            </div>
          );
        }}
      </Loaded>
      <div className={styles['after']}>
        <ChartCoupons />
      </div>
    </Section>
  );
}
