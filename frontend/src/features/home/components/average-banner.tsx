import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { WithReceipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tag } from '@/shared/ui/tag';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/average-banner.module.css';

/** The published average: a figure for orientation, whose receipt says that it is one and who states it. */
export function AverageBanner({ onCalculate }: { onCalculate: () => void }) {
  const { t } = homeTexts.use();
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
              rows: [{ label: t('hero.published'), value: figures, unit: 'USDT' }],
              sum: { value: t('average.dollars', { amount: figures }) },
              source: t('hero.source'),
              at: settings.readAt,
            }}
          >
            {t('average.dollars', { amount: figures })}
          </WithReceipt>
          <span className={styles['usdt']}>{t('average.usdt', { amount: figures })}</span>
          <span className={styles['mark']}>
            <Tag tone="amber">{t('hero.published')}</Tag>
          </span>
        </p>
      )}
      {figures !== undefined && <p className={styles['note']}>{t('average.note')}</p>}
      <div className={styles['action']}>
        <Button onClick={onCalculate}>{t('average.calculate')}</Button>
      </div>
    </section>
  );
}
