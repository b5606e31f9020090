import { adminTexts } from '@/features/admin/texts';
import type { AdminSettingDto, SettingKind } from '@/shared/api/generated/schemas';
import { parseDecimal } from '@/shared/decimal';
import { formatDuration, formatNumber, formatPercent } from '@/shared/format';
import { sharedTexts } from '@/shared/texts';

const ALL_DIGITS = 18;

/** The value of a setting as it is typed, a number with thousands marks. Lists stay: commas part their numbers. */
export function settingFigures(kind: SettingKind, value: string): string {
  const isNumber = (kind === 'integer' || kind === 'decimal') && parseDecimal(value) !== undefined;
  return isNumber ? formatNumber(value, { digits: ALL_DIGITS, trim: true }) : value;
}

/** Units of settings by the end of their key; the first match wins. */
const UNITS = [
  ['won', /KrwPerUsdt$/],
  ['luff', /_(luffPerUsdt|accrualRate)$|Luff$/],
  ['usdt', /Usdt$|Volume$|_averageMonthlyRebate$/],
  ['usd', /^languageModel_/],
  ['lcoin', /_(signupBonus|uidVerificationBonus|attendanceReward|idleReward|voucherPrice)$|Lcoin$/],
  ['share', /(Rate|Share)$/],
  ['percent', /Percent$/],
  ['megabytes', /Megabytes$/],
  ['seconds', /Seconds$/],
  ['minutes', /Minutes$/],
  ['hours', /Hours(AfterNewUid)?$/],
  ['days', /Days$/],
  ['intervals', /_idleBaseCap$/],
  ['leverage', /everages?$/],
  ['digits', /Digits$/],
  ['times', /Analyses$/],
] as const satisfies (readonly [string, RegExp])[];
type Unit = (typeof UNITS)[number][0];

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** `1시간 30분`; in seconds where two units cannot express it exactly. */
function spokenDuration(seconds: number): string {
  const smallest = seconds >= 2 * DAY ? HOUR : seconds >= HOUR ? MINUTE : 1;
  return seconds % smallest === 0 ? formatDuration(seconds) : sharedTexts.t('duration.seconds', { count: seconds });
}

function unitOf({ key, kind }: Pick<AdminSettingDto, 'key' | 'kind'>): Unit | undefined {
  if (kind === 'text' || kind === 'boolean') return undefined;
  return UNITS.find(([, names]) => names.test(key))?.[0];
}

/** The label of a setting without the unit in parentheses, which is shown with the value. */
export function settingName(setting: AdminSettingDto): string {
  return unitOf(setting) === undefined ? setting.label : setting.label.replace(/ ?\([^()]*\)$/, '');
}

/** Formats values of settings in readable units: 600 seconds as `10분`, a share of 0.0002 as `0.02%`. */
export function useSettingText(): (setting: AdminSettingDto, value: string) => string {
  const { t } = adminTexts.use();
  const one = (unit: Unit | undefined, value: string): string => {
    const amount = formatNumber(value, { digits: ALL_DIGITS, trim: true });
    switch (unit) {
      case undefined:
        return t('settings.unit.count', { amount });
      case 'share':
        return formatPercent(value, { digits: ALL_DIGITS });
      case 'percent':
        return `${amount}%`;
      case 'seconds':
        return spokenDuration(Number(value));
      case 'minutes':
        return spokenDuration(Number(value) * MINUTE);
      case 'hours':
        return spokenDuration(Number(value) * HOUR);
      case 'days':
        return sharedTexts.t('duration.days', { count: Number(value) });
      default:
        return t(`settings.unit.${unit}`, { amount });
    }
  };
  return (setting, value) => {
    const { kind } = setting;
    if (kind === 'boolean') return t(value === 'true' ? 'settings.on' : 'settings.off');
    if (value === '') return t('none');
    const numbers = kind === 'integerList' ? value.split(',').map((part) => part.trim()) : [value];
    if (kind === 'text' || !numbers.every((number) => parseDecimal(number) !== undefined)) return value;
    return numbers.map((number) => one(unitOf(setting), number)).join(', ');
  };
}
