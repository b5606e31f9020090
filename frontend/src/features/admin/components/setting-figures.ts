import type { SettingKind } from '@/shared/api/generated/schemas';
import { parseDecimal } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';

/** The value of a setting, a number with thousands marks. Lists stay as they are typed: commas part their numbers. */
export function settingFigures(kind: SettingKind, value: string): string {
  const isNumber = (kind === 'integer' || kind === 'decimal') && parseDecimal(value) !== undefined;
  return isNumber ? formatNumber(value, { digits: 18, trim: true }) : value;
}
