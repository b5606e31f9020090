import type { Language } from '../../../platform/errors/index.js';
import { AnyAsText, Choice } from '../../../platform/http/index.js';
import type { Setting } from '../../../platform/settings/index.js';

export const SETTING_KINDS = ['integer', 'decimal', 'text', 'boolean', 'integerList'] as const;

/** A setting as an administrator edits it. */
export class AdminSettingDto {
  /** Name of the setting. */
  key: string;
  /** In the caller's language. */
  label: string;
  /** What its values are. */
  @Choice(SETTING_KINDS, { name: 'SettingKind' })
  kind: (typeof SETTING_KINDS)[number];
  /** Current value as text. */
  value: string;
  /** Value before anybody changed it. */
  defaultValue: string;
  /** Smallest value; null for texts and switches. */
  min: string | null;
  /** Largest value, or the length of a text; null for switches. */
  max: string | null;
  /** When it was changed last; null for the default. */
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

/** A new value. */
export class ChangeSettingDto {
  /** The value as text; a number or a boolean also works. */
  @AnyAsText({ max: 5000 })
  value: string;
}

/** A changed setting. */
export class SettingChangedDto {
  /** In the caller's language. */
  message: string;
  /** The setting as it is now. */
  setting: AdminSettingDto;
}
