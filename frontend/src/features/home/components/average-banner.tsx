import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { formatNumber } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { Button } from '@/shared/ui/button';
import { WithReceipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/average-banner.module.css';

export function AverageBanner({ onCalculate }: { onCalculate: () => void }) {
  const { t } = homeTexts.use();
  const rebateWay = useRebateWay();
  const settings = useSettings();
  const amount = settings.get(settingKeys.averageMonthlyRebate);
  const figures = amount === undefined ? undefined : formatNumber(amount, { digits: 2, trim: true });
  return (
    <section className={styles['banner']} aria-labelledby="average-title">
      <h2 id="average-title">{t('average.label')}</h2>
      {figures === undefined ? (
        <p className={styles['amount']}>
          <Skeleton width="3.4em" />
        </p>
      ) : (
        <p className={styles['amount']}>
          <WithReceipt
            receipt={{
              title: t('average.label'),
              rows: [
                { label: t('hero.published'), value: figures, unit: 'USDT' },
                { label: t('average.inDollars'), value: t('average.dollars', { amount: figures }) },
              ],
              sum: { label: t('average.label'), value: figures, unit: 'USDT' },
              source: t('hero.source'),
              at: settings.readAt,
              note: t('average.note'),
              way: rebateWay(),
            }}
          >
            <span className="figures">{t('average.dollars', { amount: figures })}</span>
          </WithReceipt>
          <span className={styles['usdt']}>
            {t('average.usdt', { amount: figures })} · {t('hero.published')}
          </span>
        </p>
      )}
      <div className={styles['action']}>
        <Button onClick={onCalculate}>{t('average.calculate')}</Button>
      </div>
    </section>
  );
}
