import { Link } from 'react-router';
import { missingOf } from '@/features/store/mining-effect.rules';
import { storeTexts } from '@/features/store/texts';
import { compareDecimals, multiplyDecimals } from '@/shared/decimal';
import { formatDuration, formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { cut, cutUp, useLuffDigits } from '@/shared/points/luff-digits';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/store/components/store.module.css';

const MAX_DIGITS = 8;

/** An amount of either point with all digits. */
export function pointText(value: string | number): string {
  return formatNumber(value, { digits: MAX_DIGITS, trim: true });
}

/** What a button says in place of its price where the balance does not cover it; undefined where it does or is not known. */
export function useShortLabel(currency: 'LCOIN' | 'LUFF', price: number, available: string | undefined) {
  const { t } = storeTexts.use();
  const digits = useLuffDigits();
  const missing = available === undefined ? undefined : missingOf(price, available);
  if (missing === undefined) return undefined;
  return t(currency === 'LCOIN' ? 'short.buttonLcoin' : 'short.buttonLuff', {
    missing: pointText(cutUp(missing, digits)),
  });
}

export interface ShortDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  currency: 'LCOIN' | 'LUFF';
  price: number;
  available: string;
}

/** Shown when a balance does not cover a price: the missing amount and how to earn it. */
export function ShortDialog({ open, onOpenChange, currency, price, available }: ShortDialogProps) {
  const { t } = storeTexts.use();
  const ways = useWays(currency);
  const digits = useLuffDigits();
  const missing = pointText(cutUp(missingOf(price, available) ?? '0', digits));
  const values = { price: formatNumber(price), available: pointText(cut(available, digits)) };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={currency === 'LCOIN' ? t('short.lcoin', { missing }) : t('short.luff', { missing })}
      description={currency === 'LCOIN' ? t('short.textLcoin', values) : t('short.textLuff', values)}
      footer={<Button onClick={() => onOpenChange(false)}>{t('short.close')}</Button>}
    >
      {ways.length > 0 && (
        <>
          <p className={styles['waysTitle']}>{t('short.earn')}</p>
          <ul className={styles['ways']}>
            {ways.map(({ to, title, gain }) => (
              <li key={title}>
                <Link to={to}>{title}</Link>
                <span className="figures">{gain}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const MILLION = 1_000_000;

/** Ways to earn points at current settings; disabled (0) and unknown ones are left out. */
function useWays(currency: 'LCOIN' | 'LUFF'): { to: string; title: string; gain: string }[] {
  const { t } = storeTexts.use();
  const settings = useSettings();
  const paid = (key: string): string | undefined => {
    const value = settings.get(key);
    return value !== undefined && compareDecimals(value, 0) > 0 ? value : undefined;
  };
  if (currency === 'LUFF') {
    const rate = paid('luff_accrualRate');
    return rate === undefined
      ? []
      : [
          {
            to: `${paths.myPage}?tab=luff`,
            title: t('short.trading'),
            // As a percentage it would read as USDT of USDT.
            gain: t('short.tradingGain', {
              luff: formatNumber(multiplyDecimals(rate, MILLION), { digits: 8, trim: true }),
            }),
          },
        ];
  }
  const attendance = paid('lcoin_attendanceReward');
  const mining = paid('lcoin_idleReward');
  const interval = formatDuration(Number(settings.get('lcoin_idleIntervalSeconds') ?? 0));
  const uid = paid('lcoin_uidVerificationBonus');
  return [
    ...(attendance === undefined
      ? []
      : [
          {
            to: paths.myInfo,
            title: t('short.attendance'),
            gain: t('short.attendanceGain', { amount: formatNumber(attendance) }),
          },
        ]),
    ...(mining === undefined
      ? []
      : [
          {
            to: paths.lcoinDashboard,
            title: t('short.mining'),
            gain: t('short.miningGain', { interval, amount: formatNumber(mining) }),
          },
        ]),
    ...(uid === undefined
      ? []
      : [{ to: paths.myPage, title: t('short.uid'), gain: t('short.uidGain', { amount: formatNumber(uid) }) }]),
  ];
}
