import type { SettingsGroup } from '@/features/admin/settings-groups';
import { adminTexts } from '@/features/admin/texts';
import type { AdminSettingDto } from '@/shared/api/generated/schemas';
import { formatDuration, formatNumber, formatPercent } from '@/shared/format';

const RATE_DIGITS = 8;

type Say = (value: (name: string) => string) => string;

/** Current costs and rewards of the points in plain words; a part is left out while one of its numbers is missing. */
export function useToday(): (group: SettingsGroup, settings: readonly AdminSettingDto[]) => string | undefined {
  const { t } = adminTexts.use();
  /** A reward of 0 is disabled. */
  const reward = (name: string, amount: string): string =>
    Number(amount) === 0
      ? t('settings.today.off', { name })
      : t('settings.today.reward', { name, amount: number(amount) });
  const sentences: Partial<Record<SettingsGroup, Say[]>> = {
    lcoin: [
      (value) => reward(t('settings.today.signup'), value('signupBonus')),
      (value) => reward(t('settings.today.uid'), value('uidVerificationBonus')),
      (value) => reward(t('settings.today.attendance'), value('attendanceReward')),
      (value) =>
        Number(value('idleReward')) === 0
          ? t('settings.today.off', { name: t('settings.today.idle') })
          : t('settings.today.idleReward', {
              amount: number(value('idleReward')),
              every: formatDuration(Number(value('idleIntervalSeconds'))),
              cap: number(value('idleBaseCap')),
            }),
    ],
    luff: [
      (value) => t('settings.today.accrual', { percent: formatPercent(value('accrualRate'), { digits: RATE_DIGITS }) }),
      (value) => t('settings.today.luffPerUsdt', { luff: number(value('luffPerUsdt')) }),
      (value) => t('settings.today.payback', { usdt: number(value('minimumPaybackUsdt')) }),
    ],
    store: [
      (value) => t('settings.today.voucher', { price: number(value('voucherPrice')) }),
      (value) => t('settings.today.free', { count: number(value('freeChartAnalyses')) }),
      (value) => t('settings.today.items', { count: number(value('shownItems')) }),
      (value) => t('settings.today.coupons', { count: number(value('mostCouponsAtOnce')) }),
    ],
    indicators: [
      (value) =>
        t('settings.today.pass', {
          days: number(value('passDays')),
          lcoin: number(value('passPriceLcoin')),
          luff: number(value('passPriceLuff')),
        }),
      (value) => t('settings.today.notices', { days: value('expiryNoticeDays').replaceAll(',', ', ') }),
    ],
  };
  return (group, settings) => {
    const parts = (sentences[group] ?? []).flatMap((say) => {
      let isMissing = false;
      const sentence = say((name) => {
        const found = settings.find(({ key }) => key === `${group}_${name}`)?.value;
        if (found === undefined) isMissing = true;
        return found ?? '';
      });
      return isMissing ? [] : [sentence];
    });
    return parts.length === 0 ? undefined : parts.join(' · ');
  };
}

function number(value: string): string {
  return formatNumber(value, { digits: RATE_DIGITS, trim: true });
}
