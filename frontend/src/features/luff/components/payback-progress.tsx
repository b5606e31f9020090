import { exactLuff, isCut, usdtSum, usdtText } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals, divideDecimals, multiplyDecimals, subtractDecimals } from '@/shared/decimal';
import { formatLarge, formatNumber, formatPercent } from '@/shared/format';
import { usePaybackWay } from '@/shared/money/money-way';
import { receiptTexts } from '@/shared/receipts/texts';
import { WithReceipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/luff/components/luff-wallet.module.css';

const WEEK = 7;
const DAYS_AS_DAYS = 21;
const RATE_DIGITS = 6;

export type PaybackProgressProps = Pick<LuffBalanceDto, 'progress' | 'luffPerUsdt' | 'availableLuff'>;

/** Progress to the minimum payback, and the time it takes at the pace of the last reports. */
export function PaybackProgress({ progress, luffPerUsdt, availableLuff }: PaybackProgressProps) {
  const { t } = luffTexts.use();
  const receipts = receiptTexts.use();
  const { minimumUsdt, currentUsdt, dailyAverageLuff, estimatedDays } = progress;
  const paybackWay = usePaybackWay();
  const hasNone = compareDecimals(availableLuff, 0) === 0;
  const isReached = compareDecimals(currentUsdt, minimumUsdt) >= 0;
  const weeks = estimatedDays !== null && estimatedDays > DAYS_AS_DAYS ? Math.round(estimatedDays / WEEK) : null;
  const percent = isReached ? 100 : Number(divideDecimals(currentUsdt, minimumUsdt, 4) ?? 0) * 100;
  const value = t(isReached ? 'progress.valueReached' : 'progress.value', {
    current: usdtSum(currentUsdt),
    minimum: usdtText(minimumUsdt),
  });
  return (
    <div className={styles['progress']}>
      <div className={styles['progressWords']}>
        <span className="figures">
          {hasNone ? (
            t('progress.from', { minimum: usdtText(minimumUsdt) })
          ) : (
            <WithReceipt
              receipt={{
                title: t('wallet.worthTitle'),
                rows: [
                  { label: t('wallet.available'), value: exactLuff(availableLuff), unit: t('luff') },
                  { label: t('wallet.perUsdt'), value: String(luffPerUsdt), unit: t('luff'), operator: '÷' },
                ],
                sum: { label: t('wallet.worthTitle'), value: usdtSum(currentUsdt), unit: t('usdt') },
                ...(isCut(currentUsdt)
                  ? { exact: { label: receipts.t('exact'), value: usdtText(currentUsdt), unit: t('usdt') } }
                  : {}),
                way: paybackWay,
                source: t('wallet.source'),
              }}
            >
              {value}
            </WithReceipt>
          )}
        </span>
        {isReached ? (
          <b>{t('progress.reached')}</b>
        ) : estimatedDays === null || dailyAverageLuff === null ? (
          <span className={styles['pace']}>{t('progress.noPace')}</span>
        ) : (
          <WithReceipt
            receipt={{
              title: t('progress.title'),
              rows: [
                { label: t('progress.minimum'), value: usdtText(minimumUsdt), unit: t('usdt') },
                { label: t('progress.current'), value: usdtText(currentUsdt), unit: t('usdt'), operator: '\u2212' },
                {
                  label: t('progress.missing'),
                  value: usdtText(subtractDecimals(minimumUsdt, currentUsdt)),
                  unit: t('usdt'),
                },
                {
                  label: t('progress.perDay'),
                  value: usdtText(divideDecimals(dailyAverageLuff, luffPerUsdt, 8) ?? '0'),
                  unit: t('usdt'),
                  operator: '÷',
                  note: `${t('progress.perDayNote')}, ${exactLuff(dailyAverageLuff)} ${t('luff')}`,
                },
              ],
              sum: {
                label: t('progress.days'),
                value: formatNumber(estimatedDays),
                unit: t('progress.daysUnit', { count: estimatedDays }),
              },
              marks: ['estimated'],
              source: t('wallet.source'),
              note: [weeks !== null && t('progress.weeksNote', { days: estimatedDays, weeks }), t('progress.note')]
                .filter(Boolean)
                .join(' '),
            }}
          >
            {weeks === null ? t('progress.pace', { count: estimatedDays }) : t('progress.paceWeeks', { count: weeks })}
          </WithReceipt>
        )}
      </div>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={value}
      >
        {percent > 0 && <span style={{ width: `${percent}%` }} />}
      </div>
      {compareDecimals(currentUsdt, 0) > 0 && !isReached && (
        <VolumeNeeded minimumUsdt={minimumUsdt} luffPerUsdt={luffPerUsdt} />
      )}
    </div>
  );
}

/** Trading volume needed for the minimum payback at current settings; nothing while trading earns no Luff. */
function VolumeNeeded({ minimumUsdt, luffPerUsdt }: { minimumUsdt: string; luffPerUsdt: number }) {
  const { t, language } = luffTexts.use();
  const settings = useSettings();
  const rate = settings.get('luff_accrualRate') ?? '0';
  const volume = divideDecimals(multiplyDecimals(minimumUsdt, luffPerUsdt), rate, 0);
  if (volume === undefined) return null;
  const minimum = usdtText(minimumUsdt);
  return (
    <p className={styles['volume']}>
      <WithReceipt
        receipt={{
          title: t('progress.volumeTitle', { minimum }),
          rows: [
            { label: t('progress.minimum'), value: minimum, unit: t('usdt') },
            { label: t('wallet.perUsdt'), value: String(luffPerUsdt), unit: t('luff'), operator: '×' },
            {
              label: t('progress.rate'),
              value: formatPercent(rate, { digits: RATE_DIGITS }),
              operator: '÷',
            },
          ],
          sum: { label: t('progress.volumeSum'), value: formatNumber(volume), unit: t('usdt') },
          source: t('progress.volumeSource'),
          at: settings.readAt,
        }}
      >
        {t('progress.volume', { volume: formatLarge(volume, language) })}
      </WithReceipt>
    </p>
  );
}
