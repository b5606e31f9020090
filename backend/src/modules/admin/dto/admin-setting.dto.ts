import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import type { Setting } from '../../../platform/settings/index.js';

export const SETTING_KINDS = ['integer', 'decimal', 'text', 'boolean', 'integerList'] as const;

/** A setting as an administrator edits it. */
export class AdminSettingDto {
  /** @example "luff_minimumPaybackUsdt" */
  key: string;
  /** In the caller's language. @example "최소 페이백 금액 (USDT)" */
  label: string;
  @ApiProperty({ enum: SETTING_KINDS, enumName: 'SettingKind' })
  kind: (typeof SETTING_KINDS)[number];
  /** Current value as text. @example "100" */
  value: string;
  /** Value before anybody changed it. @example "100" */
  defaultValue: string;
  /** Smallest value; null for texts and switches. @example "0.01" */
  min: string | null;
  /** Largest value, or the length of a text; null for switches. @example "1000000" */
  max: string | null;
  /** When it was changed last; null for the default. @example null */
  changedAt: string | null;

  static from(
    { setting, value, changedAt }: { setting: Setting; value: string; changedAt: Date | null },
    language: Language,
  ): AdminSettingDto {
    return {
      key: setting.key,
      label: setting.label[language],
      kind: setting.kind,
      value,
      defaultValue: String(setting.default),
      min: 'min' in setting ? String(setting.min) : null,
      max: 'max' in setting ? String(setting.max) : setting.kind === 'text' ? String(setting.maxLength) : null,
      changedAt: changedAt?.toISOString() ?? null,
    };
  }
}

const asText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** A new value. */
export class ChangeSettingDto {
  /** The value as text; a number or a boolean also works. @example "150" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] })
  @MaxLength(5000)
  @IsString()
  @Transform(asText)
  value: string;
}

/** A changed setting. */
export class SettingChangedDto {
  /** In the caller's language. @example "설정을 저장했습니다." */
  message: string;
  setting: AdminSettingDto;
}
